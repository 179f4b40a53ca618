import type { Civility } from '@domain/holders/applicant';
import type { IdentityDraft } from '@domain/holders/checkIdentity';
import type { WholeIdentityIssue } from '@domain/holders/checkWholeIdentity';
import { byReader } from '../byReader';
import { byWhose } from '../byWhose';
import { fieldsMessages } from './fields';
import type { Whose } from './dossierForm';
import { applicantDetailsMessages } from './applicantDetails';
import { nationalityMessages } from './nationality';
import { issueMessages } from './personFields';

const chosen: Partial<Record<keyof IdentityDraft, string>> = {
  civility: fieldsMessages.civility,
  nationality: 'Choisissez la nationalité dans la liste.',
};

/** Reuses the messages of the information form. */
const asBefore = (issue: 'REQUIRED' | 'NAME_TOO_LONG' | 'NAME_SCRIPT', field: keyof IdentityDraft, typed: string): string =>
  field === 'nationality'
    ? issueMessages(issue)
    : applicantDetailsMessages.omc.message(issue, { field, workflow: 'individual', participant: 'TIT', band: undefined, typed });

const client = {
  title: {
    individual: 'Vérifiez votre identité',
    TIT: 'Vérifiez l’identité du titulaire',
    COT: 'Vérifiez l’identité du co-titulaire',
  } satisfies Record<Whose, string>,
  read: byWhose(
    'Ces informations viennent de votre pièce d’identité. Corrigez celles qui ne sont pas exactes.',
    'Ces informations viennent de sa pièce d’identité. Corrigez celles qui ne sont pas exactes.',
  ),
  /** XTR-38 */
  received: 'Ces informations viennent du portefeuille d’identité. Corrigez celles qui ne sont pas exactes.',
  reading: 'Nous lisons la pièce d’identité…',
  /** What was read on all papers, with what no paper says. D-125 */
  whole: {
    title: {
      individual: 'Voici ce que nous avons lu',
      TIT: 'Ce que nous avons lu\u00a0: titulaire',
      COT: 'Ce que nous avons lu\u00a0: co-titulaire',
    } satisfies Record<Whose, string>,
    address: 'Adresse lue',
    addressLater: 'L’adresse se corrige à la page suivante.',
    missingOne: 'Il nous manque une réponse',
    missingTwo: 'Il nous manque deux réponses',
    confirm: 'C’est exact, continuer',
  },
  civility: applicantDetailsMessages.omc.civility,
  lastName: applicantDetailsMessages.omc.lastName,
  birthName: applicantDetailsMessages.omc.birthName,
  firstName: applicantDetailsMessages.omc.firstName,
  oneName: applicantDetailsMessages.omc.oneName,
  otherFirstNames: applicantDetailsMessages.omc.otherFirstNames,
  birthdate: applicantDetailsMessages.omc.birthdate,
  /** Answers already known from the document or an earlier page, shown instead of asked. D-63 */
  known: {
    title: 'Identité',
    name: (civility: Civility, ...names: readonly string[]): string =>
      [applicantDetailsMessages.omc.civility.options[civility], ...names].join(' '),
    born: (day: string, birthName: string | undefined): string =>
      `Naissance\u00a0: ${day}${birthName === undefined ? '' : `, sous le nom ${birthName}`}`,
  },
  nationality: {
    ...nationalityMessages,
    other: 'Une autre',
    hint: 'Saisissez le pays ou la nationalité, puis choisissez dans la liste. Sans nationalité\u00a0: «\u00a0apatride\u00a0»',
  },
  why: {
    title: 'Pourquoi vérifier\u202f?',
    text: 'Le contrat reprend ces informations. Elles doivent être celles de la pièce d’identité.',
  },
  message: (issue: WholeIdentityIssue, field: keyof IdentityDraft, typed: string): string =>
    (issue === 'NOT_CHOSEN' ? chosen[field] : undefined) ??
    (issue === 'REQUIRED' || issue === 'NAME_TOO_LONG' || issue === 'NAME_SCRIPT' ? asBefore(issue, field, typed) : issueMessages(issue)),
} as const;

/** ADV-02, D-47 */
export const fullIdentityMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'L’identité du client' },
  read: byWhose(client.read.TIT, client.read.TIT),
  reading: 'Lecture de la pièce d’identité…',
  oneName: applicantDetailsMessages.mdc.oneName,
  lastName: { ...client.lastName, hint: byWhose('Le nom d’usage du client', client.lastName.hint.TIT) },
  why: {
    title: 'Pourquoi ces informations\u202f?',
    text: 'Le contrat du client les reprend. Elles doivent être celles de sa pièce d’identité.',
  },
});
