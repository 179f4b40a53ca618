import { changesBetween, noteOf } from '../changes';
import { readPacts, type Interaction, type Pact } from '../read';

const now = readPacts();
const liveness = now.find(({ provider }) => provider === 'liveness') as Pact;
const third = 'a request for the result of a video check refused for the third time';

/** The contract of the video check before one interaction changed. */
const before = (change: (interaction: Interaction) => Interaction | undefined): Pact[] =>
  now.map(pact =>
    pact === liveness
      ? {
          ...pact,
          interactions: pact.interactions.flatMap(each =>
            each.description === third ? [change(structuredClone(each))].flatMap(kept => (kept ? [kept] : [])) : [each],
          ),
        }
      : pact,
  );

const withBody = (interaction: Interaction, content: Record<string, unknown>, rules = interaction.response.matchingRules): Interaction => ({
  ...interaction,
  response: { ...interaction.response, body: { contentType: 'application/json', content }, ...(rules ? { matchingRules: rules } : {}) },
});

describe('XTR-25: what changed between two versions of the contracts', () => {
  test('nothing, where nothing did', () => {
    expect(noteOf(changesBetween(now, now))).toBe('No contract changed.\n');
  });

  test.each<[string, (interaction: Interaction) => Interaction | undefined, string]>([
    ['a new interaction', () => undefined, `- breaking: “${third}” is new`],
    [
      'a field more',
      each => withBody(each, { avancement: 'ENDED', livenessCount: 3 }),
      `- breaking: “${third}” now needs $.controlValidated, exactly false`,
    ],
    [
      'a field less',
      each => withBody(each, { ...(each.response.body?.content as object), label: 'x' }),
      `- additive: “${third}” no longer needs $.label`,
    ],
    [
      'another value',
      each => withBody(each, { ...(each.response.body?.content as object), controlValidated: true }),
      `- breaking: “${third}”: $.controlValidated was exactly true, is exactly false`,
    ],
    [
      'another status',
      each => ({ ...each, response: { ...each.response, status: 201 } }),
      `- breaking: “${third}” is answered 200 instead of 201`,
    ],
    [
      'another request',
      each => ({ ...each, request: { ...each.request, path: '/v2/liveness/LV-1' } }),
      `- breaking: “${third}” is asked for otherwise`,
    ],
    ['another state', each => ({ ...each, providerStates: [] }), `- breaking: “${third}” supposes another state`],
    ['other words', each => ({ ...each, comments: { ...each.comments, text: ['Otherwise.'] } }), `- words: “${third}” is told otherwise`],
  ])('%s', (_what, change, line) => {
    const note = noteOf(changesBetween(before(change), now));
    expect(note).toContain(line);
    expect(note.match(/^## /gm)).toHaveLength(1);
  });

  test('an interaction that is gone, and a value that need not be the same any more, ask less of a backend', () => {
    const [gone] = changesBetween(
      now,
      before(() => undefined),
    );
    expect(gone).toEqual({ provider: 'liveness', weight: 'additive', what: `“${third}” is no longer asked` });
    const loose = before(each =>
      withBody(each, each.response.body?.content as Record<string, unknown>, {
        body: { ...each.response.matchingRules?.body, '$.controlValidated': { matchers: [{ match: 'type' }] } },
      }),
    );
    expect(changesBetween(now, loose).map(({ weight }) => weight)).toEqual(['additive']);
    expect(changesBetween(loose, now).map(({ weight }) => weight)).toEqual(['breaking']);
  });
});
