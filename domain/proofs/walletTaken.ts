import { day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { list, record, text } from '@domain/kernel/shape';
import type { WalletRefusal } from './walletIdentity';

/** Refusals that a second request to the same wallet would meet again. */
export const lastingRefusals: readonly WalletRefusal[] = ['EXPIRED', 'REVOKED', 'UNKNOWN_ISSUER', 'NOT_ACCEPTED'];

export const proofsWalletTaken = rule({
  id: 'proofs.walletTaken',
  requirements: ['XTR-38', 'D-91'],
  title: { fr: 'Identité d’un portefeuille prise ou refusée', en: 'An identity from a wallet that is taken or refused' },
  says: {
    fr: 'Une identité reçue d’un portefeuille n’est prise que si son pays est un de ceux dont les pièces d’identité sont acceptées en ligne, et jusqu’à son dernier jour de validité, compris.',
    en: 'An identity from a wallet is taken only if its country is one of those whose identity documents are accepted online, and until its last day of validity, included.',
  },
  clauses: [
    ['only if its country is one of those', 'a country that is accepted', 'a country that is not accepted'],
    ['until its last day of validity, included', 'its last day', 'the day after its last one'],
  ],
  input: record({ issuingCountry: text, accepted: list(text), expiry: day, today: day }),
  known: { issuingCountry: ['FR', 'IT'], accepted: [['FR'], ['FR', 'IT']] },
  decide: ({ issuingCountry, accepted, expiry, today }): 'taken' | 'NOT_ACCEPTED' | 'EXPIRED' => {
    if (!accepted.includes(issuingCountry)) return 'NOT_ACCEPTED';
    return today > expiry ? 'EXPIRED' : 'taken';
  },
  examples: [
    ['a country that is accepted', { issuingCountry: 'IT', accepted: ['FR', 'IT'], expiry: '2030-01-01', today: '2025-10-15' }, 'taken'],
    [
      'a country that is not accepted',
      { issuingCountry: 'IT', accepted: ['FR'], expiry: '2030-01-01', today: '2025-10-15' },
      'NOT_ACCEPTED',
    ],
    ['its last day', { issuingCountry: 'FR', accepted: ['FR'], expiry: '2025-10-15', today: '2025-10-15' }, 'taken'],
    ['the day after its last one', { issuingCountry: 'FR', accepted: ['FR'], expiry: '2025-10-15', today: '2025-10-16' }, 'EXPIRED'],
    [
      'neither its country nor its day',
      { issuingCountry: 'IT', accepted: ['FR'], expiry: '2020-01-01', today: '2025-10-15' },
      'NOT_ACCEPTED',
    ],
  ],
});
