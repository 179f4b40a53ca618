import { participant } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

export const offerWithoutCardAllowed = rule({
  id: 'offer.withoutCardAllowed',
  requirements: ['OFR-11', 'D-11'],
  title: { fr: 'Qui peut continuer sans carte', en: 'Who may go on without a card' },
  says: { fr: 'Seul le co-titulaire peut continuer sans carte.', en: 'Only the co-holder may go on without a card.' },
  clauses: [['Only the co-holder', 'the co-holder', 'the holder']],
  input: record({ participant }),
  decide: given => given.participant === 'COT',
  examples: [
    ['the co-holder', { participant: 'COT' }, true],
    ['the holder', { participant: 'TIT' }, false],
  ],
});
