import type { PaperName } from '@domain/proofs/papers';
import type { FaultWish } from '../faults/fault';
import type { SampleOutcome } from '../samples/samples';
import type { Ending } from './endings';

/** Statuses that close a file, block it, or make it unknown. */
export const fileStatuses = [
  'OPEN',
  'SUBSCRIPTION_FINALIZED',
  'SUBSCRIPTION_PURGED',
  'SUBSCRIPTION_EXCLUDED',
  'SUBSCRIPTION_BLOCKED',
  'UNKNOWN',
] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** What the bank answers, which a test e-mail changes. */
export type Answering = 'creation' | 'video' | 'signature' | 'sms' | 'areaSms' | 'decision' | 'papers';

/**
 * A start of an e-mail address that changes the bank's answer. `does`: an outcome, or the code of a refusal; `says`: a sentence for testers.
 */
export interface TestValue {
  readonly local: string;
  readonly at: Answering;
  readonly does: string;
  readonly says: string;
}

/**
 * What triggers a case. `email`: local part of the holder's address; `sample`: the uploaded document; `status`, `removal`, `fault`: an
 * action of the desk; `nothing`: no trigger.
 */
export type Trick =
  | ({ readonly kind: 'email' } & TestValue)
  | { readonly kind: 'sample'; readonly document: PaperName; readonly outcome: SampleOutcome }
  | { readonly kind: 'status'; readonly status: FileStatus }
  | { readonly kind: 'removal'; readonly rank: string }
  | { readonly kind: 'fault'; readonly fault: FaultWish }
  | { readonly kind: 'nothing' };

/**
 * When a case is tried. `creation`: submitting the applicant's details; `return`: coming back from the identity provider; `proof`:
 * uploading the document; `papers`: giving the identity, then the address; `areaCode`: the page that sends the customer area's code; `video`, `videos`: one check, or as many as allowed;
 * `ceremony`: the signing page; `sign`: signing; `end`: after all signatures; `startup`: reopening the file; `recap`: accepting the
 * terms.
 */
export type Moment =
  'creation' | 'return' | 'startup' | 'proof' | 'papers' | 'recap' | 'video' | 'videos' | 'ceremony' | 'sign' | 'end' | 'areaCode';

/** One test case: its action, and the page on which it must end. XTR-15 */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly moment: Moment;
  readonly trick: Trick;
  readonly ends: Ending;
  readonly requirements: readonly string[];
}

/** A test case without its id. */
export type ScenarioContent = Omit<Scenario, 'id'>;

export const email = (local: string, at: Answering, does: string, says: string): Trick => ({ kind: 'email', local, at, does, says });
