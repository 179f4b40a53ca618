import * as t from 'io-ts';
import { matchedFields, type PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import { signingTasks, type SigningTask, type LogEntry } from '@domain/journey/dossierState';
import { taskId } from '@domain/journey/steps';
import { Birthdate, InstantWire } from '../day';
import { Flag, fromFlag } from '../flags';
import { reportedLines, type Reported } from '@domain/journey/reported';
import { Text, Year } from '../formed';
import { optional } from '../optional';

export const AdviserWire = t.type({ name: Text, agency: t.string });

/** Proposed: a bank may leave it out. XTR-53 */
export const LogWire = t.readonlyArray(t.type({ taskId: t.string, who: t.string, at: InstantWire }));

/** Drops tasks that this front end does not know. D-20 */
export const logOf = (log: t.TypeOf<typeof LogWire>): readonly LogEntry[] =>
  log.flatMap(({ taskId: task, who, at }) => (taskId.is(task) ? [{ task, who, at }] : []));

const LookAlikeWire = t.intersection([
  t.type({ lastname: Text, firstname: t.string, town: t.string, clientSince: Year, matches: t.readonlyArray(t.string) }),
  optional({ birthdate: Birthdate }),
]);
export const LookAlikesWire = t.readonlyArray(LookAlikeWire);

/** Drops words that this front end does not know. D-20 */
const known = <Word extends string>(words: readonly Word[], received: readonly string[]): readonly Word[] =>
  words.filter(word => received.includes(word));

export const lookAlikeOf = ({
  lastname,
  firstname,
  birthdate,
  town,
  clientSince,
  matches,
}: t.TypeOf<typeof LookAlikeWire>): PossibleDuplicate => ({
  lastName: lastname,
  firstName: firstname,
  birthdate,
  town,
  clientSince,
  matches: known(matchedFields, matches),
});

/** A person's progress, action by action; a missing action counts as not done. */
export const ProgressWire = t.intersection([
  t.type({ linkOpened: Flag, termsAccepted: Flag, videoChecked: Flag, documentsRead: Flag, signed: Flag }),
  optional({ errorReported: Flag }),
]);

/** The lines that a person reported as wrong; a line that is unknown here is left out (proposed). */
export const ReportedWire = t.intersection([t.type({ lines: t.readonlyArray(t.string) }), optional({ comment: Text })]);

export const reportedOf = ({ lines, comment }: t.TypeOf<typeof ReportedWire>): Reported => ({
  lines: known(reportedLines, lines),
  ...(comment === undefined ? {} : { comment }),
});

export const signingTasksOf = (progress: t.TypeOf<typeof ProgressWire>): readonly SigningTask[] =>
  signingTasks.filter(deed => fromFlag(progress[deed] ?? '0'));
