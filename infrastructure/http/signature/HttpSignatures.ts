import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { OfferDocument, SignatureCeremony, Signatures, SignatureStatus } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import { smsState, type SmsState } from '@domain/signature/smsState';
import type { BankApi } from '../BankApi';
import { Address, Branching, Nothing } from '../codecs';
import { idempotencyHeader } from '../idempotencyHeader';
import { to } from '../to';
import { Count, Text } from '../formed';

const Docs = t.readonlyArray(
  t.type({
    documentId: Text,
    kind: t.keyof({ precontractual: null, contractual: null }),
    label: Text,
    bytes: Count,
    pages: Count,
    url: new Address(),
  }),
  'Docs',
);

const Ceremony = t.type({ url: new Address(), signId: Text }, 'Ceremony');

const Sign = t.union(
  [
    t.type({ status: t.literal('ONGOING') }),
    t.type({ status: t.literal('ENDED'), result: t.keyof({ OK: null, KO: null }) }),
    t.type({ status: t.literal('ERROR') }),
  ],
  'Sign',
);

/** 202, or a body that announces further analysis of the file. */
const Ended = t.union([t.type({ decision: new Branching(t.string, ['finalizeFurtherAnalysis']) }), t.unknown], 'Ended');
const FURTHER = t.type({ decision: t.literal('finalizeFurtherAnalysis') });

const statusOf = (wire: t.TypeOf<typeof Sign>): SignatureStatus => {
  switch (wire.status) {
    case 'ONGOING':
      return 'ongoing';
    case 'ENDED':
      return wire.result === 'OK' ? 'signed' : 'refused';
    case 'ERROR':
      return 'error';
  }
};

const documentOf = ({ documentId, ...document }: t.TypeOf<typeof Docs>[number]): OfferDocument => ({ id: documentId, ...document });

/** Calls 9, 10, 11, 36, 39, 40 and 44. The spelling of the paths is the bank's: `offer/…`, `offers/…`, `subcriptionEnd`. */
export class HttpSignatures implements Signatures {
  constructor(private readonly api: BankApi) {}

  prepare(): TE.TaskEither<Failure, void> {
    return this.api.call(to(journeyCalls.prepareSignature), Nothing);
  }

  documents(idEne: string): TE.TaskEither<Failure, readonly OfferDocument[]> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.getOfferDocuments, { id: idEne }),
          query: { showAll: 'true' },
        },
        Docs,
      ),
      TE.map(list => list.map(documentOf)),
    );
  }

  start(idEne: string, idempotencyKey: string): TE.TaskEither<Failure, SignatureCeremony> {
    return this.api.call({ ...to(journeyCalls.startSignature, { id: idEne }), headers: idempotencyHeader(idempotencyKey) }, Ceremony);
  }

  status(idEne: string): TE.TaskEither<Failure, SignatureStatus> {
    return pipe(this.api.call({ ...to(journeyCalls.getSignatureStatus, { id: idEne }), polled: true }, Sign), TE.map(statusOf));
  }

  sendCode(): TE.TaskEither<Failure, SmsState> {
    return pipe(
      this.api.answer(to(journeyCalls.sendSignatureCode)),
      TE.map(answer => smsState.decide(answer)),
    );
  }

  finalizeHolder(idempotencyKey: string): TE.TaskEither<Failure, void> {
    return this.api.call({ ...to(journeyCalls.finalizeHolderSignature), headers: idempotencyHeader(idempotencyKey) }, Nothing);
  }

  endSubscription(idempotencyKey: string): TE.TaskEither<Failure, 'accepted' | 'analysis'> {
    return pipe(
      this.api.call({ ...to(journeyCalls.subcriptionEnd), headers: idempotencyHeader(idempotencyKey) }, Ended),
      TE.map(answer => (FURTHER.is(answer) ? 'analysis' : 'accepted')),
    );
  }
}
