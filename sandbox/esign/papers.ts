import { parisDay } from '@domain/kernel/calendar';
import { catalogue } from '@domain/offer/contracts';
import type { Bank } from '../bank';
import { documentsFor, type BankDocument, type DocumentKind } from '../documents/documentsFor';
import { personOf } from '../api/personWire';
import type { Who } from '../signing';
import { applicantOf, type Subscription } from '../store/documents';
import { brandOf } from '../brands';

/** The labels of contracts; a product without one does not compile. */
const labels: Readonly<Record<Exclude<(typeof catalogue)[keyof typeof catalogue], 'NONE'>, string>> = {
  [catalogue.MASTERCARD]: 'Carte Mastercard',
  [catalogue.ACCESS_MASTERCARD]: 'Carte Access Mastercard',
  [catalogue.GOLD_MASTERCARD]: 'Carte Gold Mastercard',
  [catalogue.PREVISECUR]: 'Assurance Prévisécur',
  [catalogue.OVERDRAFT_MINUS_26]: 'Autorisation de découvert de 200 €',
  [catalogue.OVERDRAFT_PLUS_26]: 'Autorisation de découvert de 200 €',
  [catalogue.CHECKING_ACCOUNT]: 'Compte courant',
};

const labelsOf = (catalogNumber: string): readonly string[] =>
  Object.entries(labels).flatMap(([number, label]) => (number === catalogNumber ? [label] : []));

/** The documents of a person's file, from its data and dated by its creation, so that each read gives the same bytes (XTR-09). */
export const papersOf = (bank: Bank, subscription: Subscription, who: Who, kind: DocumentKind): Promise<readonly BankDocument[]> => {
  const { identity } = personOf(applicantOf(subscription, who));
  return documentsFor({
    brand: brandOf(subscription),
    firstName: identity.firstname,
    lastName: identity.lastname,
    selection: subscription.selectedContracts.flatMap(({ catalogNumber }) => labelsOf(catalogNumber)),
    fileNumber: subscription.prospectId,
    today: parisDay(subscription.createdAt),
    kind,
    insured: subscription.selectedContracts.some(({ catalogNumber }) => catalogNumber === catalogue.PREVISECUR),
  });
};
