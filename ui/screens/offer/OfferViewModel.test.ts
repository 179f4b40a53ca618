import * as TE from 'fp-ts/TaskEither';
import type { TrackingEvent } from '@application/observation/ports';
import { catalogue } from '@domain/offer/contracts';
import { settled, unreachable } from '@tests/builders/ending';
import { olderAlone, youngTogether } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { OfferViewModel } from './OfferViewModel';

const open = async (step: 'offer' | 'coHolderOffer' = 'offer', answers = {}, forecast = () => TE.right(cart())) => {
  const journey = new FakeJourney(step, { ...(step === 'offer' ? olderAlone : youngTogether), ...answers });
  const { offer, asked } = offerOf(journey, { forecast });
  const sent: TrackingEvent[] = [];
  const vm = new OfferViewModel(journey, offer, { send: event => void sent.push(event) });
  vm.enter();
  await settled();
  return { journey, vm, sent, asked };
};

describe('OFR-01 to OFR-10: choosing a card', () => {
  test('the offer is asked for on the way in, and its cards are shown in their order', async () => {
    const { vm, asked } = await open();
    expect([asked.mock.calls, vm.state]).toEqual([[['individual', false]], 'ready']);
    expect(vm.cards.map(({ label }) => label)).toEqual(['Mastercard', 'Access Mastercard', 'Gold Mastercard']);
  });

  test('a card chosen replaces the person’s card, and the journey continues', async () => {
    const { vm, journey } = await open('offer', { selection: [chosenCard('TIT', catalogue.MASTERCARD)] });
    vm.choose(catalogue.GOLD_MASTERCARD);
    expect([vm.chosen, journey.moves]).toEqual([catalogue.GOLD_MASTERCARD, ['next']]);
  });

  test('OFR-09: an offer without a card that may be shown says so', async () => {
    const { vm } = await open('offer', {}, () => TE.right(cart({ cards: [] })));
    expect(vm.state).toBe('empty');
  });

  test('OFR-01: the page says that one did not come, and can be asked for again', async () => {
    const { vm, journey } = await open('offer', {}, () => TE.left(unreachable) as never);
    expect([vm.state, journey.failures, journey.again]).toEqual(['failed', [unreachable], expect.any(Function)]);
  });

  test('OFR-13, XTR-61: the first card of the list is tracked once it is shown; a tab opened stays', async () => {
    const { vm, sent } = await open();
    vm.listed();
    expect([sent, vm.tab]).toEqual([[{ kind: 'firstCard', label: 'Mastercard', family: 'cards' }], catalogue.MASTERCARD]);
    vm.openTab(catalogue.GOLD_MASTERCARD);
    expect(vm.tab).toBe(catalogue.GOLD_MASTERCARD);
  });
});

describe('OFR-11, OFR-12: the co-holder’s card', () => {
  test('may be none, once that is confirmed', async () => {
    const { vm, journey } = await open('coHolderOffer');
    vm.askWithoutCard(true);
    expect([vm.askedWithoutCard, journey.moves]).toEqual([true, []]);
    vm.goWithoutCard();
    expect([vm.askedWithoutCard, vm.chosen, journey.moves]).toEqual([false, catalogue.NONE, ['next']]);
  });

  test.each([
    ['the holder goes back at once', 'offer', 'back'],
    ['the co-holder after the page-change delay', 'coHolderOffer', 'back after the delay'],
  ] as const)('%s, and the person’s card is taken back', async (_who, step, move) => {
    const who = step === 'offer' ? 'TIT' : 'COT';
    const { vm, journey } = await open(step, { selection: [chosenCard(who, catalogue.MASTERCARD)] });
    vm.back();
    expect([journey.moves, vm.chosen]).toEqual([[move], undefined]);
  });
});
