// Generated from provider-states.json: copy it into your verification, and fill in each state.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public class ProviderStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a cart forecast combines prices": // The offer can be forecast; taken together, its contracts cost something else than each by itself.
                    ACartForecastCombinesPrices(parameters);
                    break;
                case "a cart forecast exists": // The offer for these answers can be forecast.
                    ACartForecastExists(parameters);
                    break;
                case "a cart forecast is taken for malformed": // The provider does not understand the parameters: a technical code, no functional one.
                    ACartForecastIsTakenForMalformed(parameters);
                    break;
                case "a country has a fiscal format": // The tax ids of this country have a known form.
                    ACountryHasAFiscalFormat(parameters);
                    break;
                case "a country has no fiscal format": // The country is known, the form of its tax ids is not.
                    ACountryHasNoFiscalFormat(parameters);
                    break;
                case "a country is unknown": // No country has this code.
                    ACountryIsUnknown(parameters);
                    break;
                case "a county has birth towns": // The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns.
                    ACountyHasBirthTowns(parameters);
                    break;
                case "a county has no birth town": // No town of this county is known.
                    ACountyHasNoBirthTown(parameters);
                    break;
                case "a creation was answered before": // A file was created under this Idempotency-Key, with what is sent again, and this id was answered.
                    ACreationWasAnsweredBefore(parameters);
                    break;
                case "a document control has an outcome": // The analysis of this person’s document stands so.
                    ADocumentControlHasAnOutcome(parameters);
                    break;
                case "a file was handed over": // The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet.
                    AFileWasHandedOver(parameters);
                    break;
                case "a finalisation stands at": // The subscription was ended; the account’s creation stands so.
                    AFinalisationStandsAt(parameters);
                    break;
                case "a liveness check has an outcome": // The prospect connected has a video check with this outcome.
                    ALivenessCheckHasAnOutcome(parameters);
                    break;
                case "a new prospect may subscribe": // Nothing forbids a new file for these people.
                    ANewProspectMaySubscribe(parameters);
                    break;
                case "a non-production identifier exists": // Outside production: a file can be resumed by this number.
                    ANonProductionIdentifierExists(parameters);
                    break;
                case "a one-time code can be sent": // A ceremony of the prospect connected is open; no code was sent yet.
                    AOneTimeCodeCanBeSent(parameters);
                    break;
                case "a one-time code was just sent": // A code was sent less than a minute ago.
                    AOneTimeCodeWasJustSent(parameters);
                    break;
                case "a person exists": // The file of the prospect connected has this person, of whom everything is known, or what the creation asked.
                    APersonExists(parameters);
                    break;
                case "a person is unknown": // The file of the prospect connected has nobody of this id.
                    APersonIsUnknown(parameters);
                    break;
                case "a person of the file cannot be accepted": // What is saved of this person is refused with this code.
                    APersonOfTheFileCannotBeAccepted(parameters);
                    break;
                case "a person stands at the recap": // The file stands at the recap, every proof was accepted, and everything is known of this person.
                    APersonStandsAtTheRecap(parameters);
                    break;
                case "a postal code has no town": // No town has this postal code.
                    APostalCodeHasNoTown(parameters);
                    break;
                case "a postal code has towns": // Towns have this postal code, a CEDEX office among them; other codes have other towns.
                    APostalCodeHasTowns(parameters);
                    break;
                case "a profession exists": // A profession has this code.
                    AProfessionExists(parameters);
                    break;
                case "a profession has business sectors": // This profession is exercised in several sectors.
                    AProfessionHasBusinessSectors(parameters);
                    break;
                case "a profession has no business sector": // No sector is asked of people of this profession.
                    AProfessionHasNoBusinessSector(parameters);
                    break;
                case "a profession is not of the category": // This category has no such profession.
                    AProfessionIsNotOfTheCategory(parameters);
                    break;
                case "a profession is unknown": // No profession has this code.
                    AProfessionIsUnknown(parameters);
                    break;
                case "a referential is unknown": // The provider does not know a list of this name.
                    AReferentialIsUnknown(parameters);
                    break;
                case "a session has no right to the resource": // The bearer token is valid, the resource is somebody else’s.
                    ASessionHasNoRightToTheResource(parameters);
                    break;
                case "a signature session has a status": // The ceremony of the person whose turn it is stands so; the video check has passed.
                    ASignatureSessionHasAStatus(parameters);
                    break;
                case "a subscription has a type": // The file of the token was opened by the prospect alone (omc) or with an adviser (mdc).
                    ASubscriptionHasAType(parameters);
                    break;
                case "a subscription has status": // The file has ended with this status.
                    ASubscriptionHasStatus(parameters);
                    break;
                case "a subscription is at step": // The prospect connected has a file at this task.
                    ASubscriptionIsAtStep(parameters);
                    break;
                case "a task is done": // The file stands at this task, and everything that the task asks for was given.
                    ATaskIsDone(parameters);
                    break;
                case "a task is not done": // The file stands at this task, and nothing of what the task asks for was given.
                    ATaskIsNotDone(parameters);
                    break;
                case "agencies exist around a point": // At least one agency is near this point.
                    AgenciesExistAroundAPoint(parameters);
                    break;
                case "an SMS can be sent": // Somebody is known by this uuid, and no SMS was sent to them yet.
                    AnSMSCanBeSent(parameters);
                    break;
                case "an SMS was just sent": // An SMS was sent less than a minute ago.
                    AnSMSWasJustSent(parameters);
                    break;
                case "an address can be located": // At least one place answers to this address.
                    AnAddressCanBeLocated(parameters);
                    break;
                case "an address cannot be located": // No place answers to this address.
                    AnAddressCannotBeLocated(parameters);
                    break;
                case "an adviser is connected": // The session is that of an adviser, who leads no file yet; the captcha was not solved.
                    AnAdviserIsConnected(parameters);
                    break;
                case "an adviser leads a file": // The session is that of the adviser who leads this file; so many clients of the bank look like its holder.
                    AnAdviserLeadsAFile(parameters);
                    break;
                case "an agency exists": // The agency is open to clients, and its advisers have hours of their own.
                    AnAgencyExists(parameters);
                    break;
                case "an agency is unknown": // No agency has this id.
                    AnAgencyIsUnknown(parameters);
                    break;
                case "an authorization code is valid": // The code can be exchanged once.
                    AnAuthorizationCodeIsValid(parameters);
                    break;
                case "an authorization code was already used": // The code was exchanged before.
                    AnAuthorizationCodeWasAlreadyUsed(parameters);
                    break;
                case "an exchange awaits documents": // No document of this rank was sent to the exchange yet.
                    AnExchangeAwaitsDocuments(parameters);
                    break;
                case "an exchange has a complete document": // This document was sent and said to be whole.
                    AnExchangeHasACompleteDocument(parameters);
                    break;
                case "an exchange has documents to sign": // The file stands at the signature of this person; it has documents to read before and documents to sign.
                    AnExchangeHasDocumentsToSign(parameters);
                    break;
                case "an exchange has its pages": // The pages of this document were sent; it was not said to be whole.
                    AnExchangeHasItsPages(parameters);
                    break;
                case "an exchange has nothing to sign": // The exchange is the prospect’s, its file does not stand at a signature.
                    AnExchangeHasNothingToSign(parameters);
                    break;
                case "an exchange is unknown": // The prospect connected has no exchange of this id.
                    AnExchangeIsUnknown(parameters);
                    break;
                case "an exchange refuses documents": // The exchange takes no document of this rank, whatever it is.
                    AnExchangeRefusesDocuments(parameters);
                    break;
                case "an exchange takes small documents alone": // A document is too large for the exchange where it weighs more than this.
                    AnExchangeTakesSmallDocumentsAlone(parameters);
                    break;
                case "an identifier is unknown": // Outside production: nobody has this number.
                    AnIdentifierIsUnknown(parameters);
                    break;
                case "module hashes are absent with a query": // The reference file answers 404 to a query.
                    ModuleHashesAreAbsentWithAQuery(parameters);
                    break;
                case "module hashes are published": // The reference file names these modules.
                    ModuleHashesArePublished(parameters);
                    break;
                case "no agency exists around a point": // No agency is near this point.
                    NoAgencyExistsAroundAPoint(parameters);
                    break;
                case "no cart can be forecast": // The offer is refused with this code.
                    NoCartCanBeForecast(parameters);
                    break;
                case "no ceremony is open": // The prospect connected has no ceremony for which a code could be sent.
                    NoCeremonyIsOpen(parameters);
                    break;
                case "no document was sent": // The file of this person has no document of this rank.
                    NoDocumentWasSent(parameters);
                    break;
                case "no subscription exists": // The prospect connected has no file.
                    NoSubscriptionExists(parameters);
                    break;
                case "no valid session": // No bearer token is valid.
                    NoValidSession(parameters);
                    break;
                case "nobody is known by the uuid": // No subscription has this uuid.
                    NobodyIsKnownByTheUuid(parameters);
                    break;
                case "the SMS limit is reached": // As many SMS were sent as may be.
                    TheSMSLimitIsReached(parameters);
                    break;
                case "the captcha is refused": // No captcha answer is accepted.
                    TheCaptchaIsRefused(parameters);
                    break;
                case "the cart cannot be given": // The cart of the prospect connected is refused with this code.
                    TheCartCannotBeGiven(parameters);
                    break;
                case "the co-holder has finished": // The co-holder of the joint file has signed, or has not yet.
                    TheCoHolderHasFinished(parameters);
                    break;
                case "the final decision is": // Everything is signed; asked to end the subscription, the bank decides so.
                    TheFinalDecisionIs(parameters);
                    break;
                case "the holder signature is refused": // The holder has signed, and the bank does not accept the signature.
                    TheHolderSignatureIsRefused(parameters);
                    break;
                case "the income proof is missing": // Every proof of the file was validated but the holder’s income, never sent.
                    TheIncomeProofIsMissing(parameters);
                    break;
                case "the liveness attempts are exhausted": // The prospect connected may begin no other video check, and the last one says so.
                    TheLivenessAttemptsAreExhausted(parameters);
                    break;
                case "the mobile is already used": // An open file has this mobile.
                    TheMobileIsAlreadyUsed(parameters);
                    break;
                case "the participant has already signed": // This person of the file has signed.
                    TheParticipantHasAlreadySigned(parameters);
                    break;
                case "the prospect cannot be accepted": // The bank refuses the people with this code.
                    TheProspectCannotBeAccepted(parameters);
                    break;
                case "the prospect has a cart": // The prospect connected has a cart with this selection.
                    TheProspectHasACart(parameters);
                    break;
                case "the prospect has no cart": // The prospect connected has a file, and no cart.
                    TheProspectHasNoCart(parameters);
                    break;
                case "the prospect's details are": // What the bank knows of the person connected.
                    TheProspectsDetailsAre(parameters);
                    break;
                case "the referential has entries": // This list of the referential is known.
                    TheReferentialHasEntries(parameters);
                    break;
                case "the subscription has documents": // The prospect connected has these proofs.
                    TheSubscriptionHasDocuments(parameters);
                    break;
                default:
                    throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The offer can be forecast; taken together, its contracts cost something else than each by itself. workflow (string): individual | joint</summary>
        protected virtual void ACartForecastCombinesPrices(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a cart forecast combines prices");
        }

        /// <summary>The offer for these answers can be forecast. workflow (string): individual | joint; youth (boolean): boolean; cards (integer): how many cards are on offer</summary>
        protected virtual void ACartForecastExists(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a cart forecast exists");
        }

        /// <summary>The provider does not understand the parameters: a technical code, no functional one. No parameter.</summary>
        protected virtual void ACartForecastIsTakenForMalformed(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a cart forecast is taken for malformed");
        }

        /// <summary>The tax ids of this country have a known form. code (string): ISO code</summary>
        protected virtual void ACountryHasAFiscalFormat(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a country has a fiscal format");
        }

        /// <summary>The country is known, the form of its tax ids is not. code (string): ISO code</summary>
        protected virtual void ACountryHasNoFiscalFormat(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a country has no fiscal format");
        }

        /// <summary>No country has this code. code (string): ISO code</summary>
        protected virtual void ACountryIsUnknown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a country is unknown");
        }

        /// <summary>The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns. county (string): code of the county</summary>
        protected virtual void ACountyHasBirthTowns(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a county has birth towns");
        }

        /// <summary>No town of this county is known. county (string): code of the county</summary>
        protected virtual void ACountyHasNoBirthTown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a county has no birth town");
        }

        /// <summary>A file was created under this Idempotency-Key, with what is sent again, and this id was answered. key (string): the Idempotency-Key; id (string): id of the file; workflow (string): individual | joint</summary>
        protected virtual void ACreationWasAnsweredBefore(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a creation was answered before");
        }

        /// <summary>The analysis of this person’s document stands so. id (string): id of a person of the file; docRank (string): rank of the proof; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended; reason (string): why it is KO; comment (string): what the adviser wrote who sent it back</summary>
        protected virtual void ADocumentControlHasAnOutcome(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a document control has an outcome");
        }

        /// <summary>The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. done (array): what the holder has done</summary>
        protected virtual void AFileWasHandedOver(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a file was handed over");
        }

        /// <summary>The subscription was ended; the account’s creation stands so. status (string): ONGOING | ENDED | ERROR; result (string): created | finalizeFurtherAnalysis | finalizeRejected | finalizeGeneric, where it has ended</summary>
        protected virtual void AFinalisationStandsAt(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a finalisation stands at");
        }

        /// <summary>The prospect connected has a video check with this outcome. livenessId (string): id of the check; status (string): ONGOING | ENDED | ERROR; validated (boolean): boolean, where it has ended; count (integer): attempts used, this one included</summary>
        protected virtual void ALivenessCheckHasAnOutcome(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a liveness check has an outcome");
        }

        /// <summary>Nothing forbids a new file for these people. workflow (string): individual | joint</summary>
        protected virtual void ANewProspectMaySubscribe(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a new prospect may subscribe");
        }

        /// <summary>Outside production: a file can be resumed by this number. kind (string): client | prospect; id (string): eight digits</summary>
        protected virtual void ANonProductionIdentifierExists(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a non-production identifier exists");
        }

        /// <summary>A ceremony of the prospect connected is open; no code was sent yet. No parameter.</summary>
        protected virtual void AOneTimeCodeCanBeSent(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a one-time code can be sent");
        }

        /// <summary>A code was sent less than a minute ago. No parameter.</summary>
        protected virtual void AOneTimeCodeWasJustSent(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a one-time code was just sent");
        }

        /// <summary>The file of the prospect connected has this person, of whom everything is known, or what the creation asked. id (string): id of a person of the file; role (string): TIT | COT; level (string): complete | begun</summary>
        protected virtual void APersonExists(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a person exists");
        }

        /// <summary>The file of the prospect connected has nobody of this id. id (string): id of a person of the file</summary>
        protected virtual void APersonIsUnknown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a person is unknown");
        }

        /// <summary>What is saved of this person is refused with this code. id (string): id of a person of the file; role (string): TIT | COT; code (string): functional code</summary>
        protected virtual void APersonOfTheFileCannotBeAccepted(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a person of the file cannot be accepted");
        }

        /// <summary>The file stands at the recap, every proof was accepted, and everything is known of this person. id (string): id of a person of the file; role (string): TIT | COT</summary>
        protected virtual void APersonStandsAtTheRecap(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a person stands at the recap");
        }

        /// <summary>No town has this postal code. postCode (string): five digits</summary>
        protected virtual void APostalCodeHasNoTown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a postal code has no town");
        }

        /// <summary>Towns have this postal code, a CEDEX office among them; other codes have other towns. postCode (string): five digits</summary>
        protected virtual void APostalCodeHasTowns(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a postal code has towns");
        }

        /// <summary>A profession has this code. code (string): code of the profession</summary>
        protected virtual void AProfessionExists(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a profession exists");
        }

        /// <summary>This profession is exercised in several sectors. category (string): code of the category; profession (string): code of the profession</summary>
        protected virtual void AProfessionHasBusinessSectors(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a profession has business sectors");
        }

        /// <summary>No sector is asked of people of this profession. category (string): code of the category; profession (string): code of the profession</summary>
        protected virtual void AProfessionHasNoBusinessSector(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a profession has no business sector");
        }

        /// <summary>This category has no such profession. category (string): code of the category; profession (string): code of the profession</summary>
        protected virtual void AProfessionIsNotOfTheCategory(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a profession is not of the category");
        }

        /// <summary>No profession has this code. code (string): code of the profession</summary>
        protected virtual void AProfessionIsUnknown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a profession is unknown");
        }

        /// <summary>The provider does not know a list of this name. name (string): name of the list</summary>
        protected virtual void AReferentialIsUnknown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a referential is unknown");
        }

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected virtual void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a session has no right to the resource");
        }

        /// <summary>The ceremony of the person whose turn it is stands so; the video check has passed. id (string): id of the exchange; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended</summary>
        protected virtual void ASignatureSessionHasAStatus(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a signature session has a status");
        }

        /// <summary>The file of the token was opened by the prospect alone (omc) or with an adviser (mdc). type (string): omc | mdc</summary>
        protected virtual void ASubscriptionHasAType(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a subscription has a type");
        }

        /// <summary>The file has ended with this status. status (string): functional code</summary>
        protected virtual void ASubscriptionHasStatus(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a subscription has status");
        }

        /// <summary>The prospect connected has a file at this task. step (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1</summary>
        protected virtual void ASubscriptionIsAtStep(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a subscription is at step");
        }

        /// <summary>The file stands at this task, and everything that the task asks for was given. task (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1</summary>
        protected virtual void ATaskIsDone(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a task is done");
        }

        /// <summary>The file stands at this task, and nothing of what the task asks for was given. task (string): task id; workflow (string): individual | joint</summary>
        protected virtual void ATaskIsNotDone(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("a task is not done");
        }

        /// <summary>At least one agency is near this point. latitude (number): degrees north; longitude (number): degrees east; open (array): days on which one of them is open, in English: monday …</summary>
        protected virtual void AgenciesExistAroundAPoint(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("agencies exist around a point");
        }

        /// <summary>Somebody is known by this uuid, and no SMS was sent to them yet. uuid (string): uuid of the subscription</summary>
        protected virtual void AnSMSCanBeSent(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an SMS can be sent");
        }

        /// <summary>An SMS was sent less than a minute ago. uuid (string): uuid of the subscription</summary>
        protected virtual void AnSMSWasJustSent(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an SMS was just sent");
        }

        /// <summary>At least one place answers to this address. address (string): text</summary>
        protected virtual void AnAddressCanBeLocated(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an address can be located");
        }

        /// <summary>No place answers to this address. address (string): text</summary>
        protected virtual void AnAddressCannotBeLocated(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an address cannot be located");
        }

        /// <summary>The session is that of an adviser, who leads no file yet; the captcha was not solved. No parameter.</summary>
        protected virtual void AnAdviserIsConnected(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an adviser is connected");
        }

        /// <summary>The session is that of the adviser who leads this file; so many clients of the bank look like its holder. task (string): task id; lookAlikes (string): none | one | several; alike (string): what they have in common with the holder</summary>
        protected virtual void AnAdviserLeadsAFile(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an adviser leads a file");
        }

        /// <summary>The agency is open to clients, and its advisers have hours of their own. id (string): id of the agency; open (array): days on which it is open, in English: monday …; advisers (array): days on which its advisers receive</summary>
        protected virtual void AnAgencyExists(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an agency exists");
        }

        /// <summary>No agency has this id. id (string): id of the agency</summary>
        protected virtual void AnAgencyIsUnknown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an agency is unknown");
        }

        /// <summary>The code can be exchanged once. code (string): text; clientId (string): text; redirect (string): address</summary>
        protected virtual void AnAuthorizationCodeIsValid(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an authorization code is valid");
        }

        /// <summary>The code was exchanged before. code (string): text; clientId (string): text; redirect (string): address</summary>
        protected virtual void AnAuthorizationCodeWasAlreadyUsed(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an authorization code was already used");
        }

        /// <summary>No document of this rank was sent to the exchange yet. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected virtual void AnExchangeAwaitsDocuments(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange awaits documents");
        }

        /// <summary>This document was sent and said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected virtual void AnExchangeHasACompleteDocument(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange has a complete document");
        }

        /// <summary>The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened</summary>
        protected virtual void AnExchangeHasDocumentsToSign(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange has documents to sign");
        }

        /// <summary>The pages of this document were sent; it was not said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected virtual void AnExchangeHasItsPages(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange has its pages");
        }

        /// <summary>The exchange is the prospect’s, its file does not stand at a signature. id (string): id of the exchange</summary>
        protected virtual void AnExchangeHasNothingToSign(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange has nothing to sign");
        }

        /// <summary>The prospect connected has no exchange of this id. id (string): id of the exchange</summary>
        protected virtual void AnExchangeIsUnknown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange is unknown");
        }

        /// <summary>The exchange takes no document of this rank, whatever it is. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected virtual void AnExchangeRefusesDocuments(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange refuses documents");
        }

        /// <summary>A document is too large for the exchange where it weighs more than this. idEne (string): id of the exchange; docRank (string): rank of the proof; bytes (integer): most bytes of all pages</summary>
        protected virtual void AnExchangeTakesSmallDocumentsAlone(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an exchange takes small documents alone");
        }

        /// <summary>Outside production: nobody has this number. kind (string): client | prospect; id (string): eight digits</summary>
        protected virtual void AnIdentifierIsUnknown(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("an identifier is unknown");
        }

        /// <summary>The reference file answers 404 to a query. modules (object): map of name to hash</summary>
        protected virtual void ModuleHashesAreAbsentWithAQuery(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("module hashes are absent with a query");
        }

        /// <summary>The reference file names these modules. modules (object): map of name to hash</summary>
        protected virtual void ModuleHashesArePublished(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("module hashes are published");
        }

        /// <summary>No agency is near this point. latitude (number): degrees north; longitude (number): degrees east</summary>
        protected virtual void NoAgencyExistsAroundAPoint(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("no agency exists around a point");
        }

        /// <summary>The offer is refused with this code. code (string): functional code</summary>
        protected virtual void NoCartCanBeForecast(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("no cart can be forecast");
        }

        /// <summary>The prospect connected has no ceremony for which a code could be sent. No parameter.</summary>
        protected virtual void NoCeremonyIsOpen(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("no ceremony is open");
        }

        /// <summary>The file of this person has no document of this rank. id (string): id of a person of the file; docRank (string): rank of the proof</summary>
        protected virtual void NoDocumentWasSent(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("no document was sent");
        }

        /// <summary>The prospect connected has no file. No parameter.</summary>
        protected virtual void NoSubscriptionExists(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("no subscription exists");
        }

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected virtual void NoValidSession(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("no valid session");
        }

        /// <summary>No subscription has this uuid. uuid (string): uuid of the subscription</summary>
        protected virtual void NobodyIsKnownByTheUuid(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("nobody is known by the uuid");
        }

        /// <summary>As many SMS were sent as may be. uuid (string): uuid of the subscription</summary>
        protected virtual void TheSMSLimitIsReached(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the SMS limit is reached");
        }

        /// <summary>No captcha answer is accepted. No parameter.</summary>
        protected virtual void TheCaptchaIsRefused(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the captcha is refused");
        }

        /// <summary>The cart of the prospect connected is refused with this code. code (string): functional code</summary>
        protected virtual void TheCartCannotBeGiven(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the cart cannot be given");
        }

        /// <summary>The co-holder of the joint file has signed, or has not yet. id (string): id of the exchange; finished (boolean): boolean</summary>
        protected virtual void TheCoHolderHasFinished(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the co-holder has finished");
        }

        /// <summary>Everything is signed; asked to end the subscription, the bank decides so. decision (string): accepted | analysis, or the functional code with which it is refused</summary>
        protected virtual void TheFinalDecisionIs(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the final decision is");
        }

        /// <summary>The holder has signed, and the bank does not accept the signature. id (string): id of the exchange</summary>
        protected virtual void TheHolderSignatureIsRefused(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the holder signature is refused");
        }

        /// <summary>Every proof of the file was validated but the holder’s income, never sent. idEne (string): id of the exchange</summary>
        protected virtual void TheIncomeProofIsMissing(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the income proof is missing");
        }

        /// <summary>The prospect connected may begin no other video check, and the last one says so. livenessId (string): id of the last check; count (integer): attempts used</summary>
        protected virtual void TheLivenessAttemptsAreExhausted(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the liveness attempts are exhausted");
        }

        /// <summary>An open file has this mobile. mobile (string): five pairs</summary>
        protected virtual void TheMobileIsAlreadyUsed(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the mobile is already used");
        }

        /// <summary>This person of the file has signed. id (string): id of the exchange; role (string): TIT | COT</summary>
        protected virtual void TheParticipantHasAlreadySigned(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the participant has already signed");
        }

        /// <summary>The bank refuses the people with this code. code (string): functional code</summary>
        protected virtual void TheProspectCannotBeAccepted(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the prospect cannot be accepted");
        }

        /// <summary>The prospect connected has a cart with this selection. selected (array): catalogue numbers; workflow (string): individual | joint; birthdate (string): ISO day: the holder’s; dematerialization (string): 0 | 1; deliveryChoiceDone (string): 0 | 1; combined (boolean): boolean: taken together, the contracts on offer cost something else than each by itself</summary>
        protected virtual void TheProspectHasACart(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the prospect has a cart");
        }

        /// <summary>The prospect connected has a file, and no cart. No parameter.</summary>
        protected virtual void TheProspectHasNoCart(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the prospect has no cart");
        }

        /// <summary>What the bank knows of the person connected. level (string): complete | minimal | none</summary>
        protected virtual void TheProspectsDetailsAre(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the prospect's details are");
        }

        /// <summary>This list of the referential is known. name (string): name of the list; entry (string): code of one of its entries</summary>
        protected virtual void TheReferentialHasEntries(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the referential has entries");
        }

        /// <summary>The prospect connected has these proofs. workflow (string): individual | joint; docs (object): map of rank to SENT, ONGOING, OK or KO</summary>
        protected virtual void TheSubscriptionHasDocuments(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("the subscription has documents");
        }
    }
}
