import * as E from 'fp-ts/Either';
import { charactersIn, hasOtherScript } from '@domain/field/characters';
import { fieldFreeText } from '@domain/field/freeText';
import { lengths } from '@domain/field/length';
import { fieldPostalCodeAbroad } from '@domain/field/postalCodeAbroad';
import { nearest } from '@domain/field/nearest';
import { fieldTownAbroad, TOWN_ABROAD_MAX } from '@domain/field/townAbroad';
import { fieldPostalCode } from '@domain/field/postalCode';
import { STREET_NAME_MAX, fieldStreetName, fieldStreetNumber, NO_STREET_TYPE, typedStreetNumber } from '@domain/field/street';
import { tidy, tidyStreetNumber } from '@domain/field/tidy';
import { typedPostalCode, typedPostalCodeAbroad, typedStreetName, typedTown } from '@domain/field/typed';
import { FRANCE } from '@domain/referentials/france';
import { personFields } from './fields';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import type { Prospect, ProspectPart } from './prospect';

/**
 * `streetType`, `country`, `housing`: codes, `NO_STREET_TYPE` for a street without a type (D-70); `town`: an option's label in France,
 * free text elsewhere. PER-05
 */
export interface AddressDraft {
  readonly country: string;
  readonly streetNumber: string;
  readonly streetType: string;
  readonly streetName: string;
  readonly complement: string;
  readonly postalCode: string;
  readonly town: string;
  readonly housing: string;
}

export type AddressIssue =
  | 'NOT_CHOSEN'
  | 'REQUIRED'
  | 'OTHER_SCRIPT'
  | 'STREET_NUMBER_FORMAT'
  | 'STREET_NAME_FORMAT'
  | 'STREET_NAME_TOO_LONG'
  | 'COMPLEMENT_TOO_LONG'
  | 'COMPLEMENT_FORMAT'
  | 'POSTAL_CODE_FORMAT'
  | 'POSTAL_CODE_NOWHERE'
  | 'POSTAL_CODE_MONACO'
  | 'NO_TOWN'
  | 'POSTAL_CODE_ABROAD'
  | 'TOWN_ABROAD';
type AddressIssues = IssueOfEach<AddressDraft, AddressIssue>;

export const livesInFrance = (address: Pick<AddressDraft, 'country'>): boolean =>
  personFields.address.fields.streetType.required({ address });

export const addressDraft = ({ address }: Prospect): AddressDraft => ({
  country: address.country ?? FRANCE.code,
  streetNumber: address.streetNumber ?? '',
  streetType: address.streetType === '' ? NO_STREET_TYPE : (address.streetType ?? ''),
  streetName: address.streetName ?? '',
  complement: address.complement ?? '',
  postalCode: address.postalCode ?? '',
  town: address.town ?? '',
  housing: address.housing ?? '',
});

const chosen = (value: string): AddressIssue | undefined => (value === '' ? 'NOT_CHOSEN' : undefined);

const abroad = (value: string, field: typeof fieldTownAbroad, wrong: AddressIssue): AddressIssue | undefined => {
  if (value === '') return 'REQUIRED';
  if (field.decide({ value })) return undefined;
  return hasOtherScript(value) ? 'OTHER_SCRIPT' : wrong;
};

/** A number of zeros counts as none, and so does a name without letters and digits. D-70 */
const ZEROS = /^0+\D*$/;
const SAYS_SOMETHING = /[\p{L}\d]/u;

const streetNumberIssue = (typed: string): AddressIssue | undefined => {
  const { number: value } = typedStreetNumber(typed);
  if (value === '' && tidy(typed) === '') return undefined;
  if (fieldStreetNumber.decide({ value }) && !ZEROS.test(value)) return undefined;
  return hasOtherScript(typed) ? 'OTHER_SCRIPT' : 'STREET_NUMBER_FORMAT';
};

const streetNameIssue = (typed: string): AddressIssue | undefined => {
  const value = typedStreetName(typed);
  if (value === '') return 'REQUIRED';
  if (fieldStreetName.decide({ value })) return SAYS_SOMETHING.test(value) ? undefined : 'STREET_NAME_FORMAT';
  if (hasOtherScript(value)) return 'OTHER_SCRIPT';
  return charactersIn(value) > STREET_NAME_MAX ? 'STREET_NAME_TOO_LONG' : 'STREET_NAME_FORMAT';
};

