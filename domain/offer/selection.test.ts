import { buildSelection } from './buildSelection';
import { cardOfParticipant } from './cardOfParticipant';
import { columnsOf } from './columns';
import { catalogue } from './contracts';
import { access, cardOnOffer, chosenCard, gold, mastercard } from '@tests/builders/offer';

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
});
