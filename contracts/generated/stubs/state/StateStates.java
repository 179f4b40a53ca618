// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface StateStates {

    /** The challenge with this signature opened a file before; this is its right solution, written otherwise. solution (string): the X-Captcha-Response; signature (string): that of the challenge */
    void aCaptchaChallengeWasUsed(Map<String, Object> params) throws Exception;

    /** An open file has this uuid and this mobile, to which a code was sent; none was typed yet (D-107). uuid (string): uuid; mobile (string): five pairs */
    void aCreationWaitsForItsMobileToBeProven(Map<String, Object> params) throws Exception;

    /** A file was created under this Idempotency-Key, with what is sent again, and this id was answered. key (string): the Idempotency-Key; id (string): id of the file; workflow (string): individual | joint */
    void aCreationWasAnsweredBefore(Map<String, Object> params) throws Exception;

    /** The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. done (array): what the holder has done; id (string): id of the holder, where a call names it */
    void aFileWasHandedOver(Map<String, Object> params) throws Exception;

    /** The joint file was handed over; this person says that something in it is wrong, and it stands at the recap again. role (string): TIT | COT */
    void aFileWasSentBack(Map<String, Object> params) throws Exception;

    /** The subscription was ended; the account’s creation stands so. status (string): ONGOING | ENDED | ERROR; result (string): created | finalizeFurtherAnalysis | finalizeRejected | finalizeGeneric, where it has ended */
    void aFinalisationStandsAt(Map<String, Object> params) throws Exception;

    /** The prospect connected has a video check with this outcome. livenessId (string): id of the check; status (string): ONGOING | ENDED | ERROR; validated (boolean): boolean, where it has ended; count (integer): attempts used, this one included; role (string): TIT | COT, whose; the holder’s unless told */
    void aLivenessCheckHasAnOutcome(Map<String, Object> params) throws Exception;

    /** Nothing forbids a new file for these people. workflow (string): individual | joint */
    void aNewProspectMaySubscribe(Map<String, Object> params) throws Exception;

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** The ceremony of the person whose turn it is stands so; the video check has passed. id (string): id of the exchange; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended */
    void aSignatureSessionHasAStatus(Map<String, Object> params) throws Exception;

    /** The file of the token was opened by the prospect alone (omc) or with an adviser (mdc). type (string): omc | mdc */
    void aSubscriptionHasAType(Map<String, Object> params) throws Exception;

    /** The file has ended with this status, or is blocked (proposed, D-82). status (string): functional code */
    void aSubscriptionHasStatus(Map<String, Object> params) throws Exception;

    /** The prospect connected has a file at this task. step (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1 */
    void aSubscriptionIsAtStep(Map<String, Object> params) throws Exception;

    /** The file stands at this task, and everything that the task asks for was given. task (string): task id; workflow (string): individual | joint; isInitBo (string): 0 | 1; connected (string): client: the client of an adviser’s file, and not the adviser, is connected (optional) */
    void aTaskIsDone(Map<String, Object> params) throws Exception;

    /** The file stands at this task, and nothing of what the task asks for was given. task (string): task id; workflow (string): individual | joint */
    void aTaskIsNotDone(Map<String, Object> params) throws Exception;

    /** The session is that of an adviser, who leads no file yet; the captcha was not solved. No parameter. */
    void anAdviserIsConnected(Map<String, Object> params) throws Exception;

    /** The session is that of the adviser who leads this file; so many clients of the bank look like its holder. task (string): task id; lookAlikes (string): none | one | several; alike (string): what they have in common with the holder; ended (string): a task that the adviser ended before (proposed, optional) */
    void anAdviserLeadsAFile(Map<String, Object> params) throws Exception;

    /** The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened */
    void anExchangeHasDocumentsToSign(Map<String, Object> params) throws Exception;

    /** The exchange is the prospect’s, its file does not stand at a signature. id (string): id of the exchange */
    void anExchangeHasNothingToSign(Map<String, Object> params) throws Exception;

    /** The prospect connected has no exchange of this id. id (string): id of the exchange */
    void anExchangeIsUnknown(Map<String, Object> params) throws Exception;

    /** The prospect connected has no file. No parameter. */
    void noSubscriptionExists(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** The prospect connected has a joint file at the co-holder’s signature; the e-mail to the co-holder left long ago, or just now. id (string): id of the exchange; just (boolean): boolean */
    void somebodyIsInvitedToSign(Map<String, Object> params) throws Exception;

    /** The joint file stands at this task, everything was given, and the other of its two people is connected (D-105). task (string): task id; role (string): TIT | COT */
    void theActOfATaskIsAnotherPersons(Map<String, Object> params) throws Exception;

    /** No captcha answer is accepted. No parameter. */
    void theCaptchaIsRefused(Map<String, Object> params) throws Exception;

    /** The co-holder of the joint file has signed, or has not yet. id (string): id of the exchange; finished (boolean): boolean */
    void theCoHolderHasFinished(Map<String, Object> params) throws Exception;

    /** Everything is signed; asked to end the subscription, the bank decides so. decision (string): accepted | analysis, or the functional code with which it is refused */
    void theFinalDecisionIs(Map<String, Object> params) throws Exception;

    /** The holder has signed, and the bank does not accept the signature. id (string): id of the exchange */
    void theHolderSignatureIsRefused(Map<String, Object> params) throws Exception;

    /** Every proof of the file was validated but the holder’s income, never sent. idEne (string): id of the exchange */
    void theIncomeProofIsMissing(Map<String, Object> params) throws Exception;

    /** An open file has this mobile, and a code that was sent to it was typed (D-107). mobile (string): five pairs */
    void theMobileIsAlreadyUsed(Map<String, Object> params) throws Exception;

    /** The bank refuses the people with this code. code (string): functional code */
    void theProspectCannotBeAccepted(Map<String, Object> params) throws Exception;

    /** The prospect connected has these proofs. workflow (string): individual | joint; docs (object): map of rank to SENT, ONGOING, OK or KO; WALLET: an identity from a wallet (proposed) */
    void theSubscriptionHasDocuments(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a captcha challenge was used" -> aCaptchaChallengeWasUsed(params);
            case "a creation waits for its mobile to be proven" -> aCreationWaitsForItsMobileToBeProven(params);
            case "a creation was answered before" -> aCreationWasAnsweredBefore(params);
            case "a file was handed over" -> aFileWasHandedOver(params);
            case "a file was sent back" -> aFileWasSentBack(params);
            case "a finalisation stands at" -> aFinalisationStandsAt(params);
            case "a liveness check has an outcome" -> aLivenessCheckHasAnOutcome(params);
            case "a new prospect may subscribe" -> aNewProspectMaySubscribe(params);
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "a signature session has a status" -> aSignatureSessionHasAStatus(params);
            case "a subscription has a type" -> aSubscriptionHasAType(params);
            case "a subscription has status" -> aSubscriptionHasStatus(params);
            case "a subscription is at step" -> aSubscriptionIsAtStep(params);
            case "a task is done" -> aTaskIsDone(params);
            case "a task is not done" -> aTaskIsNotDone(params);
            case "an adviser is connected" -> anAdviserIsConnected(params);
            case "an adviser leads a file" -> anAdviserLeadsAFile(params);
            case "an exchange has documents to sign" -> anExchangeHasDocumentsToSign(params);
            case "an exchange has nothing to sign" -> anExchangeHasNothingToSign(params);
            case "an exchange is unknown" -> anExchangeIsUnknown(params);
            case "no subscription exists" -> noSubscriptionExists(params);
            case "no valid session" -> noValidSession(params);
            case "somebody is invited to sign" -> somebodyIsInvitedToSign(params);
            case "the act of a task is another person’s" -> theActOfATaskIsAnotherPersons(params);
            case "the captcha is refused" -> theCaptchaIsRefused(params);
            case "the co-holder has finished" -> theCoHolderHasFinished(params);
            case "the final decision is" -> theFinalDecisionIs(params);
            case "the holder signature is refused" -> theHolderSignatureIsRefused(params);
            case "the income proof is missing" -> theIncomeProofIsMissing(params);
            case "the mobile is already used" -> theMobileIsAlreadyUsed(params);
            case "the prospect cannot be accepted" -> theProspectCannotBeAccepted(params);
            case "the subscription has documents" -> theSubscriptionHasDocuments(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
