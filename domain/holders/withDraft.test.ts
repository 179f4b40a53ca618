import type { ProofCategory } from '@domain/proofs/papers';
import { blankProspect, type Prospect } from './prospect';
import { withDraft } from './withDraft';

const saved: Prospect = {
  ...blankProspect,
  identity: { ...blankProspect.identity, lastName: 'Nom', firstName: 'Prénom', birthName: 'Naissance' },
  birth: { ...blankProspect.birth, birthdate: '1990-01-01' },
  address: { ...blankProspect.address, streetNumber: '1', streetType: 'RUE', streetName: 'du Lac', postalCode: '69001', town: 'LYON' },
  occupation: { ...blankProspect.occupation, employer: 'Atelier' },
  monthlyNetIncome: 1_000,
};
const { identity, birth, address, occupation } = saved;

/** Each field of a proof's page: what is typed there, and the person whom it gives. */
const fields: readonly (readonly [ProofCategory, field: string, typed: string, expected: Prospect])[] = [
  ['identity', 'lastName', 'Tapé', { ...saved, identity: { ...identity, lastName: 'Tapé' } }],
  ['identity', 'firstName', 'Tapé', { ...saved, identity: { ...identity, firstName: 'Tapé' } }],
  ['identity', 'birthName', 'Tapé', { ...saved, identity: { ...identity, birthName: 'Tapé' } }],
  ['identity', 'birthdate', '27/03/1992', { ...saved, birth: { ...birth, birthdate: '1992-03-27' } }],
  ['address', 'streetNumber', '12', { ...saved, address: { ...address, streetNumber: '12' } }],
  ['address', 'streetType', 'AV', { ...saved, address: { ...address, streetType: 'AV' } }],
  ['address', 'streetName', 'Tapée', { ...saved, address: { ...address, streetName: 'Tapée' } }],
  ['address', 'postalCode', '44000', { ...saved, address: { ...address, postalCode: '44000' } }],
  ['address', 'town', 'NANTES', { ...saved, address: { ...address, town: 'NANTES' } }],
  ['income', 'employer', 'Tapé', { ...saved, occupation: { ...occupation, employer: 'Tapé' } }],
  ['income', 'monthlyNetIncome', '2 100', { ...saved, monthlyNetIncome: 2_100 }],
];

describe('XTR-54: what is typed on the page of a proof is in the place of what is saved', () => {
  test.each(fields)('%s: %s replaces its own answer, and no other', (category, field, typed, expected) => {
    expect(withDraft(saved, category, { [field]: typed })).toEqual(expected);
  });

  test.each(['identity', 'address', 'income'] as const)('%s: nothing typed, or what is no text, changes nothing', category => {
    expect(withDraft(saved, category, undefined)).toEqual(saved);
    const nonsense = Object.fromEntries(fields.map(([, field]) => [field, 7]));
    expect(withDraft(saved, category, nonsense)).toEqual(saved);
  });

  test('what is no day, or no amount, leaves the saved one', () => {
    expect(withDraft(saved, 'identity', { birthdate: '31/02/1992' })).toEqual(saved);
    expect(withDraft(saved, 'income', { monthlyNetIncome: 'beaucoup' })).toEqual(saved);
  });
});
