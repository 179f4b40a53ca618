// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class ExchangeStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a document control has an outcome": ADocumentControlHasAnOutcome(parameters); break;
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "a wallet may give an identity": AWalletMayGiveAnIdentity(parameters); break;
                case "a wallet was asked": AWalletWasAsked(parameters); break;
                case "an exchange awaits documents": AnExchangeAwaitsDocuments(parameters); break;
                case "an exchange has a complete document": AnExchangeHasACompleteDocument(parameters); break;
                case "an exchange has a controlled document": AnExchangeHasAControlledDocument(parameters); break;
                case "an exchange has its pages": AnExchangeHasItsPages(parameters); break;
                case "an exchange keeps one side": AnExchangeKeepsOneSide(parameters); break;
                case "an exchange refuses documents": AnExchangeRefusesDocuments(parameters); break;
                case "an exchange takes small documents alone": AnExchangeTakesSmallDocumentsAlone(parameters); break;
                case "no document was sent": NoDocumentWasSent(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "no wallet is asked": NoWalletIsAsked(parameters); break;
                case "no wallet was asked": NoWalletWasAsked(parameters); break;
                case "the income proof is missing": TheIncomeProofIsMissing(parameters); break;
                case "the subscription has documents": TheSubscriptionHasDocuments(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The analysis of this person’s document stands so. id (string): id of a person of the file; docRank (string): rank of the proof; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended; reason (string): why it is KO; comment (string): what the adviser wrote who sent it back; birthdate (string): what is known of the birthdate that was read (proposed, optional); wallet (boolean): boolean: an identity from a wallet stands in the place of a document (proposed, optional)</summary>
        protected abstract void ADocumentControlHasAnOutcome(IDictionary<string, object> parameters);

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>The file of the prospect connected awaits the identity document of this person, and takes an identity from a wallet (proposed). id (string): id of a person of the file; device (string): SAME | OTHER | BROWSER: where the wallet is; OTHER only in an adviser’s session</summary>
        protected abstract void AWalletMayGiveAnIdentity(IDictionary<string, object> parameters);

        /// <summary>The session that is connected began this request to a wallet, which stands so, or does once the wallet answers (proposed). transactionId (string): id of the request; status (string): WAITING | RECEIVED | REFUSED; reason (string): why it is REFUSED; responseCode (string): what the wallet led back, where it did</summary>
        protected abstract void AWalletWasAsked(IDictionary<string, object> parameters);

        /// <summary>No document of this rank was sent to the exchange yet. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected abstract void AnExchangeAwaitsDocuments(IDictionary<string, object> parameters);

        /// <summary>This document was sent and said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected abstract void AnExchangeHasACompleteDocument(IDictionary<string, object> parameters);

        /// <summary>This document was controlled; the names or the birthdate of its person have changed since (proposed). idEne (string): id of the exchange; docRank (string): rank of the proof; once (boolean): boolean: the bank takes no second control of a document</summary>
        protected abstract void AnExchangeHasAControlledDocument(IDictionary<string, object> parameters);

        /// <summary>The pages of this document were sent; it was not said to be whole. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected abstract void AnExchangeHasItsPages(IDictionary<string, object> parameters);

        /// <summary>The front of an identity card was sent under this rank, and nothing was said to be whole yet (proposed). idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected abstract void AnExchangeKeepsOneSide(IDictionary<string, object> parameters);

        /// <summary>The exchange takes no document of this rank, whatever it is. idEne (string): id of the exchange; docRank (string): rank of the proof</summary>
        protected abstract void AnExchangeRefusesDocuments(IDictionary<string, object> parameters);

        /// <summary>A document is too large for the exchange where it weighs more than this. idEne (string): id of the exchange; docRank (string): rank of the proof; bytes (integer): most bytes of all pages</summary>
        protected abstract void AnExchangeTakesSmallDocumentsAlone(IDictionary<string, object> parameters);

        /// <summary>The file of this person has no document of this rank. id (string): id of a person of the file; docRank (string): rank of the proof</summary>
        protected abstract void NoDocumentWasSent(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>The file of the prospect connected awaits the identity document of this person, and takes no identity from a wallet (proposed). id (string): id of a person of the file</summary>
        protected abstract void NoWalletIsAsked(IDictionary<string, object> parameters);

        /// <summary>The session that is connected began no request of this id (proposed). No parameter.</summary>
        protected abstract void NoWalletWasAsked(IDictionary<string, object> parameters);

        /// <summary>Every proof of the file was validated but the holder’s income, never sent. idEne (string): id of the exchange</summary>
        protected abstract void TheIncomeProofIsMissing(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has these proofs. workflow (string): individual | joint; docs (object): map of rank to SENT, ONGOING, OK or KO; WALLET: an identity from a wallet (proposed)</summary>
        protected abstract void TheSubscriptionHasDocuments(IDictionary<string, object> parameters);
    }
}
