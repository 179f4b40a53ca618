import type { Failure } from '@application/failure';

/** The bank has nothing there. PRF-10, PRF-11 */
export const isAbsent = (failure: Failure): boolean => failure.kind === 'absent';
