/** What a person sends to withdraw, in French whatever the page's language: the contract is French. D-75, XTR-68 */
export const withdrawalStatement = (contract: string): string => `Je renonce au contrat\u00a0: ${contract}.`;

/** The contract that everyone has, in its own language. */
export const ACCOUNT_CONTRACT = 'Convention de compte';
