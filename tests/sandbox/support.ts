import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Variant } from '@domain/brand/variant';
import { captchaOf } from '@sandbox/api/captcha';
import { Bank } from '@sandbox/bank';
import { defaults } from '@sandbox/options';
import { variantServer } from '@sandbox/server';

/** A bank at its own pace for the tests around it, in a folder that goes away with it. */
export const aBank = (): Bank => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-bank-'));
  const bank = new Bank({ ...defaults, data });
  afterAll(() => {
    bank.store.close();
    fs.rmSync(data, { recursive: true, force: true });
  });
  return bank;
};

/** Before each test the bank knows nobody, and its clock stands still. */
export const emptied = (bank: Bank): void =>
  beforeEach(() => {
    bank.store.clear();
    wait(bank, 0);
  });

/** The server is closed after the tests around it. */
export const served = (server: FastifyInstance): FastifyInstance => {
  afterAll(() => server.close());
  return server;
};

export const frontOf = (bank: Bank, variant: Variant): FastifyInstance => served(variantServer(bank, captchaOf(bank), variant));

/** These routes of the bank alone. */
export const routesOf = (bank: Bank, ...routes: readonly ((app: FastifyInstance, bank: Bank) => void)[]): FastifyInstance => {
  const app = served(Fastify({ logger: false, bodyLimit: 16 * 1024 * 1024 }));
  for (const route of routes) route(app, bank);
  return app;
};

/** Lets this time go by on the bank's clock. */
export const wait = (bank: Bank, milliseconds: number): void => {
  const now = bank.millis() + milliseconds;
  bank.millis = () => now;
};
