import type { FastifyInstance } from 'fastify';
import { bankCalls } from '@domain/calls/table';
import type { Bank } from '@sandbox/bank';
import { inviteAgain, MOST_MAILS, PAUSE_MS } from '@sandbox/access/invitation';
import { accountOf, end, finalisationWire, opened } from '@sandbox/finalisation/end';
import { stateOf } from '@sandbox/api/stateWire';
import { livenessServer, signatureServer } from '@sandbox/server';
import { check } from '@sandbox/states/endSeeds';
import { putInState } from '@sandbox/states/seeds';
import { finalisationRoutes } from '@sandbox/finalisation/routes';
import { checksOf, signatureOf } from '@sandbox/signing';
import { FAKE } from '@sandbox/states/fake';
import { bearerOf } from '@sandbox/states/support';
import { Signature, type Subscription } from '@sandbox/store/documents';
import { aBank, routesOf, wait } from './support';

const bank = aBank();
const FRONT = 'http://localhost:4101';
bank.origins = { fronts: [FRONT, 'http://localhost:4103'], liveness: 'http://localhost:4105', signature: 'http://localhost:4106' };
beforeEach(() => wait(bank, 0));

const app = routesOf(bank, finalisationRoutes);

const theFile = (): Subscription => bank.subscriptions()[0]!;

/** A joint file that both have signed and nobody has completed; the bank's clock is stopped. */
const bothSigned = (): Subscription => {
  putInState(bank, 'the co-holder has finished', { id: 'ene-1', finished: true });
  wait(bank, 0);
  return theFile();
};
const mails = (): readonly string[] => bank.messages().flatMap(({ channel, text }) => (channel === 'email' ? [text] : []));
const opening = (): number => bank.messages().filter(({ text }) => text.includes('otre compte est ouvert. Bienvenue')).length;

describe('R24, FIN-01: the subscription ends once, however often asked for', () => {
  test('the account that both holders ask for is created at the time first given', () => {
    const dossier = bothSigned();
    expect(end(bank, dossier)).toEqual({ kind: 'ended', analysis: false });
    wait(bank, 3_000);
    expect(end(bank, dossier)).toEqual({ kind: 'ended', analysis: false });
    expect(finalisationWire(bank, dossier)).toEqual({ status: 'ONGOING' });
    wait(bank, 2_000);
    expect(finalisationWire(bank, dossier)).toEqual({ status: 'ENDED', result: 'created' });
  });

  test.each([
    ['only one', [true, false], '2025-10-30'],
    ['each of the two', [true, true], undefined],
  ] as const)(
    'D-124: where the desk says so it is created after the period of withdrawal, %s having agreed not to wait',
    (_, answers, on) => {
      const dossier = bothSigned();
      bank.setSwitches({ opening: 'afterDelay' }, dossier.id);
      for (const signature of bank.store.all('signature', Signature)) {
        const startBeforeDelay = answers[signature.participant === 'TIT' ? 0 : 1];
        bank.store.put('signature', signature.id, { ...signature, startBeforeDelay });
      }
      end(bank, dossier);
      expect(stateOf(bank, theFile(), 'TIT').variables).toMatchObject({ finalisation: { status: 'ONGOING' } });
      expect(JSON.stringify(stateOf(bank, theFile(), 'TIT').variables)).toContain(on === undefined ? '' : `"opensOn":"${on}"`);
      wait(bank, 60_000);
      expect(finalisationWire(bank, theFile())).toMatchObject({ status: on === undefined ? 'ENDED' : 'ONGOING' });
      wait(bank, 16 * 24 * 3_600_000);
      expect(finalisationWire(bank, theFile())).toEqual({ status: 'ENDED', result: 'created' });
      expect(JSON.stringify(stateOf(bank, theFile(), 'TIT').variables)).not.toContain('opensOn');
    },
  );

  test('one account, one message a person, however often the file is read', () => {
    end(bank, bothSigned());
    wait(bank, 60_000);
    const before = opening();
    opened(bank, theFile());
    const account = accountOf(bank, theFile().id);
    expect(account?.number).toMatch(/^\d{11}$/);
    expect(opened(bank, theFile()).task).toBe('welcome');
    end(bank, theFile());
    opened(bank, theFile());
    expect(accountOf(bank, theFile().id)).toEqual(account);
    expect(opening() - before).toBe(2);
  });

  test.each([
    ['en', undefined],
    [undefined, 'en'],
  ] as const)('XTR-12: each of the two is told in their own language: holder %s, co-holder %s', (...languages) => {
    const dossier = bothSigned();
    const [holder, coHolder] = [dossier.holder, dossier.coHolder!].map((of, at) => ({
      ...of,
      language: languages[at],
      person: { ...of.person, email: `holder-${at}@example.fr` },
    }));
    bank.keep({ ...dossier, holder, coHolder } as Subscription);
    const before = bank.messages().length;
    end(bank, theFile());
    wait(bank, 60_000);
    opened(bank, theFile());
    const told = bank.messages().slice(0, bank.messages().length - before);
    const toldIn = ({ person }: Subscription['holder']) =>
      told
        .filter(({ to }) => [person.mobilePhone, person.email].includes(to))
        .map(({ text }) => (/[Yy]our account is open/.test(text) ? 'en' : 'fr'));
    expect([toldIn(theFile().holder), toldIn(theFile().coHolder!)]).toEqual(
      languages.map(language => [language ?? 'fr', language ?? 'fr']),
    );
  });

  test('XTR-53: the log of an adviser’s file tells the last signature, and the account', async () => {
    const { id } = bothSigned();
    bank.keep({ ...theFile(), initBo: true });
    bearerOf(bank, { subscription: id, participant: 'COT' });
    const ended = () =>
      app.inject({
        method: 'POST',
        url: '/v1/states/subcriptionEnd',
        headers: { authorization: `Bearer ${FAKE.token}` },
      });
    await ended();
    await ended();
    wait(bank, 60_000);
    opened(bank, theFile());
    opened(bank, theFile());
    expect(theFile().log?.map(({ taskId, who }) => [taskId, who])).toEqual([
      ['coHolderSignature', 'Éloi Exemple'],
      ['welcome', 'Banque'],
    ]);
  });

  test('X14: nothing ends before the last of them has signed', () => {
    putInState(bank, 'the co-holder has finished', { id: 'ene-1', finished: false });
    expect(end(bank, theFile())).toEqual({ kind: 'refused', code: 'generic' });
    expect(finalisationWire(bank, theFile())).toBeUndefined();
  });
});

