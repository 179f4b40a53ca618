import { CLIENT_NUMBER_LENGTH, fieldClientNumber } from '@domain/field/clientNumber';
import { tidy } from '@domain/field/tidy';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record, text } from '@domain/kernel/shape';

export type ResumeVerdict =
  | { readonly valid: true; readonly kind: 'client' | 'prospect' }
  | { readonly valid: false; readonly reason: 'MISSING_ID' | 'MALFORMED_CLIENT_ID' | 'MALFORMED_PROSPECT_ID' };

const isGiven = (id: string | null): id is string => id !== null && tidy(id) !== '';
const isWellFormed = (id: string): boolean => fieldClientNumber.decide({ value: id });

export const resumeCheck = rule({
  id: 'resume.check',
  requirements: ['RES-01', 'RES-02'],
  title: { fr: 'Numéro pour reprendre un dossier', en: 'The number that resumes a file' },
  says: {
    fr: 'Le numéro de client d’abord ; à défaut celui de prospect, là où il est permis ; {digits:words} chiffres.',
    en: 'The client number first; failing that the prospect number, where it is allowed; {digits:words} digits.',
  },
  parameters: {
    digits: { value: CLIENT_NUMBER_LENGTH, unit: 'digits' },
  },
  input: record({ clientId: absentOr(text), prospectId: absentOr(text), prospectAllowed: boolean }),
  known: { clientId: [null, '', '12345678', '1234567'], prospectId: [null, '', '12345678', '1234567'] },
  decide: ({ clientId, prospectId, prospectAllowed }): ResumeVerdict => {
    if (isGiven(clientId)) {
      return isWellFormed(clientId) ? { valid: true, kind: 'client' } : { valid: false, reason: 'MALFORMED_CLIENT_ID' };
    }
    if (!prospectAllowed || !isGiven(prospectId)) return { valid: false, reason: 'MISSING_ID' };
    return isWellFormed(prospectId) ? { valid: true, kind: 'prospect' } : { valid: false, reason: 'MALFORMED_PROSPECT_ID' };
  },
  examples: [
    ['a client number', { clientId: '12345678', prospectId: null, prospectAllowed: false }, { valid: true, kind: 'client' }],
    [
      'a client number of seven digits',
      { clientId: '1234567', prospectId: null, prospectAllowed: false },
      { valid: false, reason: 'MALFORMED_CLIENT_ID' },
    ],
    ['a prospect number', { clientId: null, prospectId: '12345678', prospectAllowed: true }, { valid: true, kind: 'prospect' }],
    [
      'a prospect number of nine digits',
      { clientId: '', prospectId: '123456789', prospectAllowed: true },
      { valid: false, reason: 'MALFORMED_PROSPECT_ID' },
    ],
    [
      'a prospect number where it is not allowed',
      { clientId: null, prospectId: '12345678', prospectAllowed: false },
      { valid: false, reason: 'MISSING_ID' },
    ],
    ['nothing', { clientId: null, prospectId: null, prospectAllowed: true }, { valid: false, reason: 'MISSING_ID' }],
    ['spaces only', { clientId: '  ', prospectId: ' ', prospectAllowed: true }, { valid: false, reason: 'MISSING_ID' }],
    ['both: the client number', { clientId: '12345678', prospectId: '87654321', prospectAllowed: true }, { valid: true, kind: 'client' }],
    [
      'both, the client number malformed: the prospect number is not read',
      { clientId: '1234', prospectId: '87654321', prospectAllowed: true },
      { valid: false, reason: 'MALFORMED_CLIENT_ID' },
    ],
  ],
});
