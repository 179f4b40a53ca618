import { createChallenge, verifySolution } from 'altcha-lib/v1';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import type { Bank } from '../bank';
import { serve } from './serve';

const LIFE_MS = 10 * 60_000;
const WORK = 50_000;
const FAST_WORK = 500;

/** ALTCHA's challenge and verification, for real (D-15). The key lives as long as the process. */
export const captchaOf = (bank: Bank) => {
  const hmacKey = bank.secret();
  return {
    challenge: () => createChallenge({ hmacKey, maxNumber: bank.options.fast ? FAST_WORK : WORK, expires: new Date(Date.now() + LIFE_MS) }),
    /** Each answer is good once. */
    verify: async (payload: string): Promise<boolean> => {
      if (payload !== '' && payload === bank.situation.captchaTaken) return true;
      const id = createHash('sha256').update(payload).digest('hex');
      const right = await verifySolution(payload, hmacKey).catch(() => false);
      if (!right || bank.store.get('captcha', id, t.boolean)) return false;
      bank.store.put('captcha', id, true);
      return true;
    },
  };
};
export type CaptchaDesk = ReturnType<typeof captchaOf>;

export const captchaRoutes = (app: FastifyInstance, captcha: CaptchaDesk): void => {
  serve(app, bankCalls.captchaChallenge, async () => captcha.challenge());
};
