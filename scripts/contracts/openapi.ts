import { callsAuth } from '@domain/calls/auth';
import { authenticatedProviders, calls, type Call } from '@contracts/calls';
import { isRecord } from '@domain/kernel/shape';
import { readings } from './codecs';
import { outsideSchemas } from './outside';
import { endsSession, interactionsOf, isRefused, type Pact, type Told } from './read';
import { schemaOf, type Schema } from './schema';

type Json = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';

const unique = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

/** What the examples have in common, and what only some of them have. */
const inferred = (values: readonly unknown[]): Schema => {
  const records = values.filter(isRecord);
  if (records.length === values.length && records.length > 0) {
    const names = unique(records.flatMap(record => Object.keys(record)));
    const required = names.filter(name => records.every(record => Object.hasOwn(record, name)));
    const properties = names.map(
      name => [name, inferred(records.flatMap(record => (Object.hasOwn(record, name) ? [record[name]] : [])))] as const,
    );
    return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) };
  }
  const lists = values.filter((value): value is unknown[] => Array.isArray(value));
  if (lists.length > 0) return { type: 'array', items: lists.flat().length > 0 ? inferred(lists.flat()) : {} };
  const types = unique(values.map(value => (value === null ? 'null' : typeof value)));
  return types.length === 1 && types[0] !== undefined ? { type: types[0] } : {};
};

/** What each call's answer is read with, as a schema; from the codecs themselves, not from the contracts. */
export const answerSchemas = async (): Promise<ReadonlyMap<string, Schema>> => {
  const read = await readings();
  return new Map(calls.map(({ number }) => [number, outsideSchemas[number] ?? schemaOf(read.get(number)?.codec)] as const));
};

const requestBody = (mine: readonly Told[]): Json => {
  const bodies = mine.flatMap(({ interaction: { request } }) => (request.body ? [request.body] : []));
  const [first] = bodies;
  if (first === undefined) return {};
  const schema = first.contentType === JSON_TYPE ? inferred(bodies.map(({ content }) => content)) : { type: 'string' };
  return { requestBody: { required: true, content: { [first.contentType]: { schema } } } };
};

const parametersOf = (group: readonly Call[], mine: readonly Told[]): readonly Json[] => {
  const [call] = group;
  const inPath = [...(call?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const queries = mine.map(({ interaction: { request } }) => Object.keys(request.query ?? {}));
  const inQuery = unique([...group.flatMap(({ query = [] }) => query), ...queries.flat()]).map(name => ({
    name,
    in: 'query',
    required: queries.every(names => names.includes(name)),
    schema: { type: 'string' },
  }));
  const headers = unique(mine.flatMap(({ interaction: { request } }) => Object.keys(request.headers ?? {})))
    .filter(name => !['Authorization', 'Content-Type'].includes(name))
    .map(name => ({ name, in: 'header', required: name === 'X-Client-Id', schema: { type: 'string' } }));
  return [...inPath, ...inQuery, ...headers];
};

const refused = (group: readonly Call[]): Json => {
  const pairs = group.flatMap(({ refusals }) => refusals.map(refusal => refusal.split(' ')));
  const statuses = unique(pairs.map(([status = '']) => status));
  return Object.fromEntries(
    statuses.map(status => {
      const codes = unique(pairs.filter(([each]) => each === status).flatMap(([, code]) => (code === undefined ? [] : [code])));
      const content = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ApiError' }, 'x-codes': codes } };
      return [
        status,
        codes.length === 0 ? { description: 'Refused, without a body.' } : { description: `Refused: ${codes.join(', ')}.`, content },
      ];
    }),
  );
};

const ended = ({ provider }: Call): Json =>
  authenticatedProviders.some(each => each === provider)
    ? { '401': { description: 'No valid session; no body.' }, '403': { description: 'No right to the resource; no body.' } }
    : {};

const succeeded = (mine: readonly Told[], schema: Schema): Json =>
  Object.fromEntries(
    mine
      .filter(({ interaction }) => !isRefused(interaction))
      .map(({ interaction: { response } }) => [
        String(response.status),
        {
          description: response.body ? 'As the front end reads it.' : 'Done, or nothing to say.',
          ...(response.body ? { content: { [JSON_TYPE]: { schema } } } : {}),
        },
      ]),
  );

const operation = (group: readonly Call[], told: readonly Told[], schemas: ReadonlyMap<string, Schema>): Json => {
  const [call] = group;
  if (call === undefined) return {};
  const mine = told.filter(each => group.some(one => one === each.call) && !endsSession(each));
  const assumptions = group.flatMap(each => each.assumptions ?? []);
  const bearer = callsAuth.decide(call) === 'bearer';
  return {
    operationId: call.operation,
    tags: [call.provider],
    summary: group.map(({ why }) => why).join(' '),
    'x-calls': group.map(({ number }) => number),
    'x-requirements': unique(group.flatMap(({ requirements }) => requirements)),
    'x-rules': unique(group.flatMap(({ rules }) => rules)),
    ...(assumptions.length > 0 ? { 'x-assumption': assumptions } : {}),
    security: bearer ? [{ bearer: [] }] : [],
    parameters: parametersOf(group, mine),
    ...requestBody(mine),
    responses: { ...succeeded(mine, schemas.get(call.number) ?? {}), ...(bearer ? ended(call) : {}), ...refused(group) },
  };
};

/** All calls as an OpenAPI description: answers by the codecs, refusals by the list of calls, requests by what is really sent. */
export const openapi = async (pacts: readonly Pact[]): Promise<Json> => {
  const told = interactionsOf(pacts);
  const schemas = await answerSchemas();
  const paths = unique(calls.map(({ path }) => path)).map((path): readonly [string, Json] => {
    const methods = unique(calls.filter(call => call.path === path).map(({ method }) => method));
    const operations = methods.map((method): readonly [string, Json] => [
      method.toLowerCase(),
      operation(
        calls.filter(call => call.path === path && call.method === method),
        told,
        schemas,
      ),
    ]);
    return [path, Object.fromEntries(operations)];
  });
  const code = { type: 'string' };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of the account opening journey',
      version: '1',
      description: 'Lines under x-assumption are what the specification leaves open.',
    },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ApiError: { type: 'object', properties: { functionalCode: code, technicalCode: code, error: code }, minProperties: 1 },
      },
    },
  };
};
