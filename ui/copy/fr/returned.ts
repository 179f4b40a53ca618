import type { Left } from '@domain/journey/left';
import type { Paper } from '@domain/journey/papers';
import type { Participant, Workflow } from '@domain/journey/words';
import { onFirstUse } from '../onFirstUse';

const papers: Record<Paper['paper'], string> = {
  identity: 'la pièce d’identité',
  address: 'le justificatif d’adresse',
  income: 'le justificatif de revenu',
};

const people: Record<Participant, string> = { TIT: ' du titulaire', COT: ' du co-titulaire' };

const listed = onFirstUse(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));

const things = ({ papers: wanted, questions, recap }: Left, workflow: Workflow): readonly string[] => [
  ...wanted.map(({ paper, of }) => `${papers[paper]}${workflow === 'joint' ? people[of] : ''}`),
  ...(questions ? ['quelques questions'] : []),
  ...(recap ? ['le récapitulatif'] : []),
  'la vérification vidéo',
  'la signature',
];

/** Welcomes a person who resumes a file. XTR-28 */
export const returnedMessages = {
  title: 'Vous reprenez votre demande',
  left: (left: Left, workflow: Workflow): string => `Il vous reste\u00a0: ${listed().format(things(left, workflow))}.`,
  minutes: (minutes: number): string => `Prévoyez environ ${minutes} minutes, en plus du temps de nos vérifications.`,
} as const;
