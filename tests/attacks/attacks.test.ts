import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { isBounded } from '@sandbox/analysis/inflated';
import { FAKE } from '@sandbox/states/fake';
import { check, ceremony } from '@sandbox/states/endSeeds';
import { Liveness, Signature, type Subscription } from '@sandbox/store/documents';
import { Hostile, type Answered, type Told } from './hostile';

let client: Hostile;
beforeAll(async () => {
  client = await Hostile.start();
});
afterAll(() => client.stop());

const REFUSED = [400, 401, 403, 404, 405, 409, 413, 415, 421, 422, 429, 431];
const V = '/api/v1';
const creation = { workflowType: 'individual', selectedContracts: [], holder: FAKE.holder };
const person = (file: Subscription) => client.bearer({ subscription: file.id, participant: 'TIT' });
const coHolder = (file: Subscription) => client.bearer({ subscription: file.id, participant: 'COT' });
const link = (file: Subscription) => client.bearer({ subscription: file.id, scope: 'link', participant: 'TIT' });

/** A bearer without rights, and everything that a file can be asked or made. */
const calls: readonly (readonly [method: string, place: (file: Subscription) => string, body?: unknown])[] = [
  ['GET', () => `${V}/states?prospectId=me`],
  ['GET', () => `${V}/persons/me`],
  ['GET', ({ holder }) => `${V}/persons/${holder.personId}`],
  ['PUT', ({ holder }) => `${V}/prospect/${holder.personId}`, { wealth: 'B' }],
  ['GET', () => `${V}/cart/me`],
  ['PATCH', () => `${V}/cart/me`, { selectedContracts: [] }],
  ['POST', ({ idEne }) => `${V}/exchanges/${idEne}/documents`, { docRank: '1', documentCode: 'CNI', pages: [] }],
  ['POST', ({ idEne }) => `${V}/exchanges/${idEne}/documents/complete`, { docRank: '1' }],
  ['POST', ({ idEne }) => `${V}/exchanges/${idEne}/controls`, { docRank: '1' }],
  ['POST', () => `${V}/proofs/deleteDocument/me`, { docRank: '1' }],
  ['POST', () => `${V}/proofs/forceDocument/me`, { docRank: '1' }],
  ['POST', () => `${V}/liveness`, { participant: 'TIT' }],
  ['GET', ({ idEne }) => `/api/exchanges/${idEne}/offer/documents?showAll=true`],
  ['POST', ({ idEne }) => `/api/exchanges/${idEne}/offer/sign/start`, {}],
  ['GET', ({ idEne }) => `/api/exchanges/${idEne}/offers/sign/status`],
  ['POST', () => `${V}/sms/me/otp`, {}],
  ['POST', () => `${V}/states/prepareSignature`, {}],
  ['POST', () => `${V}/states/finalizeHolderSignature`, {}],
  ['POST', () => `${V}/states/subcriptionEnd`, {}],
  ['PUT', () => `${V}/workflow/me`, { state: 'identityValidation' }],
  ['GET', ({ id }) => `${V}/states/${id}/checkCoholder`],
  ['POST', ({ id }) => `${V}/states/${id}/invitation`, {}],
  ['GET', () => `${V}/countries?validCountry=true`],
];

describe.each([
  ['nobody’s bearer', () => 'of-nobody', 401],
  ['SES-02: a bearer that expired', (file: Subscription) => client.bearer({ subscription: file.id, expires: 1 }), 401],
  ['D-42: the token of an e-mailed link', link, 403],
] as const)('%s opens nothing', (_what, bearer, status) => {
  test.each(
    calls.map(([method, place, body]) => ({
      method,
      place,
      body,
      shown: place({ id: ':id', idEne: ':id', holder: { personId: ':id' } } as Subscription),
    })),
  )('$method $shown', async ({ method, place, body }) => {
    const file = client.file('identityDocUpload');
    expect((await client.say(place(file), { method, token: bearer(file), body })).status).toBe(status);
    expect(client.bank.subscription(file.id)).toEqual(file);
  });
});

