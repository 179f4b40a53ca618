// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class LivenessPactStates {
    private final LivenessStates states;

    public LivenessPactStates(LivenessStates states) {
        this.states = states;
    }

    @State("a liveness check has an outcome")
    public void aLivenessCheckHasAnOutcome(Map<String, Object> params) throws Exception {
        states.aLivenessCheckHasAnOutcome(params);
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("an exchange has documents to sign")
    public void anExchangeHasDocumentsToSign(Map<String, Object> params) throws Exception {
        states.anExchangeHasDocumentsToSign(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("the liveness attempts are exhausted")
    public void theLivenessAttemptsAreExhausted(Map<String, Object> params) throws Exception {
        states.theLivenessAttemptsAreExhausted(params);
    }
}
