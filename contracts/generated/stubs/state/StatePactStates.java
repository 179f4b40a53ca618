// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class StatePactStates {
    private final StateStates states;

    public StatePactStates(StateStates states) {
        this.states = states;
    }

    @State("a captcha challenge was used")
    public void aCaptchaChallengeWasUsed(Map<String, Object> params) throws Exception {
        states.aCaptchaChallengeWasUsed(params);
    }

    @State("a creation waits for its mobile to be proven")
    public void aCreationWaitsForItsMobileToBeProven(Map<String, Object> params) throws Exception {
        states.aCreationWaitsForItsMobileToBeProven(params);
    }

    @State("a creation was answered before")
    public void aCreationWasAnsweredBefore(Map<String, Object> params) throws Exception {
        states.aCreationWasAnsweredBefore(params);
    }

    @State("a file was handed over")
    public void aFileWasHandedOver(Map<String, Object> params) throws Exception {
        states.aFileWasHandedOver(params);
    }

    @State("a file was sent back")
    public void aFileWasSentBack(Map<String, Object> params) throws Exception {
        states.aFileWasSentBack(params);
    }

    @State("a finalisation stands at")
    public void aFinalisationStandsAt(Map<String, Object> params) throws Exception {
        states.aFinalisationStandsAt(params);
    }

    @State("a liveness check has an outcome")
    public void aLivenessCheckHasAnOutcome(Map<String, Object> params) throws Exception {
        states.aLivenessCheckHasAnOutcome(params);
    }

    @State("a new prospect may subscribe")
    public void aNewProspectMaySubscribe(Map<String, Object> params) throws Exception {
        states.aNewProspectMaySubscribe(params);
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("a signature session has a status")
    public void aSignatureSessionHasAStatus(Map<String, Object> params) throws Exception {
        states.aSignatureSessionHasAStatus(params);
    }

    @State("a subscription has a type")
    public void aSubscriptionHasAType(Map<String, Object> params) throws Exception {
        states.aSubscriptionHasAType(params);
    }

    @State("a subscription has status")
    public void aSubscriptionHasStatus(Map<String, Object> params) throws Exception {
        states.aSubscriptionHasStatus(params);
    }

    @State("a subscription is at step")
    public void aSubscriptionIsAtStep(Map<String, Object> params) throws Exception {
        states.aSubscriptionIsAtStep(params);
    }

    @State("a task is done")
    public void aTaskIsDone(Map<String, Object> params) throws Exception {
        states.aTaskIsDone(params);
    }

    @State("a task is not done")
    public void aTaskIsNotDone(Map<String, Object> params) throws Exception {
        states.aTaskIsNotDone(params);
    }

    @State("an adviser is connected")
    public void anAdviserIsConnected(Map<String, Object> params) throws Exception {
        states.anAdviserIsConnected(params);
    }

    @State("an adviser leads a file")
    public void anAdviserLeadsAFile(Map<String, Object> params) throws Exception {
        states.anAdviserLeadsAFile(params);
    }

    @State("an exchange has documents to sign")
    public void anExchangeHasDocumentsToSign(Map<String, Object> params) throws Exception {
        states.anExchangeHasDocumentsToSign(params);
    }

    @State("an exchange has nothing to sign")
    public void anExchangeHasNothingToSign(Map<String, Object> params) throws Exception {
        states.anExchangeHasNothingToSign(params);
    }

    @State("an exchange is unknown")
    public void anExchangeIsUnknown(Map<String, Object> params) throws Exception {
        states.anExchangeIsUnknown(params);
    }

    @State("no subscription exists")
    public void noSubscriptionExists(Map<String, Object> params) throws Exception {
        states.noSubscriptionExists(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("somebody is invited to sign")
    public void somebodyIsInvitedToSign(Map<String, Object> params) throws Exception {
        states.somebodyIsInvitedToSign(params);
    }

    @State("the act of a task is another person’s")
    public void theActOfATaskIsAnotherPersons(Map<String, Object> params) throws Exception {
        states.theActOfATaskIsAnotherPersons(params);
    }

    @State("the captcha is refused")
    public void theCaptchaIsRefused(Map<String, Object> params) throws Exception {
        states.theCaptchaIsRefused(params);
    }

    @State("the co-holder has finished")
    public void theCoHolderHasFinished(Map<String, Object> params) throws Exception {
        states.theCoHolderHasFinished(params);
    }

    @State("the final decision is")
    public void theFinalDecisionIs(Map<String, Object> params) throws Exception {
        states.theFinalDecisionIs(params);
    }

    @State("the holder signature is refused")
    public void theHolderSignatureIsRefused(Map<String, Object> params) throws Exception {
        states.theHolderSignatureIsRefused(params);
    }

    @State("the income proof is missing")
    public void theIncomeProofIsMissing(Map<String, Object> params) throws Exception {
        states.theIncomeProofIsMissing(params);
    }

    @State("the mobile is already used")
    public void theMobileIsAlreadyUsed(Map<String, Object> params) throws Exception {
        states.theMobileIsAlreadyUsed(params);
    }

    @State("the prospect cannot be accepted")
    public void theProspectCannotBeAccepted(Map<String, Object> params) throws Exception {
        states.theProspectCannotBeAccepted(params);
    }

    @State("the subscription has documents")
    public void theSubscriptionHasDocuments(Map<String, Object> params) throws Exception {
        states.theSubscriptionHasDocuments(params);
    }
}