type Attack = readonly [what: string, play: () => Promise<Answered>];
const on =
  (
    task: string,
    told: (file: Subscription) => readonly [string, Told],
    workflow: 'individual' | 'joint' = 'individual',
    change: Partial<Subscription> = {},
  ) =>
  () => {
    const [place, say] = told(client.file(task, workflow, change));
    return client.say(place, say);
  };
const signedBy = (file: Subscription): Subscription => {
  check(client.bank, file, 'TIT');
  ceremony(client.bank, file, 'TIT', { status: 'OK' });
  return file;
};
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-1';
const authorize = (more: object = {}) => ({
  client_id: 'omc-01',
  redirect_uri: `${client.front}/ouvrirmoncompte/main`,
  response_type: 'code',
  scope: 'openid',
  state: 'state-of-the-tab',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  ...more,
});
const asked = (more: object) => client.say(`/identite/authorize?${new URLSearchParams({ ...authorize(), ...more }).toString()}`);
const token = (form: Record<string, string>) =>
  client.say('/identite/token', {
    method: 'POST',
    form: {
      type: 'sso',
      client_id: 'omc-01',
      redirect_uri: `${client.front}/ouvrirmoncompte/main`,
      code_verifier: VERIFIER,
      code: '',
      ...form,
    },
  });

const others: readonly Attack[] = [
  ['IDOR: another person by their number', on('compInfos', file => [`${V}/persons/00000000`, { token: person(file) }])],
  [
    'IDOR: another person’s data',
    on('compInfos', file => [`${V}/prospect/00000000`, { method: 'PUT', token: person(file), body: { wealth: 'B' } }]),
  ],
  [
    'IDOR: another exchange’s documents',
    on('identityDocUpload', file => [
      `${V}/exchanges/ene-other/documents`,
      { method: 'POST', token: person(file), body: { docRank: '1', documentCode: 'CNI', pages: [] } },
    ]),
  ],
  [
    'IDOR: another exchange’s papers',
    on('signature', file => ['/api/exchanges/ene-other/offer/documents?showAll=true', { token: person(file) }]),
  ],
  [
    'IDOR: another exchange’s ceremony',
    on('signature', file => ['/api/exchanges/ene-other/offer/sign/start', { method: 'POST', token: person(file), body: {} }]),
  ],
  ['IDOR: somebody’s analysis', on('identityDocUpload', file => [`${V}/proofs/00000000?docRank=1`, { token: person(file) }])],
  ['IDOR: somebody’s video check', on('signature', file => [`${V}/liveness/LV-other`, { token: person(file) }])],
  [
    'IDOR: the video check of another file, by its number',
    on('signature', file => {
      check(client.bank, { ...file, id: 'sub-other' }, 'TIT', { id: 'LV-other' });
      return [`${V}/liveness/LV-other`, { token: person(file) }];
    }),
  ],
  ['IDOR: another file’s co-holder', on('signature', file => [`${V}/states/sub-other/checkCoholder`, { token: person(file) }])],
  ['papers by a guessed address', () => client.say('/api/papers/guessed')],
  ['a ceremony by a guessed number', () => client.say('/ceremonie/SG-guessed', {}, client.bank.origins.signature)],
  [
    'a capture by a guessed number',
    () =>
      client.say(
        '/capture/LV-guessed',
        { method: 'POST', body: { nonce: 'x', durationMs: 3000, luminance: 90, movement: 9, recording: '' } },
        client.bank.origins.liveness,
      ),
  ],
];

