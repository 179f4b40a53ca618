import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { offerCard } from '@domain/offer/card';
import { cardNumbers, catalogue, deliveryMode, type SelectedContract } from '@domain/offer/contracts';
import { offerDeck } from '@domain/offer/deck';
import { offerOnline } from '@domain/offer/online';
import { offerPrice } from '@domain/offer/price';
import type { Promotion } from '@domain/offer/promotion';
import { welcomePromotions } from '@domain/offer/terms';
import { offerSelectCard } from '@domain/offer/selectCard';
import { deliveryModes } from '@domain/delivery/modes';
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

  it('all carry immediate debit, since no other is sold online (OFR-09)', () => {
    expect(CARDS.every(catalogNumber => offerCard.decide({ catalogNumber }).immediateDebit)).toBe(true);
  });
});

describe('the deck of cards', () => {
  const cards = fc.array(fc.record({ catalogNumber: fc.string(), priority: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 });

  it('always has three columns, the blanks last, and nothing that was not on offer (OFR-06)', () => {
    fc.assert(
      fc.property(cards, offered => {
        const deck = offerDeck.decide({ cards: offered });
        expect(deck).toHaveLength(3);
        expect(deck.filter(column => column === null)).toHaveLength(Math.max(0, 3 - offered.length));
        expect(deck.slice(0, offered.length)).not.toContain(null);
        expect(deck.every(column => column === null || offered.some(card => card.catalogNumber === column))).toBe(true);
      }),
    );
  });

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

  it('twice gives what once gives', () => {
    fc.assert(
      fc.property(selections, fc.constantFrom(...CARDS, 'NONE'), (selection, catalogNumber) => {
        const once = offerSelectCard.decide({ selection, participant: 'COT', catalogNumber });
        expect(offerSelectCard.decide({ selection: once, participant: 'COT', catalogNumber })).toEqual(once);
      }),
    );
  });

  it('without a card is for the co-holder alone (OFR-11)', () => {
    fc.assert(
      fc.property(selections, selection => {
        expect(ask('offer.selectCard', { selection, participant: 'TIT', catalogNumber: 'NONE' })).toEqual(E.left('CARD_REQUIRED'));
        const after = offerSelectCard.decide({ selection, participant: 'COT', catalogNumber: 'NONE' });
        expect(heldBy('COT', after).map(card => card.catalogNumber)).toEqual(['NONE']);
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

describe('cards offered online', () => {
  it('are the same when asked for again (OFR-09)', () => {
    const cards = fc.array(fc.record({ catalogNumber: fc.string(), debitType: fc.constantFrom('IMM', 'DIF', 'imm', null) }));
    fc.assert(
      fc.property(cards, offered => {
        const online = offered.filter(({ debitType }) => debitType === 'IMM');
        expect(offerOnline.decide({ cards: offered })).toEqual(offerOnline.decide({ cards: online }));
      }),
    );
  });
});

describe('deliveries', () => {
  it('are one for each mode, of which exactly one is the default (AGY-02)', () => {
    const modes = deliveryModes.decide({});
    expect(modes.map(({ mode }) => mode).every(deliveryMode.is)).toBe(true);
    expect(new Set(modes.map(({ mode }) => mode)).size).toBe(modes.length);
    expect(modes.filter(delivery => delivery.default).map(({ mode }) => mode)).toEqual(['AGEN']);
  });
});
