// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class SmsPactStates {
    private final SmsStates states;

    public SmsPactStates(SmsStates states) {
        this.states = states;
    }

    @State("a one-time code can be sent")
    public void aOneTimeCodeCanBeSent(Map<String, Object> params) throws Exception {
        states.aOneTimeCodeCanBeSent(params);
    }

    @State("a one-time code was just sent")
    public void aOneTimeCodeWasJustSent(Map<String, Object> params) throws Exception {
        states.aOneTimeCodeWasJustSent(params);
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("an SMS can be sent")
    public void anSMSCanBeSent(Map<String, Object> params) throws Exception {
        states.anSMSCanBeSent(params);
    }

    @State("an SMS was just sent")
    public void anSMSWasJustSent(Map<String, Object> params) throws Exception {
        states.anSMSWasJustSent(params);
    }

    @State("no ceremony is open")
    public void noCeremonyIsOpen(Map<String, Object> params) throws Exception {
        states.noCeremonyIsOpen(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("nobody is known by the uuid")
    public void nobodyIsKnownByTheUuid(Map<String, Object> params) throws Exception {
        states.nobodyIsKnownByTheUuid(params);
    }

    @State("the SMS limit is reached")
    public void theSMSLimitIsReached(Map<String, Object> params) throws Exception {
        states.theSMSLimitIsReached(params);
    }
}
