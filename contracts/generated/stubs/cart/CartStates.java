// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface CartStates {

    /** The offer can be forecast; taken together, its contracts cost something else than each by itself. workflow (string): individual | joint */
    void aCartForecastCombinesPrices(Map<String, Object> params) throws Exception;

    /** The offer for these answers can be forecast. workflow (string): individual | joint; youth (boolean): boolean; cards (integer): how many cards are on offer */
    void aCartForecastExists(Map<String, Object> params) throws Exception;

    /** The provider does not understand the parameters: a technical code, no functional one. No parameter. */
    void aCartForecastIsTakenForMalformed(Map<String, Object> params) throws Exception;

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** The offer holds cards alone, listed from the last rank to the first; each answers every yes/no alike and is offered to these persons alone; prices are combined. The cart of the prospect connected holds these contracts. flag (string): 0 | 1; participants (string): TIT | COT; selected (array): catalogue numbers of the cart */
    void anOfferSaysWhatItsCardsHave(Map<String, Object> params) throws Exception;

    /** The offer is refused with this code. code (string): functional code */
    void noCartCanBeForecast(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** The cart of the prospect connected is refused with this code. code (string): functional code */
    void theCartCannotBeGiven(Map<String, Object> params) throws Exception;

    /** The prospect connected has a cart with this selection. selected (array): catalogue numbers; workflow (string): individual | joint; birthdate (string): ISO day: the holder’s; dematerialization (string): 0 | 1; deliveryChoiceDone (string): 0 | 1; combined (boolean): boolean: taken together, the contracts on offer cost something else than each by itself; promoted (integer): number: euros a month that were confirmed, while the promotion lasts; without it no price was confirmed; afterwards (number): number: euros a month after the promotion; months (integer): number: how long the promotion lasts; without it, unknown or none */
    void theProspectHasACart(Map<String, Object> params) throws Exception;

    /** The prospect connected has a file, and no cart. No parameter. */
    void theProspectHasNoCart(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a cart forecast combines prices" -> aCartForecastCombinesPrices(params);
            case "a cart forecast exists" -> aCartForecastExists(params);
            case "a cart forecast is taken for malformed" -> aCartForecastIsTakenForMalformed(params);
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "an offer says what its cards have" -> anOfferSaysWhatItsCardsHave(params);
            case "no cart can be forecast" -> noCartCanBeForecast(params);
            case "no valid session" -> noValidSession(params);
            case "the cart cannot be given" -> theCartCannotBeGiven(params);
            case "the prospect has a cart" -> theProspectHasACart(params);
            case "the prospect has no cart" -> theProspectHasNoCart(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
