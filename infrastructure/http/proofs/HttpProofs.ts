import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Proofs } from '@application/proofs/ports';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';
import { journeyCalls } from '@domain/calls/journey';
import { proofReasonOf, proofReasons } from '@domain/proofs/afterFailure';
import type { ProofOutcome } from '@domain/proofs/proof';
import type { BankApi } from '../BankApi';
import { Branching, mapToPick, Nothing } from '../codecs';
import { to } from '../to';
import { IdentityWire } from '../wallet/identityWire';
import { Text } from '../formed';
import { optional } from '../optional';

const Facts = mapToPick(Text);

const ProofWire = t.union(
  [
    t.type({ processStatus: t.literal('ONGOING') }),
    t.type({ processStatus: t.literal('ERROR') }),
    t.intersection([
      t.type({ processStatus: t.literal('ENDED'), controlResult: t.keyof({ OK: null, KO: null }), controlId: Text }),
      optional({
        reason: new Branching<string, string>(t.string, proofReasons),
        read: Facts,
        expected: Facts,
        comment: Text,
        identity: IdentityWire,
      }),
    ]),
  ],
  'Proof',
);

/** An unknown reason counts as the default one (D-20). */
const fromWire = (wire: t.TypeOf<typeof ProofWire>): ProofOutcome => {
  if (wire.processStatus === 'ONGOING') return { kind: 'ongoing' };
  if (wire.processStatus === 'ERROR') return { kind: 'error' };
  const { controlId, controlResult, reason = '', read = {}, expected = {}, comment, identity } = wire;
  return controlResult === 'OK'
    ? { kind: 'validated', controlId, read, ...(identity && { identity }) }
    : { kind: 'failed', controlId, reason: proofReasonOf(reason), read, expected, comment };
};

/** Calls 33, 34 and 35. */
export class HttpProofs implements Proofs {
  constructor(private readonly api: BankApi) {}

  outcome(personId: string, rank: string, polled?: Polled): TE.TaskEither<Failure, ProofOutcome> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.getProof, { id: personId }),
          query: { docRank: rank },
          polled: polled !== undefined,
        },
        ProofWire,
      ),
      TE.map(fromWire),
    );
  }

  force(rank: string): TE.TaskEither<Failure, void> {
    return this.api.call({ ...to(journeyCalls.forceDocument), body: { docRank: rank } }, Nothing);
  }

  remove(rank: string): TE.TaskEither<Failure, void> {
    return this.api.call({ ...to(journeyCalls.deleteDocument), body: { docRank: rank } }, Nothing);
  }
}
