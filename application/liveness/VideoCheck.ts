import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Effects } from '@application/effects';
import type { FaceConsent, LivenessCheck, LivenessChecks, LivenessStatus } from './ports';
import type { Settings } from '@application/Settings';
import { inLanguage, trusted } from '@application/trusted';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import { livenessOutcome, MAX_ATTEMPTS, type LivenessOutcome } from '@domain/signature/livenessOutcome';
import type { Participant } from '@domain/journey/words';
import { pollingLimits } from '@domain/session/pollingLimits';

/** Why a check did not pass: no match, a provider error, no result in time, no attempt left, or no camera. LIV-03 */
export type LivenessTrouble = 'unrecognised' | 'broken' | 'silent' | 'usedUp' | 'camera';

/** `attemptsLeft`: undefined where the bank did not state it; `why`: undefined where the check passed. */
export interface LivenessResult {
  readonly why: LivenessTrouble | undefined;
  readonly outcome: Exclude<LivenessOutcome, 'WAIT'>;
  readonly attemptsLeft: number | undefined;
}

type Known = Pick<LivenessStatus, 'status' | 'validated' | 'functionalCode'> & { readonly count: number | undefined };

const silent: Known = { status: 'ONGOING', validated: false, count: undefined, functionalCode: undefined };

/** A call without an answer counts as a try; a functional code decides at once. D-30 */
const orSilent = (failure: Failure): TE.TaskEither<Failure, Known> => {
  if (failure.kind === 'unreachable') return TE.right(silent);
  if (failure.kind === 'refused') return TE.right({ ...silent, status: 'ERROR', functionalCode: failure.code });
  return TE.left(failure);
};

/** Why a person may try again, by the last status of the check. */
const troubles: Readonly<Record<Known['status'], LivenessTrouble>> = { ENDED: 'unrecognised', ERROR: 'broken', ONGOING: 'silent' };

const decided = ({ status, validated, count, functionalCode }: Known, tries: number): LivenessResult | undefined => {
  const outcome = livenessOutcome.decide({ status, validated, count: count ?? null, functionalCode: functionalCode ?? null, tries });
  if (outcome === 'WAIT') return undefined;
  const attemptsLeft = count === undefined ? undefined : Math.max(0, MAX_ATTEMPTS - count);
  return { outcome, attemptsLeft, why: outcome === 'OK' ? undefined : outcome === 'KO' ? 'usedUp' : troubles[status] };
};

const isLast = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  livenessOutcome.decide({ status: 'ERROR', validated: null, count: null, functionalCode: failure.code, tries: 1 }) === 'KO';

/** Starts a video check and follows its result, which the bank alone decides. LIV-02, LIV-03 */
export class VideoCheck {
  constructor(
    private readonly checks: LivenessChecks,
    private readonly settings: Settings,
    private readonly effects: Effects,
  ) {}

  /** Starts a new check; 'exhausted': the bank allows no more. Fails where the capture page is not on the provider's origin. X20 */
  start(participant: Participant, consent?: FaceConsent): TE.TaskEither<Failure, LivenessCheck | 'exhausted'> {
    const { liveness, language } = this.settings;
    const { origin } = liveness;
    return pipe(
      this.effects.ask('videoCheck', participant, key => this.checks.create(participant, key, consent)),
      TE.flatMapEither(check => trusted(check, origin, [origin])),
      TE.map(inLanguage(language)),
      TE.orElse(failure => (isLast(failure) ? TE.right<Failure, LivenessCheck | 'exhausted'>('exhausted') : TE.left(failure))),
    );
  }

  /** Polls until the bank decides; undefined: the watch ended first. */
  follow(watch: Watch, livenessId: string): TE.TaskEither<Failure, LivenessResult | undefined> {
    let tries = 0;
    const ask = pipe(
      this.known(livenessId),
      TE.map(known => decided(known, (tries += 1))),
    );
    return watch.run(pollingLimits.decide({ what: 'liveness' }), ask, result => result !== undefined);
  }

  /** Asks once, on return to the page; undefined: the check is still under way. */
  look(livenessId: string): TE.TaskEither<Failure, LivenessResult | undefined> {
    return pipe(
      this.known(livenessId),
      TE.map(known => decided(known, 1)),
    );
  }

  private known(livenessId: string): TE.TaskEither<Failure, Known> {
    return pipe(
      this.checks.status(livenessId),
      TE.orElse((failure): TE.TaskEither<Failure, Known> => orSilent(failure)),
    );
  }
}
