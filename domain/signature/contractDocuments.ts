/** What each account, and each product, needs by law, by the name in `documentType` (proposed). D-124 */
export const documentsOf = {
  account: ['feeInformation', 'depositGuarantee', 'distanceInformation', 'accountTerms', 'signatureTerms', 'taxCertification'],
  card: ['cardTerms'],
  overdraft: ['overdraftInformation', 'overdraftTerms'],
  insurance: ['insuranceNotice', 'insuranceIpid'],
  shares: ['sharesNotice', 'sharesSubscription'],
} as const;

export type ContractDocumentType = (typeof documentsOf)[keyof typeof documentsOf][number];

/** Every name that `documentType` may have. */
export const contractDocumentTypes: readonly ContractDocumentType[] = Object.values(documentsOf).flat();

/** What an expected document that the bank does not list does: it is reported, and `stop` keeps the signature from beginning. */
export const incompletePolicies = ['report', 'stop'] as const;
export type IncompletePolicy = (typeof incompletePolicies)[number];
