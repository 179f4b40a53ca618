import { deflateSync } from 'node:zlib';
import type { BankCall } from '@domain/calls/call';
import { bankCalls } from '@domain/calls/table';
import { isBounded } from '@sandbox/analysis/inflated';
import { accepting } from '@sandbox/board';
import { FAKE } from '@sandbox/states/fake';
import { check, ceremony } from '@sandbox/states/endSeeds';
import { Liveness, Signature, type Subscription } from '@sandbox/store/documents';
import { Hostile, VERIFIER, type Answered, type Told } from './hostile';

let client: Hostile;
beforeAll(async () => {
  client = await Hostile.start();
});
afterAll(() => client.stop());

const REFUSED = [400, 401, 403, 404, 405, 409, 413, 415, 421, 422, 429, 431];
const V = '/api/v1';
const creation = { workflowType: 'individual', selectedContracts: [], holder: FAKE.holder };
const person = (dossier: Subscription) => client.holder(dossier);
const coHolder = (dossier: Subscription) => client.bearer({ subscription: dossier.id, participant: 'COT' });
const link = (dossier: Subscription) => client.bearer({ subscription: dossier.id, scope: 'link', participant: 'TIT' });

/** Every call that a bearer opens, but the one that the link of an e-mail is for. */
const calls = Object.values<BankCall>(bankCalls).filter(({ auth, path }) => auth === 'bearer' && path !== bankCalls.getMyType.path);

describe.each([
  ['nobody’s bearer', () => 'of-nobody', 401],
  ['SES-02: a bearer that expired', (dossier: Subscription) => client.bearer({ subscription: dossier.id, expires: 1 }), 401],
  ['D-42: the token of an e-mailed link', link, 403],
] as const)('%s opens nothing', (_what, bearer, status) => {
  test.each(calls)('$method $path', async ({ method, path }) => {
    const dossier = client.file('identityDocUpload');
    const id = path.startsWith('/exchanges') ? dossier.idEne : path.startsWith('/v1/states') ? dossier.id : dossier.holder.personId;
    const place = path.replace('{idEne}', dossier.idEne).replace(/\{\w+\}/g, id);
    const body = method === 'GET' ? undefined : { docRank: '1', wealth: 'B', state: 'identityValidation', selectedContracts: [] };
    expect((await client.say(`/api${place}`, { method, token: bearer(dossier), body })).status).toBe(status);
    expect(client.bank.subscription(dossier.id)).toEqual(dossier);
  });
});

type Attack = readonly [what: string, play: () => Promise<Answered>];
type Made = (dossier: Subscription) => readonly [place: string, told: Told];

/** A call by a person of a file at a given task; by default the only holder. */
interface Kind {
  readonly by?: (dossier: Subscription) => string;
  readonly workflow?: 'individual' | 'joint';
  readonly change?: Partial<Subscription>;
  /** Prepares the file. */
  readonly after?: (dossier: Subscription) => void;
}
const at =
  (task: string, made: Made, { by = person, workflow = 'individual', change = {}, after }: Kind = {}) =>
  () => {
    const dossier = client.file(task, workflow, change);
    after?.(dossier);
    const [place, told] = made(dossier);
    return client.say(place, { token: by(dossier), ...told });
  };
const get =
  (place: string): Made =>
  () => [place, {}];
const post =
  (place: string | ((dossier: Subscription) => string), body: unknown = {}): Made =>
  dossier => [typeof place === 'string' ? place : place(dossier), { method: 'POST', body }];
const goTo =
  (state: string): Made =>
  () => [`${V}/workflow/me`, { method: 'PUT', body: { state } }];
const save =
  (part: unknown, who: 'holder' | 'coHolder' = 'holder'): Made =>
  dossier => [`${V}/prospect/${dossier[who]!.personId}`, { method: 'PUT', body: part }];
const choose =
  (contracts: readonly object[]): Made =>
  () => [`${V}/cart/me`, { method: 'PATCH', body: { selectedContracts: contracts } }];
const film = (participant: 'TIT' | 'COT' = 'TIT'): Made => post(`${V}/liveness`, { participant });
const sign = post(({ idEne }) => `/api/exchanges/${idEne}/offer/sign/start`);
const readPapers: Made = ({ idEne }) => [`/api/exchanges/${idEne}/offer/documents?showAll=true`, {}];
const end = post(`${V}/states/subcriptionEnd`);
const acceptTerms = post(`${V}/states/prepareSignature`);
const tellSigned = post(`${V}/states/finalizeHolderSignature`);
const removeProof = post(`${V}/proofs/deleteDocument/me`, { docRank: '1' });

