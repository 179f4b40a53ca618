import type { Participant, Workflow } from '@domain/kernel/words';
import { buildSelection } from './buildSelection';
import { catalogue, DEFAULT_DELIVERY, type SelectedContract } from './contracts';
import { deliverCard, deliveryOf } from './deliver';
import { offerSelectCard } from './selectCard';

/** One change of a saved offer, made on the recap. */
export type OfferWish =
  | { readonly what: 'card'; readonly who: Participant; readonly catalogNumber: string }
  | { readonly what: 'overdraft' | 'insurance'; readonly wanted: boolean };

export interface SavedOffer {
  readonly workflow: Workflow;
  readonly youthEligible: boolean;
  readonly selection: readonly SelectedContract[];
}

const cardsOf = (selection: readonly SelectedContract[], wish: OfferWish): readonly SelectedContract[] => {
  if (wish.what !== 'card') return selection;
  const { who, catalogNumber } = wish;
  const chosen = offerSelectCard.decide({ selection: [...selection], participant: who, catalogNumber });
  if (catalogNumber === catalogue.NONE) return chosen;
  return deliverCard(chosen, who, deliveryOf(selection, who) ?? DEFAULT_DELIVERY);
};

/** Applies one change to the selection: a new card keeps the delivery of the old one, the options keep their product. D-62 */
export const changedSelection = ({ workflow, youthEligible, selection }: SavedOffer, wish: OfferWish): readonly SelectedContract[] => {
  const wanted = (what: 'overdraft' | 'insurance', type: SelectedContract['type']): boolean =>
    wish.what === what ? wish.wanted : selection.some(contract => contract.type === type);
  return buildSelection({
    workflow,
    youthEligible,
    selection: cardsOf(selection, wish),
    overdraft: wanted('overdraft', 'OVERDRAFT'),
    insurance: wanted('insurance', 'INSURANCE'),
  });
};
