import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { type OfferDocument, type SignatureCeremony, type Signatures, type SignatureStatus } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import { contractDocumentTypes } from '@domain/signature/contractDocuments';
import { smsState, type SmsState } from '@domain/signature/smsState';
import type { BankApi } from '../BankApi';
import { Address, Branching, isBlank, leaveOut, listThatBinds, Nothing } from '../codecs';
import { idempotencyHeader } from '../idempotencyHeader';
import { optional } from '../optional';
import { to } from '../to';
import { Count, Text } from '../formed';

const Docs = listThatBinds(
  t.intersection([
    t.type({
      documentId: Text,
      kind: t.keyof({ precontractual: null, contractual: null }),
      label: Text,
      bytes: Count,
      pages: Count,
      url: new Address(),
    }),
    optional({ documentType: new Branching(t.string, contractDocumentTypes) }),
  ]),
  ({ documentId }) => documentId,
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

const FURTHER = 'finalizeFurtherAnalysis';
const Decided = t.type({ decision: new Branching(t.string, [FURTHER]) });

/**
 * Nothing where the bank accepts, 202 with a decision where it still looks at the file. A decision that is unknown here is reported, and
 * never taken for an acceptance. D-20
 */
class Ended extends t.Type<'accepted' | 'analysis'> {
  readonly _tag = 'UnionType';
  readonly types = [Decided, t.unknown];

  constructor() {
    super('Ended', t.literal('accepted').is, (value, context) => t.success(this.decided(value, context)), t.identity);
  }

  private decided(value: unknown, context: t.Context): 'accepted' | 'analysis' {
    const decision = t.UnknownRecord.is(value) ? value['decision'] : undefined;
    if (decision === undefined || isBlank(decision)) return 'accepted';
    if (decision !== FURTHER) leaveOut(context, [{ value: decision, context: t.appendContext(context, 'decision', Decided, decision) }]);
    return 'analysis';
  }
}

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

const documentOf = ({ documentId, documentType, ...document }: t.TypeOf<typeof Docs>[number]): OfferDocument => ({
  id: documentId,
  ...document,
  ...(documentType === undefined ? {} : { type: documentType }),
});

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

  start(idEne: string, idempotencyKey: string, startBeforeDelay?: boolean): TE.TaskEither<Failure, SignatureCeremony> {
    return this.api.call(
      {
        ...to(journeyCalls.startSignature, { id: idEne }),
        headers: idempotencyHeader(idempotencyKey),
        ...(startBeforeDelay === undefined ? {} : { body: { startBeforeDelay: startBeforeDelay ? '1' : '0' } }),
      },
      Ceremony,
    );
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
    return this.api.call({ ...to(journeyCalls.subcriptionEnd), headers: idempotencyHeader(idempotencyKey) }, new Ended());
  }
}
