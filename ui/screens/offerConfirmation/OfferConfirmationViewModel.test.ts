import * as TE from 'fp-ts/TaskEither';
import { catalogue } from '@domain/offer/contracts';
import { settled, unreachable } from '@tests/builders/ending';
import { olderAlone, youngTogether } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { OfferConfirmationViewModel } from './OfferConfirmationViewModel';

const open = async (answers = {}, forecast = () => TE.right(cart())) => {
  const journey = new FakeJourney('offerConfirmation', answers);
  const vm = new OfferConfirmationViewModel(journey, offerOf(journey, { forecast }).offer);
  vm.enter();
  await settled();
  return { journey, vm };
};
const chosen = { ...olderAlone, selection: [chosenCard('TIT', catalogue.GOLD_MASTERCARD)], overdraft: true, insurance: true };

describe('OPT-04, OFR-16: everything chosen, with its prices', () => {
  test('the card, the insurance taken, and what they come to a month', async () => {
    const { vm } = await open(chosen);
    expect([vm.holders, vm.price.cards[0]?.card?.label, vm.insurance?.label]).toEqual([['TIT'], 'Gold Mastercard', 'Previsecur']);
    expect((await open({ ...chosen, insurance: false })).vm.price.total).not.toEqual(vm.price.total);
  });

  test('D-12: in a joint account the social shares are charged twice', async () => {
    const { vm } = await open({ ...youngTogether, selection: [chosenCard('TIT', catalogue.MASTERCARD)] });
    expect([vm.holders, vm.offer.shares]).toEqual([['TIT', 'COT'], { times: 2, each: cart().socialShares }]);
    expect(vm.price.cards[1]?.card).toBeUndefined();
  });

  test('D-41, D-50: confirmed, the tab stores the contracts and the price, without a call to the bank', async () => {
    const { vm, journey } = await open(chosen);
    vm.confirm();
    expect(journey.answers).toMatchObject({ offerConfirmed: true, confirmedPrice: vm.price.total });
    expect(journey.answers.selection.map(({ catalogNumber }) => catalogNumber)).toEqual(
      expect.arrayContaining([catalogue.GOLD_MASTERCARD, catalogue.PREVISECUR]),
    );
    expect(journey.moves).toEqual(['next']);
  });

  test('nothing is confirmed without its prices', async () => {
    const { vm, journey } = await open(chosen, () => TE.left(unreachable) as never);
    vm.confirm();
    expect([journey.answers.offerConfirmed, journey.moves]).toEqual([false, []]);
  });

  test('XTR-01: each choice can be changed', async () => {
    const { vm, journey } = await open(chosen);
    vm.change('insurance');
    expect(journey.moves).toEqual(['goTo insurance']);
  });
});
