// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface PersonStates {

    /** The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. done (array): what the holder has done; id (string): id of the holder, where a call names it */
    void aFileWasHandedOver(Map<String, Object> params) throws Exception;

    /** The file of the prospect connected has this person, of whom everything is known, or what the creation asked. id (string): id of a person of the file; role (string): TIT | COT; level (string): complete | begun */
    void aPersonExists(Map<String, Object> params) throws Exception;

    /** The file stands at the recap, and this person, who is connected, was sent this code, which another e-mail asks for. id (string): id of a person of the file; role (string): TIT | COT; code (string): the code that was sent */
    void aPersonHoldsACode(Map<String, Object> params) throws Exception;

    /** The file of the prospect connected has nobody of this id. id (string): id of a person of the file */
    void aPersonIsUnknown(Map<String, Object> params) throws Exception;

    /** What is saved of this person is refused with this code. id (string): id of a person of the file; role (string): TIT | COT; code (string): functional code */
    void aPersonOfTheFileCannotBeAccepted(Map<String, Object> params) throws Exception;

    /** The file stands at the recap, every proof was accepted, and everything is known of this person. id (string): id of a person of the file; role (string): TIT | COT */
    void aPersonStandsAtTheRecap(Map<String, Object> params) throws Exception;

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** What the bank knows of the person connected. level (string): complete | minimal | none */
    void theProspectsDetailsAre(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a file was handed over" -> aFileWasHandedOver(params);
            case "a person exists" -> aPersonExists(params);
            case "a person holds a code" -> aPersonHoldsACode(params);
            case "a person is unknown" -> aPersonIsUnknown(params);
            case "a person of the file cannot be accepted" -> aPersonOfTheFileCannotBeAccepted(params);
            case "a person stands at the recap" -> aPersonStandsAtTheRecap(params);
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "no valid session" -> noValidSession(params);
            case "the prospect's details are" -> theProspectsDetailsAre(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
