import { rule } from '@domain/kernel/rule';
import { absentOr, list, record, text } from '@domain/kernel/shape';

/** The debit type of an immediate-debit card, whose payments leave the account at once. OFR-09 */
export const IMMEDIATE_DEBIT = 'IMM';

export const offerOnline = rule({
  id: 'offer.online',
  requirements: ['OFR-09'],
  title: { fr: 'Cartes proposées en ligne', en: 'Cards offered online' },
  says: {
    fr: 'Seules les cartes à débit immédiat sont proposées en ligne, dans l’ordre reçu.',
    en: 'Only immediate-debit cards are offered online, in the order received.',
  },
  clauses: [['Only immediate-debit cards', 'immediate debit', 'deferred debit']],
  input: record({ cards: list(record({ catalogNumber: text, debitType: absentOr(text) })) }),
  known: {
    cards: [
      [],
      [{ catalogNumber: '10039', debitType: IMMEDIATE_DEBIT }],
      [{ catalogNumber: '10039', debitType: 'DIF' }],
      [{ catalogNumber: '10039', debitType: null }],
      [{ catalogNumber: '10039', debitType: '' }],
      [
        { catalogNumber: '10153', debitType: IMMEDIATE_DEBIT },
        { catalogNumber: '10039', debitType: IMMEDIATE_DEBIT },
      ],
    ],
  },
  decide: ({ cards }) => cards.filter(card => card.debitType === IMMEDIATE_DEBIT).map(card => card.catalogNumber),
  examples: [
    ['immediate debit', { cards: [{ catalogNumber: '10039', debitType: 'IMM' }] }, ['10039']],
    ['deferred debit', { cards: [{ catalogNumber: '10039', debitType: 'DIF' }] }, []],
    [
      'one of each, and one that does not say',
      {
        cards: [
          { catalogNumber: '10153', debitType: 'IMM' },
          { catalogNumber: '10497', debitType: 'DIF' },
          { catalogNumber: '10039', debitType: null },
        ],
      },
      ['10153'],
    ],
    ['no card', { cards: [] }, []],
  ],
});
