import { freshness } from '@domain/proofs/papers';
import { type Wording } from '../byReader';
import type * as fr from '../fr/uploadJoint';
import { ageOf } from './ages';

/** JNT-01 */
export const uploadJointMessages: Wording<typeof fr.uploadJointMessages> = {
  intro: {
    address: `It must be less than ${ageOf(freshness.address)} old, and show their name and their address.`,
    income: `We need a payslip (bulletin de salaire) less than ${ageOf(freshness.payslip)} old, or their latest tax notice (avis d’impôt).`,
  },
  chosen: (paper, sides) => `${paper}: we need ${sides > 1 ? 'the front and the back' : 'the page with the photo'}.`,
  reuse: 'A tax notice has already been given for their address. You can use it for their income too.',
};