const filmed = (dossier: Subscription): void => void check(client.bank, dossier, 'TIT');
const signed = (dossier: Subscription): void => {
  filmed(dossier);
  ceremony(client.bank, dossier, 'TIT', { status: 'OK' });
};
const together = { workflow: 'joint' } as const;
const led = { change: { initBo: true } } as const;
const byAdviser = { ...led, by: (dossier: Subscription) => client.adviser(dossier.id) } as const;

const asked = (more: Record<string, string>) => client.say(`/identite/authorize?${new URLSearchParams(client.authorize(more)).toString()}`);
const token = (form: Record<string, string>) => {
  const redirect = `${client.front}/ouvrirmoncompte/main`;
  const usual = { type: 'sso', client_id: 'omc-01', redirect_uri: redirect, code_verifier: VERIFIER, code: '' };
  return client.say('/identite/token', { method: 'POST', form: { ...usual, ...form } });
};
const create = (told: Told = {}) => client.say('/api/public/states', { method: 'POST', body: creation, ...told });

const capture = { nonce: 'x', durationMs: 3000, luminance: 90, movement: 9, recording: '' };
const others: readonly Attack[] = [
  ['IDOR: another person by their number', at('compInfos', get(`${V}/persons/00000000`))],
  ['IDOR: another person’s data', at('compInfos', () => [`${V}/prospect/00000000`, { method: 'PUT', body: { wealth: 'B' } }])],
  [
    'IDOR: another exchange’s documents',
    at('identityDocUpload', post(`${V}/exchanges/ene-other/documents`, { docRank: '1', documentCode: 'CNI', pages: [] })),
  ],
  ['IDOR: another exchange’s papers', at('signature', get('/api/exchanges/ene-other/offer/documents?showAll=true'))],
  ['IDOR: another exchange’s ceremony', at('signature', post('/api/exchanges/ene-other/offer/sign/start'))],
  ['IDOR: somebody’s analysis', at('identityDocUpload', get(`${V}/proofs/00000000?docRank=1`))],
  ['IDOR: somebody’s video check', at('signature', get(`${V}/liveness/LV-other`))],
  [
    'IDOR: the video check of another file, by its number',
    at('signature', get(`${V}/liveness/LV-other`), {
      after: dossier => void check(client.bank, { ...dossier, id: 'sub-other' }, 'TIT', { id: 'LV-other' }),
    }),
  ],
  ['IDOR: another file’s co-holder', at('signature', get(`${V}/states/sub-other/checkCoholder`))],
  ['papers by a guessed address', () => client.say('/api/papers/guessed')],
  ['a ceremony by a guessed number', () => client.say('/ceremonie/SG-guessed', {}, client.bank.origins.signature)],
  [
    'a capture by a guessed number',
    () => client.say('/capture/LV-guessed', { method: 'POST', body: capture }, client.bank.origins.liveness),
  ],
];

const order: readonly Attack[] = [
  ['a task left out', at('identityDocUpload', goTo('signature'))],
  ['the last task at once', at('identityDocUpload', goTo('welcome'))],
  ['a task that is none', at('identityDocUpload', goTo('__proto__'))],
  ['the bank’s own task', at('middleControl', goTo('summary'))],
  ['the search, by the client', at('duplicateSearch', goTo('duplicateConfirmation'))],
  ['a file closed by its client', at('duplicateConfirmation', goTo('duplicateClosed'), led)],
  ['look-alikes confirmed by the client of an adviser', at('duplicateConfirmation', goTo('middleControl'), led)],
  ['the signature without the terms', at('summary', goTo('signature'))],
  ['past the signature by a call', at('signature', goTo('welcome'))],
  ['terms accepted before the recap', at('compInfos', acceptTerms)],
  ['terms accepted for the holder by the co-holder at their signature', at('signature', acceptTerms, { ...together, by: coHolder })],
  ['a video before its time', at('compInfos', film())],
  ['the co-holder’s video by the holder', at('coHolderSignature', film('COT'), together)],
  ['the co-holder’s ceremony by the holder', at('coHolderSignature', sign, together)],
  ['a ceremony without a video', at('signature', sign)],
  ['a signature code before a ceremony', at('signature', post(`${V}/sms/me/otp`))],
  ['the end without anything signed', at('signature', end)],
  ['the holder’s signature told as done', at('signature', tellSigned)],
  ['the holder’s signature told by the co-holder', at('signature', tellSigned, { ...together, by: coHolder, after: signed })],
  ['a video in an adviser’s file before its terms', at('signature', film(), led)],
  ['a ceremony in an adviser’s file before its terms, the video made', at('signature', sign, { ...led, after: filmed })],
  [
    'LIV-03: a fourth video check',
    at('signature', film(), { after: dossier => [1, 2, 3].forEach(() => check(client.bank, dossier, 'TIT', { validated: false })) }),
  ],
  ['a second ceremony, once signed', at('signature', sign, { after: signed })],
  ['a step of a file that is closed', at('compInfos', goTo('structureChoice'), { change: { status: 'SUBSCRIPTION_FINALIZED' } })],
];

