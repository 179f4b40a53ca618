import * as t from 'io-ts';

/** Why the bank cannot start: one sentence that says what to do. */
export class StartProblem extends Error {}

/** The code of a system's or a database's error. */
export const codeOf = (error: unknown): string => (t.type({ code: t.string }).is(error) ? error.code : '');
