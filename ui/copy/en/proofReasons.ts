import { type ProofCategory, freshness } from '@domain/proofs/papers';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/proofReasons';
import { ageOf } from './ages';

type Advice = Readonly<Record<ProofCategory, string>>;

const forEach = (advice: string): Advice => ({ identity: advice, address: advice, income: advice });
const proofOf = (advice: string): Pick<Advice, 'address' | 'income'> => ({ address: advice, income: advice });

/** A wrong identity is corrected on the page after its proof; other answers in the summary. */
const later = (what: string): string => `you can correct the ${what} in the summary, with “Change”`;
const LOOKED_AT = 'If it is the right document, continue: an adviser will look at it.';
const ISSUED = 'We do not accept a date in the future.';

/** PRF-08, XTR-02 */
const client: Wording<typeof fr.proofReasonsMessages.omc> = {
  FIRST_NAME_MISMATCH: {
    title: 'The first name does not match what was entered',
    identity:
      'Check that it is the right document. If what you entered was wrong, continue: you can correct the first name in the next step.',
    ...proofOf(
      `This document must be in the same name as the identity document. If what you entered is wrong, continue: ${later('first name')}.`,
    ),
  },
  LAST_NAME_MISMATCH: {
    title: 'The last name does not match what was entered',
    identity:
      'Check that it is the right document. If it shows another name, at birth or in everyday use, continue: an adviser will check it.',
    address: `This document must be in the same name as the identity document, or in the name of the person you live with, together with their documents. If it shows your name at birth or the name you use every day, continue: an adviser will check it. If you made a mistake in the name, ${later('name')}.`,
    income: `This document must be in the same name as the identity document. If it shows another name, at birth, in everyday use or your parents’ name, continue: an adviser will check it. If you made a mistake in the name, ${later('name')}.`,
  },
  BIRTHDATE_MISMATCH: {
    title: 'The date of birth does not match what was entered',
    identity: 'Check that it is the right document. If what you entered was wrong, continue: you can correct the date in the next step.',
    ...proofOf(
      `This document must belong to the same person as the identity document. If what you entered is wrong, continue: ${later('date')}.`,
    ),
  },
  DOCUMENT_MODEL: { title: 'We do not recognise this type of document', ...forEach(LOOKED_AT) },
  DOCUMENT_TYPE: {
    title: 'This is not the document that we expected',
    ...forEach('Add the document that you chose, or go back and choose another one.'),
  },
  EXPIRED: {
    title: 'This document is no longer valid',
    identity: 'Add a valid document if you have one. If not, continue: an adviser will look at this one.',
    ...proofOf('Add a more recent document if you have one. If not, continue: an adviser will look at this one.'),
  },
  ISSUE_DATE: {
    title: 'This document is too old, or dated in the future',
    identity: `Add an identity document that has already been issued. ${ISSUED}`,
    address: `Add a document that has already been issued and is less than ${ageOf(freshness.address)} old. ${ISSUED}`,
    income: `Add a payslip that has already been issued and is less than ${ageOf(freshness.payslip)} old, or the latest tax notice. ${ISSUED}`,
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    title: 'The address has a special mention',
    ...forEach('If it is the right document, continue: another document proves the address.'),
    address: 'If it is the right address, continue: an adviser will check it. If not, add a document with the address of the home.',
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    title: 'We did not recognise the reference of the tax notice',
    identity: 'A tax notice is not an identity document. If it is the right document, continue: an adviser will look at it.',
    ...proofOf('Check that the whole first page is there. If it is, continue: an adviser will check the reference.'),
  },
  INVALID_EMPLOYER: {
    title: 'We did not recognise the employer',
    ...forEach(LOOKED_AT),
    income: 'If it is the right payslip, continue: an adviser will check the employer.',
  },
  UNUSABLE_IMAGE: {
    title: 'The document cannot be read',
    ...forEach('Take a new, sharp photo, in daylight and without reflections. If it is a PDF, download it again.'),
  },
  MISSING_BACK: {
    title: 'The back is missing',
    identity: 'Add the front and the back of the card.',
    ...proofOf('Add all the pages of the document, and the back too.'),
  },
  ISSUING_COUNTRY: {
    title: 'We do not accept documents from this country online',
    ...forEach('An adviser at a branch can open the account with this document. You can also add another one.'),
  },
  PORTRAIT_ABSENT: {
    title: 'We cannot see the photo of the holder',
    ...forEach(LOOKED_AT),
    identity: 'Take a new photo without reflections, or continue: an adviser will look at it.',
  },
  NOT_CONTROLLED: {
    title: 'We could not check this document automatically',
    ...forEach('Continue: an adviser will look at it.'),
  },
  DEFAULT: {
    title: 'We could not validate this document',
    ...forEach('Add another one, or a new, sharper photo.'),
  },
};

export const proofReasonsMessages: Wording<typeof fr.proofReasonsMessages> = byReader(client, client);
