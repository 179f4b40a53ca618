import { createHash } from 'node:crypto';
import { journeyCalls } from '@domain/calls/journey';
import type { Schema } from './schema';

const text: Schema = { type: 'string', minLength: 1 };
const object = (required: Readonly<Record<string, Schema>>, optional: Readonly<Record<string, Schema>> = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
});

const issued = { access_token: text, token_type: text, efs: text };
const token = object(issued, { expires_in: { type: 'number' } });
const ofSomebody = object(issued, { expires_in: { type: 'number' }, adviser: object({ name: text, agency: text }) });

/**
 * Schemas of answers that bypass BankApi, in the loader, the minimal application and the calls outside production; by number of the call.
 */
export const outsideSchemas: Readonly<Record<string, Schema>> = {
  '1': { type: 'object', additionalProperties: text },
  '25': token,
  '26': ofSomebody,
  '27': object({ jwt: text }),
  '28': object({ access_token: object({ token_type: text, value: text, expires_in: { type: 'number' } }) }, { jwt: text }),
  '38': object({ type: { type: 'string', enum: ['omc', 'mdc'] } }),
};

const salt = 'exemple';
const maxnumber = 1000;
const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');

/** The captcha's challenge, which no contract has: a creation needs it first (D-15). Its example is solved by 42. */
export const captchaPath = [
  journeyCalls.captchaChallenge.path,
  {
    get: {
      operationId: 'getCaptchaChallenge',
      summary: 'A proof of work in the form of ALTCHA, whose answer goes with the creation of a file.',
      tags: ['state'],
      security: [],
      responses: {
        '200': {
          description: 'The number up to maxnumber is asked, whose SHA-256 after the salt is the challenge.',
          content: {
            'application/json': {
              schema: object({ algorithm: text, challenge: text, salt: text, signature: text, maxnumber: { type: 'number' } }),
              example: { algorithm: 'SHA-256', challenge: sha256(`${salt}42`), salt, signature: sha256(salt), maxnumber },
            },
          },
        },
        '400': { description: 'No challenge now; one may try again.' },
      },
    },
  },
] as const;
