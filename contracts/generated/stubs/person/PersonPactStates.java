// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class PersonPactStates {
    private final PersonStates states;

    public PersonPactStates(PersonStates states) {
        this.states = states;
    }

    @State("a file was handed over")
    public void aFileWasHandedOver(Map<String, Object> params) throws Exception {
        states.aFileWasHandedOver(params);
    }

    @State("a person exists")
    public void aPersonExists(Map<String, Object> params) throws Exception {
        states.aPersonExists(params);
    }

    @State("a person holds a code")
    public void aPersonHoldsACode(Map<String, Object> params) throws Exception {
        states.aPersonHoldsACode(params);
    }

    @State("a person is unknown")
    public void aPersonIsUnknown(Map<String, Object> params) throws Exception {
        states.aPersonIsUnknown(params);
    }

    @State("a person of the file cannot be accepted")
    public void aPersonOfTheFileCannotBeAccepted(Map<String, Object> params) throws Exception {
        states.aPersonOfTheFileCannotBeAccepted(params);
    }

    @State("a person stands at the recap")
    public void aPersonStandsAtTheRecap(Map<String, Object> params) throws Exception {
        states.aPersonStandsAtTheRecap(params);
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("the prospect's details are")
    public void theProspectsDetailsAre(Map<String, Object> params) throws Exception {
        states.theProspectsDetailsAre(params);
    }
}
