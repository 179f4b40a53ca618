import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { cardNumbers, catalogue, type SelectedContract } from './contracts';
import { offerDeck } from './deck';
import { offerPrice } from './price';
import type { Promotion } from './promotion';
import { welcomePromotions } from './terms';
import { offerSelectCard } from './selectCard';
import { register } from '@domain/register';

const CARDS = Object.values(cardNumbers);
const participants = fc.constantFrom('TIT' as const, 'COT' as const);
const contract: fc.Arbitrary<SelectedContract> = fc.record({
  catalogNumber: fc.constantFrom(...Object.values(catalogue)),
  type: fc.constantFrom<SelectedContract['type']>('CARDS', 'INSURANCE', 'OVERDRAFT', 'CHECKING_ACCOUNT'),
  participants: fc.uniqueArray(participants),
  amount: fc.constant(200),
});
const selections = fc.array(contract, { maxLength: 6 });
const heldBy = (who: 'TIT' | 'COT', selection: readonly SelectedContract[]): readonly SelectedContract[] =>
  selection.filter(({ type, participants: held }) => type === 'CARDS' && held.includes(who));

const ask = (id: 'offer.card' | 'offer.deck' | 'offer.selectCard', given: unknown) => register[id].evaluate(given);

describe('the cards', () => {
  it('are those of the catalogue; every other number is refused (OFR-07, OFR-14)', () => {
    const known = Object.values(catalogue).filter(catalogNumber => E.isRight(ask('offer.card', { catalogNumber })));
    expect(known.sort()).toEqual([...CARDS].sort());
    for (const catalogNumber of [...Object.getOwnPropertyNames(Object.prototype), '', '10039 ', 'MASTERCARD'])
      expect(ask('offer.card', { catalogNumber })).toEqual(E.left('UNKNOWN_CARD'));
  });
});

describe('the deck of cards', () => {
  it('shows no card while one of lower priority number is left out', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }), priorities => {
        const deck = offerDeck.decide({ cards: priorities.map(priority => ({ catalogNumber: String(priority), priority })) });
        const lowest = [...priorities]
          .sort((one, other) => one - other)
          .slice(0, 3)
          .map(String);
        expect(deck.filter(column => column !== null)).toEqual(lowest);
      }),
    );
  });

  it('refuses a wrong priority even on a card that would not be shown (OFR-14)', () => {
    const four = [1, 2, 3, 0].map(priority => ({ catalogNumber: String(priority), priority }));
    expect(ask('offer.deck', { cards: four })).toEqual(E.left('INVALID_PACK_PRIORITY'));
    for (const priority of [NaN, Infinity, -0, '2', true, null, {}])
      expect(ask('offer.deck', { cards: [{ catalogNumber: '10039', priority }] })).toEqual(E.left('INVALID_PACK_PRIORITY'));
  });

  it('leaves the cart that it was given as it was', () => {
    const offered = [3, 1, 2].map(priority => ({ catalogNumber: String(priority), priority }));
    offerDeck.decide({ cards: offered });
    expect(offered.map(({ priority }) => priority)).toEqual([3, 1, 2]);
  });
});

describe('choosing a card', () => {
  it('leaves one card to the chooser, the others’ cards and every other contract as they were (OFR-10)', () => {
    fc.assert(
      fc.property(selections, participants, fc.constantFrom(...CARDS), (selection, participant, catalogNumber) => {
        const other = participant === 'TIT' ? 'COT' : 'TIT';
        const after = offerSelectCard.decide({ selection, participant, catalogNumber });
        expect(heldBy(participant, after)).toEqual([{ catalogNumber, type: 'CARDS', participants: [participant] }]);
        expect(heldBy(other, after).map(card => card.catalogNumber)).toEqual(heldBy(other, selection).map(card => card.catalogNumber));
        expect(after.filter(({ type }) => type !== 'CARDS')).toEqual(selection.filter(({ type }) => type !== 'CARDS'));
      }),
    );
  });
});

describe('the promotion', () => {
  it('never makes a card dearer than its standard price', () => {
    const promotions = fc.constantFrom<Promotion>('youth', ...welcomePromotions, 'none');
    const euros = fc.integer({ min: 0, max: 10_000 }).map(cents => cents / 100);
    fc.assert(
      fc.property(euros, promotions, fc.option(fc.integer({ min: 0, max: 36 })), (price, promotion, offeredPayments) => {
        const verdict = offerPrice.decide({ price, promotion, offeredPayments });
        expect(verdict.promoted).toBeLessThanOrEqual(verdict.afterwards);
        expect(verdict.afterwards).toBeLessThanOrEqual(verdict.standard);
        expect(Math.round(verdict.afterwards * 100) / 100).toBe(verdict.afterwards);
      }),
    );
  });
});
