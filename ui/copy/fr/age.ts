import type { AgeBand, Participant } from '@domain/journey/words';

export const ageCopy = {
  title: { individual: 'Quel est votre âge\u202f?', joint: 'Quel est l’âge de chacun\u202f?' },
  intro: 'Il faut avoir 18 ans. Le prix dépend de votre âge.',
  legend: { alone: 'Votre tranche d’âge', TIT: 'Tranche d’âge du titulaire', COT: 'Tranche d’âge du co-titulaire' } satisfies Record<
    Participant | 'alone',
    string
  >,
  band: { '18-25': 'De 18 à 25 ans', '26+': '26 ans et plus' } satisfies Record<AgeBand, string>,
  required: {
    alone: 'Sélectionnez votre tranche d’âge.',
    TIT: 'Sélectionnez la tranche d’âge du titulaire.',
    COT: 'Sélectionnez la tranche d’âge du co-titulaire.',
  } satisfies Record<Participant | 'alone', string>,
  /** The offer fetched ahead: its first card, before any promotion. */
  firstPrice: (label: string, price: string): string => `Première carte proposée\u00a0: ${label}, ${price}.`,
  next: 'Continuer',
} as const;
