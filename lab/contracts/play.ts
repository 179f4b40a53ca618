import axios, { AxiosError, type AxiosAdapter } from 'axios';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Failure } from '@application/failure';
import type { ErrorReport } from '@application/ports/ErrorReporter';
import { FetchAccess } from '@infrastructure/http/access/FetchAccess';
import { FetchSmsSender } from '@infrastructure/http/access/FetchSmsSender';
import { BankApi } from '@infrastructure/http/BankApi';
import { HttpLocalTokens } from '@infrastructure/http/local/HttpLocalTokens';
import { HttpSignIn } from '@infrastructure/http/session/HttpSignIn';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { hurried } from '@contracts/support/hurried';
import { fetchReference } from '../../src/loader/reference';
import { asks, readings } from '@contracts/tools/codecs';
import type { PactEntry } from '@contracts/tools/read';
import { wireOf, type Answer } from './matching';

/** What the front end makes of an answer. */
export interface Outcome {
  readonly read: E.Either<Failure, unknown>;
  /** Paths of elements that were left out of lists. */
  readonly leftOut: readonly string[];
}

/** An interaction with the sandbox's own answer, and what the front end makes of it. */
export interface Sound {
  readonly told: PactEntry;
  readonly answer: Answer;
  readonly outcome: Outcome;
}

const settings = { baseUrl: 'http://bank.example.org', clientId: 'omc-web', timeoutMs: 1_000, silenceMs: 1_000, uploadAnswerMs: 1_000 };
const identityProvider = {
  authorizeUrl: '',
  tokenUrl: `${settings.baseUrl}/identite/token`,
  revokeUrl: `${settings.baseUrl}/identite/revoke`,
  clientId: 'x',
  clientSecret: undefined,
  redirectUrl: 'x',
};

const session = {
  session: () => ({ efs: '1', type: 'Bearer', value: 'FAKE-TOKEN', expiration: '2099-01-01T00:00:00Z' }),
  lose: () => undefined,
};

const silent = { report: () => undefined };

type Ask = (api: BankApi) => Promise<E.Either<Failure, unknown>>;

const reference = (): Promise<E.Either<Failure, unknown>> =>
  fetchReference(address => fetch(address), `${settings.baseUrl}/modules/`, 0).then(
    read => E.right(read),
    () => E.left({ kind: 'unreadable', report: [] }),
  );

/** Calls whose answer no codec reads, or that are made outside the gate: each by its own adapter. */
const outside: Readonly<Record<string, Ask>> = {
  '1': reference,
  '25': () => new FetchAccess(settings, hurried).exchange('x')(),
  '26': () => new HttpSignIn({ api: settings, identityProvider }, silent).exchange('x', 'x')(),
  '26b': () => new HttpSignIn({ api: settings, identityProvider }, silent).revoke('x')(),
  '27': () => new HttpLocalTokens({ api: settings }, silent).jwt('x')(),
  '28': () => new HttpLocalTokens({ api: settings }, silent).ofClient('x')(),
  '38': () => new FetchAccess(settings, hurried, 'FAKE-TOKEN').subscriptionType()(),
  '43': () =>
    new FetchSmsSender(settings)
      .send('x')()
      .then(state => E.right(state)),
  '44': api => new HttpSignatures(api).sendCode()(),
};

/** Plays an answer through the real adapter of a call, in place of the network. */
export class Player {
  private constructor(private readonly inside: ReadonlyMap<string, string>) {}

  static async make(): Promise<Player> {
    return new Player(new Map([...(await readings())].map(([number, { port, method }]) => [number, `${port}.${method}`])));
  }

  async play(number: string, answer: Answer): Promise<Outcome> {
    const reports: ErrorReport[] = [];
    const api = this.gate(answer, reports);
    const ask: Ask = outside[number] ?? (async gate => (await asks(gate)[this.inside.get(number) ?? '']?.()()) ?? E.right(undefined));
    const before = globalThis.fetch;
    const noBody = answer.body === undefined || answer.status === 204;
    globalThis.fetch = () =>
      Promise.resolve(
        new Response(noBody ? null : wireOf(answer), { status: answer.status, headers: { 'Content-Type': answer.contentType } }),
      );
    const read = await ask(api);
    globalThis.fetch = before;
    return { read, leftOut: reports.filter(({ kind }) => kind === 'leftOut').flatMap(({ detail }) => detail) };
  }

  private gate(answer: Answer, reports: ErrorReport[]): BankApi {
    const adapter: AxiosAdapter = config =>
      pipe(
        { data: wireOf(answer), status: answer.status, statusText: '', headers: { 'content-type': answer.contentType }, config },
        response =>
          config.validateStatus?.(answer.status) === false
            ? Promise.reject(new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response))
            : Promise.resolve(response),
      );
    axios.defaults.adapter = adapter;
    return new BankApi(settings, session, { report: report => void reports.push(report) }, hurried);
  }
}
