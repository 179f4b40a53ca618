import type { IllustrationName } from './art/Illustration';

/** What a result page tells. `words`: its words alone, as in a refusal, which no drawing makes lighter. */
type Meaning = 'done' | 'waiting' | 'look' | 'broken' | 'words';

/** One drawing for each meaning, and one meaning for each drawing. */
export const drawings: Readonly<Record<Meaning, IllustrationName | null>> = {
  done: 'success',
  waiting: 'paused',
  look: 'search',
  broken: 'error',
  words: null,
};

/** Each result page, with what it tells. */
export const results = {
  proofValidated: 'done',
  identityChecked: 'done',
  holderSigned: 'done',
  dossierCreated: 'done',
  dossierClosed: 'done',
  accountOpen: 'done',
  alreadyFinished: 'done',
  withAdviser: 'waiting',
  furtherAnalysis: 'waiting',
  creationInterrupted: 'waiting',
  sessionEnded: 'waiting',
  proofNotAccepted: 'look',
  proofNotRead: 'broken',
  pageFailed: 'broken',
  unexpectedError: 'broken',
  refused: 'words',
  videoToRepeat: 'words',
  videoFailed: 'words',
  signatureNotDone: 'words',
  otherSessionOpen: 'words',
} as const satisfies Readonly<Record<string, Meaning>>;

export type ResultPage = keyof typeof results;
