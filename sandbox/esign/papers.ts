import { parisDay, parisTime } from '@domain/kernel/calendar';
import { displayDay } from '@domain/kernel/day';
import { catalogue } from '@domain/offer/contracts';
import type { PriceSummary } from '@domain/offer/priceSummary';
import { priceWords } from '@ui/copy/priceWords';
import type { Bank } from '../bank';
import { granted } from '../overdraft';
import { marksOf } from '../board';
import { documentsFor, type BankDocument, type DocumentKind } from '../documents/documentsFor';
import { personOf, prospectOfApplicant } from '../api/personWire';
import type { Who } from '../signing';
import { offerOf } from '../offerOf';
import { nameOf } from '../store/applicants';
import { applicantOf, type Subscription } from '../store/documents';
import { brandOf } from '../brands';

/** The price that the person accepted; before that, of the day on which the file was created. D-106 */
const priceOf = (bank: Bank, subscription: Subscription, who: Who): PriceSummary => {
  const { termsAccepted } = marksOf(subscription, who);
  return offerOf(bank, subscription, parisDay(termsAccepted ?? subscription.createdAt));
};

const linesOf = (bank: Bank, subscription: Subscription, who: Who): readonly string[] => {
  const { workflow, holder, coHolder } = subscription;
  const names = { TIT: nameOf(holder), COT: coHolder && nameOf(coHolder) };
  return [
    'Compte courant',
    ...priceWords(priceOf(bank, subscription, who), { workflow, names }).map(({ label, value }) =>
      `${label}\u00a0: ${value}`.replaceAll('\u202f', '\u00a0'),
    ),
  ];
};

/** The documents of a person's file, from its data and dated by its creation, so that each read gives the same bytes (XTR-09). */
export const papersOf = (bank: Bank, subscription: Subscription, who: Who, kind: DocumentKind): Promise<readonly BankDocument[]> => {
  const applicant = applicantOf(subscription, who);
  const { identity } = personOf(applicant);
  const { certifiedAt } = prospectOfApplicant(applicant).fiscal;
  const theirs = granted(bank, subscription, subscription.selectedContracts).filter(({ participants }) =>
    participants.some(({ participationType }) => participationType === who),
  );
  return documentsFor({
    brand: brandOf(subscription),
    firstName: identity.firstname,
    lastName: identity.lastname,
    selection: linesOf(bank, subscription, who),
    fileNumber: subscription.prospectId,
    today: parisDay(subscription.createdAt),
    kind,
    certified: certifiedAt === undefined ? undefined : `le ${displayDay(parisDay(certifiedAt))} à ${parisTime(certifiedAt)}`,
    overdraft: theirs.some(({ type }) => type === 'OVERDRAFT'),
    insured: theirs.some(({ type }) => type === 'INSURANCE'),
    card: theirs.some(({ type, catalogNumber }) => type === 'CARDS' && catalogNumber !== catalogue.NONE),
  });
};
