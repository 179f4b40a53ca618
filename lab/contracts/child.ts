// Has the verifier that backend teams use look at the answers of a sample, round by round; its report goes to the standard output.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import * as t from 'io-ts';
import { pactFile, providers } from '@contracts/providers';
import { restoreBody } from '@contracts/support/restoreBody';
import { isRecord } from '@domain/kernel/shape';
import { wireOf } from './matching';

const Sample = t.array(
  t.type({
    provider: t.string,
    decimals: t.boolean,
    answers: t.array(
      t.type({
        description: t.string,
        answer: t.intersection([t.type({ status: t.number, contentType: t.string }), t.partial({ body: t.unknown })]),
      }),
    ),
  }),
);
type Round = t.TypeOf<typeof Sample>[number];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-sample-'));

/** Whole numbers as many decimal types write them; JSON alone cannot. */
const withDecimals = (body: unknown): unknown => {
  if (typeof body === 'number' && Number.isInteger(body)) return `@${body}.0`;
  if (Array.isArray(body)) return body.map(withDecimals);
  return isRecord(body) ? Object.fromEntries(Object.entries(body).map(([name, each]) => [name, withDecimals(each)])) : body;
};

/** What is answered next, in the order of the requests. */
let awaiting: Round['answers'] = [];
let decimals = false;

const server = http.createServer((request, response) => {
  request.resume().on('end', () => {
    const [next, ...rest] = awaiting;
    awaiting = rest;
    const { status = 599, contentType = 'text/plain', body } = next?.answer ?? {};
    response.writeHead(status, body === undefined ? {} : { 'Content-Type': contentType });
    const sent = decimals
      ? wireOf({ contentType, body: withDecimals(body) }).replace(/"@(-?\d+\.0)"/g, '$1')
      : wireOf({ contentType, body });
    response.end(sent);
  });
});

/** The pact's file with these interactions alone. */
const shortened = ({ provider, answers }: Round): string => {
  const wanted = new Set(answers.map(({ description }) => description));
  const known = providers.find(each => each === provider);
  const pact: unknown = known && JSON.parse(fs.readFileSync(pactFile(known), 'utf8'));
  if (!isRecord(pact) || !Array.isArray(pact['interactions'])) throw new Error(`No interactions of ${provider}`);
  const interactions = pact['interactions'].filter((each: unknown) => isRecord(each) && wanted.has(String(each['description'])));
  const file = path.join(folder, `${provider}.json`);
  fs.writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
};

const main = async (): Promise<void> => {
  const sample: unknown = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'));
  if (!Sample.is(sample)) throw new Error('Not a sample');
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const [at, round] of sample.entries()) {
    awaiting = round.answers;
    decimals = round.decimals;
    fs.writeSync(1, `\n@round ${at}\n`);
    const options: VerifierOptions = {
      provider: round.provider,
      providerBaseUrl: `http://127.0.0.1:${port}`,
      pactUrls: [shortened(round)],
      requestFilter: restoreBody,
      logLevel: 'error',
    };
    await new Verifier(options).verifyProvider().catch(() => undefined);
  }
  fs.writeSync(1, '\n@end\n');
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
};

void main().then(() => process.exit(0));
