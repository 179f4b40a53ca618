// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class EsignaturePactStates {
    private final EsignatureStates states;

    public EsignaturePactStates(EsignatureStates states) {
        this.states = states;
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("a signature session has a status")
    public void aSignatureSessionHasAStatus(Map<String, Object> params) throws Exception {
        states.aSignatureSessionHasAStatus(params);
    }

    @State("an exchange has documents to sign")
    public void anExchangeHasDocumentsToSign(Map<String, Object> params) throws Exception {
        states.anExchangeHasDocumentsToSign(params);
    }

    @State("an exchange has nothing to sign")
    public void anExchangeHasNothingToSign(Map<String, Object> params) throws Exception {
        states.anExchangeHasNothingToSign(params);
    }

    @State("an exchange is unknown")
    public void anExchangeIsUnknown(Map<String, Object> params) throws Exception {
        states.anExchangeIsUnknown(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("the participant has already signed")
    public void theParticipantHasAlreadySigned(Map<String, Object> params) throws Exception {
        states.theParticipantHasAlreadySigned(params);
    }
}