/** Five digits that start no French postal code. */
const NOWHERE = /^00\d{3}$/;

/** Post for Monaco, which is a country of its own in the bank's list. */
const MONACO = /^980\d{2}$/;

/** `noTown`: the bank lists no town for the code. PER-06 */
const postalCodeIssue = (typed: string, noTown: boolean): AddressIssue | undefined => {
  if (tidy(typed) === '') return 'REQUIRED';
  if (NOWHERE.test(typedPostalCode(typed))) return 'POSTAL_CODE_NOWHERE';
  if (MONACO.test(typedPostalCode(typed))) return 'POSTAL_CODE_MONACO';
  if (!fieldPostalCode.decide({ value: typedPostalCode(typed) })) return 'POSTAL_CODE_FORMAT';
  return noTown ? 'NO_TOWN' : undefined;
};

/** The nearest name of a street that the rule takes; undefined: it takes what is typed, or nothing of it. D-90, PER-05 */
export const nearestStreet = (typed: string): string | undefined =>
  nearest(typedStreetName(typed), { takes: value => fieldStreetName.decide({ value }), longest: STREET_NAME_MAX });

/** The nearest town abroad that the rule takes; undefined: it takes what is typed, or nothing of it. D-90, D-55 */
export const nearestTown = (typed: string): string | undefined =>
  nearest(typedTown(typed), { takes: value => fieldTownAbroad.decide({ value }), longest: TOWN_ABROAD_MAX });

const placeIssues = (draft: AddressDraft, noTown: boolean): Pick<AddressIssues, 'postalCode' | 'town'> => {
  if (!livesInFrance(draft))
    return {
      postalCode: abroad(typedPostalCodeAbroad(draft.postalCode), fieldPostalCodeAbroad, 'POSTAL_CODE_ABROAD'),
      town: abroad(typedTown(draft.town), fieldTownAbroad, 'TOWN_ABROAD'),
    };
  const postalCode = postalCodeIssue(draft.postalCode, noTown);
  return { postalCode, town: postalCode === undefined ? chosen(draft.town) : undefined };
};

const complementIssue = (typed: string): AddressIssue | undefined => {
  if (tidy(typed) === '' || fieldFreeText.decide({ value: typed })) return undefined;
  return charactersIn(tidy(typed)) > lengths.text ? 'COMPLEMENT_TOO_LONG' : 'COMPLEMENT_FORMAT';
};

const issuesOf = (draft: AddressDraft, noTown: boolean): AddressIssues => ({
  country: chosen(draft.country),
  streetNumber: streetNumberIssue(draft.streetNumber),
  streetType: livesInFrance(draft) ? chosen(draft.streetType) : undefined,
  streetName: streetNameIssue(draft.streetName),
  complement: complementIssue(draft.complement),
  ...placeIssues(draft, noTown),
  housing: chosen(draft.housing),
});

const codeOf = (streetType: string): string => (streetType === NO_STREET_TYPE ? '' : streetType);

/**
 * Checks the whole address form. Some addresses have no number. Abroad, the person types postal code and town, and the street's type is
 * part of its name. PER-05, PER-06, D-55
 */
export const checkAddress = (
  draft: AddressDraft,
  { noTown }: { readonly noTown: boolean },
): E.Either<Issues<AddressDraft, AddressIssue>, ProspectPart> => {
  const issues = issuesOf(draft, noTown);
  if (hasIssue(issues)) return E.left(issues);
  return E.right({
    address: {
      streetNumber: tidyStreetNumber(typedStreetNumber(draft.streetNumber).number) || undefined,
      streetType: livesInFrance(draft) ? codeOf(draft.streetType) : undefined,
      streetName: typedStreetName(draft.streetName),
      complement: tidy(draft.complement) || undefined,
      postalCode: livesInFrance(draft) ? typedPostalCode(draft.postalCode) : typedPostalCodeAbroad(draft.postalCode),
      town: livesInFrance(draft) ? tidy(draft.town) : typedTown(draft.town),
      country: draft.country,
      housing: draft.housing,
    },
  });
};
