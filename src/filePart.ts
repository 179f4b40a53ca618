import { adviser } from './wiring/adviser';
import { personal } from './wiring/personal';
import { proofs } from './wiring/proofs';

/** Papers, forms, recap. */
export const filePart = [proofs, personal, adviser];
