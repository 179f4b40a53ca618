import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Failure } from '@application/failure';
import type { WalletAnswer, WalletDevice, WalletIdentities, WalletRequest } from '@application/wallet/ports';
import type { Polled } from '@application/polled';
import { journeyCalls } from '@domain/calls/journey';
import { walletRefusals, type WalletOutcome } from '@domain/proofs/walletIdentity';
import type { BankApi } from '../BankApi';
import { Branching } from '../codecs';
import { InstantWire } from '../day';
import { to } from '../to';
import { IdentityWire } from './identityWire';
import { Text } from '../formed';
import { optional } from '../optional';

const RequestWire = t.intersection(
  // an address is no text of a person: its '&' begins a parameter
  [
    t.type({ transactionId: Text, until: InstantWire }),
    optional({ link: t.string, otherLinks: t.readonlyArray(t.string), request: t.string }),
  ],
  'Wallet request',
);

const OutcomeWire = t.union(
  [
    t.type({ status: t.literal('WAITING') }),
    t.type({ status: t.literal('RECEIVED'), identity: IdentityWire }),
    t.type({ status: t.literal('REFUSED'), reason: new Branching<string, string>(t.string, walletRefusals) }),
  ],
  'Wallet outcome',
);

const requestOf = ({ transactionId, until, link, otherLinks = [], request }: t.TypeOf<typeof RequestWire>): WalletRequest => ({
  transactionId,
  until,
  link,
  otherLinks,
  request,
});

/** An unknown reason counts as an answer that the bank could not verify. */
const outcomeOf = (wire: t.TypeOf<typeof OutcomeWire>): WalletOutcome => {
  switch (wire.status) {
    case 'WAITING':
      return { kind: 'waiting' };
    case 'RECEIVED':
      return { kind: 'received', identity: wire.identity };
    case 'REFUSED':
      return { kind: 'refused', reason: walletRefusals.find(reason => reason === wire.reason) ?? 'NOT_VERIFIED' };
  }
};

/** Calls 35b, 35c and 35d. */
export class HttpWalletIdentities implements WalletIdentities {
  constructor(private readonly api: BankApi) {}

  start(personId: string, device: WalletDevice): TE.TaskEither<Failure, WalletRequest> {
    return pipe(this.api.call({ ...to(journeyCalls.startWalletIdentity), body: { personId, device } }, RequestWire), TE.map(requestOf));
  }

  answer(transactionId: string, answer: WalletAnswer): TE.TaskEither<Failure, WalletOutcome> {
    return pipe(
      this.api.call({ ...to(journeyCalls.answerWalletIdentity, { id: transactionId }), body: answer }, OutcomeWire),
      TE.map(outcomeOf),
    );
  }

  outcome(transactionId: string, responseCode?: string, polled?: Polled): TE.TaskEither<Failure, WalletOutcome> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.getWalletIdentity, { id: transactionId }),
          ...(responseCode === undefined ? {} : { query: { responseCode } }),
          polled: polled !== undefined,
        },
        OutcomeWire,
      ),
      TE.map(outcomeOf),
    );
  }
}
