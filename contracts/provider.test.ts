import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { startSandbox, type Sandbox } from '@sandbox/start';
import { putInState } from '@sandbox/states/seeds';
import { pactFile, providers, type Provider } from './providers';
import { states } from './states';
import { verification } from './support/verify';

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

interface Interaction {
  readonly description: string;
  readonly providerStates: readonly { readonly name: string; readonly params: unknown }[];
  readonly request: { readonly method: string; readonly path: string; readonly body: { readonly content: string } };
  readonly response: { readonly status: number; readonly body?: { readonly content: Readonly<Record<string, unknown>> } };
}

/** Exact where the contract is exact (an error's code), of the same kind elsewhere. */
const shape = (content: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [name, name === 'error' ? value : typeof value]));

/** The verifier's proxy breaks form-encoded bodies (a length and chunks together): these interactions are replayed here. */
const formEncoded = (): Interaction[] =>
  (JSON.parse(fs.readFileSync(pactFile('identity-provider'), 'utf8')) as { interactions: Interaction[] }).interactions;

/** Those asked for by name on the command line; all, where none is. */
const asked = process.env['PACT_PROVIDERS']?.split(',') ?? [...providers];
const isAsked = (provider: Provider): boolean => asked.includes(provider);

(isAsked('identity-provider') ? describe : describe.skip)('the sandbox as identity-provider, form-encoded', () => {
  it.each(isAsked('identity-provider') ? formEncoded() : [])('$description', async ({ providerStates, request, response }) => {
    for (const { name, params } of providerStates) putInState(sandbox.bank, name, params);
    const answer = await fetch(`${sandbox.addresses['omc-01']}${request.path}`, {
      method: request.method,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: request.body.content,
    });
    expect(answer.status).toBe(response.status);
    if (response.body === undefined) return expect(await answer.text()).toBe('');
    expect(shape((await answer.json()) as Record<string, unknown>)).toEqual(shape(response.body.content));
  });
});

const verified = providers.filter(provider => provider !== 'identity-provider' && isAsked(provider));

for (const provider of verified) {
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