const order: readonly Attack[] = [
  [
    'a task left out',
    on('identityDocUpload', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'signature' } }]),
  ],
  [
    'the last task at once',
    on('identityDocUpload', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'welcome' } }]),
  ],
  [
    'a task that is none',
    on('identityDocUpload', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: '__proto__' } }]),
  ],
  [
    'the bank’s own task',
    on('middleControl', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'summary' } }]),
  ],
  [
    'the search, by the client',
    on('duplicateSearch', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'duplicateConfirmation' } }]),
  ],
  [
    'a file closed by its client',
    on(
      'duplicateConfirmation',
      file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'duplicateClosed' } }],
      'individual',
      { initBo: true },
    ),
  ],
  [
    'look-alikes confirmed by the client of an adviser',
    on(
      'duplicateConfirmation',
      file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'middleControl' } }],
      'individual',
      { initBo: true },
    ),
  ],
  [
    'the signature without the terms',
    on('summary', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'signature' } }]),
  ],
  [
    'past the signature by a call',
    on('signature', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'welcome' } }]),
  ],
  [
    'terms accepted before the recap',
    on('compInfos', file => [`${V}/states/prepareSignature`, { method: 'POST', token: person(file), body: {} }]),
  ],
  [
    'terms accepted for the holder by the co-holder at their signature',
    on('signature', file => [`${V}/states/prepareSignature`, { method: 'POST', token: coHolder(file), body: {} }], 'joint'),
  ],
  [
    'a video before its time',
    on('compInfos', file => [`${V}/liveness`, { method: 'POST', token: person(file), body: { participant: 'TIT' } }]),
  ],
  [
    'the co-holder’s video by the holder',
    on('coHolderSignature', file => [`${V}/liveness`, { method: 'POST', token: person(file), body: { participant: 'COT' } }], 'joint'),
  ],
  [
    'the co-holder’s ceremony by the holder',
    on(
      'coHolderSignature',
      file => [`/api/exchanges/${file.idEne}/offer/sign/start`, { method: 'POST', token: person(file), body: {} }],
      'joint',
    ),
  ],
  [
    'a ceremony without a video',
    on('signature', file => [`/api/exchanges/${file.idEne}/offer/sign/start`, { method: 'POST', token: person(file), body: {} }]),
  ],
  ['a signature code before a ceremony', on('signature', file => [`${V}/sms/me/otp`, { method: 'POST', token: person(file), body: {} }])],
  [
    'the end without anything signed',
    on('signature', file => [`${V}/states/subcriptionEnd`, { method: 'POST', token: person(file), body: {} }]),
  ],
  [
    'the holder’s signature told as done',
    on('signature', file => [`${V}/states/finalizeHolderSignature`, { method: 'POST', token: person(file), body: {} }]),
  ],
  [
    'the holder’s signature told by the co-holder',
    on(
      'signature',
      file => [`${V}/states/finalizeHolderSignature`, { method: 'POST', token: coHolder(signedBy(file)), body: {} }],
      'joint',
    ),
  ],
  [
    'a video in an adviser’s file before its terms',
    on('signature', file => [`${V}/liveness`, { method: 'POST', token: person(file), body: { participant: 'TIT' } }], 'individual', {
      initBo: true,
    }),
  ],
  [
    'a ceremony in an adviser’s file before its terms, the video made',
    on(
      'signature',
      file => {
        check(client.bank, file, 'TIT');
        return [`/api/exchanges/${file.idEne}/offer/sign/start`, { method: 'POST', token: person(file), body: {} }];
      },
      'individual',
      { initBo: true },
    ),
  ],
  [
    'LIV-03: a fourth video check',
    on('signature', file => {
      for (let made = 0; made < 3; made += 1) check(client.bank, file, 'TIT', { validated: false });
      return [`${V}/liveness`, { method: 'POST', token: person(file), body: { participant: 'TIT' } }];
    }),
  ],
  [
    'a second ceremony, once signed',
    on('signature', file => [`/api/exchanges/${file.idEne}/offer/sign/start`, { method: 'POST', token: person(signedBy(file)), body: {} }]),
  ],
  [
    'a step of a file that is closed',
    on(
      'compInfos',
      file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: { state: 'structureChoice' } }],
      'individual',
      { status: 'SUBSCRIPTION_FINALIZED' },
    ),
  ],
];

