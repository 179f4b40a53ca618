import fc from 'fast-check';
import { referentialsCounties } from './counties';
import { referentialsTowns, townsToChoose } from './towns';

const town = fc.record({
  cityId: fc.constantFrom('138', '139', 138, '001'),
  label: fc.constantFrom('Lyon', 'LYON CEDEX 03', 'Cedex', 'Cedexville', 'Évian', 'PARIS-CEDEX', 'straße'),
  department: fc.constantFrom('99', '69', 99, null),
});

describe('towns to choose from', () => {
  it('stay the same when filtered again, and none is made up (PER-03)', () => {
    fc.assert(
      fc.property(fc.array(town), towns => {
        const once = referentialsTowns.decide({ towns });
        expect(referentialsTowns.decide({ towns: once })).toEqual(once);
        expect(once.length).toBeLessThanOrEqual(towns.length);
        expect(once.every(({ label }) => label === label.toUpperCase() && !/\bCEDEX\b/.test(label))).toBe(true);
        expect(once.some(({ cityId, department }) => String(cityId) === '138' && String(department) === '99')).toBe(false);
      }),
    );
  });

  it('keep what else they carry, such as their postal code', () => {
    const [kept] = townsToChoose([{ cityId: '001', label: 'Évian', department: '74', postalCode: '74500' }]);
    expect(kept).toEqual({ cityId: '001', label: 'ÉVIAN', department: '74', postalCode: '74500' });
  });
});

test('PER-03: the counties leave out 99 alone, as a number too', () => {
  const counties = ['99', '98', 99, '2A', '999', '974'].map(code => ({ code, label: 'Comté' }));
  expect(referentialsCounties.decide({ counties }).map(({ code }) => code)).toEqual(['98', '2A', '999', '974']);
});
