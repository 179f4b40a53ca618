import http from 'node:http';

/** The present answer of a call. */
interface Answer {
  readonly status: number;
  readonly body?: object;
}

let sms: Answer = { status: 500 };
let code: Answer = { status: 500 };

const setAnswers = async (answer: { readonly sms?: Answer; readonly code?: Answer }): Promise<void> => {
  sms = answer.sms ?? { status: 500 };
  code = answer.code ?? { status: 500 };
};

const JUST_SENT = { status: 409, body: { functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' } };

/** By state. The stub of this contract for TypeScript (`npm run generate`) also names the parameters of each, and misses none. */
export const handlers: Readonly<Record<string, () => Promise<void>>> = {
  'an SMS can be sent': () => setAnswers({ sms: { status: 204 } }),
  'an SMS was just sent': () => setAnswers({ sms: JUST_SENT }),
  'the SMS limit is reached': () => setAnswers({ sms: { status: 403 } }),
  'nobody is known by the uuid': () => setAnswers({ sms: { status: 404, body: { error: 'not_found' } } }),
  'a one-time code can be sent': () => setAnswers({ code: { status: 204 } }),
  'a one-time code was just sent': () => setAnswers({ code: JUST_SENT }),
  'no ceremony is open': () => setAnswers({ code: { status: 422, body: { functionalCode: 'generic' } } }),
  'no valid session': () => setAnswers({ code: { status: 401 } }),
  'a session has no right to the resource': () => setAnswers({ code: { status: 403 } }),
};

const bodyOf = (request: http.IncomingMessage): Promise<string> =>
  new Promise(done => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => done(Buffer.concat(chunks).toString()));
  });

const setUp = async (request: http.IncomingMessage): Promise<Answer> => {
  const body: unknown = JSON.parse(await bodyOf(request));
  const { state = '' }: { readonly state?: unknown } = typeof body === 'object' && body !== null ? body : {};
  const handler = handlers[String(state)];
  if (handler === undefined) return { status: 400, body: { error: `Unknown provider state: ${String(state)}` } };
  await handler();
  return { status: 200, body: {} };
};

const answerTo = async (request: http.IncomingMessage): Promise<Answer> => {
  if (request.url === '/provider-states') return setUp(request);
  await bodyOf(request);
  return request.url?.startsWith('/public/sms?') ? sms : request.url === '/v1/sms/me/otp' ? code : { status: 404 };
};

/** A minimal provider of the sms contract. */
export const smsProvider = (): http.Server =>
  http.createServer((request, response) => {
    void answerTo(request).then(({ status, body }) => {
      response.writeHead(status, body ? { 'Content-Type': 'application/json' } : {}).end(body ? JSON.stringify(body) : undefined);
    });
  });
