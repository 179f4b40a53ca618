import type { Civility } from '@domain/holders/applicant';
import type { IdentityDraft, IdentityIssue } from '@domain/holders/checkIdentity';
import type { Whose } from './fileForm';
import { civilityRequired, informationCopy } from './information';
import { nationalityCopy } from './nationality';
import { issueCopy } from './personFields';

const chosen: Partial<Record<keyof IdentityDraft, string>> = {
  civility: civilityRequired,
  nationality: 'Choisissez la nationalité dans la liste.',
};

/** Said as the form before says it. */
const asBefore = (issue: 'REQUIRED' | 'NAME_TOO_LONG', field: keyof IdentityDraft, typed: string): string =>
  field === 'nationality'
    ? issueCopy(issue)
    : informationCopy.message(issue, { field, workflow: 'individual', participant: 'TIT', band: undefined, typed });

export const fullIdentityCopy = {
  title: {
    individual: 'Vérifiez votre identité',
    TIT: 'Vérifiez l’identité du titulaire',
    COT: 'Vérifiez l’identité du co-titulaire',
  } satisfies Record<Whose, string>,
  read: 'Ces informations viennent de la pièce d’identité. Corrigez celles qui ne sont pas exactes.',
  reading: 'Nous lisons la pièce d’identité…',
  civility: informationCopy.civility,
  lastName: informationCopy.lastName,
  birthName: informationCopy.birthName,
  firstName: informationCopy.firstName,
  oneName: informationCopy.oneName,
  otherFirstNames: informationCopy.otherFirstNames,
  birthdate: informationCopy.birthdate,
  /** What the document and the person have said, told instead of asked again. D-63 */
  known: {
    title: 'Identité',
    name: (civility: Civility, ...names: readonly string[]): string => [informationCopy.civility.options[civility], ...names].join(' '),
    born: (day: string, birthName: string | undefined): string =>
      `Naissance\u00a0: ${day}${birthName === undefined ? '' : `, sous le nom ${birthName}`}`,
    correct: 'Corriger',
  },
  nationality: {
    ...nationalityCopy,
    other: 'Une autre',
    hint: 'Saisissez le pays ou la nationalité, puis choisissez dans la liste. Sans nationalité\u00a0: «\u00a0apatride\u00a0»',
  },
  why: {
    title: 'Pourquoi vérifier\u202f?',
    text: 'Votre contrat reprend ces informations. Elles doivent être celles de la pièce d’identité.',
  },
  message: (issue: IdentityIssue, field: keyof IdentityDraft, typed: string): string =>
    (issue === 'NOT_CHOSEN' ? chosen[field] : undefined) ??
    (issue === 'REQUIRED' || issue === 'NAME_TOO_LONG' ? asBefore(issue, field, typed) : issueCopy(issue)),
} as const;
