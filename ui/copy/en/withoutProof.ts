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
        text: 'Lost or stolen: carry on with the application once the new one is there. Being renewed: add the current one, and an adviser will check it.',
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
        text: 'Add the tax notice where your income is declared. If the name is not yours, continue with this document: an adviser will check it.',
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

const theirs: Wording<typeof fr.withoutProofMessages.theirs> = {
  summary: 'Is this document missing?',
  ways: {
    identity: client.ways.identity,
    address: [...client.ways.address.slice(0, 1), { title: hostedMessages.theirs.title, text: hostedMessages.theirs.text }],
    income: [
      { title: 'Another document', text: 'The latest tax notice replaces the payslip, even if there is no tax to pay.' },
      {
        title: 'Student, looking for work, or in the parents’ tax household',
        text: 'Add the tax notice where their income is declared. If the name is different, continue with this document: an adviser will check it.',
      },
    ],
  },
  adviser: {
    ...client.adviser,
    title: 'Does none of this work?',
    text: 'An adviser can find the right document.',
    kept: day => `We keep the application until ${inWords(day)}. Nothing is lost.`,
  },
};

export const withoutProofMessages: Wording<typeof fr.withoutProofMessages> = { ...byReader(client, client), theirs };
