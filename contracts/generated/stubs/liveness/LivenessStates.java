// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface LivenessStates {

    /** The prospect connected has a video check with this outcome. livenessId (string): id of the check; status (string): ONGOING | ENDED | ERROR; validated (boolean): boolean, where it has ended; count (integer): attempts used, this one included; role (string): TIT | COT, whose; the holder’s unless told */
    void aLivenessCheckHasAnOutcome(Map<String, Object> params) throws Exception;

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened */
    void anExchangeHasDocumentsToSign(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** The prospect connected may begin no other video check, and the last one says so. livenessId (string): id of the last check; count (integer): attempts used */
    void theLivenessAttemptsAreExhausted(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a liveness check has an outcome" -> aLivenessCheckHasAnOutcome(params);
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "an exchange has documents to sign" -> anExchangeHasDocumentsToSign(params);
            case "no valid session" -> noValidSession(params);
            case "the liveness attempts are exhausted" -> theLivenessAttemptsAreExhausted(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
