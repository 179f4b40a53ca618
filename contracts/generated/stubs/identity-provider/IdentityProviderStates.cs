// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class IdentityProviderStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a workstation gave a code": AWorkstationGaveACode(parameters); break;
                case "an authorization code is valid": AnAuthorizationCodeIsValid(parameters); break;
                case "an authorization code was already used": AnAuthorizationCodeWasAlreadyUsed(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The code is that of an adviser’s workstation, good once and without a challenge. code (string): text; clientId (string): text; redirect (string): address</summary>
        protected abstract void AWorkstationGaveACode(IDictionary<string, object> parameters);

        /// <summary>The code can be exchanged once. code (string): text; clientId (string): text; redirect (string): address</summary>
        protected abstract void AnAuthorizationCodeIsValid(IDictionary<string, object> parameters);

        /// <summary>The code was exchanged before. code (string): text; clientId (string): text; redirect (string): address</summary>
        protected abstract void AnAuthorizationCodeWasAlreadyUsed(IDictionary<string, object> parameters);
    }
}
