import { freshness } from '@domain/proofs/papers';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/withoutProof';
import { ageOf } from './ages';
import { hostedMessages } from './hosted';
import { shellMessages } from './shell';
import { inWords } from './weekday';

/** XTR-02 */
const client: Wording<typeof fr.withoutProofMessages.omc> = {
  summary: 'I do not have this document',
  ways: {
    identity: [
      {
        title: 'Another identity document',
        text: 'Online, we accept the identity card and the passport named on the previous page, if they are still valid. We do not accept a driving licence or a residence permit online.',
      },
      {
        title: 'Lost, stolen or being renewed',
        text: 'Lost or stolen: carry on with your application when you have the new one. Being renewed: add the current one, and an adviser will check it.',
      },
    ],
    address: [
      {
        title: 'Another document',
        text: `An electricity, gas, internet or phone bill, or a tax notice, less than ${ageOf(freshness.address)} old.`,
      },
      { title: hostedMessages.omc.title, text: hostedMessages.omc.text },
    ],
    income: [
      {
        title: 'Another document',
        text: 'Your latest tax notice replaces the payslip, even if there is no tax to pay.',
      },
      {
        title: 'Student, looking for work, or in your parents’ tax household',
        text: 'Add the tax notice where your income is declared. If the name is not yours, continue with this document: an adviser will read it.',
      },
    ],
  },
  adviser: {
    title: 'None of these work for you?',
    text: 'An adviser can help you find the right document.',
    kept: day => `We keep your application until ${inWords(day)}. Nothing is lost.`,
    button: shellMessages.helpAppointment,
  },
};

export const withoutProofMessages: Wording<typeof fr.withoutProofMessages> = byReader(client, client);
