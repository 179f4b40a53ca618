import { fieldAlphanumeric } from '@domain/field/alphanumeric';
import { fieldBirthplace } from '@domain/field/birthplace';
import { fieldClientNumber } from '@domain/field/clientNumber';
import { fieldEmail } from '@domain/field/email';
import { fieldLength } from '@domain/field/length';
import { fieldMobile } from '@domain/field/mobile';
import { fieldName } from '@domain/field/name';
import { fieldNumeric } from '@domain/field/numeric';
import { fieldPostalCode } from '@domain/field/postalCode';
import { fieldProfessionSearch } from '@domain/field/professionSearch';
import { fieldStreetName } from '@domain/field/streetName';
import { fieldStreetNumber } from '@domain/field/streetNumber';
import { fieldTaxId } from '@domain/field/taxId';
import { tidy } from '@domain/field/tidy';
import { typedAmount, typedDate, typedEmail, typedMobile, typedName, typedPostalCode } from '@domain/field/typed';
import { growsAsItsText } from '../support/growth';

const textRules = [
  fieldAlphanumeric,
  fieldBirthplace,
  fieldClientNumber,
  fieldEmail,
  fieldMobile,
  fieldName,
  fieldNumeric,
  fieldPostalCode,
  fieldProfessionSearch,
  fieldStreetName,
  fieldStreetNumber,
];

describe('R21: a paste of 100,000 characters', () => {
  const SIZE = 100_000;
  const pastes: readonly ((size: number) => string)[] = [
    size => 'a'.repeat(size),
    size => `${'a'.repeat(size)}!`,
    size => 'a '.repeat(size / 2),
    size => 'a-'.repeat(size / 2),
    size => '06 '.repeat(size / 3),
    size => `${'a.'.repeat(size / 2)}@`,
    size => `a@${'a-'.repeat(size / 2)}.f`,
    size => ' '.repeat(size),
    size => `x${' '.repeat(size)}x`,
    size => '7'.repeat(size),
    size => `a${'\u0301\u0323'.repeat(size / 2)}`,
    size => '\ud800'.repeat(size),
    size => '😀'.repeat(size / 2),
    size => '<@'.repeat(size / 2),
    size => '.,;'.repeat(size / 3),
    size => '\u200b'.repeat(size),
    size => '\uff11'.repeat(size),
  ];
  const rules: readonly (readonly [string, (value: string) => unknown])[] = [
    ...textRules.map(rule => [rule.id, (value: string) => rule.decide({ value })] as const),
    ['field.taxId', value => fieldTaxId.decide({ value, format: '^([A-Z]|\\d)+$' })],
    ['field.length', value => fieldLength.decide({ value, kind: 'alphabetic', max: 32 })],
    ['a typed date', typedDate],
    ['a typed mobile', typedMobile],
    ['a typed e-mail', typedEmail],
    ['a typed postal code', typedPostalCode],
    ['a typed name', typedName],
    ['a typed amount', typedAmount],
  ];

  it.each(rules)('%s: each of them costs work that grows as the text does', (_, decide) => {
    for (const paste of pastes) expect([paste(3), growsAsItsText(SIZE, size => decide(paste(size)))]).toEqual([paste(3), true]);
  });

  it('a rule that looks back for each character is noticed', () => {
    expect(growsAsItsText(32_000, size => /x+!/.test('x'.repeat(size)))).toBe(false);
  });

  it('is not composed where combining marks are heaped, since that takes time that grows with their square', () => {
    const compose = jest.spyOn(String.prototype, 'normalize');
    tidy(`a${'\u0301\u0323'.repeat(SIZE / 2)}`);
    expect(compose).not.toHaveBeenCalled();
    tidy('e\u0301');
    expect(compose).toHaveBeenCalledTimes(1);
    compose.mockRestore();
  });
});