const onceSigned = (made: Made) => at('signature', made, { after: signed });
const stands: readonly Attack[] = [
  ['the card, once signed', onceSigned(choose([]))],
  ['the name, once signed', onceSigned(save({ identity: { lastname: 'Autre' } }))],
  ['the address, once signed', onceSigned(save({ address: { town: 'LYON' } }))],
  ['the e-mail, once signed', onceSigned(save({ email: 'autre@example.fr' }))],
  ['a proof, once signed', onceSigned(removeProof)],
  ['a proof forced, once signed', onceSigned(post(`${V}/proofs/forceDocument/me`, { docRank: '1' }))],
  ['an analysis, once signed', onceSigned(post(({ idEne }) => `${V}/exchanges/${idEne}/controls`, { docRank: '1' }))],
  ['a name while the bank looks at the file', at('middleControl', save({ identity: { lastname: 'Autre' } }))],
  ['a proof while the bank looks at the file', at('middleControl', removeProof)],
  ['the mobile, which identifies the file', at('compInfos', save({ mobilePhone: '06 39 98 44 44' }))],
  ['the e-mail at the recap without a code', at('summary', save({ email: 'autre@example.fr' }))],
  ['the e-mail at the recap with a guessed code', at('summary', save({ email: 'autre@example.fr', oneTimeCode: '123456' }))],
  [
    'the co-holder’s name by the holder, once the co-holder is on their own',
    at('coHolderSignature', save({ identity: { lastname: 'Autre' } }, 'coHolder'), together),
  ],
  [
    'the holder’s income by the co-holder on their own',
    at('coHolderSignature', save({ monthlyNetIncome: 1 }), { ...together, by: coHolder }),
  ],
];

const asAdviser = { headers: { 'x-client-id': 'mdc-01' } };
const advising: readonly Attack[] = [
  ['X13: the adviser’s client id alone', () => create(asAdviser)],
  [
    'X13: the adviser’s client id with a client’s bearer',
    at('compInfos', () => ['/api/public/states', { method: 'POST', ...asAdviser, body: creation }]),
  ],
  ['X13: a flag of one’s own', () => create({ body: { ...creation, isInitBo: '1', initBo: true } })],
  ['the workstation’s code at the prospect’s client', () => token({ code: client.workstationCode(), code_verifier: '' })],
  ['the workstation’s code with a verifier', () => token({ code: client.workstationCode(), client_id: 'mdc-01' })],
  ['the client’s terms by the adviser at the signature', at('signature', acceptTerms, byAdviser)],
  ['a file before one is created', () => client.say(`${V}/cart/me`, { token: client.adviser() })],
];

const signingIn: readonly Attack[] = [
  ...[
    ['a step up', '/ouvrirmoncompte/x/../main'],
    ['an encoded step up', '/ouvrirmoncompte/x/%2e%2e/main'],
    ['an encoded slash', '/ouvrirmoncompte%2Fmain'],
    ['a backslash', '\\ouvrirmoncompte\\main'],
    ['a slash behind', '/ouvrirmoncompte/main/'],
    ['a query', '/ouvrirmoncompte/main?a=1'],
    ['a fragment', '/ouvrirmoncompte/main#a'],
    ['a dot behind the host', './ouvrirmoncompte/main'],
  ].map(([what = '', place = '']) => [`X20: a redirect with ${what}`, () => asked({ redirect_uri: `${client.front}${place}` })] as const),
  ['X20: a redirect without a protocol', () => asked({ redirect_uri: `${client.front.replace('http:', '')}/ouvrirmoncompte/main` })],
  ['X20: a redirect in capitals', () => asked({ redirect_uri: `${client.front.toUpperCase()}/ouvrirmoncompte/main` })],
  ['X20: a redirect with somebody in it', () => asked({ redirect_uri: `${client.front}@example.org/ouvrirmoncompte/main` })],
  ['a client’s address with another’s name', () => asked({ client_id: 'mdc-01' })],
  ['a token for a guessed code', () => token({ code: 'guessed' })],
  ['a token without a code', () => token({ code: '' })],
  ['a token for nobody’s client', () => token({ code: 'guessed', client_id: 'somebody' })],
  [
    'a link that was guessed',
    () => client.say('/api/token', { method: 'POST', body: { client_id: 'omc-01', grant_type: 'authorization_code', code: 'guessed' } }),
  ],
  ['an SMS to a guessed person', () => client.say('/api/public/sms?uuid=guessed&client_id=omc-01', { method: 'POST', body: {} })],
  ['a file without a captcha', () => create()],
  ['a file with a forged captcha', () => create({ headers: { 'x-captcha-response': 'Zm9yZ2Vk' } })],
];

