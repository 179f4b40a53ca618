// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface ExchangeStates {

    /** The analysis of this person’s document stands so. id (string): id of a person of the file; docRank (string): rank of the proof; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended; reason (string): why it is KO; comment (string): what the adviser wrote who sent it back; birthdate (string): what is known of the birthdate that was read (proposed, optional); wallet (boolean): boolean: an identity from a wallet stands in the place of a document (proposed, optional) */
    void aDocumentControlHasAnOutcome(Map<String, Object> params) throws Exception;

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** The file of the prospect connected awaits the identity document of this person, and takes an identity from a wallet (proposed). id (string): id of a person of the file; device (string): SAME | OTHER | BROWSER: where the wallet is; OTHER only in an adviser’s session */
    void aWalletMayGiveAnIdentity(Map<String, Object> params) throws Exception;

    /** The session that is connected began this request to a wallet, which stands so, or does once the wallet answers (proposed). transactionId (string): id of the request; status (string): WAITING | RECEIVED | REFUSED; reason (string): why it is REFUSED; responseCode (string): what the wallet led back, where it did */
    void aWalletWasAsked(Map<String, Object> params) throws Exception;

    /** No document of this rank was sent to the exchange yet. idEne (string): id of the exchange; docRank (string): rank of the proof */
    void anExchangeAwaitsDocuments(Map<String, Object> params) throws Exception;

    /** This document was sent and said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof */
    void anExchangeHasACompleteDocument(Map<String, Object> params) throws Exception;

    /** This document was controlled; the names or the birthdate of its person have changed since (proposed). idEne (string): id of the exchange; docRank (string): rank of the proof; once (boolean): boolean: the bank takes no second control of a document */
    void anExchangeHasAControlledDocument(Map<String, Object> params) throws Exception;

    /** The pages of this document were sent; it was not said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof */
    void anExchangeHasItsPages(Map<String, Object> params) throws Exception;

    /** The front of an identity card was sent under this rank, and nothing was said to be whole yet (proposed). idEne (string): id of the exchange; docRank (string): rank of the proof */
    void anExchangeKeepsOneSide(Map<String, Object> params) throws Exception;

    /** The exchange takes no document of this rank, whatever it is. idEne (string): id of the exchange; docRank (string): rank of the proof */
    void anExchangeRefusesDocuments(Map<String, Object> params) throws Exception;

    /** A document is too large for the exchange where it weighs more than this. idEne (string): id of the exchange; docRank (string): rank of the proof; bytes (integer): most bytes of all pages */
    void anExchangeTakesSmallDocumentsAlone(Map<String, Object> params) throws Exception;

    /** The file of this person has no document of this rank. id (string): id of a person of the file; docRank (string): rank of the proof */
    void noDocumentWasSent(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** The file of the prospect connected awaits the identity document of this person, and takes no identity from a wallet (proposed). id (string): id of a person of the file */
    void noWalletIsAsked(Map<String, Object> params) throws Exception;

    /** The session that is connected began no request of this id (proposed). No parameter. */
    void noWalletWasAsked(Map<String, Object> params) throws Exception;

    /** Every proof of the file was validated but the holder’s income, never sent. idEne (string): id of the exchange */
    void theIncomeProofIsMissing(Map<String, Object> params) throws Exception;

    /** The prospect connected has these proofs. workflow (string): individual | joint; docs (object): map of rank to SENT, ONGOING, OK or KO; WALLET: an identity from a wallet (proposed) */
    void theSubscriptionHasDocuments(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a document control has an outcome" -> aDocumentControlHasAnOutcome(params);
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "a wallet may give an identity" -> aWalletMayGiveAnIdentity(params);
            case "a wallet was asked" -> aWalletWasAsked(params);
            case "an exchange awaits documents" -> anExchangeAwaitsDocuments(params);
            case "an exchange has a complete document" -> anExchangeHasACompleteDocument(params);
            case "an exchange has a controlled document" -> anExchangeHasAControlledDocument(params);
            case "an exchange has its pages" -> anExchangeHasItsPages(params);
            case "an exchange keeps one side" -> anExchangeKeepsOneSide(params);
            case "an exchange refuses documents" -> anExchangeRefusesDocuments(params);
            case "an exchange takes small documents alone" -> anExchangeTakesSmallDocumentsAlone(params);
            case "no document was sent" -> noDocumentWasSent(params);
            case "no valid session" -> noValidSession(params);
            case "no wallet is asked" -> noWalletIsAsked(params);
            case "no wallet was asked" -> noWalletWasAsked(params);
            case "the income proof is missing" -> theIncomeProofIsMissing(params);
            case "the subscription has documents" -> theSubscriptionHasDocuments(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
