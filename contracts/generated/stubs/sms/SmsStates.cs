// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class SmsStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a one-time code can be sent": AOneTimeCodeCanBeSent(parameters); break;
                case "a one-time code was just sent": AOneTimeCodeWasJustSent(parameters); break;
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "an SMS can be sent": AnSMSCanBeSent(parameters); break;
                case "an SMS was just sent": AnSMSWasJustSent(parameters); break;
                case "no ceremony is open": NoCeremonyIsOpen(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "nobody is known by the uuid": NobodyIsKnownByTheUuid(parameters); break;
                case "the SMS limit is reached": TheSMSLimitIsReached(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>A ceremony of the prospect connected is open; no code was sent yet. No parameter.</summary>
        protected abstract void AOneTimeCodeCanBeSent(IDictionary<string, object> parameters);

        /// <summary>A code was sent less than a minute ago. No parameter.</summary>
        protected abstract void AOneTimeCodeWasJustSent(IDictionary<string, object> parameters);

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>Somebody is known by this uuid, and no SMS was sent to them yet. uuid (string): uuid of the subscription</summary>
        protected abstract void AnSMSCanBeSent(IDictionary<string, object> parameters);

        /// <summary>An SMS was sent less than a minute ago. uuid (string): uuid of the subscription</summary>
        protected abstract void AnSMSWasJustSent(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has no ceremony for which a code could be sent. No parameter.</summary>
        protected abstract void NoCeremonyIsOpen(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>No subscription has this uuid. uuid (string): uuid of the subscription</summary>
        protected abstract void NobodyIsKnownByTheUuid(IDictionary<string, object> parameters);

        /// <summary>As many SMS were sent as may be. uuid (string): uuid of the subscription</summary>
        protected abstract void TheSMSLimitIsReached(IDictionary<string, object> parameters);
    }
}
