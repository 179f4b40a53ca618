import { callsAuth } from '@domain/calls/auth';
import { states } from '@contracts/states';
import { fieldsRead, pathOf } from './fields';
import { leavesOf, matchersAt, type Leaf } from './jsonLeaves';
import { answerSchemas } from './openapi';
import { isRefused, type Side, type PactEntry } from './read';

/** Fields of an answer whose value decides something, from the codecs and the rules: `37 $.variables.isInitBo`. */
export type Decided = ReadonlySet<string>;

export const decidedFields = async (): Promise<Decided> => {
  const schemas = await answerSchemas();
  const found = [...schemas].flatMap(([number, schema]) =>
    fieldsRead(schema)
      .filter(({ schema: { type, enum: choices, branches } }) => type === 'boolean' || choices !== undefined || branches !== undefined)
      .map(({ steps }) => `${number} ${pathOf(steps)}`),
  );
  return new Set(found);
};

/** Values that the interaction itself contains, and that the provider's answer may therefore repeat exactly. */
const givenIn = ({ interaction: { request, providerStates } }: PactEntry): string =>
  JSON.stringify([request.path.split('/'), request.query, request.body?.content, providerStates.map(({ params }) => params)]);

const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
const isBranch = (leaf: Leaf, entry: PactEntry, decided: Decided): boolean =>
  isEmpty(leaf.value) || decided.has(`${entry.call?.number ?? ''} ${leaf.path}`) || givenIn(entry).includes(JSON.stringify(leaf.value));

/** Calls with an empty list as a valid answer: nothing found. */
const empties = new Set(['17', '18', '22', '32', '46', '4', '37']);

const regexesIn = (side: Side): readonly string[] =>
  [...JSON.stringify(side.matchingRules ?? {}).matchAll(/"regex":"((?:[^"\\]|\\.)*)"/g)].map(([, regex = '']) => regex);

