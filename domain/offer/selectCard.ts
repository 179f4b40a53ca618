import { participant, type Participant } from '@domain/kernel/words';
import { NamedError } from '@domain/kernel/namedError';
import { rule } from '@domain/kernel/rule';
import { record, text, type Of } from '@domain/kernel/shape';
import { cardOf } from './card';
import { catalogue, selection, type chosen } from './contracts';
import { offerWithoutCardAllowed } from './withoutCardAllowed';

type Chosen = Of<typeof chosen>;

/** Removes a holder's card; a card of both holders stays for the other one. */
export const withoutCardOf = (who: Participant, contracts: readonly Chosen[]): readonly Chosen[] =>
  contracts.flatMap(contract => {
    if (contract.type !== 'CARDS' || !contract.participants.includes(who)) return [contract];
    const others = contract.participants.filter(other => other !== who);
    return others.length === 0 ? [] : [{ ...contract, participants: others }];
  });

const checkedChoice = (who: Participant, catalogNumber: string): void => {
  if (catalogNumber !== catalogue.NONE) cardOf(catalogNumber);
  else if (!offerWithoutCardAllowed.decide({ participant: who })) throw new NamedError('CARD_REQUIRED', who);
};

export const offerSelectCard = rule({
  id: 'offer.selectCard',
  requirements: ['OFR-10', 'OFR-11', 'OFR-14', 'D-11'],
  title: { fr: 'Choisir une carte', en: 'Choosing a card' },
  says: {
    fr: 'Le choix remplace la carte de cette personne et laisse tout le reste ; seul le co-titulaire peut aller sans carte.',
    en: 'The choice replaces that person’s card and leaves the rest as it was; only the co-holder may go without a card.',
  },
  clauses: [
    ['only the co-holder may go without a card', 'the co-holder goes without a card; the holder’s stays', 'the holder without a card'],
  ],
  input: record({ selection, participant, catalogNumber: text }),
  known: {
    selection: [
      [],
      [{ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT'] }],
      [{ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT', 'COT'] }],
      [{ catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] }],
    ],
    catalogNumber: Object.values(catalogue),
  },
  decide: ({ selection, participant, catalogNumber }): readonly Chosen[] => {
    checkedChoice(participant, catalogNumber);
    return [...withoutCardOf(participant, selection), { catalogNumber, type: 'CARDS', participants: [participant] }];
  },
  examples: [
    [
      'a first card',
      { selection: [], participant: 'TIT', catalogNumber: '10039' },
      [{ catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] }],
    ],
    [
      'another card instead; the account stays',
      {
        selection: [
          { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] },
          { catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: ['TIT'] },
        ],
        participant: 'TIT',
        catalogNumber: '10153',
      },
      [
        { catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: ['TIT'] },
        { catalogNumber: '10153', type: 'CARDS', participants: ['TIT'] },
      ],
    ],
    [
      'the co-holder goes without a card; the holder’s stays',
      {
        selection: [
          { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] },
          { catalogNumber: '10497', type: 'CARDS', participants: ['COT'] },
        ],
        participant: 'COT',
        catalogNumber: 'NONE',
      },
      [
        { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] },
        { catalogNumber: 'NONE', type: 'CARDS', participants: ['COT'] },
      ],
    ],
    [
      'one entry for two people: the other one keeps the card',
      {
        selection: [{ catalogNumber: '10039', type: 'CARDS', participants: ['TIT', 'COT'] }],
        participant: 'COT',
        catalogNumber: '10153',
      },
      [
        { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] },
        { catalogNumber: '10153', type: 'CARDS', participants: ['COT'] },
      ],
    ],
  ],
  refusals: [
    ['the holder without a card', { selection: [], participant: 'TIT', catalogNumber: 'NONE' }, 'CARD_REQUIRED'],
    ['a number that is not in the catalogue', { selection: [], participant: 'TIT', catalogNumber: '12345' }, 'UNKNOWN_CARD'],
    ['a product that is no card', { selection: [], participant: 'COT', catalogNumber: '10660' }, 'UNKNOWN_CARD'],
  ],
});
