import { BIRTHPLACE_MAX } from '@domain/field/birthplace';
import { lengths } from '@domain/field/length';
import { NOWHERE, POSTAL_CODE_DIGITS } from '@domain/field/postalCode';
import { POSTAL_CODE_ABROAD_MAX } from '@domain/field/postalCodeAbroad';
import { STREET_NAME_MAX } from '@domain/field/street';
import { TOWN_ABROAD_MAX } from '@domain/field/townAbroad';
import type { Wording } from '../byReader';
import type * as fr from '../fr/personFields';
import { fieldsMessages } from './fields';
import { applicantDetailsMessages } from './applicantDetails';

const PLAIN_TEXT = 'Take out the signs < and >, and any characters that do not show.';

const context = { field: 'lastName', workflow: 'individual', participant: 'TIT', band: undefined, typed: '' } as const;

/** INF-09, PER-02 to PER-09 */
const messages = {
  REQUIRED: fieldsMessages.fill,
  NOT_CHOSEN: fieldsMessages.select,
  NAME_FORMAT: fieldsMessages.alphabeticOnly,
  NAME_SCRIPT: fieldsMessages.latinName,
  NAME_TOO_LONG: fieldsMessages.maxAlphabetic(lengths.text),
  BIRTHDATE_INVALID: applicantDetailsMessages.omc.message('BIRTHDATE_INVALID', context),
  BIRTHDATE_PARTIAL: applicantDetailsMessages.omc.message('BIRTHDATE_PARTIAL', context),
  BIRTHDATE_TOO_YOUNG: applicantDetailsMessages.omc.message('BIRTHDATE_TOO_YOUNG', context),
  BIRTHDATE_TOO_FAR: applicantDetailsMessages.omc.message('BIRTHDATE_TOO_FAR', context),
  SAME_PERSON: fieldsMessages.samePerson,
  PLACE_FORMAT: 'Use only letters, hyphens and apostrophes.',
  PLACE_SCRIPT: 'Write the town of birth in Latin letters, for example Moscow.',
  PLACE_TOO_LONG: fieldsMessages.max(BIRTHPLACE_MAX),
  OTHER_SCRIPT: 'Write this part of the address in Latin letters.',
  STREET_NUMBER_FORMAT: fieldsMessages.format('12 or 12 bis'),
  STREET_NAME_FORMAT: 'Use only letters, digits, spaces and the signs - & @ ’.',
  STREET_NAME_TOO_LONG: fieldsMessages.max(STREET_NAME_MAX),
  COMPLEMENT_TOO_LONG: `${fieldsMessages.max(lengths.text)} Shorten it, for example Bât. for bâtiment (building) or Apt for appartement (flat).`,
  COMPLEMENT_FORMAT: PLAIN_TEXT,
  POSTAL_CODE_FORMAT: fieldsMessages.format(`75011, which is ${POSTAL_CODE_DIGITS} digits`),
  POSTAL_CODE_NOWHERE: `No French postcode starts with ${NOWHERE}. Check the first two digits.`,
  POSTAL_CODE_MONACO: 'This is a postcode in Monaco, which is not in France. If you live there, choose Monaco in the list of countries.',
  NO_TOWN: 'No town has the postcode that you entered.',
  POSTAL_CODE_ABROAD: `Use only letters, digits, spaces and hyphens. ${fieldsMessages.max(POSTAL_CODE_ABROAD_MAX)}`,
  TOWN_ABROAD: `${fieldsMessages.alphabeticOnly} ${fieldsMessages.max(TOWN_ABROAD_MAX)}`,
  EMPLOYER_TOO_LONG: `${fieldsMessages.max(lengths.text)} Shorten the name, or keep its beginning.`,
  EMPLOYER_FORMAT: PLAIN_TEXT,
  AMOUNT_FORMAT: fieldsMessages.numericOnly,
  AMOUNT_TOO_LONG: fieldsMessages.maxNumeric(lengths.number),
  NOT_RESIDENT: 'You must be resident in France for tax to open an account online.',
  TAX_ID_CHARACTERS: fieldsMessages.alphanumericOnly,
  TAX_ID_SCRIPT: 'Write the number in digits and Latin letters.',
  TAX_ID_NO_DIGIT: 'A tax identification number contains digits. If you have no number, choose the reason just above.',
  NO_US_TAX_ID: 'Add the US tax identification number (TIN), or the reason why there is none.',
  TAX_ID_FORMAT: 'The tax identification number does not have the format of the country that you chose.',
} satisfies Record<Parameters<typeof fr.issueMessages>[0], string>;

export const issueMessages: Wording<typeof fr.issueMessages> = issue => messages[issue];
