import type { Participant } from '@domain/kernel/words';
import type { SelectedContract } from '@domain/offer/contracts';
import { deliveryOf } from '@domain/offer/deliver';
import { deliveryModes, type Delivery } from '@domain/delivery/modes';

/** The delivery of a person's card; 'none': without a card. AGY-02, AGY-03 */
export const chosenDelivery = (selection: readonly SelectedContract[], who: Participant): Delivery | 'none' => {
  const chosen = deliveryOf(selection, who);
  return deliveryModes.decide({}).find(({ mode }) => mode === chosen) ?? 'none';
};
