import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ranks } from '@domain/proofs/papers';
import { prepareFile } from '@sandbox/prepared/prepare';
import { keepProof, proofOf } from '@sandbox/proofs';
import { deskServer } from '@sandbox/server';
import { scenarios } from '@sandbox/scenarios/scenarios';
import { signatureOf } from '@sandbox/signing';
import { file } from '@sandbox/states/support';
import { check, ceremony } from '@sandbox/states/endSeeds';
import type { Subscription } from '@sandbox/store/documents';
import { broughtUpToDate, reviewed } from '@sandbox/workflow';
import { aBank, postForm, served } from './support';

type Details = Readonly<Record<string, unknown>>;

/** Draws and analyses documents. */

const bank = aBank();
const desk = served(deskServer(bank));
beforeEach(() => bank.store.clear());

const get = async (url: string) => desk.inject({ url });
const post = async (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  desk.inject({ method: 'POST', url: `/bureau/api/${url}`, payload, headers });
const submit = async (url: string, fields: Record<string, string> = {}) => postForm(desk, `/bureau/api/${url}`, fields);

/** A proof with a finished analysis. */
const controlled = (subscription: string) =>
  ({ subscription, rank: '1', documentCode: '001111', complete: true, forced: false, controlId: 'c', dueAt: 0 }) as const;

describe('what the desk shows', () => {
  test.each(['/', '/messages', '/cas', '/reglages', '/pannes', '/rapports', '/phrases'])(
    '%s is a page of its own, with nothing inlined',
    async url => {
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(body.match(/<h1>/g)).toHaveLength(1);
      expect(body).toContain(`href="${url}" aria-current="page"`);
      expect(body).not.toMatch(/<script(?! src)|<style|\son\w+=|\sstyle=/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
    },
  );

  test('XTR-13: /livre is the auditors’ book as it is in git; its own script is the only one allowed', async () => {
    const { statusCode, body, headers } = await get('/livre');
    expect(statusCode).toBe(200);
    expect(body).toBe(readFileSync('docs/livre/index.html', 'utf8'));
    const script = /<script>([\s\S]*)<\/script>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
  });

  test('what a client typed is text, never markup', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const subscription = file(bank);
    const { holder } = subscription;
    const { identity } = holder.person;
    bank.keep({
      ...subscription,
      holder: { ...holder, person: { ...holder.person, email: evil, identity: { ...identity, lastname: evil } } },
    });
    bank.say('sms', evil, `http://localhost:1/"><b>${evil}`);
    bank.store.put('report', 'r', { at: bank.now(), report: { blocked: evil } });
    keepProof(bank, {
      ...controlled(subscription.id),
      comment: evil,
      pages: [{ side: evil, mimeType: evil, content: '' }],
      outcome: { result: 'KO', reason: evil, read: { lastName: evil }, expected: { lastName: evil } },
    });
    for (const url of ['/', '/messages', '/rapports', `/dossiers/${subscription.id}`]) {
      const { body } = await get(url);
      expect(body).toContain('&lt;img src=x');
      expect(body).not.toContain('<img src=x');
      expect(body).not.toContain('"><b>');
    }
  });

  test('a file that is not known is a page that leads back', async () => {
    expect(await get('/dossiers/nobody')).toMatchObject({ statusCode: 404, body: expect.stringContaining('href="/"') as unknown });
  });

  test('XTR-56: files are found by name, e-mail, mobile and number; those prepared from the page have people of their own', async () => {
    const names = async () => {
      const page = (await get('/')).body;
      return ['firstName', 'lastName'].map(name => new RegExp(`name="${name}" type="text" value="([^"]+)"`).exec(page)?.[1] ?? '');
    };
    const made = [];
    for (let count = 0; count < 2; count += 1) {
      const [firstName = '', lastName = ''] = await names();
      const at = (await submit('files', { task: 'identityDocUpload', firstName, lastName })).headers.location ?? '';
      const { id, holder, prospectId } = bank.subscription(/dossiers\/(.+)\?/.exec(at)?.[1] ?? '')!;
      const { email, mobilePhone } = holder.person;
      made.push({ name: `${firstName} ${lastName}`, email, mobilePhone, prospectId, id });
    }
    const [first, second] = made;
    for (const field of ['name', 'email', 'mobilePhone', 'prospectId'] as const) {
      expect(first![field]).not.toBe(second![field]);
      const { body } = await get(`/?${new URLSearchParams({ q: first![field].normalize('NFD').toUpperCase() }).toString()}`);
      expect([body.includes(`/dossiers/${first!.id}`), body.includes(`/dossiers/${second!.id}`)]).toEqual([true, false]);
    }
    expect((await get('/?q=personne')).body).toContain('Aucun dossier pour');
  });

  test('XTR-56: a long list comes in pages', async () => {
    for (let at = 0; at < 45; at += 1) bank.store.put('event', `e${at}`, { at: bank.now(), report: `event number ${at}.` });
    const seen = async (page: string) => (await get(`/rapports?sorte=event&page=${page}`)).body.match(/<details>/g)?.length;
    expect([await seen('1'), await seen('3'), await seen('99'), await seen('none')]).toEqual([20, 5, 5, 20]);
    expect((await get('/rapports?sorte=event')).body).toContain('href="?sorte=event&amp;page=2"');
  });

  test('XTR-15: every scenario is on the page of scenarios', async () => {
    const { body } = await get('/cas');
    expect(scenarios.filter(({ id }) => !body.includes(`<code>${id}</code>`))).toEqual([]);
  });
});

/** Everything of a file's page that a person reads, selects aside. */
const read = (body: string): string => body.replace(/<select[\s\S]*?<\/select>/g, '').replace(/<[^>]+>/g, ' ');

describe('the desk speaks in words, not in codes', () => {
  test('SUM-01: what a file says of a person reads as the person said it', async () => {
    const { id } = await prepareFile(bank, { task: 'summary' });
    const text = read((await get(`/dossiers/${id}`)).body);
    for (const word of ['Madame', 'Célibataire', 'France', 'Nantes Centre', 'Rue', 'Oui']) expect(text).toContain(word);
    expect(text).not.toMatch(/\b(MME|MR|CEL|LOC|RUE|001|[a-z]+DocUpload|summary|undefined)\b/);
  });

  test.each([
    ['accepted', 'Acceptée, compte créé'],
    ['analysis', 'Étude prolongée'],
    ['KO_01', 'Refusée pour de bon'],
    ['KO_03', 'Création en échec, la banque peut la reprendre'],
    ['HOLDER_SIGNATURE_KO', 'Signature du titulaire refusée après coup'],
  ])('FIN-02: the decision expected, %s: %s', async (decision, words) => {
    const { id } = await prepareFile(bank, { task: 'signature' });
    expect((await post(`files/${id}/switches`, { decision })).statusCode).toBe(200);
    const text = read((await get(`/dossiers/${id}`)).body);
    expect(text).toMatch(new RegExp(`Prévue\\s+${words}`));
    expect(text).not.toContain(decision);
  });

  test('PRF-08: why the analysis refused a document', async () => {
    const subscription = file(bank);
    const outcome = { result: 'KO', reason: 'MISSING_BACK', read: {}, expected: {} } as const;
    keepProof(bank, { ...controlled(subscription.id), pages: [], outcome });
    const text = read((await get(`/dossiers/${subscription.id}`)).body);
    expect(text).toContain('Refusé\u00a0: il manque le verso.');
    expect(text).not.toContain('MISSING_BACK');
  });
});

describe('the review of a prepared file', () => {
  test('MID-01: the desk sees the pictures and what was read, and accepts: the client gets an SMS and an e-mail', async () => {
    const { id, holder } = await prepareFile(bank, { task: 'middleControl' });
    const page = await get(`/dossiers/${id}`);
    expect(page.body).toContain('Accepter le dossier');
    expect(page.body).toContain('Atelier Spécimen');
    const picture = await get(`/bureau/pieces/${id}/${ranks.TIT.identity}/0`);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect((await get(`/bureau/api/files/${id}`)).json()).toMatchObject({
      task: 'middleControl',
      proofs: [{ rank: '1', standing: 'validated' }, { rank: '2' }, { rank: '4' }],
    });
    expect((await post(`files/${id}/accept`)).json()).toEqual({ task: 'summary' });
    const told = bank.messages().filter(({ text }) => text.includes('acceptés'));
    expect(told.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', holder.person.email],
      ['sms', holder.person.mobilePhone],
    ]);
    expect(told.every(({ text }) => text.startsWith('Valdrune'))).toBe(true);
    expect((await post(`files/${id}/accept`)).statusCode).toBe(409);
  });

  const corrected = async (change: (person: Details) => Details): Promise<Subscription> => {
    const dossier = await prepareFile(bank, { task: 'summary' });
    const { identity, birth } = dossier.holder.person;
    const details = { identity, birth, ...dossier.holder.details };
    reviewed(bank, { ...dossier, holder: { ...dossier.holder, details: { ...details, ...change(details) } } });
    return broughtUpToDate(bank, { ...bank.subscription(dossier.id)!, goesOnAt: 0 });
  };
  const part = (person: Details, name: string): Details => person[name] as Details;

  test.each<[what: string, change: (person: Details) => Details, told: readonly string[]]>([
    ['a first name', person => ({ identity: { ...part(person, 'identity'), firstname: 'Corrigée' } }), ['Prénoms', 'Corrigée']],
    ['a birthdate', person => ({ birth: { ...part(person, 'birth'), birthdate: '1991-02-03' } }), ['Naissance', '03/02/1991']],
    ['a street', person => ({ address: { ...part(person, 'address'), streetName: 'DES ACACIAS' } }), ['Adresse', 'DES ACACIAS']],
  ])('D-52: %s corrected at the recap that the proofs do not show waits for the desk, which reads why', async (_what, change, told) => {
    const { id, task } = await corrected(change);
    expect(task).toBe('middleControl');
    const page = read((await get(`/dossiers/${id}`)).body);
    for (const text of ['ne concorde pas avec les justificatifs', ...told]) expect(page).toContain(text);
    expect((await post(`files/${id}/accept`)).json()).toEqual({ task: 'summary' });
  });

  test.each([
    ['in capitals', { lastname: 'EXEMPLE' }],
    ['of use, where the paper shows the name of birth', { lastname: 'Corrigé' }],
  ])('D-52: a name %s agrees with the proofs, and the file continues by itself', async (_what, names) => {
    const { task } = await corrected(person => ({ identity: { ...part(person, 'identity'), ...names } }));
    expect(task).toBe('summary');
  });

  test.each([
    ['without a reason', { rank: '2', reason: ' ' }],
    ['of a rank that the file does not have', { rank: '9', reason: 'Illisible' }],
  ])('XTR-07: a proof %s is not sent back', async (_what, wish) => {
    const { id } = await prepareFile(bank, { task: 'middleControl' });
    expect((await post(`files/${id}/send-back`, wish)).statusCode).toBe(400);
  });

  test('PRF-12: a proof can be taken out of the file', async () => {
    const { id } = await prepareFile(bank, { task: 'summary' });
    expect((await post(`files/${id}/remove-proof`, { rank: '4' })).statusCode).toBe(200);
    expect(proofOf(bank, id, '4')).toBeUndefined();
    expect((await post(`files/${id}/remove-proof`, { rank: '4' })).statusCode).toBe(400);
  });
});

