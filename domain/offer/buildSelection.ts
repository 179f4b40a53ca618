import { holdersOf } from '@domain/kernel/holders';
import type { Workflow } from '@domain/kernel/words';
import { catalogue, DEFAULT_DELIVERY, type SelectedContract } from './contracts';
import { offerInsuranceAllowed } from './insuranceAllowed';
import { OVERDRAFT_EUROS } from './fixed';
import { offerOverdraftProduct } from './overdraftProduct';

export interface Choices {
  readonly workflow: Workflow;
  readonly youthEligible: boolean;
  /** Only its cards count. The other contracts are rebuilt. */
  readonly selection: readonly SelectedContract[];
  readonly overdraft: boolean;
  readonly insurance: boolean;
}

const delivered = (card: SelectedContract): SelectedContract =>
  card.catalogNumber === catalogue.NONE ? card : { ...card, deliveryMode: card.deliveryMode ?? DEFAULT_DELIVERY };

/**
 * The selection for the bank: always the account, the cards with their delivery, the options by their product. OPT-01, OPT-03, OPT-04,
 * OPT-05
 */
export const buildSelection = ({ workflow, youthEligible, selection, overdraft, insurance }: Choices): readonly SelectedContract[] => {
  const participants = holdersOf[workflow];
  const insured = participants.filter(participant => offerInsuranceAllowed.decide({ participant }));
  return [
    { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants },
    ...selection.filter(contract => contract.type === 'CARDS').map(delivered),
    ...(overdraft
      ? [
          {
            catalogNumber: offerOverdraftProduct.decide({ youthEligible }),
            type: 'OVERDRAFT',
            participants,
            amount: OVERDRAFT_EUROS,
          } as const,
        ]
      : []),
    ...(insurance ? [{ catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: insured } as const] : []),
  ];
};
