import { ADULT_FROM, CLASSIC_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import type { AgeBand, Participant } from '@domain/journey/words';
import { byReader } from '../byReader';

const client = {
  title: { individual: 'Quel est votre âge\u202f?', joint: 'Quel est l’âge de chacun\u202f?' },
  intro: {
    individual: `Il faut avoir ${ADULT_FROM} ans ou plus. Le prix de la carte dépend de votre âge.`,
    joint: `Il faut avoir ${ADULT_FROM} ans ou plus. Le prix des cartes dépend de l’âge de chacun.`,
  },
  legend: { alone: 'Votre tranche d’âge', TIT: 'Tranche d’âge du titulaire', COT: 'Tranche d’âge du co-titulaire' } satisfies Record<
    Participant | 'alone',
    string
  >,
  band: { '18-25': `De ${ADULT_FROM} à ${YOUNG_UNTIL}\u00a0ans`, '26+': `${CLASSIC_FROM}\u00a0ans et plus` } satisfies Record<
    AgeBand,
    string
  >,
  required: {
    alone: 'Sélectionnez votre tranche d’âge.',
    TIT: 'Sélectionnez la tranche d’âge du titulaire.',
    COT: 'Sélectionnez la tranche d’âge du co-titulaire.',
  } satisfies Record<Participant | 'alone', string>,
  /** First card of the prefetched offer, at this person's price. */
  firstPrice: (label: string, price: string): string => `La première carte proposée est la ${label}, à ${price}.`,
  next: 'Continuer',
} as const;

/** ADV-02, D-47 */
export const ageMessages = byReader(client, {
  ...client,
  title: { individual: 'Quel est l’âge du client\u202f?', joint: 'Quel est l’âge de chaque client\u202f?' },
  intro: {
    individual: `Il faut avoir ${ADULT_FROM} ans ou plus. Le prix de la carte dépend de l’âge du client.`,
    joint: `Il faut avoir ${ADULT_FROM} ans ou plus. Le prix des cartes dépend de l’âge de chaque client.`,
  },
  legend: { ...client.legend, alone: 'Tranche d’âge du client' },
  required: { ...client.required, alone: 'Sélectionnez la tranche d’âge du client.' },
});
