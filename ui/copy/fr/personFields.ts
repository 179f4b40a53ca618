import { NOWHERE, POSTAL_CODE_DIGITS } from '@domain/field/postalCode';
import { POSTAL_CODE_ABROAD_MAX } from '@domain/field/postalCodeAbroad';
import { TOWN_ABROAD_MAX } from '@domain/field/townAbroad';
import { BIRTHPLACE_MAX } from '@domain/field/birthplace';
import { lengths } from '@domain/field/length';
import { STREET_NAME_MAX } from '@domain/field/street';
import type { AddressIssue } from '@domain/holders/checkAddress';
import type { BirthplaceIssue } from '@domain/holders/checkBirthplace';
import type { ComplementaryIssue } from '@domain/holders/checkComplementary';
import type { FamilyIssue } from '@domain/holders/checkFamily';
import type { IdentityIssue } from '@domain/holders/checkIdentity';
import type { ObligationIssue, TaxIssue } from '@domain/holders/checkTax';
import { fieldsMessages } from './fields';
import { applicantDetailsMessages } from './applicantDetails';

const PLAIN_TEXT = 'Retirez les signes < et >, et les caractères qui ne s’affichent pas.';

type PersonIssue = IdentityIssue | BirthplaceIssue | FamilyIssue | AddressIssue | ComplementaryIssue | TaxIssue | ObligationIssue;

const context = { field: 'lastName', workflow: 'individual', participant: 'TIT', band: undefined, typed: '' } as const;

/** Field errors shared by all forms of the file. INF-09, PER-02 to PER-09 */
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
  PLACE_FORMAT: 'Utilisez seulement des lettres, des traits d’union et des apostrophes.',
  PLACE_SCRIPT: 'Écrivez la ville de naissance en lettres latines, par exemple Moscou.',
  PLACE_TOO_LONG: fieldsMessages.max(BIRTHPLACE_MAX),
  OTHER_SCRIPT: 'Écrivez cette partie de l’adresse en lettres latines.',
  STREET_NUMBER_FORMAT: fieldsMessages.format('12 ou 12 bis'),
  STREET_NAME_FORMAT: 'Utilisez seulement des lettres, des chiffres, des espaces et les signes - & @ ’.',
  STREET_NAME_TOO_LONG: fieldsMessages.max(STREET_NAME_MAX),
  COMPLEMENT_TOO_LONG: `${fieldsMessages.max(lengths.text)} Abrégez, par exemple Bât. pour bâtiment ou Apt pour appartement.`,
  COMPLEMENT_FORMAT: PLAIN_TEXT,
  POSTAL_CODE_FORMAT: fieldsMessages.format(`75011, soit ${POSTAL_CODE_DIGITS} chiffres`),
  POSTAL_CODE_NOWHERE: `Aucun code postal français ne commence par ${NOWHERE}. Vérifiez les deux premiers chiffres.`,
  POSTAL_CODE_MONACO:
    'Ce code postal est celui de Monaco, qui n’est pas en France. Pour une adresse à Monaco, choisissez Monaco dans la liste des pays.',
  NO_TOWN: 'Aucune ville ne correspond au code postal saisi.',
  POSTAL_CODE_ABROAD: `Utilisez seulement des lettres, des chiffres, des espaces et des traits d’union. ${fieldsMessages.max(POSTAL_CODE_ABROAD_MAX)}`,
  TOWN_ABROAD: `${fieldsMessages.alphabeticOnly} ${fieldsMessages.max(TOWN_ABROAD_MAX)}`,
  EMPLOYER_TOO_LONG: `${fieldsMessages.max(lengths.text)} Abrégez le nom, ou gardez son début.`,
  EMPLOYER_FORMAT: PLAIN_TEXT,
  AMOUNT_FORMAT: fieldsMessages.numericOnly,
  AMOUNT_TOO_LONG: fieldsMessages.maxNumeric(lengths.number),
  NOT_RESIDENT: 'Il faut une résidence fiscale en France pour ouvrir un compte en ligne.',
  TAX_ID_CHARACTERS: fieldsMessages.alphanumericOnly,
  TAX_ID_SCRIPT: 'Écrivez le numéro en chiffres et en lettres latines.',
  TAX_ID_NO_DIGIT: 'Un numéro d’identification fiscale contient des chiffres. Sans numéro, choisissez la raison juste au-dessus.',
  NO_US_TAX_ID: 'Ajoutez le numéro d’identification fiscale américain (TIN), ou la raison de son absence.',
  TAX_ID_FORMAT: 'Le format du Numéro d’Identification Fiscale ne correspond pas au pays sélectionné.',
} satisfies Record<PersonIssue, string>;

export const issueMessages = (issue: PersonIssue): string => messages[issue];
