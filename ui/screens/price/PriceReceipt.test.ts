import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { cart } from '@tests/builders/offer';
import { overdraftFigures } from '@tests/builders/overdraft';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { accountOf, contextOf } from './PriceReceipt';

const born = (birthdate: Prospect['birth']['birthdate'], firstName: string): Prospect => ({
  ...blankProspect,
  identity: { ...blankProspect.identity, firstName },
  birth: { ...blankProspect.birth, birthdate },
});

const ofCouple = () => {
  const journey = new FakeDossierJourney('welcome', { state: ofTwo });
  journey.dossier.people = { TIT: born('2003-03-27', 'Maëlle'), COT: born('2005-11-02', 'Éloi') };
  return journey;
};

test('D-76, JNT-01: each holder’s name, and the birthdate by which their youth price ends', () => {
  expect(contextOf(ofCouple(), '2025-10-15')).toMatchObject({
    names: { TIT: 'Maëlle', COT: 'Éloi' },
    opened: { on: '2025-10-15', birthdates: { TIT: '2003-03-27', COT: '2005-11-02' } },
  });
});

test.each([
  ['that follow from the rate', overdraftFigures, overdraftFigures],
  ['that do not', { ...overdraftFigures, rate: 2 }, undefined],
])('XTR-71: the overdraft’s figures %s, of the saved offer', (_what, sent, told) => {
  const journey = ofCouple();
  journey.dossier.keepCart(cart({ overdraftFigures: sent }));
  expect(contextOf(journey).overdraftFigures).toEqual(told);
});

test('XTR-71: an overdraft that the bank refused is one that its saved offer says so of', () => {
  const journey = ofCouple();
  expect(contextOf(journey).overdraftRefused).toBeUndefined();
  journey.dossier.keepCart(cart({ overdraftRefused: true }));
  expect(contextOf(journey).overdraftRefused).toBe(true);
});

test.each([
  ['individual', true, 'Compte individuel, documents numériques'],
  ['joint', true, 'Compte joint, documents numériques'],
  ['joint', false, 'Compte joint'],
] as const)('OFR-16: the account as it was chosen: %s, digital documents: %s', (workflow, dematerialization, words) => {
  expect(accountOf({ dematerialization }, workflow)).toBe(words);
});
