// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class StructureStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "agencies exist around a point": AgenciesExistAroundAPoint(parameters); break;
                case "an agency exists": AnAgencyExists(parameters); break;
                case "an agency is unknown": AnAgencyIsUnknown(parameters); break;
                case "no agency exists around a point": NoAgencyExistsAroundAPoint(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>At least one agency is near this point. latitude (number): degrees north; longitude (number): degrees east; open (array): days on which each of them is open, in English: monday …</summary>
        protected abstract void AgenciesExistAroundAPoint(IDictionary<string, object> parameters);

        /// <summary>The agency is open to clients, and its advisers have hours of their own. id (string): id of the agency; open (array): days on which it is open, in English: monday …; advisers (array): days on which its advisers receive</summary>
        protected abstract void AnAgencyExists(IDictionary<string, object> parameters);

        /// <summary>No agency has this id. id (string): id of the agency</summary>
        protected abstract void AnAgencyIsUnknown(IDictionary<string, object> parameters);

        /// <summary>No agency is near this point. latitude (number): degrees north; longitude (number): degrees east</summary>
        protected abstract void NoAgencyExistsAroundAPoint(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);
    }
}
