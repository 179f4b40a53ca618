// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class StateStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a captcha challenge was used": ACaptchaChallengeWasUsed(parameters); break;
                case "a creation waits for its mobile to be proven": ACreationWaitsForItsMobileToBeProven(parameters); break;
                case "a creation was answered before": ACreationWasAnsweredBefore(parameters); break;
                case "a file was handed over": AFileWasHandedOver(parameters); break;
                case "a file was sent back": AFileWasSentBack(parameters); break;
                case "a finalisation stands at": AFinalisationStandsAt(parameters); break;
                case "a liveness check has an outcome": ALivenessCheckHasAnOutcome(parameters); break;
                case "a new prospect may subscribe": ANewProspectMaySubscribe(parameters); break;
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "a signature session has a status": ASignatureSessionHasAStatus(parameters); break;
                case "a subscription has a type": ASubscriptionHasAType(parameters); break;
                case "a subscription has status": ASubscriptionHasStatus(parameters); break;
                case "a subscription is at step": ASubscriptionIsAtStep(parameters); break;
                case "a task is done": ATaskIsDone(parameters); break;
                case "a task is not done": ATaskIsNotDone(parameters); break;
                case "an adviser is connected": AnAdviserIsConnected(parameters); break;
                case "an adviser leads a file": AnAdviserLeadsAFile(parameters); break;
                case "an exchange has documents to sign": AnExchangeHasDocumentsToSign(parameters); break;
                case "an exchange has nothing to sign": AnExchangeHasNothingToSign(parameters); break;
                case "an exchange is unknown": AnExchangeIsUnknown(parameters); break;
                case "no subscription exists": NoSubscriptionExists(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "somebody is invited to sign": SomebodyIsInvitedToSign(parameters); break;
                case "the act of a task is another person’s": TheActOfATaskIsAnotherPersons(parameters); break;
                case "the captcha is refused": TheCaptchaIsRefused(parameters); break;
                case "the co-holder has finished": TheCoHolderHasFinished(parameters); break;
                case "the final decision is": TheFinalDecisionIs(parameters); break;
                case "the holder signature is refused": TheHolderSignatureIsRefused(parameters); break;
                case "the income proof is missing": TheIncomeProofIsMissing(parameters); break;
                case "the mobile is already used": TheMobileIsAlreadyUsed(parameters); break;
                case "the prospect cannot be accepted": TheProspectCannotBeAccepted(parameters); break;
                case "the subscription has documents": TheSubscriptionHasDocuments(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The challenge with this signature opened a file before; this is its right solution, written otherwise. solution (string): the X-Captcha-Response; signature (string): that of the challenge</summary>
        protected abstract void ACaptchaChallengeWasUsed(IDictionary<string, object> parameters);

        /// <summary>An open file has this uuid and this mobile, to which a code was sent; none was typed yet (D-107). uuid (string): uuid; mobile (string): five pairs</summary>
        protected abstract void ACreationWaitsForItsMobileToBeProven(IDictionary<string, object> parameters);

        /// <summary>A file was created under this Idempotency-Key, with what is sent again, and this id was answered. key (string): the Idempotency-Key; id (string): id of the file; workflow (string): individual | joint</summary>
        protected abstract void ACreationWasAnsweredBefore(IDictionary<string, object> parameters);

        /// <summary>The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. done (array): what the holder has done; id (string): id of the holder, where a call names it</summary>
        protected abstract void AFileWasHandedOver(IDictionary<string, object> parameters);

        /// <summary>The joint file was handed over; this person says that something in it is wrong, and it stands at the recap again. role (string): TIT | COT</summary>
        protected abstract void AFileWasSentBack(IDictionary<string, object> parameters);

        /// <summary>The subscription was ended; the account’s creation stands so. status (string): ONGOING | ENDED | ERROR; result (string): created | finalizeFurtherAnalysis | finalizeRejected | finalizeGeneric, where it has ended</summary>
        protected abstract void AFinalisationStandsAt(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has a video check with this outcome. livenessId (string): id of the check; status (string): ONGOING | ENDED | ERROR; validated (boolean): boolean, where it has ended; count (integer): attempts used, this one included; role (string): TIT | COT, whose; the holder’s unless told</summary>
        protected abstract void ALivenessCheckHasAnOutcome(IDictionary<string, object> parameters);

        /// <summary>Nothing forbids a new file for these people. workflow (string): individual | joint</summary>
        protected abstract void ANewProspectMaySubscribe(IDictionary<string, object> parameters);

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>The ceremony of the person whose turn it is stands so; the video check has passed. id (string): id of the exchange; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended</summary>
        protected abstract void ASignatureSessionHasAStatus(IDictionary<string, object> parameters);

        /// <summary>The file of the token was opened by the prospect alone (omc) or with an adviser (mdc). type (string): omc | mdc</summary>
        protected abstract void ASubscriptionHasAType(IDictionary<string, object> parameters);

        /// <summary>The file has ended with this status, or is blocked (proposed, D-82). status (string): functional code</summary>
        protected abstract void ASubscriptionHasStatus(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has a file at this task. step (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1</summary>
        protected abstract void ASubscriptionIsAtStep(IDictionary<string, object> parameters);

        /// <summary>The file stands at this task, and everything that the task asks for was given. task (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1; connected (string): client: the client of an adviser’s file, and not the adviser, is connected (optional)</summary>
        protected abstract void ATaskIsDone(IDictionary<string, object> parameters);

        /// <summary>The file stands at this task, and nothing of what the task asks for was given. task (string): task id; workflow (string): individual | joint</summary>
        protected abstract void ATaskIsNotDone(IDictionary<string, object> parameters);

        /// <summary>The session is that of an adviser, who leads no file yet; the captcha was not solved. No parameter.</summary>
        protected abstract void AnAdviserIsConnected(IDictionary<string, object> parameters);

        /// <summary>The session is that of the adviser who leads this file; so many clients of the bank look like its holder. task (string): task id; lookAlikes (string): none | one | several; alike (string): what they have in common with the holder; ended (string): a task that the adviser ended before (proposed, optional)</summary>
        protected abstract void AnAdviserLeadsAFile(IDictionary<string, object> parameters);

        /// <summary>The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened</summary>
        protected abstract void AnExchangeHasDocumentsToSign(IDictionary<string, object> parameters);

        /// <summary>The exchange is the prospect’s, its file does not stand at a signature. id (string): id of the exchange</summary>
        protected abstract void AnExchangeHasNothingToSign(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has no exchange of this id. id (string): id of the exchange</summary>
        protected abstract void AnExchangeIsUnknown(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has no file. No parameter.</summary>
        protected abstract void NoSubscriptionExists(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has a joint file at the co-holder’s signature; the e-mail to the co-holder left long ago, or just now. id (string): id of the exchange; just (boolean): boolean</summary>
        protected abstract void SomebodyIsInvitedToSign(IDictionary<string, object> parameters);

        /// <summary>The joint file stands at this task, everything was given, and the other of its two people is connected (D-105). task (string): task id; role (string): TIT | COT</summary>
        protected abstract void TheActOfATaskIsAnotherPersons(IDictionary<string, object> parameters);

        /// <summary>No captcha answer is accepted. No parameter.</summary>
        protected abstract void TheCaptchaIsRefused(IDictionary<string, object> parameters);

        /// <summary>The co-holder of the joint file has signed, or has not yet. id (string): id of the exchange; finished (boolean): boolean</summary>
        protected abstract void TheCoHolderHasFinished(IDictionary<string, object> parameters);

        /// <summary>Everything is signed; asked to end the subscription, the bank decides so. decision (string): accepted | analysis, or the functional code with which it is refused</summary>
        protected abstract void TheFinalDecisionIs(IDictionary<string, object> parameters);

        /// <summary>The holder has signed, and the bank does not accept the signature. id (string): id of the exchange</summary>
        protected abstract void TheHolderSignatureIsRefused(IDictionary<string, object> parameters);

        /// <summary>Every proof of the file was validated but the holder’s income, never sent. idEne (string): id of the exchange</summary>
        protected abstract void TheIncomeProofIsMissing(IDictionary<string, object> parameters);

        /// <summary>An open file has this mobile, and a code that was sent to it was typed (D-107). mobile (string): five pairs</summary>
        protected abstract void TheMobileIsAlreadyUsed(IDictionary<string, object> parameters);

        /// <summary>The bank refuses the people with this code. code (string): functional code</summary>
        protected abstract void TheProspectCannotBeAccepted(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has these proofs. workflow (string): individual | joint; docs (object): map of rank to SENT, ONGOING, OK or KO; WALLET: an identity from a wallet (proposed)</summary>
        protected abstract void TheSubscriptionHasDocuments(IDictionary<string, object> parameters);
    }
}
