import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import type { Bank } from '../bank';
import { serve } from './serve';

const LIFE_MS = 10 * 60_000;
const WORK = 50_000;
const FAST_WORK = 500;

const Solution = t.type({ signature: t.string });

/** The signature of the challenge that a solution belongs to, in any serialisation of the solution. */
const signatureIn = (payload: string): string | undefined => {
  try {
    const solution: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    return Solution.is(solution) ? solution.signature : undefined;
  } catch {
    return undefined;
  }
};

/** ALTCHA's real challenge and verification (D-15). The key lives as long as the process. */
export const captchaOf = (bank: Bank) => {
  const hmacKey = bank.secret();
  return {
    challenge: () => createChallenge({ hmacKey, maxNumber: bank.options.fast ? FAST_WORK : WORK, expires: new Date(Date.now() + LIFE_MS) }),
    /** Each challenge works once, for any solution. D-15 */
    verify: async (payload: string): Promise<boolean> => {
      const signature = signatureIn(payload);
      const unsolved = payload !== '' && payload === bank.situation.captchaTaken;
      const right = unsolved || (signature !== undefined && (await verifySolution(payload, hmacKey).catch(() => false)));
      if (!right) return false;
      if (signature === undefined) return true; // a provider state may accept a solution without a challenge
      if (bank.store.get('captcha', signature, t.boolean)) return false;
      bank.store.put('captcha', signature, true);
      return true;
    },
  };
};
export type CaptchaDesk = ReturnType<typeof captchaOf>;

export const captchaRoutes = (app: FastifyInstance, captcha: CaptchaDesk): void => {
  serve(app, bankCalls.captchaChallenge, async () => captcha.challenge());
};
