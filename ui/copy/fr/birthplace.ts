import type { BirthplaceDraft } from '@domain/holders/checkBirthplace';
import type { WholeIdentityIssue } from '@domain/holders/checkWholeIdentity';
import { byReader } from '../byReader';
import { type Whose, dossierFormMessages } from './dossierForm';
import { issueMessages } from './personFields';

const missing: Record<keyof BirthplaceDraft, string> = {
  country: 'Choisissez le pays de naissance dans la liste.',
  county: 'Choisissez le département de naissance dans la liste.',
  town: 'Choisissez la ville de naissance dans la liste, ou indiquez qu’elle n’y est pas.',
};

const theirTown = 'Sa commune n’est pas dans la liste';

const client = {
  title: {
    individual: 'Votre lieu de naissance',
    TIT: 'Le lieu de naissance du titulaire',
    COT: 'Le lieu de naissance du co-titulaire',
  } satisfies Record<Whose, string>,
  /** Title of a place that comes from no document. */
  known: 'Lieu de naissance',
  country: { label: 'Pays de naissance', hint: dossierFormMessages.omc.typeAhead },
  county: {
    label: 'Département de naissance',
    hint: 'Saisissez son nom ou son numéro, actuel ou ancien, puis choisissez dans la liste',
  },
  town: {
    label: 'Ville de naissance',
    hint: `${dossierFormMessages.omc.typeAhead}. Une ancienne commune se trouve aussi sous son ancien nom`,
    first: 'Choisissez d’abord le département.',
  },
  place: {
    label: 'Ville de naissance',
    hint: 'Les espaces deviennent des traits d’union, par exemple New-York',
    nearest: (place: string): string => `Nous pouvons enregistrer\u00a0: ${place}. Cela suffit, même si la pièce d’identité en dit plus.`,
    useNearest: 'Utiliser ce lieu',
    asOnPaper: 'Écrivez la ville comme sur la pièce d’identité. Les espaces deviennent des traits d’union',
  },
  absent: {
    individual: 'Ma commune n’est pas dans la liste',
    TIT: theirTown,
    COT: theirTown,
  } satisfies Record<Whose, string>,
  message: (issue: WholeIdentityIssue, field: keyof BirthplaceDraft): string =>
    issue === 'NOT_CHOSEN' ? missing[field] : issue === 'REQUIRED' ? 'Saisissez la ville de naissance.' : issueMessages(issue),
} as const;

/** ADV-02, D-47 */
export const birthplaceMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'Le lieu de naissance du client' },
  absent: { ...client.absent, individual: client.absent.TIT },
});
