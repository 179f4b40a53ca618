// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface ReferentialStates {

    /** The tax ids of this country have a known form. code (string): ISO code */
    void aCountryHasAFiscalFormat(Map<String, Object> params) throws Exception;

    /** The country is known, the form of its tax ids is not. code (string): ISO code */
    void aCountryHasNoFiscalFormat(Map<String, Object> params) throws Exception;

    /** No country has this code. code (string): ISO code */
    void aCountryIsUnknown(Map<String, Object> params) throws Exception;

    /** The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns. county (string): code of the county */
    void aCountyHasBirthTowns(Map<String, Object> params) throws Exception;

    /** No town of this county is known. county (string): code of the county */
    void aCountyHasNoBirthTown(Map<String, Object> params) throws Exception;

    /** No town has this postal code. postCode (string): five digits */
    void aPostalCodeHasNoTown(Map<String, Object> params) throws Exception;

    /** Towns have this postal code, a CEDEX office among them; other codes have other towns. postCode (string): five digits */
    void aPostalCodeHasTowns(Map<String, Object> params) throws Exception;

    /** A profession has this code. code (string): code of the profession */
    void aProfessionExists(Map<String, Object> params) throws Exception;

    /** This profession is exercised in several sectors. category (string): code of the category; profession (string): code of the profession */
    void aProfessionHasBusinessSectors(Map<String, Object> params) throws Exception;

    /** No sector is asked of people of this profession. category (string): code of the category; profession (string): code of the profession */
    void aProfessionHasNoBusinessSector(Map<String, Object> params) throws Exception;

    /** This category has no such profession. category (string): code of the category; profession (string): code of the profession */
    void aProfessionIsNotOfTheCategory(Map<String, Object> params) throws Exception;

    /** No profession has this code. code (string): code of the profession */
    void aProfessionIsUnknown(Map<String, Object> params) throws Exception;

    /** The provider does not know a list of this name. name (string): name of the list */
    void aReferentialIsUnknown(Map<String, Object> params) throws Exception;

    /** The bearer token is valid, the resource is somebody else’s. No parameter. */
    void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception;

    /** At least one place answers to this address. address (string): text */
    void anAddressCanBeLocated(Map<String, Object> params) throws Exception;

    /** No place answers to this address. address (string): text */
    void anAddressCannotBeLocated(Map<String, Object> params) throws Exception;

    /** Every entry of this list carries other names that find it (proposed, optional). name (string): name of the list; county (string): code of the county, of a list of towns */
    void entriesOfAListHaveOtherNames(Map<String, Object> params) throws Exception;

    /** No bearer token is valid. No parameter. */
    void noValidSession(Map<String, Object> params) throws Exception;

    /** This list of the referential is known. name (string): name of the list; entry (string): code of one of its entries */
    void theReferentialHasEntries(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "a country has a fiscal format" -> aCountryHasAFiscalFormat(params);
            case "a country has no fiscal format" -> aCountryHasNoFiscalFormat(params);
            case "a country is unknown" -> aCountryIsUnknown(params);
            case "a county has birth towns" -> aCountyHasBirthTowns(params);
            case "a county has no birth town" -> aCountyHasNoBirthTown(params);
            case "a postal code has no town" -> aPostalCodeHasNoTown(params);
            case "a postal code has towns" -> aPostalCodeHasTowns(params);
            case "a profession exists" -> aProfessionExists(params);
            case "a profession has business sectors" -> aProfessionHasBusinessSectors(params);
            case "a profession has no business sector" -> aProfessionHasNoBusinessSector(params);
            case "a profession is not of the category" -> aProfessionIsNotOfTheCategory(params);
            case "a profession is unknown" -> aProfessionIsUnknown(params);
            case "a referential is unknown" -> aReferentialIsUnknown(params);
            case "a session has no right to the resource" -> aSessionHasNoRightToTheResource(params);
            case "an address can be located" -> anAddressCanBeLocated(params);
            case "an address cannot be located" -> anAddressCannotBeLocated(params);
            case "entries of a list have other names" -> entriesOfAListHaveOtherNames(params);
            case "no valid session" -> noValidSession(params);
            case "the referential has entries" -> theReferentialHasEntries(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
