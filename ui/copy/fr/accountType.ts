import type { Workflow } from '@domain/journey/words';
import { byReader } from '../byReader';

const client = {
  title: 'Choisissez votre compte',
  label: { individual: 'Un compte individuel', joint: 'Un compte joint' } satisfies Record<Workflow, string>,
  /** What a joint account engages each to: its agreement, article 4 in the sandbox. D-124 */
  owner: {
    individual: 'Il est à votre seul nom.',
    joint: 'Il est à vos deux noms, et chacun peut avoir sa carte. Chacun répond de toutes les dettes du compte.',
  } satisfies Record<Workflow, string>,
  /** Duration and number of proofs, from the step table. XTR-04 */
  effort: (minutes: number, papers: number, joint: boolean): string =>
    `Comptez environ ${minutes} minutes et ${papers} justificatifs${joint ? ' en tout' : ''}.`,
  notOnline: 'Il n’est pas encore disponible en ligne\u00a0: un conseiller l’ouvre avec vous.',
  required: 'Choisissez un compte individuel ou un compte joint.',
  next: 'Continuer',
  announced: {
    title: 'Le compte joint n’est pas encore disponible en ligne',
    text: 'Un conseiller peut l’ouvrir avec vous deux, sur rendez-vous.',
    alone: 'Vous pouvez aussi ouvrir dès maintenant un compte individuel, ici.',
    appointment: 'Prendre rendez-vous',
    individual: 'Choisir un compte individuel',
  },
} as const;

/** ADV-02, D-47 */
export const accountTypeMessages = byReader(client, {
  ...client,
  title: 'Quel compte ouvrir avec le client\u202f?',
  owner: {
    individual: 'Il est au nom du client.',
    joint: 'Il est aux deux noms, et chacun peut avoir sa carte. Chacun répond de toutes les dettes du compte.',
  },
  notOnline: 'Il n’est pas encore disponible ici\u00a0: il s’ouvre en agence, sur rendez-vous.',
  announced: {
    ...client.announced,
    title: 'Le compte joint ne se crée pas encore avec cet outil',
    text: 'Il s’ouvre en agence avec les deux clients, sur rendez-vous.',
    alone: 'Un compte individuel peut être créé dès maintenant, ici.',
  },
});
