import type { TaskId } from './steps';
import type { Workflow } from './words';

export interface ProofOnFile {
  readonly rank: '1' | '2' | '4' | '5' | '6' | '8';
  readonly documentCode: string;
  readonly controlResult: string | undefined;
  readonly controlId: string | undefined;
}

export interface ParticipantOnFile {
  readonly customerExternalId: string;
  readonly livenessId: string | undefined;
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
  /** `isInitBo`: an adviser created the file (ADV-01). */
  readonly initBo: boolean;
  readonly idEne: string;
  readonly proofs: readonly ProofOnFile[];
  readonly holder: ParticipantOnFile;
  readonly coHolder: ParticipantOnFile | undefined;
  readonly holderId: string;
  readonly coHolderId: string | undefined;
  /** ISO day until which the bank keeps the file. */
  readonly keptUntil: string | undefined;
  readonly finalisation: Finalisation | undefined;
}
