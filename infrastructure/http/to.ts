import { pathTo, type BankCall, type Segments } from '@domain/calls/call';
import type { Call } from './BankApi';

/** A call of the table as the bank's gate takes it: its endpoint named for reports, its open segments filled in. */
export const to = <Path extends string>(
  { method, path }: BankCall & { readonly path: Path },
  ...segments: Segments<Path>
): Pick<Call, 'endpoint' | 'method' | 'path'> => ({ endpoint: `${method} ${path}`, method, path: pathTo(path, ...segments) });
