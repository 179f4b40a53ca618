import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Captcha } from '@application/ports/Captcha';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../../http/BankApi';
import { to } from '../../http/to';

const PATIENCE_MS = 30_000;
const DEFAULT_MAX = 1_000_000;

const Challenge = t.intersection(
  [t.type({ algorithm: t.string, challenge: t.string, salt: t.string, signature: t.string }), t.partial({ maxnumber: t.number })],
  'Challenge',
);
type Challenge = t.TypeOf<typeof Challenge>;

/** Asks a worker for the number; undefined when it finds none, breaks or takes too long. */
const numberFrom = (createWorker: () => Worker, { algorithm, challenge, salt, maxnumber }: Challenge): Promise<number | undefined> =>
  new Promise(found => {
    const worker = createWorker();
    const end = (number: unknown): void => {
      clearTimeout(patience);
      worker.terminate();
      found(typeof number === 'number' ? number : undefined);
    };
    const patience = setTimeout(end, PATIENCE_MS, undefined);
    worker.addEventListener('message', (event: MessageEvent<unknown>) => end(event.data));
    worker.addEventListener('error', () => end(undefined));
    worker.postMessage({ algorithm, challenge, salt, max: maxnumber ?? DEFAULT_MAX });
  });

/** ALTCHA's proof of work, solved in a worker of ours so that it runs under Trusted Types. D-15, INF-07 */
export class AltchaCaptcha implements Captcha {
  constructor(
    private readonly api: BankApi,
    private readonly createWorker: () => Worker,
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
