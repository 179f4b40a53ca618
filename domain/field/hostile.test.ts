import fc from 'fast-check';
import { fieldTaxId } from './taxId';
import { words } from '@tests/support/pairs';

describe('a hostile format', () => {
  const SIZE = 100_000;
  const nested = '(?:'.repeat(300) + 'a' + ')*'.repeat(300);
  const formats = [
    ...words(String.raw`(a+)+$ (a|a)*b (a|aa)+$ ^(([a-z])+.)+[A-Z]([a-z])+$ (.*)*x (?=(a+)+b)a* ((?!(a*)*b).)* (?:a?){50}a{50}`),
    ...['(?:a{1000}){1000}', '(?:a{0,99}){0,99}', '\\'],
    nested,
    '(?=a*)'.repeat(160),
    'a'.repeat(1_001),
    '['.repeat(500),
    '('.repeat(900),
  ];
  const values = ['a'.repeat(40) + '!', 'a'.repeat(SIZE), `${'a'.repeat(SIZE)}!`, '7'.repeat(SIZE), ''];

  /** Maximum of characters × states for one value (field/taxId), once for matching and once for lookahead. */
  const MOST_STEPS = 2 * 3_000_000;

  /** Number of visited states: a measure of work that does not depend on the machine. */
  const stepsOf = (act: () => void): number => {
    const { add } = Set.prototype;
    let steps = 0;
    Object.assign(Set.prototype, {
      add(this: Set<unknown>, value: unknown) {
        steps += 1;
        return add.call(this, value);
      },
    });
    try {
      act();
      return steps;
    } finally {
      Object.assign(Set.prototype, { add });
    }
  };

  test.each(formats.map(format => [format.slice(0, 40), format] as const))(
    '%s: answered at once, yes or no or not a format (PER-08)',
    (_, format) => {
      for (const value of values) {
        const given = { value, format };
        const steps = stepsOf(() => {
          fieldTaxId.decide(given);
          fieldTaxId.input.is(given);
        });
        expect(steps).toBeLessThan(MOST_STEPS);
        expect(typeof fieldTaxId.decide(given)).toBe('boolean');
        expect(typeof fieldTaxId.input.is(given)).toBe('boolean');
      }
    },
  );

  test('never throws, whatever the format', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('()[]{}?:=!<>*+|^$\\.,-0129abdwpuxck')), maxLength: 30 }),
        fc.string(),
        (format, value) => {
          expect(typeof fieldTaxId.decide({ value, format })).toBe('boolean');
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
