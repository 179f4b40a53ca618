/** The parts of a request that the verifier's proxy gives. */
interface Incoming {
  body?: unknown;
  readonly headers: Record<string, string | string[] | undefined>;
}

const isForm = (type: unknown): boolean => String(type).startsWith('application/x-www-form-urlencoded');

/**
 * The Node library's verifier parses each body and writes it again: `{}` as nothing, a form as JSON. This middleware restores the
 * original body.
 */
export const restoreBody = (request: Incoming, _response: unknown, next: () => void): void => {
  const read: unknown = request.body;
  const fields = typeof read === 'object' && read !== null && !Buffer.isBuffer(read) ? Object.entries(read) : undefined;
  if (fields && isForm(request.headers['content-type']))
    request.body = Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString());
  else if (fields?.length === 0 && request.headers['content-length'] === '2') request.body = Buffer.from('{}');
  next();
};

/** A request filter for the verifier: replaces the contract's made-up token by one of the provider's own, and restores the body. */
export const withToken =
  (token: () => string) =>
  (request: Incoming, response: unknown, next: () => void): void => {
    if (request.headers['authorization'] !== undefined) request.headers['authorization'] = `Bearer ${token()}`;
    restoreBody(request, response, next);
  };
