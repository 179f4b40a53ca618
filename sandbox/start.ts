import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { brandFacts, brands, firstBrand, variants, type Brand, type Variant } from '@domain/brand/variant';
import { displayDay } from '@domain/kernel/day';
import { tableOf } from '@domain/kernel/tableOf';
import { readTextOfPictures, wakeReader } from './analysis/away';
import { captchaOf } from './api/captcha';
import { Bank } from './bank';
import { makeSamples, samplesAreOf } from './desk/samplesMade';
import { defaults, help, readOptions, type Options } from './options';
import { MAIN } from './places';
import { codeOf, StartProblem } from './problem';
import { seeded } from './prepared/seeds';
import { LIVENESS_OFFSET, offsets, SIGNATURE_OFFSET, WALLET_OFFSET } from './ports';
import { samplePeople } from './samples/person';
import { SAMPLES_FOLDER } from './samples/write';
import { deskServer, livenessServer, signatureServer, variantServer, walletServer } from './server';

export interface Sandbox {
  readonly bank: Bank;
  readonly addresses: Readonly<Record<Variant | 'desk', string>>;
  readonly close: () => Promise<void>;
}

/** Starts a server on this machine alone, or for every device where a name is given; its origin, as browsers know it. */
const listen = async (app: FastifyInstance, { options: { host }, certificate }: Bank, port: number): Promise<string> => {
  await app.listen({ port, host: host === undefined ? 'localhost' : '0.0.0.0' });
  return `${certificate ? 'https' : 'http'}://${host ?? 'localhost'}:${new URL(app.listeningOrigin).port}`;
};

/** Starts the bank and one server for each variant; port 0 takes any free ports. */
export const startSandbox = async (given: Partial<Options> = {}): Promise<Sandbox> => {
  const options = { ...defaults, ...given };
  const bank = new Bank(options);
  const captcha = captchaOf(bank);
  const apps: FastifyInstance[] = [];
  const open = (app: FastifyInstance, offset: number): Promise<string> => {
    apps.push(app);
    return listen(app, bank, options.port === 0 ? 0 : options.port + offset);
  };
  const close = async (): Promise<void> => {
    await Promise.all(apps.map(app => app.close()));
    bank.store.close();
  };
  try {
    const desk = await open(deskServer(bank), 0);
    const served = await Promise.all(
      variants.map(async variant => [variant, await open(variantServer(bank, captcha, variant), offsets[variant])] as const),
    );
    const liveness = await open(livenessServer(bank), LIVENESS_OFFSET);
    const signature = await open(signatureServer(bank), SIGNATURE_OFFSET);
    const wallet = await open(walletServer(bank), WALLET_OFFSET);
    bank.origins = { fronts: served.map(([, front]) => front), liveness, signature, wallet, desk };
    if (options.seed !== undefined && bank.subscriptions().length === 0) await seeded(bank, options.seed);
    return { bank, addresses: { desk, ...tableOf(served) }, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** The folder of the sample documents; draws them in the background the first time. */
const samplesNotice = (bank: Bank): string => {
  const folder = path.resolve(SAMPLES_FOLDER);
  const made = samplesAreOf();
  if (made === undefined && bank.options.fast) return 'on the desk’s page of scenarios, or npm run samples';
  if (made === undefined) return `${folder}${path.sep} (being drawn: a minute or two)`;
  return `${folder}${path.sep}${made === displayDay(bank.today()) ? '' : ` (of ${made}: draw them again from the desk)`}`;
};

/** Pads the names to one column. */
const COLUMN = 9;

const addressLines = (addresses: Sandbox['addresses'], brand: Brand): string =>
  `  ${brandFacts[brand].name.padEnd(COLUMN)}  the prospect alone   ${addresses[`omc-${brand}`]}${MAIN}
  ${' '.repeat(COLUMN)}  with an adviser      ${addresses[`mdc-${brand}`]}${MAIN}`;

const unreadableNotice = (bank: Bank): string => {
  const count = bank.unreadable();
  if (count === 0) return '';
  const dossiers = count === 1 ? '1 dossier of another version is' : `${count} dossiers of another version are`;
  return `
  ${dossiers} not shown: this version cannot read them. Start the version that wrote them, or delete everything with --fresh.
`;
};

const networkNotice = ({ options: { host }, certificate }: Bank): string => {
  if (host === undefined) return '';
  const warning = `
  WARNING: anyone in this network who knows ${host} can open the desk, read the SMS codes and act as the bank.
`;
  return certificate || host === 'localhost'
    ? warning
    : `${warning}
  Without --certificate and --key, browsers of other devices treat the pages as insecure. What does not work there: creating a dossier and
  signing in (both need crypto.subtle), the video check (no camera), reading the signature of a 2D-Doc, locked PDF files, copying a link.
`;
};

const { firstName, lastName, birthdate } = samplePeople.holder;

export const greeting = ({ addresses, bank }: Sandbox): string => `
${brands.map(brand => addressLines(addresses, brand)).join('\n')}

  Bank desk  dossiers, proofs to review, SMS and e-mails, scenarios, faults, clock   ${addresses.desk}/
  Wallet     identities to send to the bank or to refuse   ${bank.origins.wallet ?? ''}/
  Samples    documents to upload, one for each outcome of the analysis   ${samplesNotice(bank)}

  The bank's clock says ${bank.now()}. Ctrl+C stops everything. Dossiers are saved in ${bank.options.data}/.
  The samples are those of ${firstName} ${lastName}, born on ${displayDay(birthdate)}: type this name in the journey, too.
  This is a trial: documents that you upload stay on this machine. --fresh deletes them.
${unreadableNotice(bank)}${networkNotice(bank)}`;

/** One sentence that says what to do. */
export const whyNot = (error: unknown, { port }: Pick<Options, 'port'>): string => {
  if (error instanceof StartProblem) return error.message;
  const code = codeOf(error);
  const ports = `from ${port} to ${port + WALLET_OFFSET}`;
  if (code === 'EADDRINUSE') return `A port ${ports} is in use: stop what uses it, or give another: npm start -- --port 4200`;
  if (code === 'EACCES') return `The ports ${ports} are not allowed to this user: give others: npm start -- --port 4200`;
  return `The bank could not start (${error instanceof Error ? error.message : String(error)}): try another folder and other ports: npm start -- --data .sandbox-2 --port 4200`;
};

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
    console.log(greeting(sandbox));
    process.send?.({ address: `${sandbox.addresses[firstBrand.omc]}${MAIN}` }); // to tools/build/start.mjs or dev.mjs
    if (options.ocr) readTextOfPictures();
    wakeReader();
    if (!options.fast && samplesAreOf() === undefined) makeSamples(sandbox.bank.today());
    const stop = (): void => void sandbox.close().then(() => process.exit(0));
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('disconnect', stop); // what started the bank is gone
  } catch (error) {
    console.error(whyNot(error, options));
    process.exitCode = 1;
  }
};

if (require.main === module) void main();
