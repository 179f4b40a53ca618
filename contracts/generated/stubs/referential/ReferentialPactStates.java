// Generated from provider-states.json: copy it into your verification.
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class ReferentialPactStates {
    private final ReferentialStates states;

    public ReferentialPactStates(ReferentialStates states) {
        this.states = states;
    }

    @State("a country has a fiscal format")
    public void aCountryHasAFiscalFormat(Map<String, Object> params) throws Exception {
        states.aCountryHasAFiscalFormat(params);
    }

    @State("a country has no fiscal format")
    public void aCountryHasNoFiscalFormat(Map<String, Object> params) throws Exception {
        states.aCountryHasNoFiscalFormat(params);
    }

    @State("a country is unknown")
    public void aCountryIsUnknown(Map<String, Object> params) throws Exception {
        states.aCountryIsUnknown(params);
    }

    @State("a county has birth towns")
    public void aCountyHasBirthTowns(Map<String, Object> params) throws Exception {
        states.aCountyHasBirthTowns(params);
    }

    @State("a county has no birth town")
    public void aCountyHasNoBirthTown(Map<String, Object> params) throws Exception {
        states.aCountyHasNoBirthTown(params);
    }

    @State("a postal code has no town")
    public void aPostalCodeHasNoTown(Map<String, Object> params) throws Exception {
        states.aPostalCodeHasNoTown(params);
    }

    @State("a postal code has towns")
    public void aPostalCodeHasTowns(Map<String, Object> params) throws Exception {
        states.aPostalCodeHasTowns(params);
    }

    @State("a profession exists")
    public void aProfessionExists(Map<String, Object> params) throws Exception {
        states.aProfessionExists(params);
    }

    @State("a profession has business sectors")
    public void aProfessionHasBusinessSectors(Map<String, Object> params) throws Exception {
        states.aProfessionHasBusinessSectors(params);
    }

    @State("a profession has no business sector")
    public void aProfessionHasNoBusinessSector(Map<String, Object> params) throws Exception {
        states.aProfessionHasNoBusinessSector(params);
    }

    @State("a profession is not of the category")
    public void aProfessionIsNotOfTheCategory(Map<String, Object> params) throws Exception {
        states.aProfessionIsNotOfTheCategory(params);
    }

    @State("a profession is unknown")
    public void aProfessionIsUnknown(Map<String, Object> params) throws Exception {
        states.aProfessionIsUnknown(params);
    }

    @State("a referential is unknown")
    public void aReferentialIsUnknown(Map<String, Object> params) throws Exception {
        states.aReferentialIsUnknown(params);
    }

    @State("a session has no right to the resource")
    public void aSessionHasNoRightToTheResource(Map<String, Object> params) throws Exception {
        states.aSessionHasNoRightToTheResource(params);
    }

    @State("an address can be located")
    public void anAddressCanBeLocated(Map<String, Object> params) throws Exception {
        states.anAddressCanBeLocated(params);
    }

    @State("an address cannot be located")
    public void anAddressCannotBeLocated(Map<String, Object> params) throws Exception {
        states.anAddressCannotBeLocated(params);
    }

    @State("entries of a list have other names")
    public void entriesOfAListHaveOtherNames(Map<String, Object> params) throws Exception {
        states.entriesOfAListHaveOtherNames(params);
    }

    @State("no valid session")
    public void noValidSession(Map<String, Object> params) throws Exception {
        states.noValidSession(params);
    }

    @State("the referential has entries")
    public void theReferentialHasEntries(Map<String, Object> params) throws Exception {
        states.theReferentialHasEntries(params);
    }
}
