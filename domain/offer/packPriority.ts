import { NamedError } from '@domain/kernel/namedError';
import { rule } from '@domain/kernel/rule';
import { record, whole, type Shape } from '@domain/kernel/shape';

/** Accepts any value, so that the rule refuses a wrong priority with a named error. OFR-14 */
export const anyPriority: Shape<unknown> = { is: (value): value is unknown => value !== undefined, description: { kind: 'whole' } };

/** The first position. OFR-14 */
const LOWEST = 1;

export const offerPackPriority = rule({
  id: 'offer.packPriority',
  requirements: ['OFR-14'],
  title: { fr: 'Priorité d’affichage', en: 'Display priority' },
  says: {
    fr: 'Une priorité, d’un pack ou d’une carte, est un entier de {lowest} ou plus ; toute autre est refusée par son nom.',
    en: 'A priority, of a pack or of a card, is a whole number of {lowest} or more; any other is refused by its name.',
  },
  parameters: {
    lowest: { value: LOWEST, unit: 'priority', limit: 'included' },
  },
  input: record({ priority: anyPriority }),
  known: { priority: [-1, 0, 1, 2, 1.5, '1', null] },
  decide: ({ priority }): number => {
    if (whole.is(priority) && priority >= LOWEST) return priority;
    throw new NamedError('INVALID_PACK_PRIORITY', JSON.stringify(priority));
  },
  examples: [
    ['the first', { priority: 1 }, 1],
    ['a later one', { priority: 12 }, 12],
  ],
  refusals: [
    ['0', { priority: 0 }, 'INVALID_PACK_PRIORITY'],
    ['below 0', { priority: -1 }, 'INVALID_PACK_PRIORITY'],
    ['a half', { priority: 1.5 }, 'INVALID_PACK_PRIORITY'],
    ['text', { priority: '1' }, 'INVALID_PACK_PRIORITY'],
    ['none', { priority: null }, 'INVALID_PACK_PRIORITY'],
  ],
});
