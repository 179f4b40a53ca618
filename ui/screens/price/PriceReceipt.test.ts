import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { cart } from '@tests/builders/offer';
import { overdraftFigures } from '@tests/builders/overdraft';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { contextOf } from './PriceReceipt';

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