describe('SGN-03, LIV-03: what the last of them must have done', () => {
  const last = () => ({
    signature: bank.store.ofDossier('signature', theFile().id, Signature).find(({ participant }) => participant === 'COT')!,
  });

  test.each(['KO', 'ERROR', 'ONGOING'] as const)('a signature that is %s ends nothing', status => {
    const dossier = bothSigned();
    bank.store.put('signature', last().signature.id, { ...last().signature, status });
    expect(end(bank, dossier)).toEqual({ kind: 'refused', code: 'generic' });
    expect(finalisationWire(bank, dossier)).toBeUndefined();
  });

  test('a video check that did not pass ends nothing', () => {
    const dossier = bothSigned();
    for (const check of checksOf(bank, dossier.id, 'COT')) bank.store.put('liveness', check.id, { ...check, validated: false });
    expect(end(bank, dossier)).toEqual({ kind: 'refused', code: 'generic' });
  });

  test('SGN-04: a ceremony that is past its time is an error, so that another can be opened', () => {
    bothSigned();
    const { signature } = last();
    bank.store.put('signature', signature.id, { ...signature, status: 'ONGOING', expires: bank.millis() + 1_000 });
    expect(signatureOf(bank, theFile().id, 'COT')?.status).toBe('ONGOING');
    wait(bank, 1_000);
    expect(signatureOf(bank, theFile().id, 'COT')?.status).toBe('ERROR');
  });
});