const signedChange = (place: (file: Subscription) => string, method: string, body: unknown) =>
  on('signature', file => [place(signedBy(file)), { method, token: person(file), body }]);
const stands: readonly Attack[] = [
  ['the card, once signed', signedChange(() => `${V}/cart/me`, 'PATCH', { selectedContracts: [] })],
  ['the name, once signed', signedChange(({ holder }) => `${V}/prospect/${holder.personId}`, 'PUT', { identity: { lastname: 'Autre' } })],
  ['the address, once signed', signedChange(({ holder }) => `${V}/prospect/${holder.personId}`, 'PUT', { address: { town: 'LYON' } })],
  ['the e-mail, once signed', signedChange(({ holder }) => `${V}/prospect/${holder.personId}`, 'PUT', { email: 'autre@example.fr' })],
  ['a proof, once signed', signedChange(() => `${V}/proofs/deleteDocument/me`, 'POST', { docRank: '1' })],
  ['a proof forced, once signed', signedChange(() => `${V}/proofs/forceDocument/me`, 'POST', { docRank: '1' })],
  ['an analysis, once signed', signedChange(({ idEne }) => `${V}/exchanges/${idEne}/controls`, 'POST', { docRank: '1' })],
  [
    'a name while the bank looks at the file',
    on('middleControl', file => [
      `${V}/prospect/${file.holder.personId}`,
      { method: 'PUT', token: person(file), body: { identity: { lastname: 'Autre' } } },
    ]),
  ],
  [
    'a proof while the bank looks at the file',
    on('middleControl', file => [`${V}/proofs/deleteDocument/me`, { method: 'POST', token: person(file), body: { docRank: '1' } }]),
  ],
  [
    'the mobile, which identifies the file',
    on('compInfos', file => [
      `${V}/prospect/${file.holder.personId}`,
      { method: 'PUT', token: person(file), body: { mobilePhone: '06 39 98 44 44' } },
    ]),
  ],
  [
    'the e-mail at the recap without a code',
    on('summary', file => [
      `${V}/prospect/${file.holder.personId}`,
      { method: 'PUT', token: person(file), body: { email: 'autre@example.fr' } },
    ]),
  ],
  [
    'the e-mail at the recap with a guessed code',
    on('summary', file => [
      `${V}/prospect/${file.holder.personId}`,
      { method: 'PUT', token: person(file), body: { email: 'autre@example.fr', oneTimeCode: '123456' } },
    ]),
  ],
  [
    'the co-holder’s name by the holder, once the co-holder is on their own',
    on(
      'coHolderSignature',
      file => [
        `${V}/prospect/${file.coHolder!.personId}`,
        { method: 'PUT', token: person(file), body: { identity: { lastname: 'Autre' } } },
      ],
      'joint',
    ),
  ],
  [
    'the holder’s income by the co-holder on their own',
    on(
      'coHolderSignature',
      file => [`${V}/prospect/${file.holder.personId}`, { method: 'PUT', token: coHolder(file), body: { monthlyNetIncome: 1 } }],
      'joint',
    ),
  ],
];

