// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class ExchangePactStates {
    private final ExchangeStates states;

    public ExchangePactStates(ExchangeStates states) {
        this.states = states;
    }

    @State("a document control has an outcome")
    public void aDocumentControlHasAnOutcome(Map<String, Object> params) throws Exception {
        states.aDocumentControlHasAnOutcome(params);
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("a wallet may give an identity")
    public void aWalletMayGiveAnIdentity(Map<String, Object> params) throws Exception {
        states.aWalletMayGiveAnIdentity(params);
    }

    @State("a wallet was asked")
    public void aWalletWasAsked(Map<String, Object> params) throws Exception {
        states.aWalletWasAsked(params);
    }

    @State("an exchange awaits documents")
    public void anExchangeAwaitsDocuments(Map<String, Object> params) throws Exception {
        states.anExchangeAwaitsDocuments(params);
    }

    @State("an exchange has a complete document")
    public void anExchangeHasACompleteDocument(Map<String, Object> params) throws Exception {
        states.anExchangeHasACompleteDocument(params);
    }

    @State("an exchange has a controlled document")
    public void anExchangeHasAControlledDocument(Map<String, Object> params) throws Exception {
        states.anExchangeHasAControlledDocument(params);
    }

    @State("an exchange has its pages")
    public void anExchangeHasItsPages(Map<String, Object> params) throws Exception {
        states.anExchangeHasItsPages(params);
    }

    @State("an exchange keeps one side")
    public void anExchangeKeepsOneSide(Map<String, Object> params) throws Exception {
        states.anExchangeKeepsOneSide(params);
    }

    @State("an exchange refuses documents")
    public void anExchangeRefusesDocuments(Map<String, Object> params) throws Exception {
        states.anExchangeRefusesDocuments(params);
    }

    @State("an exchange takes small documents alone")
    public void anExchangeTakesSmallDocumentsAlone(Map<String, Object> params) throws Exception {
        states.anExchangeTakesSmallDocumentsAlone(params);
    }

    @State("no document was sent")
    public void noDocumentWasSent(Map<String, Object> params) throws Exception {
        states.noDocumentWasSent(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("no wallet is asked")
    public void noWalletIsAsked(Map<String, Object> params) throws Exception {
        states.noWalletIsAsked(params);
    }

    @State("no wallet was asked")
    public void noWalletWasAsked(Map<String, Object> params) throws Exception {
        states.noWalletWasAsked(params);
    }

    @State("the income proof is missing")
    public void theIncomeProofIsMissing(Map<String, Object> params) throws Exception {
        states.theIncomeProofIsMissing(params);
    }

    @State("the subscription has documents")
    public void theSubscriptionHasDocuments(Map<String, Object> params) throws Exception {
        states.theSubscriptionHasDocuments(params);
    }
}
