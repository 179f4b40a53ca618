import { offerOverdraftProduct } from './overdraftProduct';

/** Replaces the overdraft's product by the one for today's eligibility, whatever the person chose before. OPT-01, D-50 */
export const fitOverdraft = <Contract extends { readonly type: string; readonly catalogNumber: string }>(
  contracts: readonly Contract[],
  youthEligible: boolean,
): readonly Contract[] =>
  contracts.map(contract =>
    contract.type === 'OVERDRAFT' ? { ...contract, catalogNumber: offerOverdraftProduct.decide({ youthEligible }) } : contract,
  );
