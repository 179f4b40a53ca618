import type { Failure } from '@application/failure';

/** A random value as hexadecimal digits; two are equal by no chance that matters. */
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The id of one call: random, so that it says nothing of a person and joins no two calls. OBS-01, D-21 */
export const newTrace = (): string => hex(16);

/** The header that backends pass on (W3C Trace Context). */
export const traceHeader = (trace: string): { readonly traceparent: string } => ({ traceparent: `00-${trace}-${hex(8)}-01` });

/** A failure that an answer explains carries the id of its call, for the help desk. Without an answer it is the network's. */
export const traced = (failure: Failure, trace: string | undefined): Failure =>
  trace !== undefined && (failure.kind === 'unreadable' || (failure.kind === 'unreachable' && failure.by !== undefined))
    ? { ...failure, trace }
    : failure;
