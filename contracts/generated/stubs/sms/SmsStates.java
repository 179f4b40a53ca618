// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface SmsStates {

    /** A ceremony of the prospect connected is open; no code was sent yet. No parameter. */
    void aOneTimeCodeCanBeSent(Map<String, Object> params) throws Exception;

    /** A code was sent less than a minute ago. No parameter. */
    void aOneTimeCodeWasJustSent(Map<String, Object> params) throws Exception;

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** Somebody is known by this uuid, and no SMS was sent to them yet. uuid (string): uuid of the subscription */
    void anSMSCanBeSent(Map<String, Object> params) throws Exception;

    /** An SMS was sent less than a minute ago. uuid (string): uuid of the subscription */
    void anSMSWasJustSent(Map<String, Object> params) throws Exception;

    /** The prospect connected has no ceremony for which a code could be sent. No parameter. */
    void noCeremonyIsOpen(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** No subscription has this uuid. uuid (string): uuid of the subscription */
    void nobodyIsKnownByTheUuid(Map<String, Object> params) throws Exception;

    /** As many SMS were sent as may be. uuid (string): uuid of the subscription */
    void theSMSLimitIsReached(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a one-time code can be sent" -> aOneTimeCodeCanBeSent(params);
            case "a one-time code was just sent" -> aOneTimeCodeWasJustSent(params);
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "an SMS can be sent" -> anSMSCanBeSent(params);
            case "an SMS was just sent" -> anSMSWasJustSent(params);
            case "no ceremony is open" -> noCeremonyIsOpen(params);
            case "no valid session" -> noValidSession(params);
            case "nobody is known by the uuid" -> nobodyIsKnownByTheUuid(params);
            case "the SMS limit is reached" -> theSMSLimitIsReached(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
