import { endingCalls } from './calls/ending';
import { fileCalls } from './calls/file';
import { firstCalls } from './calls/first';
import { referentialCalls } from './calls/referential';
import type { Call } from './calls/call';
import type { Provider } from './providers';

export type { Call };

const order = ({ number }: Call): number => parseInt(number, 10) + (/\D$/.test(number) ? 0.5 : 0);

/** Calls 1 to 47, in their order. Call 48 is what every authenticated provider answers to a session that is over. */
export const calls: readonly Call[] = [...firstCalls, ...fileCalls, ...referentialCalls, ...endingCalls].sort(
  (one, other) => order(one) - order(other),
);

/** Call 48: each of these answers 401 and 403 without a body. SES-02 */
export const authenticatedProviders = [
  'cart',
  'exchange',
  'esignature',
  'liveness',
  'referential',
  'person',
  'state',
  'sms',
  'structure',
] as const satisfies readonly Provider[];

/** Codes of section 8 that no bank sends: the front end words them itself. */
export const clientSideCodes: readonly string[] = ['authentication', 'exclusionProspect'];

const pattern = ({ path }: Call): RegExp => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

interface Request {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** Of two templates that match, the one without a parameter is meant: `/v1/persons/me` is no id. */
export const callOf = ({ method, path, query = {} }: Request): Call | undefined =>
  calls
    .filter(call => call.method === method && pattern(call).test(path) && (call.query ?? []).every(name => Object.hasOwn(query, name)))
    .sort(
      (one, other) => one.path.split('{').length - other.path.split('{').length || (other.query?.length ?? 0) - (one.query?.length ?? 0),
    )
    .at(0);
