import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { FaceConsent, LivenessCheck, LivenessChecks, LivenessStatus } from '@application/liveness/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { Participant } from '@domain/journey/words';
import { functionalCodes } from '@domain/errors/codes';
import { MAX_ATTEMPTS } from '@domain/signature/livenessOutcome';
import type { BankApi } from '../BankApi';
import { Address, Branching } from '../codecs';
import { idempotencyHeader } from '../idempotencyHeader';
import { to } from '../to';
import { Text, Whole } from '../formed';
import { optional } from '../optional';

const Created = t.type({ livenessId: Text, url: new Address() }, 'Liveness created');

const Live = t.intersection(
  [
    t.type({
      avancement: t.keyof({ ONGOING: null, ENDED: null, ERROR: null }),
      controlValidated: t.boolean,
      livenessCount: new Branching(Whole, [MAX_ATTEMPTS]),
    }),
    optional({ functionalCode: new Branching<string, string>(t.string, functionalCodes) }),
  ],
  'Live',
);

const fromWire = ({ avancement, controlValidated, livenessCount, functionalCode }: t.TypeOf<typeof Live>): LivenessStatus => ({
  status: avancement,
  validated: controlValidated,
  count: livenessCount,
  functionalCode,
});

/** Calls 12 and 13. */
export class HttpLivenessChecks implements LivenessChecks {
  constructor(private readonly api: BankApi) {}

  create(participant: Participant, idempotencyKey: string, consent?: FaceConsent): TE.TaskEither<Failure, LivenessCheck> {
    return this.api.call(
      {
        ...to(journeyCalls.createLiveness),
        body: { participant, ...(consent ? { consent } : {}) },
        headers: idempotencyHeader(idempotencyKey),
      },
      Created,
    );
  }

  status(livenessId: string): TE.TaskEither<Failure, LivenessStatus> {
    return pipe(this.api.call({ ...to(journeyCalls.getLiveness, { id: livenessId }), polled: true }, Live), TE.map(fromWire));
  }
}