/** Not every verifier's dialect has lookbehinds and Unicode classes; without anchors some match a part. */
const isPortable = (regex: string): boolean => !/\(\?<|\\\\p\{/.test(regex) && regex.startsWith('^') && regex.endsWith('$');

const real: readonly (readonly [string, RegExp])[] = [
  ['an e-mail address outside example.fr and example.org', /[\w.+-]+@(?!example\.(?:fr|org)\b)[\w-]+\.\w+/],
  ['a phone number outside 06 39 98', /"0[1-9](?! ?39 ?98)(?:[ .]?\d{2}){4}"/],
  ['something like an IBAN of a bank that exists', /\b[A-Z]{2}\d{2}(?! ?9999 ?9)(?: ?[A-Z0-9]{4}){4,}/],
  [
    'something like a token',
    /eyJ[\w-]{8,}\.|"Bearer (?!FAKE)[^"\\]+"|"(?:access_token|jwt|code)":"(?!FAKE|KO_|generic|[A-Z_]+"|[\w-]{1,12}")[^"]+"/,
  ],
];

type Check = (entry: PactEntry, decided: Decided) => readonly (string | false)[];

const stated: Check = ({ interaction: { providerStates } }) => [
  providerStates.length === 0 && 'has no provider state',
  ...providerStates.flatMap(({ name, params = {} }) => {
    const state = Object.entries(states).find(([known]) => known === name)?.[1];
    return [
      state === undefined && `names a state that the catalogue lacks: ${name}`,
      ...Object.keys(params).map(
        param =>
          state !== undefined && !Object.hasOwn(state.params, param) && `gives a parameter that the catalogue lacks: ${name} / ${param}`,
      ),
      /\b(?:user|page|screen|clicks?|button)\b|\d/.test(name) && `states something that is not about the provider: ${name}`,
    ];
  }),
];

const described: Check = ({ interaction: { description, comments, request }, call }) => [
  call === undefined && `is about no call of the list: ${request.method} ${request.path}`,
  call !== undefined &&
    comments.references.openapi.operationId !== call.operation &&
    `refers to another operation than ${call.operation}: ${comments.references.openapi.operationId}`,
  description === '' && 'has no description',
  comments.text.join('').length < 10 && 'does not say what it changes for the person',
];

const sent: Check = ({ interaction: { request }, call }) => {
  const { headers = {}, matchingRules } = request;
  const rules = matchingRules?.header ?? {};
  const bearer = callsAuth.decide(request) === 'bearer';
  // The creation of a file takes a token too: an adviser's session makes it an adviser's file (ADV-01).
  const mayBear = call?.operation === 'createSubscription';
  const known = call?.provider !== 'module-host' && call?.provider !== 'identity-provider';
  return [
    known && !Object.hasOwn(headers, 'X-Client-Id') && 'sends no X-Client-Id',
    known && matchersAt(rules, 'X-Client-Id').every(({ match }) => match !== 'type') && 'asks for one X-Client-Id exactly',
    known && matchersAt(rules, 'Content-Type').length === 0 && 'does not name its type',
    bearer &&
      matchersAt(rules, 'Authorization').every(({ regex }) => regex !== '^Bearer \\S+$') &&
      'asks for a bearer that is not any bearer',
    !bearer && !mayBear && Object.hasOwn(headers, 'Authorization') && 'sends a bearer with a call that needs none',
    matchingRules?.body !== undefined && Object.keys(matchingRules.body).length > 0 && 'is loose about the body that we send',
  ];
};

const answered: Check = ({ interaction: { response }, provider }) => [
  response.status >= 500 && 'agrees on a breakdown',
  (response.status === 403 || (response.status === 401 && provider !== 'identity-provider')) &&
    response.body !== undefined &&
    `has a body on a ${response.status}`,
  response.body !== undefined && !/^application\/json/.test(response.body.contentType) && 'answers with something other than JSON',
];

const refused: Check = ({ interaction }) => {
  if (!isRefused(interaction)) return [];
  return leavesOf(interaction.response).map(leaf => {
    // The person to whom the mobile belongs (D-59).
    if (leaf.path === '$.participant' && interaction.response.status === 409) return false;
    // What the bank says of a refused account (XTR-74).
    if (leaf.path.startsWith('$.refusal.') && interaction.response.status === 422) return false;
    const known = ['$.functionalCode', '$.error', '$.technicalCode'].includes(leaf.path);
    if (!known) return `refuses with a field that is none of an error's: ${leaf.path}`;
    return leaf.matcher !== undefined && leaf.path !== '$.technicalCode' && `does not say with which code it refuses: ${leaf.path}`;
  });
};

const loose: Check = (entry, decided) =>
  isRefused(entry.interaction) || entry.provider === 'module-host'
    ? []
    : leavesOf(entry.interaction.response).flatMap(leaf => [
        leaf.matcher === undefined && !isBranch(leaf, entry, decided) && `is exact where any value would do: ${leaf.path}`,
        leaf.matcher === undefined &&
          Array.isArray(leaf.value) &&
          !empties.has(entry.call?.number ?? '') &&
          `demands an empty list: ${leaf.path}`,
      ]);

const portable: Check = ({ interaction: { request, response } }) =>
  [...regexesIn(request), ...regexesIn(response)].map(
    regex => !isPortable(regex) && `has an expression that not every verifier reads: ${regex}`,
  );

const fictional: Check = ({ interaction }) => {
  const text = JSON.stringify(interaction);
  return real.map(([what, pattern]) => pattern.test(text) && `holds ${what}`);
};

const checks: readonly Check[] = [stated, described, sent, answered, refused, loose, portable, fictional];

/** The problems of an interaction, each with its place; empty: none. */
export const problemsOf = (entry: PactEntry, decided: Decided): readonly string[] =>
  checks
    .flatMap(check => check(entry, decided))
    .filter(problem => typeof problem === 'string')
    .map(problem => `${entry.provider}: “${entry.interaction.description}” ${problem}`);
