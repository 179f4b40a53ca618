// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class AuthGatewayPactStates {
    private final AuthGatewayStates states;

    public AuthGatewayPactStates(AuthGatewayStates states) {
        this.states = states;
    }

    @State("a non-production identifier exists")
    public void aNonProductionIdentifierExists(Map<String, Object> params) throws Exception {
        states.aNonProductionIdentifierExists(params);
    }

    @State("an authorization code is valid")
    public void anAuthorizationCodeIsValid(Map<String, Object> params) throws Exception {
        states.anAuthorizationCodeIsValid(params);
    }

    @State("an authorization code was already used")
    public void anAuthorizationCodeWasAlreadyUsed(Map<String, Object> params) throws Exception {
        states.anAuthorizationCodeWasAlreadyUsed(params);
    }

    @State("an identifier is unknown")
    public void anIdentifierIsUnknown(Map<String, Object> params) throws Exception {
        states.anIdentifierIsUnknown(params);
    }
}
