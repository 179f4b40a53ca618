// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class LivenessStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a liveness check has an outcome": ALivenessCheckHasAnOutcome(parameters); break;
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "an exchange has documents to sign": AnExchangeHasDocumentsToSign(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "the liveness attempts are exhausted": TheLivenessAttemptsAreExhausted(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The prospect connected has a video check with this outcome. livenessId (string): id of the check; status (string): ONGOING | ENDED | ERROR; validated (boolean): boolean, where it has ended; count (integer): attempts used, this one included; role (string): TIT | COT, whose; the holder’s unless told</summary>
        protected abstract void ALivenessCheckHasAnOutcome(IDictionary<string, object> parameters);

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened</summary>
        protected abstract void AnExchangeHasDocumentsToSign(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>The prospect connected may begin no other video check, and the last one says so. livenessId (string): id of the last check; count (integer): attempts used</summary>
        protected abstract void TheLivenessAttemptsAreExhausted(IDictionary<string, object> parameters);
    }
}
