import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Variant } from '@domain/brand/variant';
import { captchaOf } from '@sandbox/api/captcha';
import { Bank } from '@sandbox/bank';
import { defaults } from '@sandbox/options';
import { variantServer } from '@sandbox/server';
import { file } from '@sandbox/states/support';
import type { Subscription } from '@sandbox/store/documents';

/** A bank in a temporary folder, removed after the tests. */
export const aBank = (): Bank => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-bank-'));
  const bank = new Bank({ ...defaults, data });
  afterAll(() => {
    bank.store.close();
    fs.rmSync(data, { recursive: true, force: true });
  });
  return bank;
};

/** Empties the bank and stops its clock before each test. */
export const emptied = (bank: Bank): void =>
  beforeEach(() => {
    bank.store.clear();
    wait(bank, 0);
  });

/** Closes the server after the tests. */
export const served = (server: FastifyInstance): FastifyInstance => {
  afterAll(() => server.close());
  return server;
};

export const frontOf = (bank: Bank, variant: Variant): FastifyInstance => served(variantServer(bank, captchaOf(bank), variant));

/** A server with these routes only. */
export const routesOf = (bank: Bank, ...routes: readonly ((app: FastifyInstance, bank: Bank) => void)[]): FastifyInstance => {
  const app = served(Fastify({ logger: false, bodyLimit: 16 * 1024 * 1024 }));
  for (const route of routes) route(app, bank);
  return app;
};

/** Posts fields as an HTML form does. */
export const postForm = (app: FastifyInstance, url: string, fields: Readonly<Record<string, string>>) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
};

/** Advances the bank's clock. */
export const wait = (bank: Bank, milliseconds: number): void => {
  const now = bank.millis() + milliseconds;
  bank.millis = () => now;
};

/** The texts of the SMS that the bank has sent, the newest first. */
export const smsOf = (bank: Bank): readonly string[] => bank.messages().flatMap(({ channel, text }) => (channel === 'sms' ? [text] : []));
export const codeIn = (text = ''): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** A file whose holder has the e-mail `local@…`. */
export const dossierOf = (bank: Bank, local: string): Subscription => {
  const subscription = file(bank);
  const { holder } = subscription;
  return { ...subscription, holder: { ...holder, person: { ...holder.person, email: `${local}@example.fr` } } };
};
