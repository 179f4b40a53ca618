import type { BankCall } from '@domain/calls/call';
import { bankCalls, type CallName } from '@domain/calls/table';
import type { Provider } from '../providers';

/** A call of section 7, as agreed with the backend that answers it. */
export interface Call {
  /** The number in section 7's list of calls. */
  readonly number: string;
  readonly operation: string;
  readonly method: BankCall['method'];
  /** `{name}` is a path parameter of one segment. */
  readonly path: string;
  /** Names of the query parameters, where they distinguish calls of the same path. */
  readonly query?: readonly string[];
  readonly provider: Provider;
  readonly why: string;
  readonly requirements: readonly string[];
  /** Rules of the domain that use the answer, or build the request. */
  readonly rules: readonly string[];
  /** Minimum number of successful interactions. */
  readonly successes: number;
  /** Status and code of each refusal that the front end handles separately. */
  readonly refusals: readonly string[];
  /** Of a mutation without an `Idempotency-Key`: what holds when it arrives twice, because a browser repeats a request that was cut. R03 */
  readonly repeated?: string;
  /** Our assumptions where the specification is silent: a bank that answers otherwise needs one line changed. */
  readonly assumptions?: readonly string[];
}

/** An operation's row in the table of calls; `below`: the prefix of a path that the configuration names. */
export const listed = <Name extends CallName>(operation: Name, below = ''): Pick<Call, 'number' | 'operation' | 'method' | 'path'> => {
  const { number, method, path } = bankCalls[operation];
  return { number, operation, method, path: `${below}${path}` };
};