const send = (mimeType: string, text: string) => {
  const page = { side: 'SINGLE', mimeType, content: Buffer.from(text).toString('base64') };
  return at(
    'identityDocUpload',
    post(({ idEne }) => `${V}/exchanges/${idEne}/documents`, { docRank: '1', documentCode: '95', pages: [page] }),
  );
};
const shapes: readonly Attack[] = [
  ['X18: HTML said to be a picture', send('image/png', '<html><script>alert(1)</script></html>')],
  ['X18: SVG', send('image/svg+xml', '<svg onload="alert(1)"/>')],
  ['X18: HTML', send('text/html', '<script>alert(1)</script>')],
  ['X18: a PDF said to be a JPEG', send('image/jpeg', '%PDF-1.7')],
  ['X18: nothing', send('image/jpeg', '')],
  ['X18: five megabytes', send('application/pdf', `%PDF-1.7${'0'.repeat(5 * 1024 * 1024)}`)],
  ['a body of nine megabytes', at('compInfos', save({ wealth: '0'.repeat(9 * 1024 * 1024) }))],
  ['a body that is no JSON', at('compInfos', save('{"wealth":'))],
  ['a part of another type', at('compInfos', save({ monthlyNetIncome: '1e9' }))],
  ['a prototype in the body', at('compInfos', () => [`${V}/workflow/me`, { method: 'PUT', body: '{"__proto__":{"state":"welcome"}}' }])],
  ['markup for a name', at('identityValidation', save({ identity: { lastname: '<img src=x onerror=alert(1)>' } }))],
  ['a contract that is not offered', at('compInfos', choose([{ catalogNumber: '1', type: 'CARDS', participants: [] }]))],
  ['a report of a megabyte', () => client.report('0'.repeat(1024 * 1024))],
  ['headers of a hundred kilobytes', () => client.say('/', { headers: { 'x-long': '0'.repeat(100 * 1024) } })],
  ['a query that is a list', () => client.say('/api/public/sms?uuid=a&uuid=b', { method: 'POST', body: {} })],
  ['a dot-file', () => client.say('/ouvrirmoncompte/.env')],
  ['a dot-file further down', () => client.say('/ouvrirmoncompte/.git/config')],
  ['a way out of the folder', () => client.say('/ouvrirmoncompte/..%2f..%2fpackage.json')],
  ['a way out, twice encoded', () => client.say('/ouvrirmoncompte/%252e%252e/package.json')],
  ['an address that is none', () => client.say('/ouvrirmoncompte/%E0%A4%A')],
];

const evil = { headers: { host: 'evil.example' } };
const hosts: readonly Attack[] = [
  ['the API under another name', () => client.say(`${V}/states?prospectId=me`, evil)],
  ['the site under another name', () => client.say('/ouvrirmoncompte/main', evil)],
  ['a name that ends like ours', () => client.say('/ouvrirmoncompte/main', { headers: { host: 'localhost.evil.example' } })],
  ['the desk under another name', () => client.say('/bureau/api/messages', evil, client.desk)],
  [
    'the desk from another page',
    () => client.say('/bureau/api/reset', { method: 'POST', headers: { origin: 'https://evil.example' }, body: {} }, client.desk),
  ],
  ['the ceremony under another name', () => client.say('/ceremonie/SG-1', evil, client.bank.origins.signature)],
];

