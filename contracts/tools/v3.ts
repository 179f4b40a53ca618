import { consumer } from '@contracts/providers';
import { matchersAt } from '@contracts/tools/leaves';
import type { Interaction, Pact, Side } from './read';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Matching rules for a list that must contain an element among others, which version 3 of the specification lacks. */
const containing = (rules: Json): readonly string[] =>
  Object.keys(rules).filter(path => matchersAt(rules, path).some(({ match }) => match === 'arrayContains'));

const emptied = (value: unknown, steps: readonly string[]): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  return isRecord(value) ? { ...value, [step]: emptied(value[step], rest) } : value;
};

const single = (headers: Readonly<Record<string, readonly string[]>>): Json =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')]));

const ANY_LIST = { combine: 'AND', matchers: [{ match: 'type' }] };

const side = ({ headers, body, matchingRules }: Side): Json => {
  const rules = matchingRules?.body ?? {};
  const lists = containing(rules);
  const content = lists.reduce<unknown>((whole, path) => emptied(whole, path.split('.').slice(1)), body?.content);
  const loosened = { ...rules, ...Object.fromEntries(lists.map(path => [path, ANY_LIST])) };
  const all = {
    ...(matchingRules?.header ? { header: matchingRules.header } : {}),
    ...(Object.keys(loosened).length > 0 ? { body: loosened } : {}),
  };
  return {
    ...(headers ? { headers: single(headers) } : {}),
    ...(body ? { body: content } : {}),
    ...(Object.keys(all).length > 0 ? { matchingRules: all } : {}),
  };
};

const interactionOf = ({ description, providerStates, request, response }: Interaction): Json => ({
  description,
  providerStates,
  request: { method: request.method, path: request.path, ...(request.query ? { query: request.query } : {}), ...side(request) },
  response: { status: response.status, ...side(response) },
});

/** The same contract for verifiers of Pact specification 3: without comments, and with any list where one must contain an element. */
export const thirdVersion = ({ provider, interactions }: Pact): Json => ({
  consumer: { name: consumer },
  provider: { name: provider },
  interactions: interactions.map(interactionOf),
  metadata: { pactSpecification: { version: '3.0.0' } },
});
