import { person, taxPart } from '@contracts/support/person';
import { isRequired } from './fieldKinds';
import type { Situation } from './fields';
import { isAnswered, places, prospectOf, valueAt, type Place } from './prospect';

/** By field: a person who must answer it, and one who need not. */
const persons: Readonly<Record<string, readonly [Situation, Situation]>> = {
  'birth.county': [{ birth: { country: 'FR' } }, { birth: { country: 'BE' } }],
  'family.maritalRegime': [{ family: { situation: 'MAR' } }, { family: { situation: 'CEL' } }],
  'address.streetType': [{ address: { country: 'FR' } }, { address: { country: 'BE' } }],
  'occupation.sector': [{ hasSectors: true }, { hasSectors: false }],
  'fiscal.usPerson': [{ asksUs: true }, { asksUs: false }],
  'fiscal.obligations': [{ fiscal: { usPerson: true } }, { fiscal: { usPerson: false } }],
};

/** The same for the elements of a list. */
const elements: Readonly<Record<string, readonly [object, object]>> = {
  'fiscal.obligations.taxId': [{ country: 'DE' }, { country: 'DE', noTaxId: 'NOT_YET' }],
  'fiscal.obligations.noTaxId': [{ country: 'DE' }, { country: 'DE', taxId: '12345678901' }],
};

const conditional = places.flatMap(place => (typeof place.field.required === 'function' ? [[place.names.join('.'), place] as const] : []));
const listed = places.flatMap(({ field, names }) =>
  field.kind === 'list'
    ? Object.entries(field.each).flatMap(([each, of]) =>
        typeof of.required === 'function' ? [[[...names, each].join('.'), of.required] as const] : [],
      )
    : [],
);

/** The person of every answer, with those of a situation, and without one. */
const without = (missing: Place, situation: Situation) =>
  prospectOf('', ({ names }) => (names === missing.names ? undefined : (valueAt(situation, names) ?? valueAt(person, names))));

describe('PER-02, PER-04, PER-05, PER-07, PER-08, D-87, D-118: a field that only some persons must answer', () => {
  test('has two persons here', () => {
    const known = [...Object.keys(persons), ...Object.keys(elements)];
    const lacking = [...conditional, ...listed].map(([name]) => name).filter(name => !known.includes(name));
    expect(lacking.map(name => `Add to domain/holders/required.test.ts a person who must answer ${name}, and one who need not`)).toEqual(
      [],
    );
  });

  test.each(conditional)('%s', (name, place) => {
    const isDone = (situation: Situation) => isAnswered(place.field.page, without(place, situation), situation);
    expect(persons[name]?.map(situation => isRequired<Situation>(place.field, situation))).toEqual([true, false]);
    expect(persons[name]?.map(isDone)).toEqual([false, true]);
  });

  test.each(listed)('%s', (name, required) => {
    expect(elements[name]?.map(element => required({ ...element }))).toEqual([true, false]);
  });

  test('a US person’s page is complete with a US tax number, or the reason why there is none', () => {
    const isDone = (obligations: ReturnType<typeof taxPart>['obligations']) =>
      isAnswered('TaxResidenceForm', { ...person, fiscal: taxPart({ usPerson: true, obligations }) });
    const us = { country: 'US' } as const;
    expect([[], [{ country: 'CA', taxId: '123' }], [us]].map(isDone)).toEqual([false, false, false]);
    expect([[{ ...us, taxId: '123456789' }], [{ ...us, noTaxId: 'NOT_YET' } as const]].map(isDone)).toEqual([true, true]);
  });
});
