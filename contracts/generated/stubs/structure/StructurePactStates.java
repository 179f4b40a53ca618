// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class StructurePactStates {
    private final StructureStates states;

    public StructurePactStates(StructureStates states) {
        this.states = states;
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("agencies exist around a point")
    public void agenciesExistAroundAPoint(Map<String, Object> params) throws Exception {
        states.agenciesExistAroundAPoint(params);
    }

    @State("an agency exists")
    public void anAgencyExists(Map<String, Object> params) throws Exception {
        states.anAgencyExists(params);
    }

    @State("an agency is unknown")
    public void anAgencyIsUnknown(Map<String, Object> params) throws Exception {
        states.anAgencyIsUnknown(params);
    }

    @State("no agency exists around a point")
    public void noAgencyExistsAroundAPoint(Map<String, Object> params) throws Exception {
        states.noAgencyExistsAroundAPoint(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }
}
