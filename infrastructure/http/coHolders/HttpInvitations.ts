import type * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Invitation, Invitations } from '@application/access/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../BankApi';
import { InstantWire } from '../day';
import { Wait } from '../formed';
import { to } from '../to';

const Sent = t.type({ sentAt: InstantWire, wait: Wait }, 'Invitation');

/** Call 42b, proposed. If the next e-mail is not due yet, the bank sends none and repeats its last answer. */
export class HttpInvitations implements Invitations {
  constructor(private readonly api: BankApi) {}

  sendAgain(subscriptionId: string): TE.TaskEither<Failure, Invitation> {
    return this.api.call(to(journeyCalls.sendInvitation, { id: subscriptionId }), Sent);
  }
}