const advising: readonly Attack[] = [
  [
    'X13: the adviser’s client id alone',
    () => client.say('/api/public/states', { method: 'POST', headers: { 'x-client-id': 'mdc-01' }, body: creation }),
  ],
  [
    'X13: the adviser’s client id with a client’s bearer',
    on('compInfos', file => [
      '/api/public/states',
      { method: 'POST', token: person(file), headers: { 'x-client-id': 'mdc-01' }, body: creation },
    ]),
  ],
  [
    'X13: a flag of one’s own',
    () => client.say('/api/public/states', { method: 'POST', body: { ...creation, isInitBo: '1', initBo: true } }),
  ],
  ['the workstation’s code at the prospect’s client', () => token({ code: client.workstationCode(), code_verifier: '' })],
  ['the workstation’s code with a verifier', () => token({ code: client.workstationCode(), client_id: 'mdc-01' })],
  [
    'the client’s video by the adviser',
    on(
      'signature',
      file => [`${V}/liveness`, { method: 'POST', token: client.adviser(file.id), body: { participant: 'TIT' } }],
      'individual',
      { initBo: true },
    ),
  ],
  [
    'the client’s ceremony by the adviser',
    on(
      'signature',
      file => [`/api/exchanges/${file.idEne}/offer/sign/start`, { method: 'POST', token: client.adviser(file.id), body: {} }],
      'individual',
      { initBo: true },
    ),
  ],
  [
    'the client’s code by the adviser',
    on('signature', file => [`${V}/sms/me/otp`, { method: 'POST', token: client.adviser(file.id), body: {} }], 'individual', {
      initBo: true,
    }),
  ],
  [
    'the client’s terms by the adviser at the signature',
    on('signature', file => [`${V}/states/prepareSignature`, { method: 'POST', token: client.adviser(file.id), body: {} }], 'individual', {
      initBo: true,
    }),
  ],
  [
    'the end by the adviser',
    on('signature', file => [`${V}/states/subcriptionEnd`, { method: 'POST', token: client.adviser(file.id), body: {} }], 'individual', {
      initBo: true,
    }),
  ],
  ['a file before one is created', () => client.say(`${V}/cart/me`, { token: client.adviser() })],
];

const signingIn: readonly Attack[] = [
  ['X08: an empty state', () => asked({ state: '' })],
  ['X08: an empty challenge', () => asked({ code_challenge: '' })],
  ['X08: a plain challenge', () => asked({ code_challenge_method: 'plain' })],
  ['X20: a redirect to another site', () => asked({ redirect_uri: 'https://example.org/ouvrirmoncompte/main' })],
  ['X20: a redirect to another port', () => asked({ redirect_uri: 'http://localhost:1/ouvrirmoncompte/main' })],
  ['X20: a redirect to another page', () => asked({ redirect_uri: `${client.front}/ouvrirmoncompte/redirect` })],
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
  ['a client that nobody registered', () => asked({ client_id: 'somebody' })],
  ['a client’s address with another’s name', () => asked({ client_id: 'mdc-01' })],
  ['a token for a guessed code', () => token({ code: 'guessed' })],
  ['a token without a code', () => token({ code: '' })],
  ['a token for nobody’s client', () => token({ code: 'guessed', client_id: 'somebody' })],
  [
    'a link that was guessed',
    () => client.say('/api/token', { method: 'POST', body: { client_id: 'omc-01', grant_type: 'authorization_code', code: 'guessed' } }),
  ],
  ['an SMS to a guessed person', () => client.say('/api/public/sms?uuid=guessed&client_id=omc-01', { method: 'POST', body: {} })],
  ['a file without a captcha', () => client.say('/api/public/states', { method: 'POST', body: creation })],
  [
    'a file with a forged captcha',
    () => client.say('/api/public/states', { method: 'POST', headers: { 'x-captcha-response': 'Zm9yZ2Vk' }, body: creation }),
  ],
];

const page = (mimeType: string, content: string) => ({
  docRank: '1',
  documentCode: '95',
  pages: [{ side: 'SINGLE', mimeType, content: Buffer.from(content).toString('base64') }],
});
const upload = (body: unknown) =>
  on('identityDocUpload', file => [`${V}/exchanges/${file.idEne}/documents`, { method: 'POST', token: person(file), body }]);
