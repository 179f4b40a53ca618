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
import { typedDate, typedMobile } from '@domain/field/typed';

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

describe('a paste of 100,000 characters', () => {
  const SIZE = 100_000;
  const pastes = [
    'a'.repeat(SIZE),
    `${'a'.repeat(SIZE)}!`,
    'a '.repeat(SIZE / 2),
    'a-'.repeat(SIZE / 2),
    '06 '.repeat(SIZE / 3),
    `${'a.'.repeat(SIZE / 2)}@`,
    `a@${'a-'.repeat(SIZE / 2)}.f`,
    ' '.repeat(SIZE),
    `x${' '.repeat(SIZE)}x`,
    '7'.repeat(SIZE),
    `a${'\u0301\u0323'.repeat(SIZE / 2)}`,
    '\ud800'.repeat(SIZE),
    '😀'.repeat(SIZE / 2),
  ];
  const rules: readonly (readonly [string, (value: string) => unknown])[] = [
    ...textRules.map(rule => [rule.id, (value: string) => rule.decide({ value })] as const),
    ['field.taxId', value => fieldTaxId.decide({ value, format: '^([A-Z]|\\d)+$' })],
    ['field.length', value => fieldLength.decide({ value, kind: 'alphabetic', max: 32 })],
    ['a typed date', typedDate],
    ['a typed mobile', typedMobile],
  ];

  it.each(rules)('%s answers all of them well within two seconds', (_, decide) => {
    const start = performance.now();
    for (const paste of pastes) decide(paste);
    expect(performance.now() - start).toBeLessThan(2_000);
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
