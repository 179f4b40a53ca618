// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface StructureStates {

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** At least one agency is near this point. latitude (number): degrees north; longitude (number): degrees east; open (array): days on which each of them is open, in English: monday … */
    void agenciesExistAroundAPoint(Map<String, Object> params) throws Exception;

    /** The agency is open to clients, and its advisers have hours of their own. id (string): id of the agency; open (array): days on which it is open, in English: monday …; advisers (array): days on which its advisers receive */
    void anAgencyExists(Map<String, Object> params) throws Exception;

    /** No agency has this id. id (string): id of the agency */
    void anAgencyIsUnknown(Map<String, Object> params) throws Exception;

    /** No agency is near this point. latitude (number): degrees north; longitude (number): degrees east */
    void noAgencyExistsAroundAPoint(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "agencies exist around a point" -> agenciesExistAroundAPoint(params);
            case "an agency exists" -> anAgencyExists(params);
            case "an agency is unknown" -> anAgencyIsUnknown(params);
            case "no agency exists around a point" -> noAgencyExistsAroundAPoint(params);
            case "no valid session" -> noValidSession(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
