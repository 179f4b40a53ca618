import { callsAuth } from '@domain/calls/auth';
import { authenticatedProviders, calls, type Call } from '@contracts/calls';
import type { Provider } from '@contracts/providers';
import { requestSchemas } from '@contracts/requests';
import { readings } from './codecs';
import { answersOf, examplesOf, unique, withoutBody, type Json } from './examples';
import { captchaPath, outsideSchemas } from './outside';
import { parametersOf } from './parameters';
import { endsSession, interactionsOf, isRefused, type Pact, type PactEntry } from './read';
import { published } from './published';
import { schemaOf, type Schema } from './schema';
import { withThings } from './schemaNames';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The schema of each call's answer, from the codecs, not from the contracts. */
export const answerSchemas = async (): Promise<ReadonlyMap<string, Schema>> => {
  const read = await readings();
  return new Map(calls.map(({ number }) => [number, outsideSchemas[number] ?? schemaOf(read.get(number)?.codec)] as const));
};

const requestBody = (group: readonly Call[], mine: readonly PactEntry[]): Json => {
  const [call] = group;
  const schema = requestSchemas[call?.number ?? ''];
  if (call === undefined || schema === undefined) return {};
  const type = call.provider === 'identity-provider' ? FORM_TYPE : JSON_TYPE;
  const examples = examplesOf(mine, ({ interaction: { request } }) => {
    const content = request.body?.content;
    return type === FORM_TYPE && typeof content === 'string' ? Object.fromEntries(new URLSearchParams(content)) : content;
  });
  return { requestBody: { required: true, content: { [type]: { schema, ...examples } } } };
};

/** For calls whose refusal changes nothing, such as revoking a token. */
const unheeded: Json = { '400': { description: 'Refused; the front end goes on all the same.' } };

const refused = (group: readonly Call[], mine: readonly PactEntry[]): Json => {
  const [call] = group;
  if (call !== undefined && group.every(({ refusals }) => refusals.length === 0) && callsAuth.decide(call) !== 'bearer') return unheeded;
  const pairs = group.flatMap(({ refusals }) => refusals.map(refusal => refusal.split(' ')));
  const statuses = unique(pairs.map(([status = '']) => status));
  return Object.fromEntries(
    statuses.map(status => {
      const codes = unique(pairs.filter(([each]) => each === status).flatMap(([, code]) => (code === undefined ? [] : [code])));
      const answers = { schema: { $ref: '#/components/schemas/ApiError' }, examples: answersOf(mine, status), 'x-codes': codes };
      return [
        status,
        codes.length === 0
          ? { description: 'Refused, without a body.', ...withoutBody(mine, status) }
          : { description: `Refused: ${codes.join(', ')}.`, content: { [JSON_TYPE]: answers } },
      ];
    }),
  );
};

const ended = ({ provider }: Call): Json =>
  authenticatedProviders.some(each => each === provider)
    ? { '401': { description: 'No valid session; no body.' }, '403': { description: 'No right to the resource; no body.' } }
    : {};

/** The header of an answer about a person, where the contracts have it. */
const headersOf = (mine: readonly PactEntry[], status: string): Json =>
  mine.some(({ interaction: { response } }) => String(response.status) === status && Object.hasOwn(response.headers ?? {}, 'Cache-Control'))
    ? {
        headers: {
          'Cache-Control': { description: 'Nobody may keep it.', required: true, schema: { type: 'string', pattern: 'no-store' } },
        },
      }
    : {};

const succeeded = (mine: readonly PactEntry[], schema: Schema): Json =>
  Object.fromEntries(
    mine
      .filter(({ interaction }) => !isRefused(interaction))
      .map(({ interaction: { response } }): readonly [string, boolean] => [String(response.status), response.body !== undefined])
      .map(([status, hasBody]) => [
        status,
        hasBody
          ? {
              description: 'As the front end reads it.',
              ...headersOf(mine, status),
              content: { [JSON_TYPE]: { schema: published(schema), examples: answersOf(mine, status) } },
            }
          : { description: 'Done, or nothing to say.', ...withoutBody(mine, status) },
      ]),
  );

