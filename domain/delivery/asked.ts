import { participant } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { catalogue, selection } from '@domain/offer/contracts';
import { awaitsCard } from '@domain/offer/deliver';

export const deliveryAsked = rule({
  id: 'delivery.asked',
  requirements: ['AGY-02', 'AGY-03', 'D-11'],
  title: { fr: 'À qui demander un mode de livraison', en: 'Who is asked how the card comes' },
  says: {
    fr: 'On demande le mode de livraison à qui a choisi une carte, et à personne d’autre.',
    en: 'Whoever chose a card is asked how it comes, and nobody else.',
  },
  clauses: [['nobody else', 'a card', 'the other one’s card']],
  input: record({ selection, participant }),
  known: {
    selection: [
      [],
      [{ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT'] }],
      [{ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['COT'] }],
      [{ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT', 'COT'] }],
      [{ catalogNumber: catalogue.NONE, type: 'CARDS', participants: ['COT'] }],
      [{ catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] }],
    ],
  },
  decide: ({ selection, participant }) => awaitsCard(selection, participant),
  examples: [
    ['a card', { selection: [{ catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] }], participant: 'TIT' }, true],
    ['the other one’s card', { selection: [{ catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] }], participant: 'COT' }, false],
    ['without a card', { selection: [{ catalogNumber: 'NONE', type: 'CARDS', participants: ['COT'] }], participant: 'COT' }, false],
    [
      'nothing chosen but the account',
      { selection: [{ catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: ['TIT', 'COT'] }], participant: 'TIT' },
      false,
    ],
  ],
});
