import { participant } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

export const offerInsuranceAllowed = rule({
  id: 'offer.insuranceAllowed',
  requirements: ['OPT-03'],
  title: { fr: 'Qui peut prendre l’assurance perte et vol', en: 'Who may take the loss and theft insurance' },
  says: {
    fr: 'L’assurance est proposée au titulaire seul.',
    en: 'The insurance is offered to the holder only.',
  },
  clauses: [['to the holder only', 'the holder', 'the co-holder']],
  input: record({ participant }),
  decide: given => given.participant === 'TIT',
  examples: [
    ['the holder', { participant: 'TIT' }, true],
    ['the co-holder', { participant: 'COT' }, false],
  ],
});
