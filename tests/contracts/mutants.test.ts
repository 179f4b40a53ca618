import { figuresOf } from '../../scripts/contracts/mutants-report';
import { mutantsOf, spread } from '../../scripts/contracts/mutants';
import { interactionsOf, readPacts, type Interaction } from '../../scripts/contracts/read';

const found = interactionsOf(readPacts()).find(
  ({ interaction }) => interaction.description === 'a request for the result of a video check refused for the third time',
);
const third = found?.interaction as Interaction;
const answer = { status: 200, body: { avancement: 'ENDED', controlValidated: false, livenessCount: 3, more: 'x' } };

describe('the mutants of an answer', () => {
  const mutants = mutantsOf(third);

  test('spoil its status, the whole of it, and each field that the contract names in four ways', () => {
    expect(mutants).toHaveLength(2 + 2 + 3 * 4);
    const spoilt = mutants.filter(({ path }) => path === 'livenessCount').map(({ kind, spoil }) => [kind, spoil(answer).body]);
    const rest = { avancement: 'ENDED', controlValidated: false, more: 'x' };
    expect(spoilt).toEqual([
      ['removed', rest],
      ['other type', { ...rest, livenessCount: '3' }],
      ['null', { ...rest, livenessCount: null }],
      ['renamed', { ...rest, livenessCountRenamed: 3 }],
    ]);
  });

  test('each change the answer, and leave what the contract does not name', () => {
    for (const { spoil } of mutants) expect(spoil(answer)).not.toEqual(answer);
    expect(mutants.some(({ path }) => path === 'more')).toBe(false);
  });

  test('are spread evenly where not all are wanted', () => {
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7], 4)).toEqual([0, 2, 4, 6]);
    expect(spread([0, 1], 4)).toEqual([0, 1]);
  });
});

describe('the figures', () => {
  const round = (mutants: object[], report: string): string => `\n@round ${JSON.stringify({ provider: 'sms', mutants })}\n${report}\n`;
  const mutant = (description: string) => ({ description, kind: 'null', where: '$' });

  test('count a mutant as noticed where its own interaction failed, not another whose name begins alike', () => {
    const failed = '1) Verifying a pact between us and sms Given a state - an SMS\n    1.1) has status code 204';
    expect(figuresOf(round([], '') + round([mutant('an SMS'), mutant('an SMS to be sent')], failed))).toMatchObject({
      all: 2,
      byProvider: [{ provider: 'sms', all: 2, caught: 1 }],
      survivors: [{ description: 'an SMS to be sent' }],
      broken: [],
    });
  });

  test('tell what fails although nothing was spoilt', () => {
    expect(figuresOf(round([], '1) Verifying a pact between us and sms Given a state - an SMS')).broken).toEqual(['sms: a state - an SMS']);
  });
});
