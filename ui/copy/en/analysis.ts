import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/analysis';
import { dossierPageMessages } from './dossierPage';

const client: Wording<typeof fr.analysisMessages.omc> = {
  progress: {
    title: 'We are reading the document',
    messages: [
      { afterMs: 0, text: 'This takes a few seconds.' },
      { afterMs: 10_000, text: 'We are still reading. Stay on this page if possible.' },
      { afterMs: 30_000, text: 'This is taking longer than usual. We have the document and nothing is lost.' },
    ],
    stages: [
      { name: 'Document received', text: 'The document has arrived.' },
      { name: 'Reading the document', text: 'We are looking for the information to check.' },
      { name: 'Comparing it with the answers', text: 'What we read appears next, and can be corrected.' },
    ],
  },
  over: {
    title: 'We have not finished reading',
    text: 'We have the document and we are still reading it. Check again here, or come back later with your mobile number. The result will be there.',
    again: 'Check again',
  },
  validated: { title: 'Document accepted', text: 'We are moving on…', next: 'Continue' },
  failed: {
    read: 'Read on the document',
    unread: 'Not read',
    expected: 'Expected',
    all: 'Everything we read',
    todo: 'What now?',
    mention: mention => `The address contains “${mention}”`,
    tooOld: 'This document is too old',
    inFuture: 'This document is dated in the future',
    comment: 'Message from the adviser',
    sentBack: 'Follow this message: add another document, or a new photo of this one.',
    correct: (name, birthdate) => `It is ${[name, birthdate].filter(Boolean).join(', ')}: correct what was typed`,
    mistyped:
      'Check that this is the right document. If what was typed is wrong, correct it here: no new photo is needed. If both are right, continue: an adviser will check the document.',
    goOn: 'Continue with this document',
    another: 'Add another document',
    retake: 'Take the photo again',
    appointment: 'Book a branch appointment',
    kept: dossierPageMessages.omc.later.kept,
  },
  error: { title: 'The document check did not work', text: 'The document is not the cause. Add it again.' },
};

export const analysisMessages: Wording<typeof fr.analysisMessages> = byReader(client, client);
