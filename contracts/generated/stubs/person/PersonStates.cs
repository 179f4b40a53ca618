// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class PersonStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a file was handed over": AFileWasHandedOver(parameters); break;
                case "a person exists": APersonExists(parameters); break;
                case "a person holds a code": APersonHoldsACode(parameters); break;
                case "a person is unknown": APersonIsUnknown(parameters); break;
                case "a person of the file cannot be accepted": APersonOfTheFileCannotBeAccepted(parameters); break;
                case "a person stands at the recap": APersonStandsAtTheRecap(parameters); break;
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "the prospect's details are": TheProspectsDetailsAre(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. done (array): what the holder has done; id (string): id of the holder, where a call names it</summary>
        protected abstract void AFileWasHandedOver(IDictionary<string, object> parameters);

        /// <summary>The file of the prospect connected has this person, of whom everything is known, or what the creation asked. id (string): id of a person of the file; role (string): TIT | COT; level (string): complete | begun</summary>
        protected abstract void APersonExists(IDictionary<string, object> parameters);

        /// <summary>The file stands at the recap, and this person, who is connected, was sent this code, which another e-mail asks for. id (string): id of a person of the file; role (string): TIT | COT; code (string): the code that was sent</summary>
        protected abstract void APersonHoldsACode(IDictionary<string, object> parameters);

        /// <summary>The file of the prospect connected has nobody of this id. id (string): id of a person of the file</summary>
        protected abstract void APersonIsUnknown(IDictionary<string, object> parameters);

        /// <summary>What is saved of this person is refused with this code. id (string): id of a person of the file; role (string): TIT | COT; code (string): functional code</summary>
        protected abstract void APersonOfTheFileCannotBeAccepted(IDictionary<string, object> parameters);

        /// <summary>The file stands at the recap, every proof was accepted, and everything is known of this person. id (string): id of a person of the file; role (string): TIT | COT</summary>
        protected abstract void APersonStandsAtTheRecap(IDictionary<string, object> parameters);

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>What the bank knows of the person connected. level (string): complete | minimal | none</summary>
        protected abstract void TheProspectsDetailsAre(IDictionary<string, object> parameters);
    }
}
