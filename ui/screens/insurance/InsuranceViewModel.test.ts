import * as TE from 'fp-ts/TaskEither';
import { catalogue } from '@domain/offer/contracts';
import { settled, unreachable } from '@tests/builders/ending';
import { olderAlone } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { InsuranceViewModel } from './InsuranceViewModel';

const open = async (answers = {}, forecast = () => TE.right(cart())) => {
  const journey = new FakeJourney('insurance', { ...olderAlone, ...answers });
  const { offer, asked } = offerOf(journey, { forecast });
  const vm = new InsuranceViewModel(journey, offer);
  vm.enter();
  await settled();
  return { journey, vm, asked };
};

describe('OPT-03: the insurance', () => {
  test('it cannot be chosen before its price is shown', () => {
    const journey = new FakeJourney('insurance', olderAlone);
    const vm = new InsuranceViewModel(journey, offerOf(journey).offer);
    vm.submit();
    expect([vm.state, vm.attempt, journey.moves]).toEqual(['loading', 0, []]);
  });

  test.each([true, false])('an answer is asked for, then kept: %s', async wanted => {
    const { vm, journey } = await open();
    vm.submit();
    expect([vm.missing, journey.moves]).toEqual([true, []]);
    vm.want(wanted);
    expect(journey.answers.insurance).toBe(wanted);
    vm.submit();
    expect([vm.missing, journey.moves, journey.answers.insurance]).toEqual([false, ['next'], wanted]);
  });

  test.each([undefined, false, true])('where the offer has none, the answer is no, whatever it was before: %s', async insurance => {
    const { vm, journey } = await open({ insurance }, () => TE.right(cart({ insurance: undefined })));
    vm.submit();
    expect([vm.state, journey.moves, journey.answers.insurance]).toEqual(['absent', ['next'], false]);
  });

  test('ERR-04: a price that did not come is asked for again', async () => {
    const { vm, journey, asked } = await open({}, () => TE.left(unreachable) as never);
    expect([vm.state, journey.failures]).toEqual(['failed', [unreachable]]);
    vm.want(true);
    vm.submit();
    expect(journey.moves).toEqual([]); // nobody takes what has no price
    void vm.offer.load();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('STP-14: after the offer was confirmed another answer counts on ‘Continuer’ only', async () => {
    const { vm, journey } = await open({ insurance: false, offerConfirmed: true });
    vm.want(true);
    expect([journey.answers.insurance, journey.holding]).toEqual([false, true]);
    vm.want(false);
    expect(journey.holding).toBe(false);
  });
});

test.each([
  [catalogue.GOLD_MASTERCARD, 'Gold Mastercard'],
  [catalogue.MASTERCARD, undefined],
])('OFR-08: what the holder’s card %s insures already', async (catalogNumber, card) => {
  const { vm } = await open({ selection: [chosenCard('TIT', catalogNumber)] });
  expect(vm.covered?.card).toBe(card);
});
