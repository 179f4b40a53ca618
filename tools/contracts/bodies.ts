import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Call } from '@contracts/calls';
import { requestSchemas } from '@contracts/requests';
import type { RequestSchema } from '@contracts/requests/schema';

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

/** The same schema without additional properties: an undescribed field that we send is our error. */
const closed = (schema: RequestSchema): object => ({
  ...schema,
  ...(schema.properties
    ? {
        properties: Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, closed(each)])),
        additionalProperties: false,
      }
    : {}),
  ...(schema.items ? { items: closed(schema.items) } : {}),
  ...(schema.oneOf ? { oneOf: schema.oneOf.map(closed) } : {}),
});

const validators = new Map<string, ValidateFunction>(
  Object.entries(requestSchemas).map(([number, schema]) => [number, ajv.compile(closed(schema))]),
);

/** The fields of a form-encoded or a JSON body. */
const fieldsOf = (body: unknown): unknown =>
  typeof body === 'string' && !body.startsWith('{')
    ? Object.fromEntries(new URLSearchParams(body))
    : typeof body === 'string'
      ? JSON.parse(body)
      : body;

/** The differences between a body and its call's schema; empty: none. */
export const misfitsOf = ({ number, method, path }: Pick<Call, 'number' | 'method' | 'path'>, body: unknown): readonly string[] => {
  const fits = validators.get(number);
  if (fits === undefined) return body === undefined ? [] : [`${method} ${path} carries a body that is not described`];
  if (fits(fieldsOf(body))) return [];
  return (fits.errors ?? []).map(
    ({ instancePath, message, params }) => `${method} ${path}: ${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
};