describe('a prepared file', () => {
  test('its papers are in its own people’s names, also after other people were prepared: the analysis validates them', async () => {
    const outcomes = async (lastName?: string) => {
      const { id } = await prepareFile(bank, { task: 'summary', ...(lastName === undefined ? {} : { lastName }) });
      return ['1', '2', '4'].map(rank => proofOf(bank, id, rank)?.outcome?.result);
    };
    for (const lastName of ['Quenouille', undefined, 'Quenouille']) expect(await outcomes(lastName)).toEqual(['OK', 'OK', 'OK']);
  });

  test.each([
    [{ task: 'signature', done: 'signature' }, 'signature'],
    [{ task: 'coHolderSignature', workflow: 'joint', variant: 'omc-03' }, 'coHolderSignature'],
    [{ task: 'identityDocUpload', variant: 'mdc-01', local: 'fin.ko00' }, 'identityDocUpload'],
  ] as const)('%j stands where it was asked to, with its link in the outbox', async (wish, task) => {
    const { statusCode, body } = await post('files', wish);
    expect(statusCode).toBe(201);
    const { id } = JSON.parse(body) as { id: string };
    expect(bank.subscription(id)).toMatchObject({ task, initBo: 'variant' in wish && wish.variant === 'mdc-01' });
    expect(bank.messages()[0]?.text).toContain('/acces/login?code=');
  });

  test.each([
    {},
    { task: 'welcome' },
    { task: 'coHolderSummary' },
    { task: 'summary', local: '<b>' },
    { task: 'summary', variant: 'omc-99' },
    { task: 'summary', workflow: 'three' },
  ])('%j is not one', async wish => expect((await post('files', wish)).statusCode).toBe(400));
});

