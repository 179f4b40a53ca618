// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class CartStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a cart forecast combines prices": ACartForecastCombinesPrices(parameters); break;
                case "a cart forecast exists": ACartForecastExists(parameters); break;
                case "a cart forecast is taken for malformed": ACartForecastIsTakenForMalformed(parameters); break;
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "an offer says what its cards have": AnOfferSaysWhatItsCardsHave(parameters); break;
                case "no cart can be forecast": NoCartCanBeForecast(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "the cart cannot be given": TheCartCannotBeGiven(parameters); break;
                case "the prospect has a cart": TheProspectHasACart(parameters); break;
                case "the prospect has no cart": TheProspectHasNoCart(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The offer can be forecast; taken together, its contracts cost something else than each by itself. workflow (string): individual | joint</summary>
        protected abstract void ACartForecastCombinesPrices(IDictionary<string, object> parameters);

        /// <summary>The offer for these answers can be forecast. workflow (string): individual | joint; youth (boolean): boolean; cards (integer): how many cards are on offer</summary>
        protected abstract void ACartForecastExists(IDictionary<string, object> parameters);

        /// <summary>The provider does not understand the parameters: a technical code, no functional one. No parameter.</summary>
        protected abstract void ACartForecastIsTakenForMalformed(IDictionary<string, object> parameters);

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>The offer holds cards alone, listed from the last rank to the first; each answers every yes/no alike and is offered to these persons alone; prices are combined. The cart of the prospect connected holds these contracts. flag (string): 0 | 1; participants (string): TIT | COT; selected (array): catalogue numbers of the cart</summary>
        protected abstract void AnOfferSaysWhatItsCardsHave(IDictionary<string, object> parameters);

        /// <summary>The offer is refused with this code. code (string): functional code</summary>
        protected abstract void NoCartCanBeForecast(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>The cart of the prospect connected is refused with this code. code (string): functional code</summary>
        protected abstract void TheCartCannotBeGiven(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has a cart with this selection. selected (array): catalogue numbers; workflow (string): individual | joint; birthdate (string): ISO day: the holder’s; dematerialization (string): 0 | 1; deliveryChoiceDone (string): 0 | 1; combined (boolean): boolean: taken together, the contracts on offer cost something else than each by itself; promoted (integer): number: euros a month that were confirmed, while the promotion lasts; without it no price was confirmed; afterwards (number): number: euros a month after the promotion; months (integer): number: how long the promotion lasts; without it, unknown or none</summary>
        protected abstract void TheProspectHasACart(IDictionary<string, object> parameters);

        /// <summary>The prospect connected has a file, and no cart. No parameter.</summary>
        protected abstract void TheProspectHasNoCart(IDictionary<string, object> parameters);
    }
}
