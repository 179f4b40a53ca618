import { ending } from './wiring/ending';

/** The video check, the documents, the signature, the account opened. */
export const endPart = [ending];
