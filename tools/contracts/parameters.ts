import type { ReferentialType } from '@application/referentials/ports';
import type { Call } from '@contracts/calls';
import { ranks } from '@domain/proofs/papers';
import { examplesOf, unique, type Json } from './examples';
import type { PactEntry } from './read';

const truths = ['true', 'false'];
/** The values of the query parameters with a closed list. */
const queryValues: Readonly<Record<string, readonly string[]>> = {
  accountType: ['individuel', 'joint'],
  workflowType: ['individual', 'joint'],
  docRank: [...Object.values(ranks.TIT), ...Object.values(ranks.COT)],
  referentialType: ['familySituations', 'housingSituations', 'maritalRegimes'] satisfies readonly ReferentialType[],
  isOverAge: truths,
  youthOffer: truths,
  withCouncilHours: truths,
  showAll: ['true'],
  validCountry: ['true'],
  validCounty: ['true'],
};
const valuesOfQuery = (name: string): Json => {
  const values = queryValues[name];
  return values ? { enum: values } : {};
};

/** The purpose of each header. */
const headerWords: Readonly<Record<string, string>> = {
  'X-Client-Id': 'Which front end asks: the omc or mdc one, and its brand.',
  'X-Captcha-Response': 'The answer to the captcha; none is asked of an adviser.',
  'Idempotency-Key': 'One act: the same key with the same body is answered as the first time.',
};

/** Proposed: sent where the configuration turns it on. OBS-01 */
const traceparent = {
  name: 'traceparent',
  in: 'header',
  required: false,
  description:
    'The id of the call (W3C Trace Context), random, where the configuration key observation.traceCalls is on (proposed). Pass it on to your logs; customers read its first eight digits to the help desk.',
  schema: { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$' },
};

/** Parameters of the path, of the query and of the headers. */
export const parametersOf = (group: readonly Call[], mine: readonly PactEntry[]): readonly Json[] => {
  const [call] = group;
  const requests = mine.map(({ interaction: { request } }) => request);
  const segments = (call?.path ?? '').split('/');
  const inPath = segments.flatMap((segment, index) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const examples = examplesOf(mine, ({ interaction: { request } }) => request.path.split('/')[index]);
    return name === undefined ? [] : [{ name, in: 'path', required: true, schema: { type: 'string' }, ...examples }];
  });
  const queries = requests.map(({ query }) => query ?? {});
  const inQuery = unique([...group.flatMap(({ query = [] }) => query), ...queries.flatMap(query => Object.keys(query))]).map(name => ({
    name,
    in: 'query',
    required: queries.every(query => Object.hasOwn(query, name)),
    schema: { type: 'string', ...valuesOfQuery(name) },
    ...examplesOf(mine, ({ interaction: { request } }) => request.query?.[name]?.[0]),
  }));
  const headers = unique(requests.flatMap(request => Object.keys(request.headers ?? {})))
    .filter(name => !['Authorization', 'Content-Type'].includes(name))
    .map(name => ({
      name,
      in: 'header',
      required: requests.every(request => Object.hasOwn(request.headers ?? {}, name)),
      description: headerWords[name] ?? '',
      schema: { type: 'string' },
    }));
  return [...inPath, ...inQuery, ...headers, traceparent];
};
