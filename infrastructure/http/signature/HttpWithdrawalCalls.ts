import type * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { MyWithdrawal, WithdrawalCalls, WithdrawalReceipt, WithdrawalStatement } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../BankApi';
import { Address, listThatBinds } from '../codecs';
import { DayWire, InstantWire } from '../day';
import { Text } from '../formed';
import { idempotencyHeader } from '../idempotencyHeader';
import { optional } from '../optional';
import { to } from '../to';

const Receipt = t.intersection(
  [t.type({ receivedAt: InstantWire, reference: Text }), optional({ acknowledgement: new Address() })],
  'Receipt',
);

const Contract = t.intersection([t.type({ id: Text, label: Text }), optional({ until: DayWire, withdrawn: Receipt })], 'Contract');

const Mine = t.type({ contracts: listThatBinds(Contract, ({ id }) => id), name: Text, email: Text }, 'Withdrawal');

/** Calls 40b and 40c, proposed. XTR-68 */
export class HttpWithdrawalCalls implements WithdrawalCalls {
  constructor(private readonly api: BankApi) {}

  mine(): TE.TaskEither<Failure, MyWithdrawal> {
    return this.api.call(to(journeyCalls.getWithdrawal), Mine);
  }

  send(idempotencyKey: string, statement: WithdrawalStatement): TE.TaskEither<Failure, WithdrawalReceipt> {
    return this.api.call({ ...to(journeyCalls.withdraw), body: statement, headers: idempotencyHeader(idempotencyKey) }, Receipt);
  }
}
