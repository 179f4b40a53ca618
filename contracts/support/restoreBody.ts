/** What the verifier's proxy hands over of a request. */
interface Incoming {
  body?: unknown;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const isForm = (type: unknown): boolean => String(type).startsWith('application/x-www-form-urlencoded');

/** The verifier of the Node library reads a body and writes it anew: `{}` as nothing, a form as JSON. This hands it over as it was sent. */
export const restoreBody = (request: Incoming, _response: unknown, next: () => void): void => {
  const read: unknown = request.body;
  const fields = typeof read === 'object' && read !== null && !Buffer.isBuffer(read) ? Object.entries(read) : undefined;
  if (fields && isForm(request.headers['content-type']))
    request.body = Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString());
  else if (fields?.length === 0 && request.headers['content-length'] === '2') request.body = Buffer.from('{}');
  next();
};
