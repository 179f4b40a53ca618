import { DAY } from '@infrastructure/http/forms';
import type { Shape } from '@domain/kernel/shape';

/** The part of JSON Schema that requests need. */
export interface RequestSchema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly items?: RequestSchema;
  readonly oneOf?: readonly RequestSchema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maxProperties?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly examples?: readonly string[];
}

type Props = Readonly<Record<string, RequestSchema>>;

export const text = (description?: string): RequestSchema => ({ type: 'string', ...(description === undefined ? {} : { description }) });
export const num = (description: string): RequestSchema => ({ type: 'number', minimum: 0, description });
export const oneOf = (values: readonly string[]): RequestSchema => ({ type: 'string', enum: values });
/** The values of a closed choice in the domain. */
export const valuesOf = ({ description }: Shape<string>): readonly string[] => (description.kind === 'oneOf' ? description.values : []);

export const flag = oneOf(['0', '1']);
export const day: RequestSchema = { type: 'string', format: 'date', pattern: DAY };

export const object = (required: Props, optional: Props = {}): RequestSchema => ({
  type: 'object',
  properties: { ...required, ...optional },
  ...(Object.keys(required).length > 0 ? { required: Object.keys(required) } : {}),
});

export const list = (items: RequestSchema, limits: Pick<RequestSchema, 'minItems'> = {}): RequestSchema => ({
  type: 'array',
  items,
  ...limits,
});

/** The body of a call without data: `{}`. D-57 */
export const empty: RequestSchema = { type: 'object', maxProperties: 0, description: 'Nothing is said: an empty object.' };
