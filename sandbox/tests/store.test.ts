import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { Bank } from '@sandbox/bank';
import { defaults, type Options } from '@sandbox/options';
import { startSandbox, whyNot } from '@sandbox/start';
import { file } from '@sandbox/states/support';

let data = '';
beforeEach(() => (data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-store-'))));
afterEach(() => fs.rmSync(data, { recursive: true, force: true }));

const place = (name = 'bank.db'): string => path.join(data, name);

/** What a start says that fails; what `act` returns where it succeeds. */
const started = <A>(act: (bank: Bank) => A, more: Partial<Options> = {}): A | string => {
  try {
    const bank = new Bank({ ...defaults, data, ...more });
    try {
      return act(bank);
    } finally {
      bank.store.close();
    }
  } catch (error) {
    return whyNot(error, defaults);
  }
};

const withDossiers = (...ids: readonly string[]) =>
  started(bank => {
    const { id: drawn, ...rest } = file(bank);
    bank.store.removeFile(drawn);
    for (const id of ids) bank.keep({ ...rest, id });
  });
const count = (more: Partial<Options> = {}) => started(bank => bank.subscriptions().length, more);

/** Changes the database as another version would have written it. */
const changed = (...statements: readonly string[]): void => {
  const database = new Database(place());
  for (const statement of statements) database.exec(statement);
  database.close();
};

describe('X18: --fresh deletes what the bank wrote and nothing else', () => {
  test('other files in the folder stay, the dossiers go', () => {
    withDossiers('one');
    fs.writeFileSync(place('note.txt'), 'mine');
    expect(count({ fresh: true })).toBe(0);
    expect(fs.readdirSync(data).sort()).toEqual(['bank.db', 'note.txt']);
  });

  test('a folder with other files and no bank is refused, and stays as it is', () => {
    fs.writeFileSync(place('note.txt'), 'mine');
    expect(count({ fresh: true })).toMatch(/has files in it and no bank.*--data/);
    expect(fs.readdirSync(data)).toEqual(['note.txt']);
  });

  test('a database that cannot be read is named, and --fresh replaces it', () => {
    fs.writeFileSync(place(), 'no database, but long enough to be read as the head of one');
    expect(count()).toMatch(/no database of a bank.*--fresh/);
    expect(count({ fresh: true })).toBe(0);
  });
});

describe('X18: dossiers of another version', () => {
  test('a database without a schema number is taken as it is; dossiers that cannot be read are counted and kept', () => {
    withDossiers('one', 'two', 'three');
    changed(
      'pragma user_version = 0',
      "update documents set json = json_remove(json, '$.status') where kind = 'subscription' and id = 'one'",
      `insert into documents (kind, id, json) values ('proof', 'two:1', '{"subscription":"two","rank":1}')`,
    );
    expect(started(bank => [bank.subscriptions().length, bank.unreadable()])).toEqual([2, 2]);
    expect(started(bank => bank.unreadable())).toBe(2);
    expect(started(bank => bank.unreadable(), { fresh: true })).toBe(0);
  });

  test('a newer schema is refused by its number, and stays as it is', () => {
    withDossiers('one');
    changed('pragma user_version = 99');
    expect(count()).toMatch(/newer version \(schema 99, .*--fresh/);
    changed('pragma user_version = 1');
    expect(count()).toBe(1);
  });
});

describe('X18: a start that fails says in one sentence what to do', () => {
  const holding = `
    const { open } = require('${path.resolve('sandbox/store/open').replaceAll('\\', '/')}');
    open(process.argv[1], false);
    console.log('held');
    setInterval(() => undefined, 1000);`;

  test('a second bank on the folder is refused, --fresh or not; a killed one does not block the next', async () => {
    withDossiers('one');
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', holding, data], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const said = [false, true].map(fresh => count({ fresh }));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(said).toEqual(Array(2).fill(expect.stringMatching(/^Another bank runs on .*--data/)));
    expect(count()).toBe(1);
  });

  test('a folder that cannot be written', () => {
    fs.writeFileSync(place('file'), '');
    expect(count({ data: place('file') })).toMatch(/^The bank cannot write into .*file.*--data\.$/);
  });

  test('a port that is taken', async () => {
    const server = net.createServer();
    await new Promise<void>(done => server.listen(0, 'localhost', done));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const failed = await startSandbox({ data, port }).then(
      () => 'started',
      (error: unknown) => whyNot(error, { port }),
    );
    server.close();
    expect(failed).toBe(`A port from ${port} to ${port + 23} is in use: stop what uses it, or give another: npm start -- --port 4200`);
  });

  test('the command prints the sentence alone', async () => {
    fs.writeFileSync(place('file'), '');
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts', '--data', place('file')]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^The bank cannot write into/)]]);
  });
});