describe('JNT-03, D-38, XTR-63: the holder of a joint file has signed', () => {
  /** Another session tells the bank that the holder has signed. */
  const told = async (by: 'TIT' | 'COT', status: 'OK' | 'ONGOING' = 'OK') => {
    putInState(bank, 'an exchange has documents to sign', { id: 'ene-1', role: 'TIT', workflow: 'joint' });
    const dossier = theFile();
    bank.keep({
      ...dossier,
      workflow: 'joint',
      task: 'signature',
      coHolder: dossier.coHolder ?? { ...dossier.holder, personId: '20000002', uuid: 'uuid-2' },
    });
    check(bank, theFile(), 'TIT');
    bank.store.put('signature', 'SG-TIT', {
      ...{
        id: 'SG-TIT',
        subscription: dossier.id,
        participant: 'TIT',
        status,
        expires: bank.millis() + 60_000,
        returnTo: '',
        at: bank.now(),
      },
    });
    const before = mails().length;
    bearerOf(bank, { subscription: dossier.id, participant: by });
    const { path: url, method } = bankCalls.finalizeHolderSignature;
    const { statusCode } = await app.inject({ method, url, headers: { authorization: `Bearer ${FAKE.token}` } });
    return { statusCode, task: theFile().task, mails: mails().length - before };
  };

  test('the co-holder’s turn begins, and they are invited', async () => {
    expect(await told('TIT')).toEqual({ statusCode: 204, task: 'coHolderSignature', mails: 1 });
  });

  test('the co-holder cannot say it for them', async () => {
    expect(await told('COT')).toEqual({ statusCode: 409, task: 'signature', mails: 0 });
  });

  test('without a signature, nobody is invited', async () => {
    expect(await told('TIT', 'ONGOING')).toEqual({ statusCode: 422, task: 'signature', mails: 0 });
  });
});

describe('JNT-03: the invitation to sign is sent again', () => {
  test('names the bank and both people, at most one in two minutes and five a day, and answers alike', () => {
    putInState(bank, 'somebody is invited to sign', { id: 'ene-1', just: false });
    const dossier = theFile();
    const before = mails().length;
    const again = () => ({ ...inviteAgain(bank, dossier, 'COT'), left: mails().length - before });
    expect(again()).toEqual({ sentAt: new Date(bank.millis()).toISOString(), wait: 120, left: 1 });
    expect(mails()[0]).toMatch(/^Valdrune, pour Éloi Exemple\u00a0: Maëlle Exemple vous invite à signer/);
    wait(bank, 30_000);
    expect(again()).toEqual({ sentAt: new Date(bank.millis() - 30_000).toISOString(), wait: 90, left: 1 });
    for (let mail = 0; mail < MOST_MAILS; mail += 1) {
      wait(bank, PAUSE_MS);
      again();
    }
    expect(again()).toMatchObject({ left: MOST_MAILS - 1 });
    expect(again().wait).toBeGreaterThan(20 * 3_600);
    wait(bank, 24 * 3_600_000);
    expect(again()).toMatchObject({ wait: 120, left: MOST_MAILS });
  });

  test.each([
    [false, 'Pour retrouver votre demande'],
    [true, 'Votre conseiller a préparé votre demande'],
  ])('XTR-40: the holder asks for their own, with an adviser: %s', (initBo, words) => {
    putInState(bank, 'an exchange has documents to sign', { id: 'ene-1', role: 'TIT' });
    inviteAgain(bank, { ...theFile(), initBo }, 'TIT');
    expect(mails()[0]).toContain(`pour Maëlle Exemple\u00a0: ${words}`);
  });
});

describe.each<[string, (bank: Bank) => FastifyInstance, string]>([
  ['the capture', livenessServer, '/capture/'],
  ['the ceremony', signatureServer, '/ceremonie/'],
])('X05, X19: %s on its own origin', (_what, server, path) => {
  test.each(['inconnu', '../bureau'])('is framed by the front ends and by nobody else, errors included: %s', async id => {
    const app = server(bank);
    const { headers, statusCode } = await app.inject({ url: `${path}${id}` });
    await app.close();
    expect(statusCode).toBe(404);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${FRONT} http://localhost:4103`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|frame-ancestors 'none'/);
    expect(headers['permissions-policy']).toBe('camera=(self), microphone=(self)');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('XTR-24: a page of the bank', () => {
  const own = ['<header', '<main', '<footer'];
  const whole = ['<header>', '<summary>Besoin d’aide', '<main aria-label="Page inconnue">'];
  const framed = '<section class="framed" aria-label="Page inconnue">';

  test.each([
    ['in a frame of the front end repeats none of its parts', 'iframe', [framed], own],
    ['alone has a head with help and a main part, and no foot without a brand', 'document', whole, [framed, '<footer']],
  ])('%s', async (_what, destination, shown, absent) => {
    const app = signatureServer(bank);
    const { body } = await app.inject({ url: '/ceremonie/inconnu', headers: { 'sec-fetch-dest': destination } });
    await app.close();
    expect(shown.filter(part => !body.includes(part))).toEqual([]);
    expect(absent.filter(part => body.includes(part))).toEqual([]);
  });
});
