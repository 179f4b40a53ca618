import type { BankCall } from '@domain/calls/call';
import { bankCalls, type CallName } from '@domain/calls/table';
import type { Provider } from '../providers';

/** A call of section 7, as agreed with the backend that answers it. */
export interface Call {
  /** Number in the list of calls. */
  readonly number: string;
  readonly operation: string;
  readonly method: BankCall['method'];
  /** `{name}` stands for one segment. */
  readonly path: string;
  /** Names of the query parameters, where they tell calls of the same path apart. */
  readonly query?: readonly string[];
  readonly provider: Provider;
  readonly why: string;
  readonly requirements: readonly string[];
  /** Rules of the domain that read the answer, or make what is sent. */
  readonly rules: readonly string[];
  /** Least number of interactions that succeed. */
  readonly successes: number;
  /** Status and code of each refusal that the front end tells apart. */
  readonly refusals: readonly string[];
  /** What the specification does not say, and we took for granted: one line to change where a bank answers otherwise. */
  readonly assumptions?: readonly string[];
}

/** What the one table of calls says of an operation; `below`: where a path that the configuration names begins. */
export const listed = <Name extends CallName>(operation: Name, below = ''): Pick<Call, 'number' | 'operation' | 'method' | 'path'> => {
  const { number, method, path } = bankCalls[operation];
  return { number, operation, method, path: `${below}${path}` };
};
