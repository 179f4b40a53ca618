import { statusOf, type Failure } from '@application/failure';

const NOT_FOUND = 404;

/** The bank has nothing there, whether its 404 says so in a body or not. PRF-10, PRF-11 */
export const isAbsent = (failure: Failure): boolean => statusOf(failure) === NOT_FOUND;
