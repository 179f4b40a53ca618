import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { tidy } from './tidy';

/** The first digits of a French mobile. INF-05 */
export const MOBILE_STARTS = ['06', '07'] as const;
const PAIRS = 5;

/** Pairs of digits, with or without a space between two pairs. D-36 */
const FORM = new RegExp(`^(?:${MOBILE_STARTS.join('|')})(?: ?\\d{2}){${PAIRS - 1}}$`);

export const fieldMobile = rule({
  id: 'field.mobile',
  requirements: ['INF-05', 'D-28', 'D-36'],
  title: { fr: 'Numéro de mobile français', en: 'French mobile number' },
  says: {
    fr: 'Un mobile français commence par {first} ou {second} et compte {pairs:words} paires de chiffres, séparées ou non par une espace.',
    en: 'A French mobile starts with {first} or {second} and has {pairs:words} pairs of digits, each space between pairs optional.',
  },
  parameters: {
    first: { value: MOBILE_STARTS[0], unit: 'first digits' },
    second: { value: MOBILE_STARTS[1], unit: 'first digits' },
    pairs: { value: PAIRS, unit: 'pairs of digits' },
  },
  input: record({ value: text }),
  decide: ({ value }) => FORM.test(tidy(value)),
  examples: [
    ['five pairs with spaces', { value: '06 39 98 12 34' }, true],
    ['five pairs without spaces', { value: '0639981234' }, true],
    ['some spaces', { value: '0639 98 1234' }, true],
    ['a space inside a pair', { value: '06 3 998 12 34' }, false],
    ['07', { value: '07 39 98 12 34' }, true],
    ['05', { value: '05 39 98 12 34' }, false],
    ['08', { value: '08 39 98 12 34' }, false],
    ['nine digits', { value: '06 39 98 12 3' }, false],
    ['eleven digits', { value: '06 39 98 12 345' }, false],
    ['no-break spaces', { value: '06\u00a039\u00a098\u202f12\u202f34' }, true],
    ['spaces around', { value: ' 0639981234 ' }, true],
    ['dots', { value: '06.39.98.12.34' }, false],
    ['the international form', { value: '+33639981234' }, false],
    ['a mark of direction around', { value: '\u202a06 39 98 12 34\u202c' }, true],
    ['a mark of direction and a letter', { value: '\u202a06 39 98 12 3O\u202c' }, false],
    ['digits of another script', { value: '٠٦٣٩٩٨١٢٣٤' }, false],
    ['nothing', { value: '' }, false],
  ],
});
