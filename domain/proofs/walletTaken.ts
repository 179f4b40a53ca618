import { ADULT_FROM } from '@domain/eligibility/adult';
import { ageOn, day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { list, record, text } from '@domain/kernel/shape';
import { documentsAcceptedOnline } from './acceptedOnline';
import type { WalletRefusal } from './walletIdentity';

/** Refusals that a second request to the same wallet would meet again. */
export const lastingRefusals: readonly WalletRefusal[] = ['EXPIRED', 'REVOKED', 'UNKNOWN_ISSUER', 'NOT_ACCEPTED', 'HOLDER_TOO_YOUNG'];

export const proofsWalletTaken = rule({
  id: 'proofs.walletTaken',
  requirements: ['XTR-38', 'INF-02', 'D-91', 'D-120', 'D-127'],
  title: { fr: 'Identité d’un portefeuille prise ou refusée', en: 'An identity from a wallet that is taken or refused' },
  says: {
    fr: 'Une identité reçue d’un portefeuille n’est prise que si son pays est un de ceux dont les cartes d’identité sont acceptées en ligne, jusqu’à son dernier jour de validité, compris, et si la personne a {adult} ans révolus.',
    en: 'An identity from a wallet is taken only if its country is one of those whose identity cards are accepted online, until its last day of validity, included, and if the person is {adult} whole years old.',
  },
  clauses: [
    ['only if its country is one of those', 'a country that is accepted', 'a country that is not accepted'],
    ['until its last day of validity, included', 'its last day', 'the day after its last one'],
  ],
  parameters: { adult: { value: ADULT_FROM, unit: 'whole years', limit: 'included' } },
  /** `accepted`: the countries whose identity cards are accepted. */
  input: record({ issuingCountry: text, accepted: list(text), expiry: day, birthdate: day, today: day }),
  known: { issuingCountry: ['FR', 'IT'], accepted: [['FR'], ['FR', 'IT']] },
  decide: ({ issuingCountry, accepted, expiry, birthdate, today }): 'taken' | 'NOT_ACCEPTED' | 'EXPIRED' | 'HOLDER_TOO_YOUNG' => {
    const online = documentsAcceptedOnline.decide({ document: 'CNI', issuingCountry, cards: accepted, passports: [] });
    if (online === 'agency') return 'NOT_ACCEPTED';
    if (today > expiry) return 'EXPIRED';
    return ageOn(today, birthdate) < ADULT_FROM ? 'HOLDER_TOO_YOUNG' : 'taken';
  },
  examples: [
    [
      'a country that is accepted',
      { issuingCountry: 'IT', accepted: ['FR', 'IT'], expiry: '2030-01-01', birthdate: '1992-03-27', today: '2025-10-15' },
      'taken',
    ],
    [
      'a country that is not accepted',
      { issuingCountry: 'IT', accepted: ['FR'], expiry: '2030-01-01', birthdate: '1992-03-27', today: '2025-10-15' },
      'NOT_ACCEPTED',
    ],
    [
      'its last day',
      { issuingCountry: 'FR', accepted: ['FR'], expiry: '2025-10-15', birthdate: '1992-03-27', today: '2025-10-15' },
      'taken',
    ],
    [
      'the day after its last one',
      { issuingCountry: 'FR', accepted: ['FR'], expiry: '2025-10-15', birthdate: '1992-03-27', today: '2025-10-16' },
      'EXPIRED',
    ],
    [
      'the day of 18',
      { issuingCountry: 'FR', accepted: ['FR'], expiry: '2030-01-01', birthdate: '2007-10-15', today: '2025-10-15' },
      'taken',
    ],
    [
      'the eve of 18',
      { issuingCountry: 'FR', accepted: ['FR'], expiry: '2030-01-01', birthdate: '2007-10-16', today: '2025-10-15' },
      'HOLDER_TOO_YOUNG',
    ],
    [
      'neither its country nor its day',
      { issuingCountry: 'IT', accepted: ['FR'], expiry: '2020-01-01', birthdate: '1992-03-27', today: '2025-10-15' },
      'NOT_ACCEPTED',
    ],
  ],
});
