import { buildSelection } from '@domain/offer/buildSelection';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { columnsOf } from '@domain/offer/columns';
import { catalogue } from '@domain/offer/contracts';
import { monthlyTotal } from '@domain/offer/monthlyTotal';
import { declaredYouth } from '@domain/journey/declaredYouth';
import { access, cardOnOffer, chosenCard, gold, mastercard } from '../builders/offer';

const choices = {
  workflow: 'individual',
  youthEligible: false,
  selection: [chosenCard('TIT', catalogue.MASTERCARD)],
  overdraft: false,
  insurance: false,
} as const;
const account = { catalogNumber: '00400', type: 'CHECKING_ACCOUNT' };
const typesOf = (given: Parameters<typeof buildSelection>[0]) => buildSelection(given).map(({ type }) => type);

describe('what was chosen, as the bank takes it', () => {
  test('OPT-05, D-13: the checking account is always there, for every holder', () => {
    expect(buildSelection({ ...choices, selection: [] })).toEqual([{ ...account, participants: ['TIT'] }]);
    expect(buildSelection({ ...choices, selection: [], workflow: 'joint' })).toEqual([{ ...account, participants: ['TIT', 'COT'] }]);
  });

  test.each([
    [true, '10660'],
    [false, '10339'],
  ])('OPT-01: the overdraft of 200 € when youth eligible is %s', (youthEligible, catalogNumber) => {
    expect(buildSelection({ ...choices, youthEligible, overdraft: true })).toContainEqual({
      catalogNumber,
      type: 'OVERDRAFT',
      participants: ['TIT'],
      amount: 200,
    });
  });

  test('OPT-03: the insurance is the holder’s only, in a joint account too', () => {
    const selection = buildSelection({ ...choices, workflow: 'joint', insurance: true });
    expect(selection).toContainEqual({ catalogNumber: '10048', type: 'INSURANCE', participants: ['TIT'] });
  });

  test('AGY-02: a card comes to the agency, unless something else was chosen; no card does not come', () => {
    const selection = [{ ...chosenCard('TIT', catalogue.GOLD_MASTERCARD), deliveryMode: 'EXPR' as const }, chosenCard('COT', 'NONE')];
    const cards = buildSelection({ ...choices, workflow: 'joint', selection }).filter(({ type }) => type === 'CARDS');
    expect(cards).toEqual(selection);
    expect(buildSelection(choices)[1]).toEqual({ ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'AGEN' });
  });

  test('built again from itself, it says the same; an option refused since then goes', () => {
    const full = { ...choices, overdraft: true, insurance: true };
    const selection = buildSelection(full);
    expect(buildSelection({ ...full, selection })).toEqual(selection);
    expect(typesOf({ ...choices, selection })).toEqual(['CHECKING_ACCOUNT', 'CARDS']);
  });
});

test('the card of a person, no card, and nothing chosen yet are distinct', () => {
  const selection = [chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.NONE)];
  expect(cardOfParticipant(selection, 'TIT')).toBe('10039');
  expect(cardOfParticipant(selection, 'COT')).toBe('NONE');
  expect(cardOfParticipant([], 'COT')).toBeUndefined();
});

describe('OFR-06, OFR-09, OFR-14: columns of the offer', () => {
  test('in display order, blanks last', () => {
    expect(columnsOf([gold, access, mastercard], 'TIT')).toEqual([mastercard, access, gold]);
    expect(columnsOf([gold], 'TIT')).toEqual([gold, null, null]);
  });

  test('a deferred-debit card takes no column, and its priority refuses nothing', () => {
    expect(columnsOf([cardOnOffer({ debitType: 'DIF', priority: 0 }), gold], 'TIT')).toEqual([gold, null, null]);
  });

  test('a wrong priority is refused by its name', () => {
    expect(() => columnsOf([cardOnOffer({ priority: 0 })], 'TIT')).toThrow('INVALID_PACK_PRIORITY');
  });
});

describe('the monthly total', () => {
  const free = (afterwards: number, months = 12) => ({ standard: afterwards, promoted: 0, months, afterwards });

  test('without a promotion, now and later cost the same, to the cent', () => {
    const price = { standard: 0.1, promoted: 0.1, months: 0, afterwards: 0.1 };
    expect(monthlyTotal([price, price], [0.1])).toEqual({ promoted: 0.3, afterwards: 0.3, months: undefined });
  });

  test('with one, it lasts as long as the cards’ promotion; the insurance is paid at once', () => {
    expect(monthlyTotal([free(3), free(4.5)], [2])).toEqual({ promoted: 2, afterwards: 9.5, months: 12 });
  });

  test('promotions that end at different times have no common length', () => {
    expect(monthlyTotal([free(3), free(4.5, 6)], [])).toEqual({ promoted: 0, afterwards: 7.5, months: undefined });
  });

  test('nothing chosen costs nothing', () => {
    expect(monthlyTotal([], [])).toEqual({ promoted: 0, afterwards: 0, months: undefined });
  });
});

describe('ACC-04: the youth flag of declared bands', () => {
  test.each([
    ['alone, 18 to 25', { workflow: 'individual', bands: { TIT: '18-25', COT: undefined } }, true],
    ['alone, 26 or over', { workflow: 'individual', bands: { TIT: '26+', COT: undefined } }, false],
    ['together, both 18 to 25', { workflow: 'joint', bands: { TIT: '18-25', COT: '18-25' } }, true],
    ['together, the co-holder 26 or over', { workflow: 'joint', bands: { TIT: '18-25', COT: '26+' } }, false],
    ['together, the holder 26 or over', { workflow: 'joint', bands: { TIT: '26+', COT: '18-25' } }, false],
    ['alone again, with a co-holder’s band left over', { workflow: 'individual', bands: { TIT: '18-25', COT: '26+' } }, true],
  ] as const)('%s', (_, answers, youth) => expect(declaredYouth(answers)).toBe(youth));
});
