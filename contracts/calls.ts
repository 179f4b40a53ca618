import { endingCalls } from './calls/ending';
import { fileCalls } from './calls/dossier';
import { firstCalls } from './calls/first';
import { referentialCalls } from './calls/referential';
import type { Call } from './calls/call';
import type { Provider } from './providers';

export type { Call };

const order = ({ number }: Call): number => parseInt(number, 10) + (/\D$/.test(number) ? 0.5 : 0);

/** Calls 1 to 47, in order. Call 48 is the answer of every authenticated provider to an ended session. */
export const calls: readonly Call[] = [...firstCalls, ...fileCalls, ...referentialCalls, ...endingCalls].sort(
  (one, other) => order(one) - order(other),
);

/** Call 48: each of these providers answers 401 and 403 without a body. SES-02 */
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

/** Codes of section 8 that no bank sends: the front end uses them itself. */
export const clientSideCodes: readonly string[] = ['authentication', 'exclusionProspect'];

const pattern = ({ path }: Call): RegExp => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

interface Request {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The call of a request. A path without parameters precedes a template that matches too: in `/v1/persons/me`, `me` is no id. */
export const callOf = ({ method, path, query = {} }: Request): Call | undefined =>
  calls
    .filter(call => call.method === method && pattern(call).test(path) && (call.query ?? []).every(name => Object.hasOwn(query, name)))
    .sort(
      (one, other) => one.path.split('{').length - other.path.split('{').length || (other.query?.length ?? 0) - (one.query?.length ?? 0),
    )
    .at(0);