test('JNT-03: an agency corrects the address of a co-holder who receives nothing, after the holder has signed', async () => {
  const { id } = file(bank, { task: 'coHolderSignature' }, 'joint');
  expect((await get(`/dossiers/${id}`)).body).toContain('Corriger l’adresse');
  expect((await post(`files/${id}/email`, { who: 'COT', email: 'pas une adresse' })).statusCode).toBe(400);
  expect((await post(`files/${id}/email`, { who: 'COT', email: 'bon@example.org' })).statusCode).toBe(200);
  expect(bank.messages()[0]).toMatchObject({ to: 'bon@example.org', text: expect.stringContaining('vous invite à signer') });
});

describe('the end of a file', () => {
  test('video checks with what they measured, their film, the ceremonies, the decision', async () => {
    const subscription = file(bank, { task: 'signature' });
    const recording = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2]).toString('base64');
    const measured = { validated: false, fault: 'black', gesture: 'Levez le menton', measures: { luminance: 3.21 } } as const;
    check(bank, subscription, 'TIT', { id: 'LV-1', ...measured, recording });
    ceremony(bank, subscription, 'TIT');
    const { body } = await get(`/dossiers/${subscription.id}`);
    for (const shown of ['Levez le menton', 'l’image est noire', '3.2', 'src="/bureau/films/LV-1"']) expect(body).toContain(shown);
    const film = await get('/bureau/films/LV-1');
    expect([film.headers['content-type'], film.rawPayload.length]).toEqual(['video/webm', 6]);
    expect((await get('/bureau/films/LV-2')).statusCode).toBe(404);
  });

  test.each([
    ['expired', 'ERROR'],
    ['refused', 'KO'],
  ] as const)('SGN-04: the desk lets the ceremony under way end: %s', async (end, status) => {
    const subscription = file(bank, { task: 'signature' });
    ceremony(bank, subscription, 'TIT');
    expect((await post(`files/${subscription.id}/ceremony`, { end })).statusCode).toBe(200);
    expect(signatureOf(bank, subscription.id, 'TIT')?.status).toBe(status);
    expect((await post(`files/${subscription.id}/ceremony`, { end })).statusCode).toBe(409);
  });

  test('the bank’s papers are there to be read', async () => {
    const { id } = file(bank, { task: 'signature' });
    const paper = await get(`/bureau/documents/${id}/TIT/contractual/0`);
    expect([paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect((await get(`/bureau/documents/${id}/TIT/other/0`)).statusCode).toBe(404);
  });

  test.each([
    ['SUBSCRIPTION_PURGED', 200],
    ['SUBSCRIPTION_BLOCKED', 200],
    ['UNKNOWN', 200],
    ['OPEN', 200],
    ['DELETED', 400],
  ])('ERR-02: a file that is set to %s: %d', async (status, answered) => {
    const { id } = file(bank);
    expect((await post(`files/${id}/status`, { status })).statusCode).toBe(answered);
    expect(bank.subscription(id)?.status === status).toBe(answered === 200);
  });
});

