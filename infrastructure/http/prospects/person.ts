import * as t from 'io-ts';
import { FRANCE } from '@domain/referentials/france';
import { MARRIED } from '@domain/holders/checkFamily';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import { Branching } from '../codecs';
import { DayWire } from '../day';
import { Flag, fromFlag, toFlag } from '../flags';

/** A person as the bank says it: section 3's fields, everything but the external id optional. */
export const PersonWire = t.intersection(
  [
    t.type({ externalReference: t.type({ externalReferenceValue: t.string }) }),
    t.partial({
      identity: t.partial({
        civility: t.keyof({ MR: null, MME: null }),
        firstname: t.string,
        lastname: t.string,
        birthname: t.string,
        otherFirstnames: t.string,
        agencyId: t.string,
      }),
      birth: t.partial({
        birthdate: DayWire,
        nationality: t.string,
        country: new Branching<string, string>(t.string, [FRANCE.code]),
        county: t.string,
        town: t.string,
      }),
      email: t.string,
      mobilePhone: t.string,
      familySituation: t.partial({ situation: new Branching<string, string>(t.string, MARRIED), maritalRegime: t.string }),
      address: t.partial({
        streetNumber: t.string,
        streetType: t.string,
        streetName: t.string,
        postalCode: t.string,
        town: t.string,
        country: new Branching<string, string>(t.string, [FRANCE.code]),
        housing: t.string,
      }),
      occupation: t.partial({ category: t.string, profession: t.string, employer: t.string, sector: t.string }),
      monthlyNetIncome: t.number,
      wealth: t.string,
      fiscalReferences: t.partial({
        frenchTaxResident: Flag,
        otherObligations: t.readonlyArray(t.type({ country: t.string, taxId: t.string })),
      }),
    }),
  ],
  'Person',
);
type PersonWire = t.TypeOf<typeof PersonWire>;

export const fromWire = (wire: PersonWire): Prospect => {
  const { identity = {}, birth = {}, familySituation = {}, address = {}, occupation = {}, fiscalReferences = {} } = wire;
  return {
    externalReference: wire.externalReference.externalReferenceValue,
    identity: {
      civility: identity.civility,
      firstName: identity.firstname,
      lastName: identity.lastname,
      birthName: identity.birthname,
      otherFirstNames: identity.otherFirstnames,
      agencyId: identity.agencyId,
    },
    birth: {
      birthdate: birth.birthdate,
      nationality: birth.nationality,
      country: birth.country,
      county: birth.county,
      town: birth.town,
    },
    email: wire.email,
    mobile: wire.mobilePhone,
    family: { situation: familySituation.situation, maritalRegime: familySituation.maritalRegime },
    address: {
      streetNumber: address.streetNumber,
      streetType: address.streetType,
      streetName: address.streetName,
      postalCode: address.postalCode,
      town: address.town,
      country: address.country,
      housing: address.housing,
    },
    occupation: {
      category: occupation.category,
      profession: occupation.profession,
      employer: occupation.employer,
      sector: occupation.sector,
    },
    monthlyNetIncome: wire.monthlyNetIncome,
    wealth: wire.wealth,
    fiscal: {
      frenchTaxResident: fiscalReferences.frenchTaxResident && fromFlag(fiscalReferences.frenchTaxResident),
      obligations: fiscalReferences.otherObligations ?? [],
    },
  };
};

/** What a destructuring leaves over is empty: an answer that is not sent does not compile. PER-11 */
const nothing = (left: Readonly<Record<string, never>>): object => left;

const identityToWire = ({ civility, firstName, lastName, birthName, otherFirstNames, agencyId, ...left }: Prospect['identity']) => ({
  ...nothing(left),
  civility,
  firstname: firstName,
  lastname: lastName,
  birthname: birthName,
  otherFirstnames: otherFirstNames,
  agencyId,
});

/** Only the parts given travel; what is undefined within one is left out of the JSON. */
export const partToWire = ({
  identity,
  birth,
  email,
  mobile,
  family,
  address,
  occupation,
  monthlyNetIncome,
  wealth,
  fiscal,
  ...left
}: ProspectPart) => ({
  ...nothing(left),
  ...(identity && { identity: identityToWire(identity) }),
  ...(birth && { birth }),
  ...(email !== undefined && { email }),
  ...(mobile !== undefined && { mobilePhone: mobile }),
  ...(family && { familySituation: family }),
  ...(address && { address }),
  ...(occupation && { occupation }),
  ...(monthlyNetIncome !== undefined && { monthlyNetIncome }),
  ...(wealth !== undefined && { wealth }),
  ...(fiscal && {
    fiscalReferences: {
      ...(fiscal.frenchTaxResident !== undefined && { frenchTaxResident: toFlag(fiscal.frenchTaxResident) }),
      otherObligations: fiscal.obligations,
    },
  }),
});
