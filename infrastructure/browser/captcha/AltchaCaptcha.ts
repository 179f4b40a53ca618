import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Captcha } from '@application/subscription/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../../http/BankApi';
import { to } from '../../http/to';
import { askWorker, type CreateWorker } from '../askWorker';
import { solve, type Work } from './solve';

const PATIENCE_MS = 30_000;
const DEFAULT_MAX = 1_000_000;

const Challenge = t.intersection(
  [t.type({ algorithm: t.string, challenge: t.string, salt: t.string, signature: t.string }), t.partial({ maxnumber: t.number })],
  'Challenge',
);
type Challenge = t.TypeOf<typeof Challenge>;

/**
 * Solves in a worker; without workers on the page's own thread, in slices that let the page handle input between. Undefined: no number
 * fits, or the search takes too long. XTR-40
 */
const numberFrom = async (
  createWorker: CreateWorker,
  { algorithm, challenge, salt, maxnumber }: Challenge,
): Promise<number | undefined> => {
  const work: Work = { algorithm, challenge, salt, max: maxnumber ?? DEFAULT_MAX };
  const answer = await askWorker(createWorker, work, PATIENCE_MS);
  if (E.isRight(answer)) return typeof answer.right === 'number' ? answer.right : undefined;
  if (answer.left === 'silent') return undefined;
  const until = Date.now() + PATIENCE_MS;
  const yieldToMain = (): Promise<boolean> => new Promise(done => setTimeout(() => done(Date.now() < until)));
  return solve(work, yieldToMain).catch(() => undefined);
};

/** Solves ALTCHA's proof of work with our own code, because ALTCHA's widget does not run under Trusted Types. D-15, INF-07 */
export class AltchaCaptcha implements Captcha {
  constructor(
    private readonly api: BankApi,
    private readonly createWorker: CreateWorker,
  ) {}

  solve(): TE.TaskEither<Failure, string> {
    return pipe(
      this.api.call(to(journeyCalls.captchaChallenge), Challenge),
      TE.flatMap((challenge): TE.TaskEither<Failure, Challenge & { readonly number: number }> =>
        pipe(
          TE.fromTask<number | undefined, Failure>(() => numberFrom(this.createWorker, challenge)),
          TE.flatMap(number =>
            number === undefined ? TE.left<Failure>({ kind: 'refused', code: 'captcha_refused' }) : TE.right({ ...challenge, number }),
          ),
        ),
      ),
      TE.map(({ algorithm, challenge, number, salt, signature }) =>
        btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })),
      ),
    );
  }
}
