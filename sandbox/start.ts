import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { variants, type Variant } from '@domain/brand/variant';
import { displayDay } from '@domain/kernel/day';
import { wakeReader } from './analysis/away';
import { captchaOf } from './api/captcha';
import { Bank } from './bank';
import { makeSamples, samplesAreOf } from './desk/samplesMade';
import { defaults, help, readOptions, type Options } from './options';
import { SAMPLES_FOLDER } from './samples/write';
import { deskServer, livenessServer, signatureServer, variantServer } from './server';

const LIVENESS_OFFSET = 21;
const SIGNATURE_OFFSET = 22;
const offsets: Readonly<Record<Variant, number>> = { 'omc-01': 1, 'omc-03': 3, 'mdc-01': 11, 'mdc-03': 13 };

export interface Sandbox {
  readonly bank: Bank;
  readonly addresses: Readonly<Record<Variant | 'desk', string>>;
  readonly close: () => Promise<void>;
}

const listen = async (app: FastifyInstance, port: number): Promise<string> => {
  await app.listen({ port, host: 'localhost' });
  return app.listeningOrigin.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
};

/** Starts the bank and one server a variant; port 0 takes any that are free. */
export const startSandbox = async (given: Partial<Options> = {}): Promise<Sandbox> => {
  const options = { ...defaults, ...given };
  const bank = new Bank(options);
  const captcha = captchaOf(bank);
  const apps: FastifyInstance[] = [];
  const open = (app: FastifyInstance, offset: number): Promise<string> => {
    apps.push(app);
    return listen(app, options.port === 0 ? 0 : options.port + offset);
  };
  const close = async (): Promise<void> => {
    await Promise.all(apps.map(app => app.close()));
    bank.store.close();
  };
  try {
    const desk = await open(deskServer(bank), 0);
    const served = await Promise.all(variants.map(variant => open(variantServer(bank, captcha, variant), offsets[variant])));
    const liveness = await open(livenessServer(bank), LIVENESS_OFFSET);
    const signature = await open(signatureServer(bank), SIGNATURE_OFFSET);
    bank.origins = { fronts: served, liveness, signature };
    const [omc01 = '', omc03 = '', mdc01 = '', mdc03 = ''] = served;
    return { bank, addresses: { desk, 'omc-01': omc01, 'omc-03': omc03, 'mdc-01': mdc01, 'mdc-03': mdc03 }, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Where the sample documents lie; the first time they are drawn while the bank already works. */
const samplesTold = (bank: Bank): string => {
  const folder = path.resolve(SAMPLES_FOLDER);
  const made = samplesAreOf();
  if (made === undefined && bank.options.fast) return 'on the desk’s page of cases, or npm run samples';
  if (made === undefined) return `${folder}${path.sep} (being drawn: a minute or two)`;
  return `${folder}${path.sep}${made === displayDay(bank.today()) ? '' : ` (of ${made}: draw them again from the desk)`}`;
};

const told = ({ addresses, bank }: Sandbox): string => `
  Valdrune   the prospect alone   ${addresses['omc-01']}/ouvrirmoncompte/main
             with an adviser      ${addresses['mdc-01']}/ouvrirmoncompte/main
  Maréole    the prospect alone   ${addresses['omc-03']}/ouvrirmoncompte/main
             with an adviser      ${addresses['mdc-03']}/ouvrirmoncompte/main

  Bank desk  files, proofs to review, SMS and e-mails, cases to try, faults, clock   ${addresses.desk}/
  Samples    documents to give, one for each outcome of the analysis   ${samplesTold(bank)}

  The bank's clock says ${bank.now()}. Ctrl+C stops everything; files under way are kept in ${bank.options.data}/.
`;

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return console.log(help);
  if ('problem' in options) {
    console.error(`${options.problem}\n\n${help}`);
    process.exitCode = 1;
    return;
  }
  try {
    const sandbox = await startSandbox(options);
    console.log(told(sandbox));
    wakeReader();
    if (!options.fast && samplesAreOf() === undefined) makeSamples(sandbox.bank.today());
    const stop = (): void => void sandbox.close().then(() => process.exit(0));
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    console.error(
      `A port from ${options.port} to ${options.port + SIGNATURE_OFFSET} is in use. Stop what uses it, or give another: npm start -- --port 4200`,
    );
    process.exitCode = 1;
  }
};

if (require.main === module) void main();
