import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { effectsInARow } from '@tests/builders/ending';
import type { EffectName } from './session/ports';
import type { Failure } from './failure';

const names: readonly EffectName[] = ['creation', 'videoCheck', 'ceremony', 'holderSigned', 'end', 'withdrawal', 'mobility'];

/** Failures after which the bank may have done it all the same. */
const unsure: readonly Failure[] = [
  { kind: 'unreachable' },
  ...(['service', 'gateway', 'between', 'busy'] as const).map((by): Failure => ({ kind: 'unreachable', by })),
  { kind: 'unreadable', report: ['(body)'] },
  { kind: 'signedOut' },
];
const decided: readonly Failure[] = [{ kind: 'refused', code: 'generic' }, { kind: 'absent' }, { kind: 'conflict' }, { kind: 'tooLarge' }];

describe.each(names)('R04, R24: the key of %s', name => {
  const keys = async (failure: Failure, how: 'ask' | 'once'): Promise<readonly string[]> => {
    const effects = effectsInARow();
    const sent: string[] = [];
    const answers: E.Either<Failure, 'done'>[] = [E.left(failure), E.right('done')];
    const send = (key: string): TE.TaskEither<Failure, 'done'> => {
      sent.push(key);
      return () => Promise.resolve(answers.shift() ?? E.right('done'));
    };
    const act = () => (how === 'ask' ? effects.ask(name, 'file', send) : effects.once(name, 'file', ['done'], send));
    await act()();
    await act()();
    return sent;
  };

  test.each(unsure.flatMap(failure => (['ask', 'once'] as const).map(how => [failure, how] as const)))(
    'stays after %j (%s): the bank may have acted, and a second try must not act twice',
    async (failure, how) => {
      const [first, second] = await keys(failure, how);
      expect(second).toBe(first);
    },
  );

  test.each(decided.flatMap(failure => (['ask', 'once'] as const).map(how => [failure, how] as const)))(
    'ends with %j (%s): the bank has refused',
    async (failure, how) => {
      const [first, second] = await keys(failure, how);
      expect(second).not.toBe(first);
    },
  );
});
