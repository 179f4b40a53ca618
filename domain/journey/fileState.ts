import type { LookAlike } from '@domain/duplicates/lookAlike';
import type { TaskId } from './steps';
import type { Day, Instant } from '@domain/kernel/day';
import type { Mode, People, Workflow } from '@domain/kernel/words';

export interface ProofOnFile {
  readonly rank: '1' | '2' | '4' | '5' | '6' | '8';
  readonly documentCode: string;
  readonly controlResult: string | undefined;
  readonly controlId: string | undefined;
}

/** What a person of the file has done since it was handed over to them, as the bank tells it. D-47, XTR-11 */
export const deeds = ['linkOpened', 'termsAccepted', 'videoChecked', 'documentsRead', 'signed', 'errorReported'] as const;
export type Deed = (typeof deeds)[number];

export interface ParticipantOnFile {
  readonly customerExternalId: string;
  readonly livenessId: string | undefined;
  /** Absent: the bank says nothing of it. */
  readonly done?: readonly Deed[];
  /** Absent: they accepted nothing yet, or the bank says nothing of it (proposed). */
  readonly accepted?: Accepted | undefined;
}

/** What somebody accepted on the recap, as the bank kept it; `price`: of the card, euros a month before any promotion. XTR-09 */
export interface Accepted {
  readonly at: Instant;
  readonly terms: string;
  readonly card: { readonly label: string; readonly price: number } | undefined;
}

/** Who creates the file with the client. D-47 */
export interface AdviserOnFile {
  readonly name: string;
  readonly agency: string;
}

export const finalisationResults = ['created', 'finalizeFurtherAnalysis', 'finalizeRejected', 'finalizeGeneric'] as const;

/** Where the account's creation stands, once the subscription was ended. FIN-01 */
export type Finalisation =
  | { readonly kind: 'ongoing' }
  | { readonly kind: 'ended'; readonly result: (typeof finalisationResults)[number] }
  | { readonly kind: 'error' };

/** The state of a file under way (section 3, workflow state). */
export interface FileState {
  readonly task: TaskId;
  readonly workflow: Workflow;
  /** Who created it: `mdc`, an adviser. ADV-01 */
  readonly mode: Mode;
  readonly idEne: string;
  readonly proofs: readonly ProofOnFile[];
  readonly participants: People<ParticipantOnFile>;
  /** Each one's id in the bank's paths. D-32 */
  readonly ids: People<string>;
  /** Until when the bank keeps the file; undefined: it does not say. XTR-08 */
  readonly keptUntil: Day | undefined;
  readonly finalisation: Finalisation | undefined;
  readonly adviser?: AdviserOnFile | undefined;
  /** Undefined while the bank looks for them, and in a file that no adviser created. D-47 */
  readonly lookAlikes?: readonly LookAlike[] | undefined;
  /** Number of the account, once it is created. */
  readonly accountNumber?: string | undefined;
  /** Its IBAN and the day on which it was opened, where the bank says them (proposed). D-76 */
  readonly iban?: string | undefined;
  readonly openedOn?: Day | undefined;
}
