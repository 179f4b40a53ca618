import { pathTo, type BankCall, type Segments } from '@domain/calls/call';
import type { Call } from './BankApi';

/** Turns a call of the table into a request of BankApi: names its endpoint for reports, fills in its path parameters. */
export const to = <Path extends string>(
  { method, path }: BankCall & { readonly path: Path },
  ...segments: Segments<Path>
): Pick<Call, 'endpoint' | 'method' | 'path'> => ({ endpoint: `${method} ${path}`, method, path: pathTo(path, ...segments) });
