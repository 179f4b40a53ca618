// Generated from provider-states.json: copy it into your verification, and fill in each state.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class ProviderStates {

    /** The offer can be forecast; taken together, its contracts cost something else than each by itself. workflow (string): individual | joint */
    @State("a cart forecast combines prices")
    public void aCartForecastCombinesPrices(Map<String, Object> params) {
        throw new UnsupportedOperationException("a cart forecast combines prices");
    }

    /** The offer for these answers can be forecast. workflow (string): individual | joint; youth (boolean): boolean; cards (integer): how many cards are on offer */
    @State("a cart forecast exists")
    public void aCartForecastExists(Map<String, Object> params) {
        throw new UnsupportedOperationException("a cart forecast exists");
    }

    /** The provider does not understand the parameters: a technical code, no functional one. No parameter. */
    @State("a cart forecast is taken for malformed")
    public void aCartForecastIsTakenForMalformed(Map<String, Object> params) {
        throw new UnsupportedOperationException("a cart forecast is taken for malformed");
    }

    /** The tax ids of this country have a known form. code (string): ISO code */
    @State("a country has a fiscal format")
    public void aCountryHasAFiscalFormat(Map<String, Object> params) {
        throw new UnsupportedOperationException("a country has a fiscal format");
    }

    /** The country is known, the form of its tax ids is not. code (string): ISO code */
    @State("a country has no fiscal format")
    public void aCountryHasNoFiscalFormat(Map<String, Object> params) {
        throw new UnsupportedOperationException("a country has no fiscal format");
    }

    /** No country has this code. code (string): ISO code */
    @State("a country is unknown")
    public void aCountryIsUnknown(Map<String, Object> params) {
        throw new UnsupportedOperationException("a country is unknown");
    }

    /** The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns. county (string): code of the county */
    @State("a county has birth towns")
    public void aCountyHasBirthTowns(Map<String, Object> params) {
        throw new UnsupportedOperationException("a county has birth towns");
    }

    /** No town of this county is known. county (string): code of the county */
    @State("a county has no birth town")
    public void aCountyHasNoBirthTown(Map<String, Object> params) {
        throw new UnsupportedOperationException("a county has no birth town");
    }

    /** A file was created under this Idempotency-Key, with what is sent again, and this id was answered. key (string): the Idempotency-Key; id (string): id of the file; workflow (string): individual | joint */
    @State("a creation was answered before")
    public void aCreationWasAnsweredBefore(Map<String, Object> params) {
        throw new UnsupportedOperationException("a creation was answered before");
    }

    /** The analysis of this person’s document stands so. id (string): id of a person of the file; docRank (string): rank of the proof; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended; reason (string): why it is KO; comment (string): what the adviser wrote who sent it back */
    @State("a document control has an outcome")
    public void aDocumentControlHasAnOutcome(Map<String, Object> params) {
        throw new UnsupportedOperationException("a document control has an outcome");
    }

    /** The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. done (array): what the holder has done */
    @State("a file was handed over")
    public void aFileWasHandedOver(Map<String, Object> params) {
        throw new UnsupportedOperationException("a file was handed over");
    }

    /** The subscription was ended; the account’s creation stands so. status (string): ONGOING | ENDED | ERROR; result (string): created | finalizeFurtherAnalysis | finalizeRejected | finalizeGeneric, where it has ended */
    @State("a finalisation stands at")
    public void aFinalisationStandsAt(Map<String, Object> params) {
        throw new UnsupportedOperationException("a finalisation stands at");
    }

    /** The prospect connected has a video check with this outcome. livenessId (string): id of the check; status (string): ONGOING | ENDED | ERROR; validated (boolean): boolean, where it has ended; count (integer): attempts used, this one included */
    @State("a liveness check has an outcome")
    public void aLivenessCheckHasAnOutcome(Map<String, Object> params) {
        throw new UnsupportedOperationException("a liveness check has an outcome");
    }

    /** Nothing forbids a new file for these people. workflow (string): individual | joint */
    @State("a new prospect may subscribe")
    public void aNewProspectMaySubscribe(Map<String, Object> params) {
        throw new UnsupportedOperationException("a new prospect may subscribe");
    }

    /** Outside production: a file can be resumed by this number. kind (string): client | prospect; id (string): eight digits */
    @State("a non-production identifier exists")
    public void aNonProductionIdentifierExists(Map<String, Object> params) {
        throw new UnsupportedOperationException("a non-production identifier exists");
    }

    /** A ceremony of the prospect connected is open; no code was sent yet. No parameter. */
    @State("a one-time code can be sent")
    public void aOneTimeCodeCanBeSent(Map<String, Object> params) {
        throw new UnsupportedOperationException("a one-time code can be sent");
    }

    /** A code was sent less than a minute ago. No parameter. */
    @State("a one-time code was just sent")
    public void aOneTimeCodeWasJustSent(Map<String, Object> params) {
        throw new UnsupportedOperationException("a one-time code was just sent");
    }

    /** The file of the prospect connected has this person, of whom everything is known, or what the creation asked. id (string): id of a person of the file; role (string): TIT | COT; level (string): complete | begun */
    @State("a person exists")
    public void aPersonExists(Map<String, Object> params) {
        throw new UnsupportedOperationException("a person exists");
    }

    /** The file of the prospect connected has nobody of this id. id (string): id of a person of the file */
    @State("a person is unknown")
    public void aPersonIsUnknown(Map<String, Object> params) {
        throw new UnsupportedOperationException("a person is unknown");
    }

    /** What is saved of this person is refused with this code. id (string): id of a person of the file; role (string): TIT | COT; code (string): functional code */
    @State("a person of the file cannot be accepted")
    public void aPersonOfTheFileCannotBeAccepted(Map<String, Object> params) {
        throw new UnsupportedOperationException("a person of the file cannot be accepted");
    }

    /** The file stands at the recap, every proof was accepted, and everything is known of this person. id (string): id of a person of the file; role (string): TIT | COT */
    @State("a person stands at the recap")
    public void aPersonStandsAtTheRecap(Map<String, Object> params) {
        throw new UnsupportedOperationException("a person stands at the recap");
    }

    /** No town has this postal code. postCode (string): five digits */
    @State("a postal code has no town")
    public void aPostalCodeHasNoTown(Map<String, Object> params) {
        throw new UnsupportedOperationException("a postal code has no town");
    }

    /** Towns have this postal code, a CEDEX office among them; other codes have other towns. postCode (string): five digits */
    @State("a postal code has towns")
    public void aPostalCodeHasTowns(Map<String, Object> params) {
        throw new UnsupportedOperationException("a postal code has towns");
    }

    /** A profession has this code. code (string): code of the profession */
    @State("a profession exists")
    public void aProfessionExists(Map<String, Object> params) {
        throw new UnsupportedOperationException("a profession exists");
    }

    /** This profession is exercised in several sectors. category (string): code of the category; profession (string): code of the profession */
    @State("a profession has business sectors")
    public void aProfessionHasBusinessSectors(Map<String, Object> params) {
        throw new UnsupportedOperationException("a profession has business sectors");
    }

    /** No sector is asked of people of this profession. category (string): code of the category; profession (string): code of the profession */
    @State("a profession has no business sector")
    public void aProfessionHasNoBusinessSector(Map<String, Object> params) {
        throw new UnsupportedOperationException("a profession has no business sector");
    }

    /** This category has no such profession. category (string): code of the category; profession (string): code of the profession */
    @State("a profession is not of the category")
    public void aProfessionIsNotOfTheCategory(Map<String, Object> params) {
        throw new UnsupportedOperationException("a profession is not of the category");
    }

    /** No profession has this code. code (string): code of the profession */
    @State("a profession is unknown")
    public void aProfessionIsUnknown(Map<String, Object> params) {
        throw new UnsupportedOperationException("a profession is unknown");
    }

    /** The provider does not know a list of this name. name (string): name of the list */
    @State("a referential is unknown")
    public void aReferentialIsUnknown(Map<String, Object> params) {
        throw new UnsupportedOperationException("a referential is unknown");
    }

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) {
        throw new UnsupportedOperationException("a session has no right to the resource");
    }

    /** The ceremony of the person whose turn it is stands so; the video check has passed. id (string): id of the exchange; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended */
    @State("a signature session has a status")
    public void aSignatureSessionHasAStatus(Map<String, Object> params) {
        throw new UnsupportedOperationException("a signature session has a status");
    }

    /** The file of the token was opened by the prospect alone (omc) or with an adviser (mdc). type (string): omc | mdc */
    @State("a subscription has a type")
    public void aSubscriptionHasAType(Map<String, Object> params) {
        throw new UnsupportedOperationException("a subscription has a type");
    }

    /** The file has ended with this status. status (string): functional code */
    @State("a subscription has status")
    public void aSubscriptionHasStatus(Map<String, Object> params) {
        throw new UnsupportedOperationException("a subscription has status");
    }

    /** The prospect connected has a file at this task. step (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1 */
    @State("a subscription is at step")
    public void aSubscriptionIsAtStep(Map<String, Object> params) {
        throw new UnsupportedOperationException("a subscription is at step");
    }

    /** The file stands at this task, and everything that the task asks for was given. task (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1 */
    @State("a task is done")
    public void aTaskIsDone(Map<String, Object> params) {
        throw new UnsupportedOperationException("a task is done");
    }

    /** The file stands at this task, and nothing of what the task asks for was given. task (string): task id; workflow (string): individual | joint */
    @State("a task is not done")
    public void aTaskIsNotDone(Map<String, Object> params) {
        throw new UnsupportedOperationException("a task is not done");
    }

    /** At least one agency is near this point. latitude (number): degrees north; longitude (number): degrees east; open (array): days on which one of them is open, in English: monday … */
    @State("agencies exist around a point")
    public void agenciesExistAroundAPoint(Map<String, Object> params) {
        throw new UnsupportedOperationException("agencies exist around a point");
    }

    /** Somebody is known by this uuid, and no SMS was sent to them yet. uuid (string): uuid of the subscription */
    @State("an SMS can be sent")
    public void anSMSCanBeSent(Map<String, Object> params) {
        throw new UnsupportedOperationException("an SMS can be sent");
    }

    /** An SMS was sent less than a minute ago. uuid (string): uuid of the subscription */
    @State("an SMS was just sent")
    public void anSMSWasJustSent(Map<String, Object> params) {
        throw new UnsupportedOperationException("an SMS was just sent");
    }

    /** At least one place answers to this address. address (string): text */
    @State("an address can be located")
    public void anAddressCanBeLocated(Map<String, Object> params) {
        throw new UnsupportedOperationException("an address can be located");
    }

    /** No place answers to this address. address (string): text */
    @State("an address cannot be located")
    public void anAddressCannotBeLocated(Map<String, Object> params) {
        throw new UnsupportedOperationException("an address cannot be located");
    }

    /** The session is that of an adviser, who leads no file yet; the captcha was not solved. No parameter. */
    @State("an adviser is connected")
    public void anAdviserIsConnected(Map<String, Object> params) {
        throw new UnsupportedOperationException("an adviser is connected");
    }

    /** The session is that of the adviser who leads this file; so many clients of the bank look like its holder. task (string): task id; lookAlikes (string): none | one | several; alike (string): what they have in common with the holder */
    @State("an adviser leads a file")
    public void anAdviserLeadsAFile(Map<String, Object> params) {
        throw new UnsupportedOperationException("an adviser leads a file");
    }

    /** The agency is open to clients, and its advisers have hours of their own. id (string): id of the agency; open (array): days on which it is open, in English: monday …; advisers (array): days on which its advisers receive */
    @State("an agency exists")
    public void anAgencyExists(Map<String, Object> params) {
        throw new UnsupportedOperationException("an agency exists");
    }

    /** No agency has this id. id (string): id of the agency */
    @State("an agency is unknown")
    public void anAgencyIsUnknown(Map<String, Object> params) {
        throw new UnsupportedOperationException("an agency is unknown");
    }

    /** The code can be exchanged once. code (string): text; clientId (string): text; redirect (string): address */
    @State("an authorization code is valid")
    public void anAuthorizationCodeIsValid(Map<String, Object> params) {
        throw new UnsupportedOperationException("an authorization code is valid");
    }

    /** The code was exchanged before. code (string): text; clientId (string): text; redirect (string): address */
    @State("an authorization code was already used")
    public void anAuthorizationCodeWasAlreadyUsed(Map<String, Object> params) {
        throw new UnsupportedOperationException("an authorization code was already used");
    }

    /** No document of this rank was sent to the exchange yet. idEne (string): id of the exchange; docRank (string): rank of the proof */
    @State("an exchange awaits documents")
    public void anExchangeAwaitsDocuments(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange awaits documents");
    }

    /** This document was sent and said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof */
    @State("an exchange has a complete document")
    public void anExchangeHasACompleteDocument(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange has a complete document");
    }

    /** The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened */
    @State("an exchange has documents to sign")
    public void anExchangeHasDocumentsToSign(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange has documents to sign");
    }

    /** The pages of this document were sent; it was not said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof */
    @State("an exchange has its pages")
    public void anExchangeHasItsPages(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange has its pages");
    }

    /** The exchange is the prospect’s, its file does not stand at a signature. id (string): id of the exchange */
    @State("an exchange has nothing to sign")
    public void anExchangeHasNothingToSign(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange has nothing to sign");
    }

    /** The prospect connected has no exchange of this id. id (string): id of the exchange */
    @State("an exchange is unknown")
    public void anExchangeIsUnknown(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange is unknown");
    }

    /** The exchange takes no document of this rank, whatever it is. idEne (string): id of the exchange; docRank (string): rank of the proof */
    @State("an exchange refuses documents")
    public void anExchangeRefusesDocuments(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange refuses documents");
    }

    /** A document is too large for the exchange where it weighs more than this. idEne (string): id of the exchange; docRank (string): rank of the proof; bytes (integer): most bytes of all pages */
    @State("an exchange takes small documents alone")
    public void anExchangeTakesSmallDocumentsAlone(Map<String, Object> params) {
        throw new UnsupportedOperationException("an exchange takes small documents alone");
    }

    /** Outside production: nobody has this number. kind (string): client | prospect; id (string): eight digits */
    @State("an identifier is unknown")
    public void anIdentifierIsUnknown(Map<String, Object> params) {
        throw new UnsupportedOperationException("an identifier is unknown");
    }

    /** The reference file answers 404 to a query. modules (object): map of name to hash */
    @State("module hashes are absent with a query")
    public void moduleHashesAreAbsentWithAQuery(Map<String, Object> params) {
        throw new UnsupportedOperationException("module hashes are absent with a query");
    }

    /** The reference file names these modules. modules (object): map of name to hash */
    @State("module hashes are published")
    public void moduleHashesArePublished(Map<String, Object> params) {
        throw new UnsupportedOperationException("module hashes are published");
    }

    /** No agency is near this point. latitude (number): degrees north; longitude (number): degrees east */
    @State("no agency exists around a point")
    public void noAgencyExistsAroundAPoint(Map<String, Object> params) {
        throw new UnsupportedOperationException("no agency exists around a point");
    }

    /** The offer is refused with this code. code (string): functional code */
    @State("no cart can be forecast")
    public void noCartCanBeForecast(Map<String, Object> params) {
        throw new UnsupportedOperationException("no cart can be forecast");
    }

    /** The prospect connected has no ceremony for which a code could be sent. No parameter. */
    @State("no ceremony is open")
    public void noCeremonyIsOpen(Map<String, Object> params) {
        throw new UnsupportedOperationException("no ceremony is open");
    }

    /** The file of this person has no document of this rank. id (string): id of a person of the file; docRank (string): rank of the proof */
    @State("no document was sent")
    public void noDocumentWasSent(Map<String, Object> params) {
        throw new UnsupportedOperationException("no document was sent");
    }

    /** The prospect connected has no file. No parameter. */
    @State("no subscription exists")
    public void noSubscriptionExists(Map<String, Object> params) {
        throw new UnsupportedOperationException("no subscription exists");
    }

    /** No bearer token is valid. No parameter. */
    @State("no valid session")
    public void noValidSession(Map<String, Object> params) {
        throw new UnsupportedOperationException("no valid session");
    }

    /** No subscription has this uuid. uuid (string): uuid of the subscription */
    @State("nobody is known by the uuid")
    public void nobodyIsKnownByTheUuid(Map<String, Object> params) {
        throw new UnsupportedOperationException("nobody is known by the uuid");
    }

    /** As many SMS were sent as may be. uuid (string): uuid of the subscription */
    @State("the SMS limit is reached")
    public void theSMSLimitIsReached(Map<String, Object> params) {
        throw new UnsupportedOperationException("the SMS limit is reached");
    }

    /** No captcha answer is accepted. No parameter. */
    @State("the captcha is refused")
    public void theCaptchaIsRefused(Map<String, Object> params) {
        throw new UnsupportedOperationException("the captcha is refused");
    }

    /** The cart of the prospect connected is refused with this code. code (string): functional code */
    @State("the cart cannot be given")
    public void theCartCannotBeGiven(Map<String, Object> params) {
        throw new UnsupportedOperationException("the cart cannot be given");
    }

    /** The co-holder of the joint file has signed, or has not yet. id (string): id of the exchange; finished (boolean): boolean */
    @State("the co-holder has finished")
    public void theCoHolderHasFinished(Map<String, Object> params) {
        throw new UnsupportedOperationException("the co-holder has finished");
    }

    /** Everything is signed; asked to end the subscription, the bank decides so. decision (string): accepted | analysis, or the functional code with which it is refused */
    @State("the final decision is")
    public void theFinalDecisionIs(Map<String, Object> params) {
        throw new UnsupportedOperationException("the final decision is");
    }

    /** The holder has signed, and the bank does not accept the signature. id (string): id of the exchange */
    @State("the holder signature is refused")
    public void theHolderSignatureIsRefused(Map<String, Object> params) {
        throw new UnsupportedOperationException("the holder signature is refused");
    }

    /** Every proof of the file was validated but the holder’s income, never sent. idEne (string): id of the exchange */
    @State("the income proof is missing")
    public void theIncomeProofIsMissing(Map<String, Object> params) {
        throw new UnsupportedOperationException("the income proof is missing");
    }

    /** The prospect connected may begin no other video check, and the last one says so. livenessId (string): id of the last check; count (integer): attempts used */
    @State("the liveness attempts are exhausted")
    public void theLivenessAttemptsAreExhausted(Map<String, Object> params) {
        throw new UnsupportedOperationException("the liveness attempts are exhausted");
    }

    /** An open file has this mobile. mobile (string): five pairs */
    @State("the mobile is already used")
    public void theMobileIsAlreadyUsed(Map<String, Object> params) {
        throw new UnsupportedOperationException("the mobile is already used");
    }

    /** This person of the file has signed. id (string): id of the exchange; role (string): TIT | COT */
    @State("the participant has already signed")
    public void theParticipantHasAlreadySigned(Map<String, Object> params) {
        throw new UnsupportedOperationException("the participant has already signed");
    }

    /** The bank refuses the people with this code. code (string): functional code */
    @State("the prospect cannot be accepted")
    public void theProspectCannotBeAccepted(Map<String, Object> params) {
        throw new UnsupportedOperationException("the prospect cannot be accepted");
    }

    /** The prospect connected has a cart with this selection. selected (array): catalogue numbers; workflow (string): individual | joint; birthdate (string): ISO day: the holder’s; dematerialization (string): 0 | 1; deliveryChoiceDone (string): 0 | 1; combined (boolean): boolean: taken together, the contracts on offer cost something else than each by itself */
    @State("the prospect has a cart")
    public void theProspectHasACart(Map<String, Object> params) {
        throw new UnsupportedOperationException("the prospect has a cart");
    }

    /** The prospect connected has a file, and no cart. No parameter. */
    @State("the prospect has no cart")
    public void theProspectHasNoCart(Map<String, Object> params) {
        throw new UnsupportedOperationException("the prospect has no cart");
    }

    /** What the bank knows of the person connected. level (string): complete | minimal | none */
    @State("the prospect's details are")
    public void theProspectsDetailsAre(Map<String, Object> params) {
        throw new UnsupportedOperationException("the prospect's details are");
    }

    /** This list of the referential is known. name (string): name of the list; entry (string): code of one of its entries */
    @State("the referential has entries")
    public void theReferentialHasEntries(Map<String, Object> params) {
        throw new UnsupportedOperationException("the referential has entries");
    }

    /** The prospect connected has these proofs. workflow (string): individual | joint; docs (object): map of rank to SENT, ONGOING, OK or KO */
    @State("the subscription has documents")
    public void theSubscriptionHasDocuments(Map<String, Object> params) {
        throw new UnsupportedOperationException("the subscription has documents");
    }
}
