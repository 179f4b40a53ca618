import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { solveChallenge } from 'altcha-lib/v1';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { TaskEither } from 'fp-ts/TaskEither';
import { bankCalls } from '@domain/calls/table';
import { catalogue } from '@domain/offer/contracts';
import { BankApi } from '@infrastructure/http/BankApi';
import { BrowserClock } from '@infrastructure/browser/BrowserClock';
import { MemoryErrorReporter } from '@tests/fakes/MemoryErrorReporter';
import { HttpPersons } from '@infrastructure/http/holders/HttpPersons';
import { HttpFiles } from '@infrastructure/http/journey/HttpFiles';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { HttpSignIn } from '@infrastructure/http/session/HttpSignIn';
import { HttpSubscriptions } from '@infrastructure/http/subscription/HttpSubscriptions';
import { Bank } from '@e2e/support/bank';
import { MemorySession } from '@tests/fakes/ports';
import { firstBrand } from '@domain/brand/variant';

/** npm run load -w lab -- [--journeys 50] [--port 7000]: so many people at once, each from the offer to a file of their own that is read ten times. What a browser alone reads, a document, is not sent. */
const { values } = parseArgs({ options: { journeys: { type: 'string', default: '50' }, port: { type: 'string', default: '7000' } } });
const journeys = Number(values.journeys);
const bank = new Bank(Number(values.port));
const front = bank.address(firstBrand.omc);
const took = new Map<string, number[]>();

const timed = async <A>(name: string, act: () => Promise<A>): Promise<A> => {
  const began = performance.now();
  const answer = await act();
  took.set(name, [...(took.get(name) ?? []), performance.now() - began]);
  return answer;
};

/** The answer of a call, or the failure as an error of the journey. */
const asked = <Failed, Answer>(name: string, call: TaskEither<Failed, Answer>): Promise<Answer> =>
  timed(name, async () => {
    const answer = await call();
    if (E.isLeft(answer)) throw new Error(`${name}: ${JSON.stringify(answer.left)}`);
    return answer.right;
  });

const settings = { baseUrl: `${front}/api`, clientId: 'omc-web', timeoutMs: 60_000, silenceMs: 60_000, uploadAnswerMs: 60_000 };
const redirectUrl = `${front}/ouvrirmoncompte/main`;
const identityProvider = {
  authorizeUrl: `${front}/identite/authorize`,
  tokenUrl: `${front}/identite/token`,
  revokeUrl: `${front}/identite/revoke`,
  clientId: firstBrand.omc,
  clientSecret: undefined,
  redirectUrl,
};

const Challenge = t.type({ challenge: t.string, salt: t.string, algorithm: t.string, maxnumber: t.number, signature: t.string });

const captcha = (): Promise<string> =>
  timed('captcha', async () => {
    const answer: unknown = await (await fetch(`${settings.baseUrl}${bankCalls.captchaChallenge.path}`)).json();
    if (!Challenge.is(answer)) throw new Error('No challenge');
    const { challenge, salt, algorithm, maxnumber, signature } = answer;
    const solved = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
    const payload = { algorithm, challenge, number: solved?.number, salt, signature };
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  });

/** The code of the SMS is typed, as a browser would send the provider's form. */
const proven = (uuid: string, mobile: string, verifier: string): Promise<string> =>
  timed('phone proven', async () => {
    const asking = {
      client_id: identityProvider.clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope: 'openid',
      state: randomBytes(12).toString('hex'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      login_hint: uuid,
    };
    const page = await (await fetch(`${identityProvider.authorizeUrl}?${new URLSearchParams(asking)}`)).text();
    const challenge = /name="challenge" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ ...asking, challenge, typed: '', code: await bank.codeFor(mobile) });
    const answer = await fetch(identityProvider.authorizeUrl, { method: 'POST', body, redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? front).searchParams.get('code') ?? '';
  });

const selection = [
  { catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT'], deliveryMode: 'STAN' },
  { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: ['TIT'] },
] as const;

const journey = async (number: number): Promise<void> => {
  const pair = (value: number): string => String(value % 100).padStart(2, '0');
  const mobile = `06 39 98 7${Math.floor(number / 100)} ${pair(number)}`;
  const holder = {
    civility: 'MME',
    firstName: 'Maëlle',
    lastName: 'Exemple',
    birthName: 'Exemple',
    otherFirstNames: undefined,
    birthdate: '1992-03-27',
    email: `charge${number}@example.fr`,
    mobile,
    marketing: false,
  } as const;
  const session = new MemorySession();
  const api = new BankApi(settings, session, new MemoryErrorReporter(), new BrowserClock(undefined));
  const carts = new HttpCarts(api);
  await asked('offer', carts.anticipate('individual', true));
  const wanted = {
    workflow: 'individual',
    holder,
    coHolder: undefined,
    selection,
    idempotencyKey: randomBytes(16).toString('hex'),
  } as const;
  const made = await captcha().then(solved => asked('creation', new HttpSubscriptions(api).create({ ...wanted, captcha: solved })));
  const verifier = randomBytes(32).toString('base64url');
  const code = await proven(made.uuid, mobile, verifier);
  const token = await asked('token', new HttpSignIn({ api: settings, identityProvider }).exchange(code, verifier));
  session.open({ ...token, expiration: '2099-01-01T00:00:00Z' });
  const files = new HttpFiles(api);
  const state = await asked('state', files.mine());
  await asked('person', new HttpPersons(api).me());
  await asked('prospect', new HttpProspects(api).byId(state.ids.TIT));
  await asked('cart', carts.save(selection));
  await asked('countries', new HttpReferentials(api).osceCountries());
  for (let looks = 0; looks < 10; looks += 1) await asked('state', files.mine());
};

const at = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;

const main = async (): Promise<void> => {
  await bank.start();
  try {
    const began = performance.now();
    const ends = await Promise.allSettled(Array.from({ length: journeys }, (_, number) => journey(number)));
    const failed = ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason)] : []));
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const lines = [...took].map(([name, all]) => {
      const sorted = [...all].sort((one, other) => one - other);
      return `| ${name} | ${sorted.length} | ${at(sorted, 0.5)} | ${at(sorted, 0.95)} | ${at(sorted, 1)} |`;
    });
    console.log(`${journeys} journeys at once, ${failed.length} errors, ${seconds} s\n`);
    console.log(['| call | asked | half within | 95 % within | longest |', '| --- | ---: | ---: | ---: | ---: |', ...lines].join('\n'));
    for (const each of new Set(failed)) console.log(each);
    process.exitCode = failed.length === 0 ? 0 : 1;
  } finally {
    await bank.remove();
  }
};

void main();
