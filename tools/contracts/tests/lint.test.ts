import fs from 'node:fs';
import { callOf } from '@contracts/calls';
import { pactFile } from '@contracts/providers';
import { decidedFields, problemsOf, type Decided } from '../lint';
import { interactionsOf, readPacts, type Interaction, type PactEntry } from '../read';

const pacts = readPacts();
const all = interactionsOf(pacts);
let decided: Decided;
beforeAll(async () => {
  decided = await decidedFields();
});

describe.each(pacts)('the contract with $provider', ({ provider, interactions, metadata }) => {
  const source = fs.readFileSync(pactFile(provider), 'utf8');

  test('has no fault that a verifier would not notice', () => {
    expect(all.filter(told => told.provider === provider).flatMap(told => problemsOf(told, decided))).toEqual([]);
  });

  test('is of the fourth version, in one order, and says nothing of when it was written', () => {
    const descriptions = interactions.map(({ description }) => description);
    expect(metadata.pactSpecification.version).toBe('4.0');
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions).toEqual([...descriptions].sort());
    expect(source).not.toContain('"pact-js"');
  });
});

const sample = all.find(
  ({ interaction }) => interaction.description === 'a request for the result of a video check refused for the third time',
);
const refusal = all.find(({ interaction }) => interaction.description === 'a new video check when the attempts are used up');

const spoilt = (entry: PactEntry | undefined, change: (interaction: Interaction) => unknown): string => {
  const interaction = structuredClone(entry?.interaction) as Interaction;
  const changed = { ...interaction, ...(change(interaction) as Partial<Interaction>) };
  return problemsOf({ provider: 'liveness', interaction: changed, call: callOf(changed.request) }, decided).join('\n');
};

describe('each fault is reported', () => {
  test.each<[string, (interaction: Interaction) => unknown]>([
    ['has no provider state', () => ({ providerStates: [] })],
    ['a state that the catalogue lacks', () => ({ providerStates: [{ name: 'the moon is full' }] })],
    [
      'a parameter that the catalogue lacks',
      ({ providerStates: [state] }) => ({ providerStates: [{ ...state, params: { moon: 'full' } }] }),
    ],
    ['not about the provider', () => ({ providerStates: [{ name: 'the user is on page 3' }] })],
    ['about no call', ({ request }) => ({ request: { ...request, path: '/v9/moon' } })],
    ['sends no X-Client-Id', ({ request }) => ({ request: { ...request, headers: {} } })],
    ['one X-Client-Id exactly', ({ request }) => ({ request: { ...request, matchingRules: {} } })],
    ['a bearer that is not any bearer', ({ request }) => ({ request: { ...request, matchingRules: {} } })],
    ['loose about the body', ({ request }) => ({ request: { ...request, matchingRules: { ...request.matchingRules, body: { $: {} } } } })],
    ['agrees on a breakdown', ({ response }) => ({ response: { ...response, status: 500 } })],
    ['has a body on a 403', ({ response }) => ({ response: { ...response, status: 403 } })],
    [
      'exact where any value would do',
      ({ response }) => ({
        response: { ...response, body: { contentType: 'application/json', content: { url: 'https://video.example.org/1' } } },
      }),
    ],
    [
      'not every verifier reads',
      ({ response }) => ({
        response: { ...response, matchingRules: { body: { '$.a': { matchers: [{ match: 'regex', regex: '(?<=a)b' }] } } } },
      }),
    ],
    ['an e-mail address outside', ({ response }) => ({ response: { ...response, headers: { From: ['jean@' + 'gmail.com'] } } })],
    ['a phone number outside', ({ response }) => ({ response: { ...response, headers: { From: ['06 12 34 56 78'] } } })],
    [
      'something like a token',
      ({ request }) => ({ request: { ...request, headers: { ...request.headers, Authorization: ['Bearer 3f9a0c'] } } }),
    ],
    ['does not say what it changes', ({ comments }) => ({ comments: { ...comments, text: [] } })],
  ])('“…%s…”', (problem, change) => {
    expect(spoilt(sample, change)).toContain(problem);
    expect(spoilt(sample, () => ({}))).toBe('');
  });

  test('a refusal without its code, and one with something else beside', () => {
    expect(
      spoilt(refusal, ({ response }) => ({
        response: { ...response, matchingRules: { body: { '$.functionalCode': { matchers: [{ match: 'type' }] } } } },
      })),
    ).toContain('with which code');
    expect(
      spoilt(refusal, ({ response }) => ({
        response: {
          ...response,
          body: { contentType: 'application/json', content: { functionalCode: 'MAXIMUM_LIVENESS_COUNT', reason: 'tired' } },
        },
      })),
    ).toContain('none of an error');
  });
});
