import { rule } from '@domain/kernel/rule';
import { list, record, text } from '@domain/kernel/shape';
import { anyPriority, offerPackPriority } from './packPriority';

/** The maximum number of cards side by side. OFR-06 */
export const DECK_SIZE = 3;

export const offerDeck = rule({
  id: 'offer.deck',
  requirements: ['OFR-06', 'OFR-14'],
  title: { fr: 'Les cartes affichées et leur ordre', en: 'The cards shown and their order' },
  says: {
    fr: '{size} cartes au plus, la plus petite priorité d’abord ; les colonnes qui manquent restent vides, à la fin.',
    en: 'At most {size} cards, the lowest priority number first; missing columns stay blank, at the end.',
  },
  clauses: [['At most', 'three cards out of order', 'a fourth card is left out']],
  parameters: {
    size: { value: DECK_SIZE, unit: 'cards', limit: 'included' },
  },
  input: record({ cards: list(record({ catalogNumber: text, priority: anyPriority })) }),
  decide: ({ cards }): readonly (string | null)[] => {
    const sorted = cards
      .map(({ catalogNumber, priority }) => ({ catalogNumber, priority: offerPackPriority.decide({ priority }) }))
      .sort((one, other) => one.priority - other.priority);
    return Array.from({ length: DECK_SIZE }, (_, column) => sorted[column]?.catalogNumber ?? null);
  },
  examples: [
    [
      'three cards out of order',
      {
        cards: [
          { catalogNumber: '10153', priority: 3 },
          { catalogNumber: '10039', priority: 1 },
          { catalogNumber: '10497', priority: 2 },
        ],
      },
      ['10039', '10497', '10153'],
    ],
    [
      'a fourth card is left out',
      {
        cards: [
          { catalogNumber: 'D', priority: 10 },
          { catalogNumber: 'C', priority: 9 },
          { catalogNumber: 'B', priority: 2 },
          { catalogNumber: 'A', priority: 1 },
        ],
      },
      ['A', 'B', 'C'],
    ],
    ['one card: two blanks after it', { cards: [{ catalogNumber: '10153', priority: 7 }] }, ['10153', null, null]],
    ['no card', { cards: [] }, [null, null, null]],
    [
      'equal priorities keep the order of the cart',
      {
        cards: [
          { catalogNumber: '10497', priority: 1 },
          { catalogNumber: '10039', priority: 1 },
        ],
      },
      ['10497', '10039', null],
    ],
  ],
  refusals: [
    ['priority 0', { cards: [{ catalogNumber: '10039', priority: 0 }] }, 'INVALID_PACK_PRIORITY'],
    ['a negative priority', { cards: [{ catalogNumber: '10039', priority: -1 }] }, 'INVALID_PACK_PRIORITY'],
    ['half a priority', { cards: [{ catalogNumber: '10039', priority: 1.5 }] }, 'INVALID_PACK_PRIORITY'],
    ['a priority that is text', { cards: [{ catalogNumber: '10039', priority: '1' }] }, 'INVALID_PACK_PRIORITY'],
    ['no priority', { cards: [{ catalogNumber: '10039', priority: null }] }, 'INVALID_PACK_PRIORITY'],
  ],
});
