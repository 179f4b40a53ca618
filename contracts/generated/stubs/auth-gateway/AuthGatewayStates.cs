// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class AuthGatewayStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a non-production identifier exists": ANonProductionIdentifierExists(parameters); break;
                case "an authorization code is valid": AnAuthorizationCodeIsValid(parameters); break;
                case "an authorization code was already used": AnAuthorizationCodeWasAlreadyUsed(parameters); break;
                case "an identifier is unknown": AnIdentifierIsUnknown(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>Outside production: a file can be resumed by this number. kind (string): client | prospect; id (string): eight digits</summary>
        protected abstract void ANonProductionIdentifierExists(IDictionary<string, object> parameters);

        /// <summary>The code can be exchanged once. code (string): text; clientId (string): text; redirect (string): address</summary>
        protected abstract void AnAuthorizationCodeIsValid(IDictionary<string, object> parameters);

        /// <summary>The code was exchanged before. code (string): text; clientId (string): text; redirect (string): address</summary>
        protected abstract void AnAuthorizationCodeWasAlreadyUsed(IDictionary<string, object> parameters);

        /// <summary>Outside production: nobody has this number. kind (string): client | prospect; id (string): eight digits</summary>
        protected abstract void AnIdentifierIsUnknown(IDictionary<string, object> parameters);
    }
}
