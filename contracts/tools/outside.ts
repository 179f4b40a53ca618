import type { Schema } from './schema';

const text: Schema = { type: 'string' };
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
