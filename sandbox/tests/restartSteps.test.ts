import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { papers } from '@domain/proofs/papers';
import type { TaskId } from '@domain/journey/steps';
import { captchaOf } from '@sandbox/api/captcha';
import { Bank } from '@sandbox/bank';
import { defaults } from '@sandbox/options';
import { prepareFile, type PreparedWish } from '@sandbox/prepared/prepare';
import { proofsOf } from '@sandbox/proofs';
import { variantServer } from '@sandbox/server';
import { bearerOf } from '@sandbox/states/support';
import { FAKE } from '@sandbox/states/fake';
import type { Proof, Subscription } from '@sandbox/store/documents';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-steps-'));
afterAll(() => fs.rmSync(data, { recursive: true, force: true }));

const DOWN_MS = 5 * 60_000;
let device = Date.parse('2026-11-27T09:00:00Z');
let bank: Bank;
let app: FastifyInstance;
let dossier: Subscription;
/** The papers of a prepared file, to be sent. */
let given: readonly Proof[] = [];

const start = (): void => {
  bank = new Bank({ ...defaults, data });
  app = variantServer(bank, captchaOf(bank), 'omc-01');
};
beforeAll(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => device);
  start();
});
afterAll(async () => {
  await app.close();
  bank.store.close();
});

/** Kills the bank, which writes nothing at its end, and starts it on the same data five minutes later: time went on by as much. */
const killed = async (): Promise<void> => {
  const before = bank.millis();
  const dead = app;
  bank.store.close();
  device += DOWN_MS;
  start();
  await dead.close();
  expect(bank.millis()).toBe(before + DOWN_MS);
};

interface Said {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Said> => {
  bearerOf(bank, { subscription: dossier.id, participant: 'TIT' });
  const headers = { host: 'localhost', authorization: `Bearer ${FAKE.token}`, 'idempotency-key': 'one' };
  const { statusCode, body } = await app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
  return { status: statusCode, body: body.startsWith('{') ? (JSON.parse(body) as Said['body']) : {} };
};

const task = async (): Promise<unknown> => (await call('GET', '/v1/states')).body['id'];
const documents = (name: string, more: object = {}) => call('POST', `/v1/exchanges/${dossier.idEne}/${name}`, { docRank: '1', ...more });
const upload = () => documents('documents', { documentCode: papers.CNI.code, pages: given.find(({ rank }) => rank === '1')?.pages ?? [] });
const analyse = async (): Promise<Said> => {
  await upload();
  await documents('documents/complete');
  return documents('controls');
};
const proof = async (): Promise<unknown> => (await call('GET', `/v1/proofs/${dossier.holder.personId}?docRank=1`)).body['controlResult'];
const save = () => call('PUT', `/v1/prospect/${dossier.holder.personId}`, { familySituation: { situation: 'CEL' } });
const saved = async () => (await call('GET', `/v1/persons/${dossier.holder.personId}`)).body['familySituation'];
const advance = (to: TaskId) => call('PUT', '/v1/workflow/me', { state: to });
const video = () => call('POST', '/v1/liveness', { participant: 'TIT' });
const sign = () => call('POST', `/exchanges/${dossier.idEne}/offer/sign/start`);

/** A step: the dossier that it needs, the customer's click, and what is true once the bank has it. */
interface Step {
  readonly wish: PreparedWish;
  readonly press: () => Promise<Said>;
  readonly holds: () => Promise<void>;
}

const steps: Readonly<Record<string, Step>> = {
  'a save': { wish: { task: 'identityValidation' }, press: save, holds: async () => expect(await saved()).toEqual({ situation: 'CEL' }) },
  'the end of a task': {
    wish: { task: 'deliveryChoice' },
    press: () => advance('duplicateSearch'),
    holds: async () => expect(await task()).not.toBe('deliveryChoice'),
  },
  'an upload': {
    wish: { task: 'identityDocUpload' },
    press: upload,
    holds: async () => expect((await documents('documents/complete')).status).toBe(204),
  },
  'an analysis': { wish: { task: 'identityDocUpload' }, press: analyse, holds: async () => expect(await proof()).toBe('OK') },
  polling: {
    wish: { task: 'identityValidation' },
    press: () => call('GET', '/v1/states'),
    holds: async () => expect(await proof()).toBe('OK'),
  },
  'the terms': {
    wish: { task: 'summary' },
    press: () => call('POST', '/v1/states/prepareSignature'),
    holds: async () => {
      await advance('signature');
      expect(await task()).toBe('signature');
    },
  },
  'the video': { wish: { task: 'signature' }, press: video, holds: async () => expect((await video()).status).toBe(201) },
  'the signature': {
    wish: { task: 'signature', done: 'video' },
    press: sign,
    holds: async () => expect((await call('GET', `/exchanges/${dossier.idEne}/offers/sign/status`)).body).toEqual({ status: 'ONGOING' }),
  },
};

describe('R10, X18: a bank that is killed at a step continues from there, and never goes back in time', () => {
  beforeAll(async () => {
    dossier = await prepareFile(bank, { task: 'identityValidation' });
    given = proofsOf(bank, dossier.id);
  }, 60_000);

  test.each(Object.entries(steps))(
    '%s: before the call one press leads on, after it the bank still has what it answered',
    async (_step, at) => {
      dossier = await prepareFile(bank, at.wish);
      await killed();
      const { status } = await at.press();
      expect(status).toBeLessThan(300);
      await killed();
      await at.holds();
    },
  );

  test('a video and a ceremony that were begun are the same after it: nothing is begun twice', async () => {
    dossier = await prepareFile(bank, { task: 'signature' });
    const film = (await video()).body;
    await killed();
    expect((await video()).body).toEqual(film);
    dossier = await prepareFile(bank, { task: 'signature', done: 'video' });
    const { signId } = (await sign()).body;
    await killed();
    expect((await sign()).body['signId']).toBe(signId);
  });
});
