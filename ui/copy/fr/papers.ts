import type { PaperName } from '@domain/proofs/papers';

/** Names of the documents. PRF-01 */
export const papersMessages = {
  CNI: 'Carte nationale d’identité',
  PASSPORT: 'Passeport',
  ELECTRICITY: 'Facture d’électricité',
  GAS: 'Facture de gaz',
  INTERNET: 'Facture internet ou téléphone fixe',
  MOBILE: 'Facture de téléphone mobile',
  ADDRESS_TAX_NOTICE: 'Avis d’imposition',
  INCOME_TAX_NOTICE: 'Avis d’imposition',
  PAYSLIP: 'Bulletin de salaire',
} as const satisfies Record<PaperName, string>;
