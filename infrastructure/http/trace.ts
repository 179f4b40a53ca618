/** A random value as hexadecimal digits; two are equal by no chance that matters. */
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The id of one call: random, so that it says nothing of a person and joins no two calls. OBS-01, D-21 */
export const newTrace = (): string => hex(16);

/** The header that backends pass on (W3C Trace Context). */
export const traceHeader = (trace: string): { readonly traceparent: string } => ({ traceparent: `00-${trace}-${hex(8)}-01` });
