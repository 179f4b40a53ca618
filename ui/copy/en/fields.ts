import { EMAIL_ENDING } from '@domain/field/email';
import type { Wording } from '../byReader';
import type * as fr from '../fr/fields';

/** Messages of any field. INF-09 */
export const fieldsMessages: Wording<typeof fr.fieldsMessages> = {
  intro: 'Fill in every field, unless it is marked as optional.',
  samePerson: 'The second account holder must not be the same person as the first account holder.',
  fill: 'Fill in this field.',
  select: 'Select an option.',
  civility: 'Select Ms or Mr.',
  emailEnding: `Enter an email address like name@example.com. After the last full stop, it must end with ${EMAIL_ENDING.shortest} to ${EMAIL_ENDING.longest} letters.`,
  format: example => `Use this format: ${example}.`,
  maxAlphabetic: max => `Use ${max} letters at most.`,
  firstLetters: start => `Keep the first letters: “${start}”. We will recognise the whole name on the identity document.`,
  maxNumeric: max => `Use ${max} digits at most.`,
  alphabeticOnly: 'Use only letters, spaces, hyphens and apostrophes.',
  latinName: 'Write the name in Latin letters, as in the strip at the bottom of the identity document.',
  latinFirstName: 'Write the first name in Latin letters, as in the strip at the bottom of the identity document.',
  latinEmail: 'Write the email address in Latin letters without accents, like name@example.com.',
  numericOnly: 'Use only digits.',
  alphanumericOnly: 'Use only letters, digits and spaces.',
  min: count => `Use at least ${count} characters.`,
  max: count => `Use ${count} characters at most.`,
  exactly: count => `Use exactly ${count} characters.`,
};