const shapes: readonly Attack[] = [
  ['X18: HTML said to be a picture', upload(page('image/png', '<html><script>alert(1)</script></html>'))],
  ['X18: SVG', upload(page('image/svg+xml', '<svg onload="alert(1)"/>'))],
  ['X18: HTML', upload(page('text/html', '<script>alert(1)</script>'))],
  ['X18: a PDF said to be a JPEG', upload(page('image/jpeg', '%PDF-1.7'))],
  ['X18: nothing', upload(page('image/jpeg', ''))],
  ['X18: five megabytes', upload(page('application/pdf', `%PDF-1.7${'0'.repeat(5 * 1024 * 1024)}`))],
  [
    'a body of nine megabytes',
    on('compInfos', file => [
      `${V}/prospect/${file.holder.personId}`,
      { method: 'PUT', token: person(file), body: { wealth: '0'.repeat(9 * 1024 * 1024) } },
    ]),
  ],
  [
    'a body that is no JSON',
    on('compInfos', file => [`${V}/prospect/${file.holder.personId}`, { method: 'PUT', token: person(file), body: '{"wealth":' }]),
  ],
  [
    'a part of another type',
    on('compInfos', file => [
      `${V}/prospect/${file.holder.personId}`,
      { method: 'PUT', token: person(file), body: { monthlyNetIncome: '1e9' } },
    ]),
  ],
  [
    'a prototype in the body',
    on('compInfos', file => [`${V}/workflow/me`, { method: 'PUT', token: person(file), body: '{"__proto__":{"state":"welcome"}}' }]),
  ],
  [
    'markup for a name',
    on('identityValidation', file => [
      `${V}/prospect/${file.holder.personId}`,
      { method: 'PUT', token: person(file), body: { identity: { lastname: '<img src=x onerror=alert(1)>' } } },
    ]),
  ],
  [
    'a contract that is not offered',
    on('compInfos', file => [
      `${V}/cart/me`,
      { method: 'PATCH', token: person(file), body: { selectedContracts: [{ catalogNumber: '1', type: 'CARDS', participants: [] }] } },
    ]),
  ],
  [
    'a report of a megabyte',
    () =>
      client.say('/api/public/csp-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body: '0'.repeat(1024 * 1024),
      }),
  ],
  ['headers of a hundred kilobytes', () => client.say('/', { headers: { 'x-long': '0'.repeat(100 * 1024) } })],
  ['a query that is a list', () => client.say('/api/public/sms?uuid=a&uuid=b', { method: 'POST', body: {} })],
  ['a dot-file', () => client.say('/ouvrirmoncompte/.env')],
  ['a dot-file further down', () => client.say('/ouvrirmoncompte/.git/config')],
  ['a way out of the folder', () => client.say('/ouvrirmoncompte/..%2f..%2fpackage.json')],
  ['a way out, twice encoded', () => client.say('/ouvrirmoncompte/%252e%252e/package.json')],
  ['an address that is none', () => client.say('/ouvrirmoncompte/%E0%A4%A')],
];

