import type { Reported } from './reported';
import type { PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import type { TaskId } from './steps';
import type { Rank } from '@domain/proofs/papers';
import type { Day, Instant } from '@domain/kernel/day';
import type { Mode, People, Workflow } from '@domain/kernel/words';
import type { PriceSummary } from '@domain/offer/priceSummary';

export interface ProofOnDossier {
  readonly rank: Rank;
  /** Empty: the other holder's, which the bank does not say (proposed). D-123 */
  readonly documentCode: string;
  readonly controlResult: string | undefined;
  readonly controlId: string | undefined;
}

/** What a person has done since the adviser handed the file over, as the bank reports it. D-47, XTR-11 */
export const signingTasks = ['linkOpened', 'termsAccepted', 'videoChecked', 'documentsRead', 'signed', 'errorReported'] as const;
export type SigningTask = (typeof signingTasks)[number];

export interface ParticipantOnDossier {
  readonly customerExternalId: string;
  readonly livenessId: string | undefined;
  /** Absent: the bank does not report it. */
  readonly done?: readonly SigningTask[];
  /** Absent: the person has accepted nothing yet, or the bank does not report it (proposed). */
  readonly accepted?: Accepted | undefined;
  /** What this person reported as wrong, until the next hand-over (proposed). ADV-03 */
  readonly reported?: Reported | undefined;
}

/** What a person accepted on the recap, as the bank saved it; `price`: of the whole account. XTR-09, D-106 */
export interface Accepted {
  readonly at: Instant;
  readonly terms: string;
  readonly price: PriceSummary | undefined;
}

/** A completed task, for the adviser's list of steps. `who`: the name of the person who completed it, as the bank writes it. XTR-53 */
export interface LogEntry {
  readonly task: TaskId;
  readonly who: string;
  readonly at: Instant;
}

/** The adviser who creates the file with the client. D-47 */
export interface AdviserOnDossier {
  readonly name: string;
  readonly agency: string;
}

export const finalisationResults = ['created', 'finalizeFurtherAnalysis', 'finalizeRejected', 'finalizeGeneric'] as const;

/** The status of the account's creation, after the subscription's end. FIN-01 */
export type Finalisation =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'ended'; readonly result: (typeof finalisationResults)[number] }
  | { readonly kind: 'error' };

/** The state of a file (section 3, workflow state). */
export interface DossierState {
  readonly task: TaskId;
  readonly workflow: Workflow;
  /** The mode of the file's creation: `mdc`, by an adviser. ADV-01 */
  readonly mode: Mode;
  readonly idEne: string;
  readonly proofs: readonly ProofOnDossier[];
  /** The order in which this front end asks: all papers first. Not the bank's to say; absent: in the bank's order. D-125 */
  readonly papersFirst?: boolean | undefined;
  /** The ranks of the papers that the bank takes now (proposed); undefined: the bank does not say, and the configuration decides. D-125, D-48 */
  readonly documentRanks?: readonly Rank[] | undefined;
  /** The tasks that still ask something of the person (proposed); undefined: the bank does not say, and every task does. XTR-38 */
  readonly tasksLeft?: readonly TaskId[] | undefined;
  readonly participants: People<ParticipantOnDossier>;
  /** Each holder's id in the bank's paths. D-32 */
  readonly ids: People<string>;
  /** The last day on which the bank keeps the file; undefined: the bank does not say. XTR-08 */
  readonly keptUntil: Day | undefined;
  readonly finalisation: Finalisation | undefined;
  /** The day on which the account opens, after the period of withdrawal (proposed); undefined: at once. D-124 */
  readonly opensOn?: Day | undefined;
  /** When the bank expects to answer a file under review (proposed); undefined: the bank does not say. XTR-46 */
  readonly expectedBy?: Instant | undefined;
  /** The day on which the review began (proposed); undefined: the bank does not say. XTR-75 */
  readonly reviewSince?: Day | undefined;
  readonly adviser?: AdviserOnDossier | undefined;
  /** Who ended which task and when, the oldest first; undefined: the bank does not say (proposed). XTR-53 */
  readonly log?: readonly LogEntry[] | undefined;
  /** Undefined while the bank searches for look-alikes, and in a file that no adviser created. D-47 */
  readonly lookAlikes?: readonly PossibleDuplicate[] | undefined;
  /** The account number, once the account exists. */
  readonly accountNumber?: string | undefined;
  /** The account's IBAN and opening day, where the bank sends them (proposed). D-76 */
  readonly iban?: string | undefined;
  readonly openedOn?: Day | undefined;
}
