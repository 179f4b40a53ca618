import { offerOverdraftProduct } from './overdraftProduct';

/** The same contracts, the overdraft being the product of those who are eligible now, whatever was chosen. OPT-01, D-50 */
export const fitOverdraft = <Contract extends { readonly type: string; readonly catalogNumber: string }>(
  contracts: readonly Contract[],
  youthEligible: boolean,
): readonly Contract[] =>
  contracts.map(contract =>
    contract.type === 'OVERDRAFT' ? { ...contract, catalogNumber: offerOverdraftProduct.decide({ youthEligible }) } : contract,
  );
