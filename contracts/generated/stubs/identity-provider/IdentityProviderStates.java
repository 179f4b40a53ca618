// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface IdentityProviderStates {

    /** The code is that of an adviser’s workstation, good once and without a challenge. code (string): text; clientId (string): text; redirect (string): address */
    void aWorkstationGaveACode(Map<String, Object> params) throws Exception;

    /** The code can be exchanged once. code (string): text; clientId (string): text; redirect (string): address */
    void anAuthorizationCodeIsValid(Map<String, Object> params) throws Exception;

    /** The code was exchanged before. code (string): text; clientId (string): text; redirect (string): address */
    void anAuthorizationCodeWasAlreadyUsed(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a workstation gave a code" -> aWorkstationGaveACode(params);
            case "an authorization code is valid" -> anAuthorizationCodeIsValid(params);
            case "an authorization code was already used" -> anAuthorizationCodeWasAlreadyUsed(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
