import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { startSandbox, type Sandbox } from '@sandbox/start';
import { putInState } from '@sandbox/states/seeds';
import { pactFile, providers, type Provider } from '@contracts/providers';
import { states } from '@contracts/states';
import { verification } from './verify';

let sandbox: Sandbox;
let data: string;

beforeAll(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-contracts-'));
  sandbox = await startSandbox({ port: 0, data, fast: true });
});
afterAll(async () => {
  await sandbox.close();
  fs.rmSync(data, { recursive: true, force: true });
});

const statesIn = (provider: Provider): readonly string[] => {
  const pact = JSON.parse(fs.readFileSync(pactFile(provider), 'utf8')) as { interactions: { providerStates?: { name: string }[] }[] };
  return pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
};

/** The providers named on the command line, by default all. */
const wanted = process.env['PACT_PROVIDERS']?.split(',') ?? [...providers];
const isAsked = (provider: Provider): boolean => wanted.includes(provider);

for (const provider of providers.filter(isAsked)) {
  describe(`XTR-14: the sandbox as ${provider}`, () => {
    it('honours every interaction', async () => {
      await new Verifier(verification(sandbox.bank, provider, sandbox.addresses['omc-01'], pactFile(provider))).verifyProvider();
    }, 120_000);

    it('knows every state that its contract names', () => {
      expect(statesIn(provider).filter(name => !Object.hasOwn(states, name))).toEqual([]);
    });
  });
}

it('fails on a state that it does not know', () => {
  expect(() => putInState(sandbox.bank, 'the moon is full', {})).toThrow('Unknown provider state');
});
