// Has the sandbox verified again and again, each answer spoilt on its way; the verifier's report goes to the standard output.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { pactFile, providers, type Provider } from '@contracts/providers';
import { verification } from '@contracts/support/verify';
import { startSandbox, type Sandbox } from '@sandbox/start';
import { isRecord } from '@domain/kernel/shape';
import { mutantsOf, spread, type Mutant } from './mutants';
import { readPact } from './read';

const most = Number(process.argv[2] ?? 5);
const wanted = process.argv.slice(3);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-mutants-'));

/** What happens to the next answers, in the order of the requests. */
let awaiting: readonly Mutant[] = [];

const read = async (stream: NodeJS.ReadableStream): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
};

const forwarded = async (to: string, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
  const [mutant, ...rest] = awaiting;
  awaiting = rest;
  const { method = 'GET', url = '', headers } = request;
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => /^(authorization|content-type|x-|idempotency)/.test(name)));
  const sent = await read(request);
  const answer = await fetch(`${to}${url}`, {
    method,
    headers: Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)]),
    ...(sent === '' ? {} : { body: sent }),
  });
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  const spoilt = mutant ? mutant.spoil({ status: answer.status, body }) : { status: answer.status, body };
  response.writeHead(spoilt.status, { 'Content-Type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(spoilt.body === undefined ? text : JSON.stringify(spoilt.body));
};

const proxyTo = async (to: string): Promise<http.Server> => {
  const proxy = http.createServer((request, response) => {
    forwarded(to, request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done));
  return proxy;
};

const addressOf = (proxy: http.Server): string => {
  const address: string | AddressInfo | null = proxy.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
};

/** The pact's file with these interactions alone. */
const shortened = (provider: Provider, descriptions: ReadonlySet<string>): string => {
  const pact: unknown = JSON.parse(fs.readFileSync(pactFile(provider), 'utf8'));
  if (!isRecord(pact) || !Array.isArray(pact['interactions'])) throw new Error(`No interactions in ${pactFile(provider)}`);
  const interactions = pact['interactions'].filter((each: unknown) => isRecord(each) && descriptions.has(String(each['description'])));
  const file = path.join(folder, `${provider}.json`);
  fs.writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
};

const round = async (sandbox: Sandbox, proxy: http.Server, provider: Provider, at: number): Promise<boolean> => {
  const all = (readPact(provider)?.interactions ?? []).map(interaction => ({
    interaction,
    mutant: spread(mutantsOf(interaction), most)[at],
  }));
  const now = all.flatMap(({ interaction, mutant }) => (mutant ? [{ description: interaction.description, mutant }] : []));
  if (now.length === 0) return false;
  const file = shortened(provider, new Set(now.map(({ description }) => description)));
  awaiting = now.map(({ mutant }) => mutant);
  const told = now.map(({ description, mutant: { kind, path: where } }) => ({ description, kind, where }));
  fs.writeSync(1, `\n@round ${JSON.stringify({ provider, mutants: told })}\n`);
  await new Verifier(verification(sandbox.bank, provider, addressOf(proxy), file)).verifyProvider().catch(() => undefined);
  return true;
};

/** Nothing is spoilt: what fails here fails because of the way, and no mutant of it counts. */
const control = async (sandbox: Sandbox, proxy: http.Server, provider: Provider): Promise<void> => {
  awaiting = [];
  fs.writeSync(1, `\n@round ${JSON.stringify({ provider, mutants: [] })}\n`);
  const options = verification(sandbox.bank, provider, addressOf(proxy), pactFile(provider));
  await new Verifier(options).verifyProvider().catch(() => undefined);
};

const main = async (): Promise<void> => {
  const sandbox = await startSandbox({ port: 0, data: folder, fast: true });
  const proxy = await proxyTo(sandbox.addresses['omc-01']);
  const chosen = providers.filter(provider => provider !== 'identity-provider' && (wanted.length === 0 || wanted.includes(provider)));
  for (const provider of chosen) {
    await control(sandbox, proxy, provider);
    for (let at = 0; await round(sandbox, proxy, provider, at); at += 1);
  }
  fs.writeSync(1, '\n@end\n');
  proxy.close();
  await sandbox.close();
  fs.rmSync(folder, { recursive: true, force: true });
};

void main().then(() => process.exit(0));
