import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Effects } from '@application/effects';
import type { LivenessCheck, LivenessChecks } from '@application/ports/Liveness';
import type { Settings } from '@application/ports/Settings';
import type { Failure } from '@application/failure';
import { trustedAddress } from '@application/trusted';
import { livenessOutcome } from '@domain/liveness/outcome';
import type { Participant } from '@domain/journey/words';

const isLast = (failure: Failure): boolean =>
  failure.kind === 'refused' &&
  livenessOutcome.decide({ status: 'ERROR', validated: null, count: null, functionalCode: failure.code, tries: 1 }) === 'KO';

/** A new video check; 'exhausted': the bank allows no more. Its page is the provider's, or nothing is shown. LIV-02, LIV-03, X20 */
export class StartLiveness {
  constructor(
    private readonly checks: LivenessChecks,
    private readonly settings: Settings,
    private readonly effects: Effects,
  ) {}

  run(participant: Participant): TE.TaskEither<Failure, LivenessCheck | 'exhausted'> {
    return pipe(
      this.effects.ask('videoCheck', participant, key => this.checks.create(participant, key)),
      TE.flatMapEither(check => this.trusted(check)),
      TE.orElse(failure => (isLast(failure) ? TE.right<Failure, LivenessCheck | 'exhausted'>('exhausted') : TE.left(failure))),
    );
  }

  private trusted(check: LivenessCheck): E.Either<Failure, LivenessCheck | 'exhausted'> {
    const { origin } = this.settings.liveness;
    return pipe(
      trustedAddress(check.url, origin, [origin]),
      E.map(url => ({ ...check, url })),
    );
  }
}
