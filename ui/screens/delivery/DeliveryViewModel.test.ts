import { deliveryModes } from '@domain/delivery/modes';
import { catalogue } from '@domain/offer/contracts';
import { deliveryOf } from '@domain/offer/deliver';
import type { Participant } from '@domain/journey/words';
import { settled, unreachable } from '@tests/builders/ending';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { failing, MemoryCarts } from '@tests/fakes/ports';
import { formBench } from '@tests/support/dossierForms';
import { plain } from '@tests/support/show';
import { deliveryMessages } from '@messages/delivery';
import { DeliveryViewModel } from './DeliveryViewModel';

const open = (cardsOf: readonly Participant[], page: 'DeliveryChoiceTit' | 'DeliveryChoiceCotit' = 'DeliveryChoiceTit') => {
  const saved = cart({ selection: cardsOf.map(who => chosenCard(who, catalogue.MASTERCARD)) });
  const carts = new MemoryCarts(saved);
  const journey = new FakeDossierJourney('deliveryChoice', { page, state: { workflow: 'joint' } });
  journey.dossier.keepCart(saved);
  const agencies = { locate: () => failing(unreachable), around: () => failing(unreachable), byId: () => failing(unreachable) };
  const again = () => new DeliveryViewModel(journey, carts, agencies, formBench().lists);
  return { vm: again(), again, journey, carts };
};

describe('AGY-02, AGY-03: how a card comes', () => {
  test.each((['TIT', 'COT'] as const).flatMap(who => deliveryModes.decide({}).map(({ mode }) => [who, mode] as const)))(
    'the way that %s chooses, %s, is saved with their own card; then the co-holder is asked, or the step ends',
    async (who, mode) => {
      const other = who === 'TIT' ? 'COT' : 'TIT';
      const { vm, journey, carts } = open(['TIT', 'COT'], who === 'TIT' ? 'DeliveryChoiceTit' : 'DeliveryChoiceCotit');
      const before = deliveryOf(journey.dossier.cart?.selection ?? [], other);
      vm.choose(mode);
      expect([vm.mode, journey.draft]).toEqual([mode, { mode }]);
      await vm.submit();
      const [saved = []] = carts.saved;
      expect([deliveryOf(saved, who), deliveryOf(saved, other)]).toEqual([mode, before]);
      expect(journey.dossier.cart).toBe(carts.cart);
      expect([journey.moves, journey.draft]).toEqual([[who === 'TIT' ? 'next' : 'finish'], undefined]);
    },
  );

  test('a person who has no card is asked nothing', async () => {
    const { vm, journey, carts } = open(['TIT'], 'DeliveryChoiceCotit');
    const leave = vm.enter();
    await settled();
    leave();
    expect([vm.passed, journey.moves, carts.saved]).toEqual([true, ['finish'], []]);
  });

  test('XTR-36: a choice that was not saved is there when the page opens again', () => {
    const { journey, again } = open(['TIT']);
    journey.keepDraft({ mode: 'EXPR' });
    expect([again().mode, again().open]).toEqual(['EXPR', true]);
    journey.keepDraft({ mode: 'PIGEON' });
    expect([again().mode, again().open]).toEqual(['AGEN', false]);
  });

  test('ERR-04: a saving that fails keeps the choice and can be tried again', async () => {
    const { vm, journey, carts } = open(['TIT']);
    carts.failure = unreachable;
    vm.choose('EXPR');
    await vm.submit();
    expect([journey.failures, journey.moves, vm.mode]).toEqual([[unreachable], [], 'EXPR']);
    carts.failure = undefined;
    journey.again?.();
    await settled();
    expect(journey.moves).toEqual(['finish']);
  });
});

test('AGY-02: the mode chosen before is selected, and a click without a change saves it', async () => {
  const { vm, journey, carts } = open(['TIT']);
  journey.dossier.keepCart(cart({ selection: [{ ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'EXPR' }] }));
  await vm.submit();
  expect([vm.mode, deliveryOf(carts.saved[0] ?? [], 'TIT')]).toEqual(['EXPR', 'EXPR']);
});

test('CFG-05: the price of the express delivery is shown with its cents', () => {
  const express = deliveryModes.decide({}).find(({ mode }) => mode === 'EXPR');
  expect(express && plain(deliveryMessages.omc.terms(express))).toContain(', 8,50 €');
});
