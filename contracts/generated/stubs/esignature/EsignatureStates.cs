// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class EsignatureStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "a signature session has a status": ASignatureSessionHasAStatus(parameters); break;
                case "an exchange has documents to sign": AnExchangeHasDocumentsToSign(parameters); break;
                case "an exchange has nothing to sign": AnExchangeHasNothingToSign(parameters); break;
                case "an exchange is unknown": AnExchangeIsUnknown(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "the participant has already signed": TheParticipantHasAlreadySigned(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>The ceremony of the person whose turn it is stands so; the video check has passed. id (string): id of the exchange; status (string): ONGOING | ENDED | ERROR; result (string): OK | KO, where it has ended</summary>
        protected abstract void ASignatureSessionHasAStatus(IDictionary<string, object> parameters);

        /// <summary>The file stands at the signature of this person; it has documents to read before and documents to sign. id (string): id of the exchange; role (string): TIT | COT; origin (string): where the pages stand to which this person is sent: no address of another origin is opened</summary>
        protected abstract void AnExchangeHasDocumentsToSign(IDictionary<string, object> parameters);

        /// <summary>The exchange is the prospect’s, its file does not stand at a signature. id (string): id of the exchange</summary>
        protected abstract void AnExchangeHasNothingToSign(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has no exchange of this id. id (string): id of the exchange</summary>
        protected abstract void AnExchangeIsUnknown(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>This person of the file has signed. id (string): id of the exchange; role (string): TIT | COT</summary>
        protected abstract void TheParticipantHasAlreadySigned(IDictionary<string, object> parameters);
    }
}
