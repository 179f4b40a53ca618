// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface EsignatureStates {

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** The ceremony of the person whose turn it is stands so; the video check has passed. id (string): id of the exchange; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended */
    void aSignatureSessionHasAStatus(Map<String, Object> params) throws Exception;

    /** The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened */
    void anExchangeHasDocumentsToSign(Map<String, Object> params) throws Exception;

    /** The exchange is the prospect’s, its file does not stand at a signature. id (string): id of the exchange */
    void anExchangeHasNothingToSign(Map<String, Object> params) throws Exception;

    /** The prospect connected has no exchange of this id. id (string): id of the exchange */
    void anExchangeIsUnknown(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** This person of the file has signed. id (string): id of the exchange; role (string): TIT | COT */
    void theParticipantHasAlreadySigned(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "a signature session has a status" -> aSignatureSessionHasAStatus(params);
            case "an exchange has documents to sign" -> anExchangeHasDocumentsToSign(params);
            case "an exchange has nothing to sign" -> anExchangeHasNothingToSign(params);
            case "an exchange is unknown" -> anExchangeIsUnknown(params);
            case "no valid session" -> noValidSession(params);
            case "the participant has already signed" -> theParticipantHasAlreadySigned(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
