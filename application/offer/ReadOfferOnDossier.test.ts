import { ReadOfferOnDossier } from './ReadOfferOnDossier';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import type { Day } from '@domain/kernel/day';
import { catalogue } from '@domain/offer/contracts';
import { clockOn, settings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';

const TODAY = '2025-06-01';
const at = (birthdate: Day | undefined, country?: string, postalCode = '69001'): Prospect => ({
  ...blankProspect,
  birth: { ...blankProspect.birth, birthdate },
  address: { ...blankProspect.address, country, postalCode },
});
const read = (TIT: Prospect, COT?: Prospect, corrected = {}) =>
  new ReadOfferOnDossier(settings(), clockOn(TODAY)).run(
    {
      cart: cart({ youthOfferEligible: true, selection: [chosenCard('TIT', catalogue.MASTERCARD)] }),
      state: { workflow: COT ? 'joint' : 'individual' },
      people: { TIT, COT },
    },
    corrected,
  );

describe('D-45, D-50: what the cart of a file comes to today', () => {
  test('nothing is shown before the cart came', () => {
    const dossier = { cart: undefined, state: { workflow: 'individual' }, people: { TIT: blankProspect, COT: undefined } } as const;
    expect(new ReadOfferOnDossier(settings(), clockOn(TODAY)).run(dossier)).toBeUndefined();
  });

  test('a young person in mainland France, or of an address still to come, has the promotion of the young', () => {
    expect(read(at('2004-01-01', 'FR'))).toMatchObject({ youthEligible: true, promotionRemoved: false, promotion: 'youth' });
    expect(read(at('2004-01-01'))).toMatchObject({ promotionRemoved: false, promotion: 'youth' });
  });

  test('outside mainland France it is removed, and said so', () => {
    expect(read(at('2004-01-01', 'BE'))).toMatchObject({ youthEligible: true, promotionRemoved: true });
    expect(read(at('2004-01-01', 'FR', '97400'))).toMatchObject({ promotionRemoved: true });
  });

  test('one of two who lives elsewhere is enough', () => {
    expect(read(at('2004-01-01', 'FR'), at('2004-01-01', 'FR'))).toMatchObject({ promotionRemoved: false });
    expect(read(at('2004-01-01', 'FR'), at('2004-01-01', 'BE'))).toMatchObject({ promotionRemoved: true });
  });

  test('the birthdate decides, not what was declared; one that is being corrected comes before the one that is saved', () => {
    expect(read(at('1990-01-01', 'FR'))).toMatchObject({ youthEligible: false });
    expect(read(at('2004-01-01', 'FR'), undefined, { TIT: '1990-01-01' })).toMatchObject({ youthEligible: false });
    expect(read(at('1990-01-01', 'FR'), undefined, { TIT: '2004-01-01' })).toMatchObject({ youthEligible: true });
    expect(read(at('2004-01-01', 'FR'), at('2004-01-01', 'FR'), { COT: '1990-01-01' })).toMatchObject({ youthEligible: false });
  });
});
