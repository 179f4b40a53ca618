import type { Participant } from '@domain/kernel/words';
import type { Instant } from '@domain/kernel/day';
import { signingTasksOf, isOpened, signatureOf } from './signingProgress';
import type { SigningTask, DossierState, LogEntry } from './dossierState';

/** What happened in a file; `at` undefined: the bank does not say when. */
export type Happened =
  | ({ readonly kind: 'task' } & LogEntry)
  | { readonly kind: 'deed'; readonly deed: SigningTask; readonly of: Participant; readonly at: Instant | undefined }
  | { readonly kind: 'account'; readonly at: Instant | undefined };

/**
 * The file's log, the oldest first: the tasks that ended, then what the board shows of each person, then the account. Nothing where the
 * bank keeps no log. XTR-53, ADV-02
 */
export const happened = (state: DossierState): readonly Happened[] => {
  const { log = [], participants } = state;
  if (log.length === 0) return [];
  const endOf = (task: LogEntry['task']): Instant | undefined => log.findLast(entry => entry.task === task)?.at;
  const people = (['TIT', 'COT'] as const).filter(who => participants[who]);
  const shownApart: readonly LogEntry['task'][] = [...people.map(who => signatureOf[who]), 'welcome'];
  return [
    ...log.filter(({ task }) => !shownApart.includes(task)).map(entry => ({ kind: 'task', ...entry }) as const),
    ...people.flatMap(of =>
      signingTasksOf(state, of)
        .filter(deed => deed.state === 'done')
        .map(({ deed }) => ({ kind: 'deed', deed, of, at: deed === 'signed' ? endOf(signatureOf[of]) : undefined }) as const),
    ),
    ...(isOpened(state) ? [{ kind: 'account', at: endOf('welcome') } as const] : []),
  ];
};
