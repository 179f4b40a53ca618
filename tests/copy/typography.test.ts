import { moneyMessages as english } from '@ui/copy/en/money';
import { moneyMessages } from '@ui/copy/fr/money';
import { displayDay } from '@domain/kernel/day';
import { sentences } from '@tests/support/sentences';

describe('CFG-05: French is written as French is printed', () => {
  test.each([
    ['a no-break space before ; : ! ? and »', / [;:!?»]/],
    ['a no-break space after «', /« /],
    ['a no-break space before € and %', /\d [€%]/],
    ['the typographic apostrophe', /\p{L}'\p{L}/u],
    ['guillemets, not straight quotes', /"/],
    ['… as one sign', /\.\.\./],
  ])('%s', (_what, wrong) => {
    expect(sentences.length).toBeGreaterThan(1_000);
    expect(sentences.filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test('amounts and days', () => {
    expect(moneyMessages.amount(1300)).toBe('1\u202f300\u00a0€');
    expect(moneyMessages.price(3.5)).toBe('3,50\u00a0€');
    const by = (language: string) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
    for (const euros of [0.1, 999.99, 1234.5, 12_345_678.9])
      expect([moneyMessages.price(euros), english.price(euros)]).toEqual([by('fr-FR').format(euros), by('en-GB').format(euros)]);
    expect(displayDay('2025-10-15')).toBe('15/10/2025');
  });
});