describe.each([
  ['somebody else’s things (IDOR)', others],
  ['X14: tasks out of order', order],
  ['X14: what stands, changed', stands],
  ['an adviser’s rights', advising],
  ['the sign-in', signingIn],
  ['sizes, types and paths', shapes],
  ['forged hosts', hosts],
] as const)('%s', (_family, attacks) => {
  test.each(attacks)('%s', async (_what, play) => {
    const answer = await play();
    expect([answer.status, REFUSED.includes(answer.status)]).toEqual([answer.status, true]);
    expect(answer.body).not.toMatch(/at \w+ \(|node_modules|sandbox\//);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('what a single refusal does not show', () => {
  const clients = {
    film: film(),
    ceremony: sign,
    papers: readPapers,
    'signature code': post(`${V}/sms/me/otp`),
    signature: tellSigned,
    end,
  };

  test.each(Object.entries(clients))('ADV-03: the %s is the client’s: an adviser is forbidden it', async (_what, made) => {
    expect((await at('signature', made, byAdviser)()).status).toBe(403);
  });

  test('a forged host is in no address that the bank gives', async () => {
    const dossier = accepting(client.bank, client.file('signature', 'individual', { front: client.front, prepared: true }), 'TIT');
    client.bank.keep(dossier);
    check(client.bank, dossier, 'TIT');
    const headers = { host: `127.0.0.1:${new URL(client.front).port}` };
    const place = `/api/exchanges/${dossier.idEne}/offer/sign/start`;
    const answer = await client.say(place, { method: 'POST', token: person(dossier), headers, body: {} });
    expect(answer.status).toBe(200);
    expect(client.bank.store.ofDossier('signature', dossier.id, Signature)[0]!.returnTo).toBe(`${client.front}/ouvrirmoncompte/signature`);
  });

  test('LIV-03: a capture is taken once, and what it ended with stays', async () => {
    const dossier = client.file('signature');
    check(client.bank, dossier, 'TIT', { id: 'LV-1', nonce: 'n', status: 'ONGOING', validated: false, count: 0 });
    const film = () => client.say('/capture/LV-1', { method: 'POST', body: { ...capture, nonce: 'n' } }, client.bank.origins.liveness);
    expect((await film()).status).toBe(200);
    const [ended] = client.bank.store.ofDossier('liveness', dossier.id, Liveness);
    expect((await film()).status).toBe(409);
    expect(client.bank.store.ofDossier('liveness', dossier.id, Liveness)).toEqual([ended]);
  });

  test('X12: in production the header of a local host is no bearer', async () => {
    const dossier = client.file('compInfos');
    const token = { value: 'local', expires: client.bank.millis() + 60_000, subscription: dossier.id, participant: 'TIT' };
    client.bank.store.put('jwt', 'local', token);
    const asLocal = () => client.say(`${V}/states?prospectId=me`, { headers: { 'x-local-jwt': 'local' } });
    expect((await asLocal()).status).toBe(200);
    jest.replaceProperty(client.bank, 'options', { ...client.bank.options, environment: 'prod' });
    expect((await asLocal()).status).toBe(401);
    jest.restoreAllMocks();
  });

  test('a signature code is guessed five times at most', async () => {
    const dossier = client.file('signature');
    ceremony(client.bank, dossier, 'TIT', { code: '123456' });
    const { id } = client.bank.store.ofDossier('signature', dossier.id, Signature)[0]!;
    for (const code of [...Array<string>(5).fill('000000'), '123456'])
      await client.say(`/ceremonie/${id}`, { method: 'POST', form: { code, sign: '1' } }, client.bank.origins.signature);
    expect((await client.say(`/api/exchanges/${dossier.idEne}/offers/sign/status`, { token: person(dossier) })).body).toContain('ERROR');
  });

  test('X18: what a PDF holds is inflated up to its limit and no further, alone and together', async () => {
    const MEGABYTE = 1024 * 1024;
    const pdf = (...streams: readonly Buffer[]) =>
      Buffer.concat(
        streams.flatMap(stream => [Buffer.from('1 0 obj\n<</Filter /FlateDecode>>\nstream\n'), stream, Buffer.from('\nendstream\n')]),
      );
    const holding = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MEGABYTE), { level: 1 });
    const part = holding(30);
    expect([await isBounded(pdf(part, part)), await isBounded(pdf(part, part, part))]).toEqual([true, false]);
    // a reader that ignores its limit sees the stream break off and takes the content for small
    const bomb = holding(80);
    expect(await isBounded(pdf(bomb.subarray(0, Math.floor(bomb.length * 0.95))))).toBe(false);
    expect(await isBounded(Buffer.from('%PDF-1.7\n1 0 obj\n<</Filter [/FlateDecode /FlateDecode]>>\nstream\n0\nendstream'))).toBe(false);
  }, 60_000);
});
