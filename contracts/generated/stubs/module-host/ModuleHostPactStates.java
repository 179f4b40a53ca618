// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class ModuleHostPactStates {
    private final ModuleHostStates states;

    public ModuleHostPactStates(ModuleHostStates states) {
        this.states = states;
    }

    @State("module hashes are absent with a query")
    public void moduleHashesAreAbsentWithAQuery(Map<String, Object> params) throws Exception {
        states.moduleHashesAreAbsentWithAQuery(params);
    }

    @State("module hashes are published")
    public void moduleHashesArePublished(Map<String, Object> params) throws Exception {
        states.moduleHashesArePublished(params);
    }
}