/** Whether a call may carry a token without needing one, with another answer: an adviser's creation. ADV-01 */
const mayBear = (mine: readonly PactEntry[]): boolean =>
  mine.some(({ interaction: { request } }) => Object.hasOwn(request.headers ?? {}, 'Authorization'));

const operation = (group: readonly Call[], entries: readonly PactEntry[], schemas: ReadonlyMap<string, Schema>): Json => {
  const [call] = group;
  if (call === undefined) return {};
  const mine = entries.filter(each => group.some(one => one === each.call) && !endsSession(each));
  const assumptions = group.flatMap(each => each.assumptions ?? []);
  const bearer = callsAuth.decide(call) === 'bearer';
  return {
    operationId: call.operation,
    tags: [call.provider],
    summary: group.map(({ why }) => why).join(' '),
    'x-calls': group.map(({ number }) => number),
    'x-requirements': unique(group.flatMap(({ requirements }) => requirements)),
    'x-rules': unique(group.flatMap(({ rules }) => rules)),
    ...(call.repeated === undefined ? {} : { 'x-repeated': call.repeated }),
    ...(assumptions.length > 0 ? { 'x-assumption': assumptions } : {}),
    security: bearer ? [{ bearer: [] }] : mayBear(mine) ? [{}, { bearer: [] }] : [],
    parameters: parametersOf(group, mine),
    ...requestBody(group, mine),
    responses: { ...succeeded(mine, schemas.get(call.number) ?? {}), ...(bearer ? ended(call) : {}), ...refused(group, mine) },
  };
};

/** Providers at the server's root; every other call is below `/api`. */
const AT_ROOT: readonly Provider[] = ['identity-provider', 'module-host'];
const ORIGIN = 'https://banque.example';
const rootServers = [{ url: ORIGIN, description: 'Outside the API.' }];

const pathItem = (path: string, entries: readonly PactEntry[], schemas: ReadonlyMap<string, Schema>): Json => {
  const mine = calls.filter(call => call.path === path);
  const operations = unique(mine.map(({ method }) => method)).map((method): readonly [string, Json] => [
    method.toLowerCase(),
    operation(
      mine.filter(call => call.method === method),
      entries,
      schemas,
    ),
  ]);
  const atRoot = mine.some(({ provider }) => AT_ROOT.includes(provider));
  return { ...(atRoot ? { servers: rootServers } : {}), ...Object.fromEntries(operations) };
};

const code = { type: 'string' };
const ApiError = {
  type: 'object',
  description: 'Why a call is refused, as a code; one of the three.',
  properties: {
    functionalCode: code,
    technicalCode: code,
    error: code,
    participant: { type: 'string', enum: ['TIT', 'COT'] },
    refusal: {
      type: 'object',
      description: 'Of a refused account, what the front end says of its rights (proposed).',
      properties: {
        final: { type: 'string', enum: ['0', '1'] },
        automated: { type: 'string', enum: ['0', '1'], description: 'Nobody decided it.' },
        reason: { type: 'string' },
        letterSentOn: { type: 'string', format: 'date' },
      },
    },
  },
  anyOf: ['functionalCode', 'technicalCode', 'error'].map(name => ({ required: [name] })),
};

/** All calls as an OpenAPI description: answers from the codecs, refusals from the list of calls, requests from their schemas. */
export const openapi = async (pacts: readonly Pact[]): Promise<Json> => {
  const entries = interactionsOf(pacts);
  const schemas = await answerSchemas();
  const items = unique(calls.map(({ path }) => path)).map((path): readonly [string, Json] => [path, pathItem(path, entries, schemas)]);
  const { paths, schemas: things } = withThings(Object.fromEntries([...items, captchaPath]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of the account opening journey',
      version: '1.0.0',
      description: 'Made from the contracts, for their readers. Lines under x-assumption are what the specification leaves open.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    servers: [{ url: `${ORIGIN}/api`, description: 'An example: the base address is a setting of the front end.' }],
    tags: pacts.map(({ provider }) => ({ name: provider, description: `The backend ${provider}: one contract of its own.` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of calls 25 and 26.' } },
      schemas: { ApiError, ...things },
    },
  };
};
