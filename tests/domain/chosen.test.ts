import { chosenDelivery } from '@domain/delivery/chosen';
import { deliveryModes } from '@domain/delivery/modes';
import { deliverCard } from '@domain/offer/deliver';
import { catalogue } from '@domain/offer/contracts';
import { chosenCard } from '../builders/offer';

describe('AGY-02, AGY-03: how a person’s card comes', () => {
  const card = chosenCard('TIT', catalogue.MASTERCARD);

  test.each(deliveryModes.decide({}))('as it was chosen: $mode', delivery => {
    expect(chosenDelivery(deliverCard([card], 'TIT', delivery.mode), 'TIT')).toEqual(delivery);
  });

  test('without a card, nothing comes', () => {
    expect(chosenDelivery([card], 'COT')).toBe('none');
    expect(chosenDelivery([], 'TIT')).toBe('none');
  });
});
