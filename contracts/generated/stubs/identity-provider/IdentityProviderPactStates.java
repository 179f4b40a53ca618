// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class IdentityProviderPactStates {
    private final IdentityProviderStates states;

    public IdentityProviderPactStates(IdentityProviderStates states) {
        this.states = states;
    }

    @State("a workstation gave a code")
    public void aWorkstationGaveACode(Map<String, Object> params) throws Exception {
        states.aWorkstationGaveACode(params);
    }

    @State("an authorization code is valid")
    public void anAuthorizationCodeIsValid(Map<String, Object> params) throws Exception {
        states.anAuthorizationCodeIsValid(params);
    }

    @State("an authorization code was already used")
    public void anAuthorizationCodeWasAlreadyUsed(Map<String, Object> params) throws Exception {
        states.anAuthorizationCodeWasAlreadyUsed(params);
    }
}