describe('switches, clock, faults', () => {
  test('switches of every file and of one', async () => {
    const { id } = file(bank);
    expect((await post('switches', { review: 'never', decision: 'KO_04' })).statusCode).toBe(200);
    expect((await post(`files/${id}/switches`, { decision: 'analysis', liveness: '' })).json()).toEqual({ decision: 'analysis' });
    expect(bank.switchesFor(id)).toEqual({ review: 'never', decision: 'analysis' });
    expect((await post('switches', {})).json()).toEqual({});
    expect(bank.switchesFor(id)).toEqual({ decision: 'analysis' });
  });

  test.each([{ review: 'sometimes' }, { decision: 'KO_99' }, { liveness: 'maybe' }, { signature: 'maybe' }])(
    '%j cannot be set',
    async switches => expect((await post('switches', switches)).statusCode).toBe(400),
  );

  test('the clock, as a program sets it and as the page does', async () => {
    const told = await desk.inject({ method: 'PUT', url: '/bureau/api/clock', payload: { now: '2026-01-02T08:00:00+01:00' } });
    expect(told.json<{ now: string }>().now).toMatch(/^2026-01-02T08:00:0/);
    const back = await submit('clock', { now: '2025-10-15T10:00:00+02:00' });
    expect([back.statusCode, back.headers.location]).toEqual([303, '/reglages?fait=horloge']);
    await submit('clock', { now: '2026-07-01T09:30' });
    expect(bank.now()).toMatch(/^2026-07-01T09:30:.*\+02:00$/);
    expect((await get('/reglages')).body).toContain('type="datetime-local" step="1" value="2026-07-01T09:30:');
    await submit('clock', { now: '2025-10-15T10:00:00+02:00' });
    const wrong = await submit('clock', { now: 'hier' });
    expect(wrong.headers.location).toBe('/reglages?probleme=instant');
    expect((await get('/reglages?probleme=instant')).body).toMatch(/<title>Erreur/);
  });

  test('a fault set from the page is listed, and lifted', async () => {
    const wish = { method: '*', path: '/api/v1/states', kind: 'status', status: '503', latencyMs: '', code: '', times: '2' };
    const set = await submit('faults', wish);
    expect(set.headers.location).toBe('/pannes?fait=panne');
    const [fault] = (await get('/bureau/api/faults')).json<readonly { id: string }[]>();
    expect(fault).toMatchObject({ kind: 'status', status: 503, times: 2 });
    expect((await get('/pannes')).body).toContain('/api/v1/states</code>');
    expect((await submit('faults/remove', { id: fault!.id })).headers.location).toBe('/pannes?fait=panne-levee');
    expect((await get('/bureau/api/faults')).json()).toEqual([]);
    expect((await post('faults', { method: 'GET', path: '/x', kind: 'status' })).statusCode).toBe(400);
  });

  test('what was done is shown once, by name only', async () => {
    expect((await get('/pannes?fait=panne')).body).toContain('La panne est posée.');
    expect((await get('/pannes?fait=%3Cb%3E')).body).not.toContain('<b>');
    expect((await get('/pannes?fait=constructor')).body).not.toContain('id="said"');
  });

  test('another site’s page cannot act at the desk', async () => {
    expect((await get('/')).headers['referrer-policy']).toBe('same-origin');
    expect((await post('reset', {}, { origin: 'http://elsewhere.example' })).statusCode).toBe(403);
    expect((await post('reset', {}, { origin: 'null' })).statusCode).toBe(403);
    expect((await post('reset', {}, { origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(200);
  });
});

describe('samples on demand', () => {
  test('for the person of a file, dated from the bank’s clock', async () => {
    const { id } = file(bank);
    const sample = await get(`/bureau/echantillons?document=MOBILE&outcome=OK&side=0&file=${id}`);
    expect([sample.statusCode, sample.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(sample.headers['content-disposition']).toContain('facture-mobile-ok');
  });

  test.each([
    'document=CNI&outcome=NOTHING',
    'document=TOAST&outcome=OK',
    'document=MOBILE&outcome=OK&side=1',
    'document=MOBILE&outcome=MISSING_BACK',
  ])('there is none for %s', async query => expect((await get(`/bureau/echantillons?${query}`)).statusCode).toBe(404));
});
