import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ErrorReporter } from '@application/observation/ports';
import type { Failure, Hindrance } from '@application/failure';
import type { RefusalFacts } from '@domain/errors/refusalFacts';
import type { Day } from '@domain/kernel/day';
import { isKnownRefusal } from '@domain/errors/refusals';
import { sessionLost } from '@domain/session/lost';
import { BODY, readAnswer } from './codecs';
import { DayWire } from './day';
import { Flag, fromFlag } from './flags';
import { Text } from './formed';
import { optional } from './optional';

const ApiError = optional({ functionalCode: t.string, error: t.string }, 'ApiError');

const About = t.type({ participant: t.keyof({ TIT: null, COT: null }) }, 'About');

/** The participant that a refusal concerns, where its body names one. D-59 */
const aboutOf = (body: unknown) => {
  const read = readAnswer(About, body);
  return E.isRight(read) ? { of: read.right.value.participant } : {};
};

const Refused = t.type({ refusal: optional({ final: Flag, automated: Flag, reason: Text, letterSentOn: DayWire }) }, 'Refused');

/** What the body of a refusal says of it, where the bank says it (proposed). XTR-74 */
const refusalOf = (body: unknown) => {
  const read = readAnswer(Refused, body);
  if (E.isLeft(read)) return {};
  const { final, automated, reason, letterSentOn } = read.right.value.refusal;
  const refusal: RefusalFacts = {
    ...(final === undefined ? {} : { final: fromFlag(final) }),
    ...(automated === undefined ? {} : { automated: fromFlag(automated) }),
    ...(reason === undefined ? {} : { reason }),
    ...(letterSentOn === undefined ? {} : { letterSentOn }),
  };
  return { refusal };
};

/** The functional code of an error's body; a technical code alone decides nothing. ERR-01 */
export const functionalCodeOf = (body: unknown): string | undefined => {
  const read = readAnswer(ApiError, body);
  return E.isRight(read) ? (read.right.value.functionalCode ?? read.right.value.error) : undefined;
};

/** Statuses that have a meaning without a functional code. */
const meanings: Readonly<Record<number, Failure>> = { 404: { kind: 'absent' }, 409: { kind: 'conflict' }, 413: { kind: 'tooLarge' } };
/** The bank fails, or asks the caller to wait. */
const hindranceOf = (status: number): Hindrance | undefined =>
  status === 429 ? 'busy' : status >= 500 || status === 408 ? 'service' : undefined;

export const unreachable: Failure = { kind: 'unreachable' };
export const unreadable = (report: readonly string[] = [BODY]): Failure => ({ kind: 'unreadable', report });

/** Reads the body of an answer, and reports what was left out of it, such as an invalid element of an optional list. ERR-07 */
export const read =
  <A>(codec: t.Decoder<unknown, A>, endpoint: string, reporter: ErrorReporter, today?: Day) =>
  (body: unknown): E.Either<Failure, A> =>
    pipe(
      readAnswer(codec, body, today),
      E.bimap(unreadable, ({ value, leftOut }) => {
        if (leftOut.length > 0) reporter.report({ kind: 'leftOut', where: endpoint, detail: leftOut });
        return value;
      }),
    );

/** Maps an error answer of the bank to a Failure. A call for a token never ends a session. SES-02, ERR-01 */
export const failureOf = (status: number, body: unknown, endsSession: boolean): Failure => {
  if (endsSession && sessionLost.decide({ httpStatus: status })) return { kind: 'signedOut' };
  const by = hindranceOf(status);
  if (by !== undefined) return { kind: 'unreachable', by };
  const code = functionalCodeOf(body);
  const meaning = meanings[status];
  if (meaning?.kind === 'tooLarge' || (meaning && (code === undefined || !isKnownRefusal(code)))) return meaning;
  return code === undefined ? unreadable() : { kind: 'refused', code, ...aboutOf(body), ...refusalOf(body) };
};
