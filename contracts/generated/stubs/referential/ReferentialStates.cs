// Generated from provider-states.json: copy it into your verification.
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class ReferentialStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {
                case "a country has a fiscal format": ACountryHasAFiscalFormat(parameters); break;
                case "a country has no fiscal format": ACountryHasNoFiscalFormat(parameters); break;
                case "a country is unknown": ACountryIsUnknown(parameters); break;
                case "a county has birth towns": ACountyHasBirthTowns(parameters); break;
                case "a county has no birth town": ACountyHasNoBirthTown(parameters); break;
                case "a postal code has no town": APostalCodeHasNoTown(parameters); break;
                case "a postal code has towns": APostalCodeHasTowns(parameters); break;
                case "a profession exists": AProfessionExists(parameters); break;
                case "a profession has business sectors": AProfessionHasBusinessSectors(parameters); break;
                case "a profession has no business sector": AProfessionHasNoBusinessSector(parameters); break;
                case "a profession is not of the category": AProfessionIsNotOfTheCategory(parameters); break;
                case "a profession is unknown": AProfessionIsUnknown(parameters); break;
                case "a referential is unknown": AReferentialIsUnknown(parameters); break;
                case "a session has no right to the resource": ASessionHasNoRightToTheResource(parameters); break;
                case "an address can be located": AnAddressCanBeLocated(parameters); break;
                case "an address cannot be located": AnAddressCannotBeLocated(parameters); break;
                case "entries of a list have other names": EntriesOfAListHaveOtherNames(parameters); break;
                case "no valid session": NoValidSession(parameters); break;
                case "the referential has entries": TheReferentialHasEntries(parameters); break;
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }

        /// <summary>The tax ids of this country have a known form. code (string): ISO code</summary>
        protected abstract void ACountryHasAFiscalFormat(IDictionary<string, object> parameters);

        /// <summary>The country is known, the form of its tax ids is not. code (string): ISO code</summary>
        protected abstract void ACountryHasNoFiscalFormat(IDictionary<string, object> parameters);

        /// <summary>No country has this code. code (string): ISO code</summary>
        protected abstract void ACountryIsUnknown(IDictionary<string, object> parameters);

        /// <summary>The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns. county (string): code of the county</summary>
        protected abstract void ACountyHasBirthTowns(IDictionary<string, object> parameters);

        /// <summary>No town of this county is known. county (string): code of the county</summary>
        protected abstract void ACountyHasNoBirthTown(IDictionary<string, object> parameters);

        /// <summary>No town has this postal code. postCode (string): five digits</summary>
        protected abstract void APostalCodeHasNoTown(IDictionary<string, object> parameters);

        /// <summary>Towns have this postal code, a CEDEX office among them; other codes have other towns. postCode (string): five digits</summary>
        protected abstract void APostalCodeHasTowns(IDictionary<string, object> parameters);

        /// <summary>A profession has this code. code (string): code of the profession</summary>
        protected abstract void AProfessionExists(IDictionary<string, object> parameters);

        /// <summary>This profession is exercised in several sectors. category (string): code of the category; profession (string): code of the profession</summary>
        protected abstract void AProfessionHasBusinessSectors(IDictionary<string, object> parameters);

        /// <summary>No sector is asked of people of this profession. category (string): code of the category; profession (string): code of the profession</summary>
        protected abstract void AProfessionHasNoBusinessSector(IDictionary<string, object> parameters);

        /// <summary>This category has no such profession. category (string): code of the category; profession (string): code of the profession</summary>
        protected abstract void AProfessionIsNotOfTheCategory(IDictionary<string, object> parameters);

        /// <summary>No profession has this code. code (string): code of the profession</summary>
        protected abstract void AProfessionIsUnknown(IDictionary<string, object> parameters);

        /// <summary>The provider does not know a list of this name. name (string): name of the list</summary>
        protected abstract void AReferentialIsUnknown(IDictionary<string, object> parameters);

        /// <summary>The bearer token is valid, the resource is somebody else’s. No parameter.</summary>
        protected abstract void ASessionHasNoRightToTheResource(IDictionary<string, object> parameters);

        /// <summary>At least one place answers to this address. address (string): text</summary>
        protected abstract void AnAddressCanBeLocated(IDictionary<string, object> parameters);

        /// <summary>No place answers to this address. address (string): text</summary>
        protected abstract void AnAddressCannotBeLocated(IDictionary<string, object> parameters);

        /// <summary>Every entry of this list carries other names that find it (proposed, optional). name (string): name of the list; county (string): code of the county, of a list of towns</summary>
        protected abstract void EntriesOfAListHaveOtherNames(IDictionary<string, object> parameters);

        /// <summary>No bearer token is valid. No parameter.</summary>
        protected abstract void NoValidSession(IDictionary<string, object> parameters);

        /// <summary>This list of the referential is known. name (string): name of the list; entry (string): code of one of its entries</summary>
        protected abstract void TheReferentialHasEntries(IDictionary<string, object> parameters);
    }
}
