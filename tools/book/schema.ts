import { jsonText } from '@tools/build/json';
import { codeHead } from './tables';

const text = { type: 'string' } as const;
const both = { type: 'object', required: ['fr', 'en'], properties: { fr: text, en: text }, additionalProperties: false } as const;
const exampleOf = (answer: string, value: object) =>
  ({
    type: 'array',
    items: {
      type: 'object',
      required: ['title', 'given', answer],
      properties: { title: text, given: {}, [answer]: value },
      additionalProperties: false,
    },
  }) as const;

const allText = (...names: readonly string[]) =>
  ({
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map(name => [name, text])),
    additionalProperties: false,
  }) as const;

const limit = {
  type: 'object',
  required: ['field', 'from', 'last', 'first'],
  properties: { field: text, from: text, last: allText('value', 'gives'), first: allText('value', 'gives') },
  additionalProperties: false,
} as const;

const requirement = {
  type: 'object',
  required: ['id', 'sections', 'asks'],
  properties: { id: text, sections: { type: 'array', items: text }, asks: text },
  additionalProperties: false,
} as const;

const setting = {
  type: 'object',
  required: ['key', 'mustBe', 'values'],
  properties: { key: text, mustBe: text, values: { type: 'object', additionalProperties: text } },
  additionalProperties: false,
} as const;

const kinds = ['text', 'whole', 'number', 'boolean', 'day', 'instant'] as const;
const form = { $ref: '#/$defs/form' } as const;

const branch = (kind: object, more: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: ['kind', ...Object.keys(more)],
  properties: { kind, ...more },
  additionalProperties: false,
});

const rule = {
  type: 'object',
  required: ['id', 'requirements', 'title', 'says', 'parameters', 'since', 'input', 'table', 'limits', 'clauses', 'examples', 'refusals'],
  properties: {
    id: { type: 'string', pattern: '^[a-z]+\\.[a-zA-Z0-9]+$' },
    requirements: { type: 'array', items: { type: 'string', pattern: '^([A-Z]{3}|D)-[0-9]{2}$' }, minItems: 1 },
    title: both,
    says: both,
    parameters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'value', 'unit'],
        properties: { name: text, value: { type: ['number', 'string'] }, unit: text, limit: { enum: ['included', 'excluded'] } },
        additionalProperties: false,
      },
    },
    since: { type: ['string', 'null'], format: 'date' },
    input: form,
    table: {
      type: ['array', 'null'],
      items: { type: 'object', required: ['when', 'then', 'because'], properties: { when: { type: 'object' }, then: {}, because: text } },
    },
    limits: { type: 'array', items: limit },
    clauses: { type: 'array', items: allText('words', 'kept', 'broken') },
    examples: exampleOf('result', {}),
    refusals: exampleOf('error', text),
  },
  additionalProperties: false,
} as const;

/** rules.schema.json: the schema of rules.json (JSON Schema 2020-12). */
export const rulesSchema = (): string =>
  jsonText({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The rules of the account opening journey',
    type: 'object',
    required: ['$schema', 'specification', 'rules', 'codes', 'settings'],
    properties: {
      $schema: text,
      specification: { type: 'array', items: requirement },
      rules: { type: 'array', items: rule },
      codes: { type: 'array', items: allText(...codeHead) },
      settings: { type: 'array', items: setting },
    },
    $defs: {
      form: {
        oneOf: [
          branch({ enum: kinds }, {}),
          branch({ const: 'oneOf' }, { values: { type: 'array', items: text } }),
          branch({ const: 'list' }, { of: form }),
          branch({ const: 'absent' }, { or: form }),
          branch({ const: 'record' }, { fields: { type: 'object', additionalProperties: form } }),
        ],
      },
    },
  });
