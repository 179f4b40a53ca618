import type { TaskEither } from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { CreatedSubscription, NewSubscription, Subscriptions } from '@application/subscription/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { Applicant } from '@domain/holders/applicant';
import { prospectOf, valueAt } from '@domain/holders/prospect';
import type { BankApi } from '../BankApi';
import { toFlag } from '../flags';
import { idempotencyHeader } from '../idempotencyHeader';
import { confirmedPart } from '../offer/confirmedPrice';
import { toWire as selectedToWire } from '../offer/selectedContracts';
import { partToWire } from '../prospects/person';
import { to } from '../to';
import { Text } from '../formed';

const Created = t.type({ id: Text, uuid: Text, prospectId: Text, holderId: Text }, 'Created');

const channelsToWire = (channels: Applicant['marketingChannels']) =>
  channels && { marketingChannels: { email: toFlag(channels.email), sms: toFlag(channels.sms) } };

/** The applicant's answers in their fields' rows; JSON leaves undefined fields out. */
const personToWire = ({ marketing, marketingChannels, ...answers }: Applicant) => {
  const { identity, birth, email, mobile } = prospectOf('', ({ names }) =>
    names[0] === 'marketingChannels' ? undefined : valueAt(answers, names.slice(-1)),
  );
  return { ...partToWire({ identity, birth, email, mobile }), marketingOptIn: toFlag(marketing), ...channelsToWire(marketingChannels) };
};

/** A creation without a captcha is an adviser's, and carries their token although the call is public. D-47 */
const asAdviser = { auth: 'bearer' } as const;

/** Call 41. */
export class HttpSubscriptions implements Subscriptions {
  constructor(private readonly api: BankApi) {}

  create(subscription: NewSubscription): TaskEither<Failure, CreatedSubscription> {
    const { workflow, holder, coHolder, selection, confirmedPrice, captcha, idempotencyKey, replaces } = subscription;
    return this.api.call(
      {
        ...to(journeyCalls.createSubscription),
        ...(captcha === undefined ? asAdviser : {}),
        headers: { ...(captcha === undefined ? {} : { 'X-Captcha-Response': captcha }), ...idempotencyHeader(idempotencyKey) },
        body: {
          workflowType: workflow,
          selectedContracts: selection.map(selectedToWire),
          ...confirmedPart(confirmedPrice),
          holder: personToWire(holder),
          ...(coHolder === undefined ? {} : { coHolder: personToWire(coHolder) }),
          ...(replaces === undefined ? {} : { replaces }),
        },
      },
      Created,
    );
  }
}
