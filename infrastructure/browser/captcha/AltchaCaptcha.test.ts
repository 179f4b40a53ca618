import { createChallenge, verifySolution } from 'altcha-lib/v1';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BankServer } from '@tests/support/bankServer';
import { HERE } from '../askWorker';
import { AltchaCaptcha } from './AltchaCaptcha';
import { solve } from './solve';

const HMAC = 'key of the bank';
const challenge = (number: number) => createChallenge({ hmacKey: HMAC, number, maxnumber: 3_000 });

/** Posts that it started, then the number found. */
class FindingWorker extends EventTarget {
  constructor(private readonly found: unknown) {
    super();
  }
  postMessage(): void {
    for (const data of [HERE, this.found]) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    return undefined;
  }
}

const refusing = (): Worker => {
  throw new DOMException('refused', 'SecurityError');
};

describe('D-15, INF-07: the proof of work', () => {
  const bank = new BankServer();
  beforeAll(() => bank.start());
  afterAll(() => bank.stop());
  const solved = async (number: number, createWorker: () => Worker) => {
    bank.status = 200;
    bank.body = await challenge(number);
    return new AltchaCaptcha(bank.api, createWorker).solve()();
  };
  const isAccepted = (outcome: E.Either<unknown, string>): Promise<boolean> =>
    E.isRight(outcome) ? verifySolution(outcome.right, HMAC, false) : Promise.resolve(false);

  test('is the number that a worker found', async () => {
    expect(await isAccepted(await solved(1_234, () => new FindingWorker(1_234) as unknown as Worker))).toBe(true);
  });

  test.each([0, 499, 500, 1_234, 3_000])('XTR-40: is found by the page where a browser runs no worker: %i', async number => {
    expect(await isAccepted(await solved(number, refusing))).toBe(true);
  });

  test.each([undefined, 'text'])('a worker that finds none is a refusal of the captcha, which one may try again: %p', async found => {
    const outcome = await solved(1, () => new FindingWorker(found) as unknown as Worker);
    expect(outcome).toEqual(E.left({ kind: 'refused', code: 'captcha_refused' }));
  });

  test('a challenge that did not come is a failure of its own', async () => {
    bank.status = 500;
    expect(await new AltchaCaptcha(bank.api, refusing).solve()()).toEqual(await TE.left({ kind: 'unreachable', by: 'service' })());
  });

  test('the page tries in slices, and stops between two of them where it has tried for long enough', async () => {
    const { algorithm, salt, challenge: hash } = await challenge(2_999);
    let slices = 0;
    const between = (most: number) => (): Promise<boolean> => Promise.resolve((slices += 1) <= most);
    expect(await solve({ algorithm, salt, challenge: hash, max: 3_000 }, between(100))).toBe(2_999);
    expect(slices).toBe(6);
    slices = 0;
    expect(await solve({ algorithm, salt, challenge: hash, max: 3_000 }, between(2))).toBeUndefined();
  });
});
