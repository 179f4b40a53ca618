import type { PaperName } from '@domain/documents/papers';
import type { Day } from '@domain/kernel/day';
import type { ProofReason } from '@domain/proofs/afterFailure';
import type { SamplePerson } from './person';

export const sampleFormats = ['png', 'jpeg', 'pdf'] as const;
export type SampleFormat = (typeof sampleFormats)[number];

/** What the analysis is meant to say: valid, or one of its reasons. */
export type SampleOutcome = 'OK' | ProofReason;

export interface SampleFile {
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg' | 'application/pdf';
  readonly bytes: Uint8Array;
}

/** `person`: the default holder where it is left out, or the default with these values. */
export interface SampleWish {
  readonly document: PaperName;
  readonly outcome: SampleOutcome;
  readonly format: SampleFormat;
  readonly person?: Partial<SamplePerson>;
  readonly today: Day;
}

/** The files of one sample: front then back of an ID card, one file of anything else. Throws RangeError where a document has no such outcome. */
export const sampleOf = async (wish: SampleWish): Promise<readonly SampleFile[]> => {
  throw new RangeError(wish.document);
};
