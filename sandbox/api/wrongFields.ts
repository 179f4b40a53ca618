import { isRight as isRightOf } from 'fp-ts/Either';
import { fieldBirthplace } from '@domain/field/birthplace';
import { charactersIn } from '@domain/field/characters';
import { fieldEmail } from '@domain/field/email';
import { fieldFreeText } from '@domain/field/freeText';
import { lengths } from '@domain/field/length';
import { fieldMobile } from '@domain/field/mobile';
import { fieldStreetName, fieldStreetNumber } from '@domain/field/street';
import { LONGEST_ID } from '@domain/field/taxId';
import { checkObligation } from '@domain/holders/checkTax';
import type { Field } from '@domain/holders/fieldKinds';
import { noTaxIdReasons, type CodeList } from '@domain/holders/fields';
import { places, valueAt } from '@domain/holders/prospect';
import { isDay, isInstant } from '@domain/kernel/day';
import { allCountries, nationalities } from '../referentials/countries';
import { fiscalFormats } from '../referentials/fiscalFormats';
import { agencies, birthTowns, counties, postalTowns } from '../referentials/france';
import { referentials, streetTypes, wealthBands } from '../referentials/lists';
import { categories } from '../referentials/professions/categories';
import type { SavedParts } from './savedParts';
import { FRANCE, isName, isPostalCode, isTownAbroad } from './typedFields';

const codes = (list: readonly { readonly code: string }[] = []): readonly string[] => list.map(({ code }) => code);

const ofCategory = ({ occupation }: SavedParts) =>
  categories.filter(({ category }) => occupation?.category === undefined || category.code === occupation.category);

/** The codes of each list; a profession and a sector are of the category that is saved with them. */
const codesOf: Readonly<Record<CodeList, (saved: SavedParts) => readonly string[]>> = {
  nationalities: () => nationalities().map(({ osceCode }) => osceCode),
  countries: () => codes(allCountries()),
  counties: () => codes(counties()),
  familySituations: () => codes(referentials['familySituations']),
  maritalRegimes: () => codes(referentials['maritalRegimes']),
  streetTypes: () => codes(streetTypes),
  housingSituations: () => codes(referentials['housingSituations']),
  categories: () => codes(categories.map(({ category }) => category)),
  professions: saved => ofCategory(saved).flatMap(({ professions }) => codes(professions)),
  sectors: saved => ofCategory(saved).flatMap(({ sectors }) => codes(sectors)),
  wealth: () => codes(wealthBands),
};

const isListed = (list: string, value: string, saved: SavedParts): boolean =>
  Object.entries(codesOf).some(([name, of]) => name === list && of(saved).includes(value));

const isTownOf = (towns: readonly { readonly label: string }[], town: string): boolean =>
  towns.some(({ label }) => label.toLocaleUpperCase('fr') === town.toLocaleUpperCase('fr'));

const freeText = (value: string): boolean => fieldFreeText.decide({ value });
const optional =
  (check: (value: string) => boolean) =>
  (value: string): boolean =>
    value === '' || check(value);

/** Texts by their names in call 30: each accepts what the page that asks for it accepts; any other, a free text. */
const texts: Readonly<Record<string, (value: string, saved: SavedParts) => boolean>> = {
  'identity.firstname': isName,
  'identity.lastname': isName,
  'identity.birthname': isName,
  'identity.otherFirstnames': optional(isName),
  'identity.agencyId': value => agencies().some(({ id }) => id === value),
  // In France a town of the list, or what was typed for a commune that no list has.
  'birth.town': (value, { birth: { country, county = '' } = {} }) =>
    fieldBirthplace.decide({ value }) || (country === FRANCE && isTownOf(birthTowns(county), value)),
  mobilePhone: value => fieldMobile.decide({ value }),
  'address.streetNumber': optional(value => fieldStreetNumber.decide({ value })),
  'address.streetName': value => fieldStreetName.decide({ value }),
  'address.complement': optional(freeText),
  'address.postalCode': (value, { address }) => isPostalCode(value, address?.country),
  'address.town': (value, { address = {} }) =>
    (address.country ?? FRANCE) === FRANCE ? isTownOf(postalTowns(address.postalCode ?? ''), value) : isTownAbroad(value),
  'occupation.employer': optional(freeText),
};

type Obligation = NonNullable<NonNullable<SavedParts['fiscalReferences']>['otherObligations']>[number];

/** A country of the list, and a tax id as the page writes it or the reason why there is none. D-87 */
const isObligation = ({ country = '', taxId, noTaxId }: Obligation, saved: SavedParts): boolean => {
  if (!isListed('countries', country, saved) || (taxId === undefined) === (noTaxId === undefined)) return false;
  if (taxId === undefined) return noTaxIdReasons.some(reason => reason === noTaxId);
  const format = Object.hasOwn(fiscalFormats, country) ? fiscalFormats[country] : undefined;
  const checked = checkObligation({ country, noTaxId: 'GIVEN', taxId }, format);
  return charactersIn(taxId) <= LONGEST_ID && isRightOf(checked) && checked.right.taxId === taxId;
};

const isRight = (field: Field, wire: string, value: unknown, saved: SavedParts): boolean => {
  switch (field.kind) {
    case 'code':
      return typeof value === 'string' && isListed(field.list, value, saved);
    case 'oneOf':
      return field.values.some(each => each === value);
    case 'day':
      return isDay(value);
    case 'instant':
      return isInstant(value);
    case 'email':
      return typeof value === 'string' && fieldEmail.decide({ value });
    case 'amount':
      return Number.isInteger(value) && new RegExp(`^\\d{1,${lengths.number}}$`).test(String(value));
    case 'text':
      return typeof value === 'string' && (texts[wire] ?? freeText)(value, saved);
    case 'flag':
      return true;
    case 'list':
      return saved.fiscalReferences?.otherObligations?.every(each => isObligation(each, saved)) ?? false;
  }
};

/** The wrong fields of what is saved, or of an applicant who is created: both accept the same. PER, INF-08, D-54 */
export const wrongFields = (saved: SavedParts): readonly string[] =>
  places.flatMap(({ field, wire }) => {
    const value = valueAt(saved, wire);
    return value === undefined || isRight(field, wire.join('.'), value, saved) ? [] : [wire.join('.')];
  });
