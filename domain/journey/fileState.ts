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
}