const hosts: readonly Attack[] = [
  ['the API under another name', () => client.say(`${V}/states?prospectId=me`, { headers: { host: 'evil.example' } })],
  ['the site under another name', () => client.say('/ouvrirmoncompte/main', { headers: { host: 'evil.example' } })],
  ['a name that ends like ours', () => client.say('/ouvrirmoncompte/main', { headers: { host: 'localhost.evil.example' } })],
  ['the desk under another name', () => client.say('/bureau/api/messages', { headers: { host: 'evil.example' } }, client.desk)],
  [
    'the desk from another page',
    () => client.say('/bureau/api/reset', { method: 'POST', headers: { origin: 'https://evil.example' }, body: {} }, client.desk),
  ],
  [
    'the ceremony under another name',
    () => client.say('/ceremonie/SG-1', { headers: { host: 'evil.example' } }, client.bank.origins.signature),
  ],
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
  test('a forged host stands in no address that the bank gives', async () => {
    const file = client.file('signature', 'individual', { front: client.front });
    check(client.bank, file, 'TIT');
    const port = new URL(client.front).port;
    const answer = await client.say(`/api/exchanges/${file.idEne}/offer/sign/start`, {
      method: 'POST',
      token: person(file),
      headers: { host: `127.0.0.1:${port}` },
      body: {},
    });
    expect(answer.status).toBe(200);
    expect(client.bank.store.ofFile('signature', file.id, Signature)[0]!.returnTo).toBe(`${client.front}/ouvrirmoncompte/signature`);
  });

  test('LIV-03: a capture is taken once, and what it ended with stays', async () => {
    const file = client.file('signature');
    check(client.bank, file, 'TIT', { id: 'LV-1', nonce: 'n', status: 'ONGOING', validated: false, count: 0 });
    const film = (nonce: string) =>
      client.say(
        '/capture/LV-1',
        { method: 'POST', body: { nonce, durationMs: 3_000, luminance: 90, movement: 9, recording: '' } },
        client.bank.origins.liveness,
      );
    expect((await film('n')).status).toBe(200);
    const [ended] = client.bank.store.ofFile('liveness', file.id, Liveness);
    expect((await film('n')).status).toBe(409);
    expect(client.bank.store.ofFile('liveness', file.id, Liveness)).toEqual([ended]);
  });

  test('X12: in production the header of a local host is no bearer', async () => {
    const file = client.file('compInfos');
    client.bank.store.put('jwt', 'local', {
      value: 'local',
      expires: client.bank.millis() + 60_000,
      subscription: file.id,
      participant: 'TIT',
    });
    const asLocal = () => client.say(`${V}/states?prospectId=me`, { headers: { 'x-local-jwt': 'local' } });
    expect((await asLocal()).status).toBe(200);
    jest.replaceProperty(client.bank, 'options', { ...client.bank.options, environment: 'prod' });
    expect((await asLocal()).status).toBe(401);
    jest.restoreAllMocks();
  });

  test('a signature code is guessed five times at most', async () => {
    const file = client.file('signature');
    ceremony(client.bank, file, 'TIT', { code: '123456' });
    const { id } = client.bank.store.ofFile('signature', file.id, Signature)[0]!;
    const guess = (code: string) =>
      client.say(`/ceremonie/${id}`, { method: 'POST', form: { code, sign: '1' } }, client.bank.origins.signature);
    for (let round = 0; round < 5; round += 1) await guess('000000');
    await guess('123456');
    expect((await client.say(`/api/exchanges/${file.idEne}/offers/sign/status`, { token: person(file) })).body).toContain('ERROR');
  });

  test('a signed-out bearer is worth nothing', async () => {
    const file = client.file('compInfos');
    const bearer = person(file);
    await client.say('/identite/revoke', { method: 'POST', form: { token: bearer } });
    expect((await client.say(`${V}/states?prospectId=me`, { token: bearer })).status).toBe(401);
  });

  test('X18: what a PDF holds is inflated up to its limit and no further, alone and together', async () => {
    const MEGABYTE = 1024 * 1024;
    const pdf = (...streams: readonly Buffer[]) =>
      Buffer.concat(
        streams.flatMap(stream => [
          Buffer.from('1 0 obj\n<</Filter /FlateDecode>>\nstream\n'),
          stream,
          Buffer.from('\nendstream\nendobj\n'),
        ]),
      );
    const holding = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MEGABYTE), { level: 1 });
    const part = holding(30);
    expect([await isBounded(pdf(part, part)), await isBounded(pdf(part, part, part))]).toEqual([true, false]);
    // a reader that goes on past the limit finds that the stream breaks off, and takes it for a small one
    const bomb = holding(80);
    expect(await isBounded(pdf(bomb.subarray(0, Math.floor(bomb.length * 0.95))))).toBe(false);
    expect(await isBounded(Buffer.from('%PDF-1.7\n1 0 obj\n<</Filter [/FlateDecode /FlateDecode]>>\nstream\n0\nendstream'))).toBe(false);
  }, 60_000);
});
