// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class CartPactStates {
    private final CartStates states;

    public CartPactStates(CartStates states) {
        this.states = states;
    }

    @State("a cart forecast combines prices")
    public void aCartForecastCombinesPrices(Map<String, Object> params) throws Exception {
        states.aCartForecastCombinesPrices(params);
    }

    @State("a cart forecast exists")
    public void aCartForecastExists(Map<String, Object> params) throws Exception {
        states.aCartForecastExists(params);
    }

    @State("a cart forecast is taken for malformed")
    public void aCartForecastIsTakenForMalformed(Map<String, Object> params) throws Exception {
        states.aCartForecastIsTakenForMalformed(params);
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("an offer says what its cards have")
    public void anOfferSaysWhatItsCardsHave(Map<String, Object> params) throws Exception {
        states.anOfferSaysWhatItsCardsHave(params);
    }

    @State("no cart can be forecast")
    public void noCartCanBeForecast(Map<String, Object> params) throws Exception {
        states.noCartCanBeForecast(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("the cart cannot be given")
    public void theCartCannotBeGiven(Map<String, Object> params) throws Exception {
        states.theCartCannotBeGiven(params);
    }

    @State("the prospect has a cart")
    public void theProspectHasACart(Map<String, Object> params) throws Exception {
        states.theProspectHasACart(params);
    }

    @State("the prospect has no cart")
    public void theProspectHasNoCart(Map<String, Object> params) throws Exception {
        states.theProspectHasNoCart(params);
    }
}
