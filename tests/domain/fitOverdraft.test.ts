import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import { fitOverdraft } from '@domain/offer/fitOverdraft';
import { chosenCard } from '../builders/offer';

const { MASTERCARD, OVERDRAFT_MINUS_26, OVERDRAFT_PLUS_26 } = catalogue;
const card = chosenCard('TIT', MASTERCARD);
const overdraft = (catalogNumber: string): SelectedContract => ({ catalogNumber, type: 'OVERDRAFT', participants: ['TIT'], amount: 200 });

test('OPT-01, D-50: the overdraft becomes the product of the age, its amount kept; nothing else is touched', () => {
  expect(fitOverdraft([card, overdraft(OVERDRAFT_PLUS_26)], true)).toEqual([card, overdraft(OVERDRAFT_MINUS_26)]);
  expect(fitOverdraft([card, overdraft(OVERDRAFT_MINUS_26)], false)).toEqual([card, overdraft(OVERDRAFT_PLUS_26)]);
});
