import * as E from 'fp-ts/Either';
import { HttpRefusalRequests } from '@infrastructure/http/refusal/HttpRefusalRequests';
import { holds } from '../support/call';
import { pactWith } from '../support/pact';

const pact = pactWith('state');

const refused = { state: 'a subscription has status', params: { status: 'SUBSCRIPTION_EXCLUDED' }, requirement: 'XTR-74' } as const;

describe('XTR-74: what a refused person asks for (proposed)', () => {
  it.each(['email', 'letter'] as const)('the reasons, by %s', by =>
    holds(
      pact,
      {
        ...refused,
        receiving: `a request for the reasons of a refusal by ${by}`,
        test: `Refusals > reasons by ${by}`,
        impact: 'Says that the reasons are on their way.',
        operation: 'askRefusalReasons',
      },
      {
        request: { method: 'POST', path: '/v1/subscriptions/me/refusal/reasons', body: { by } },
        answer: { status: 202, body: {} },
        ask: api => new HttpRefusalRequests(api).reasons(by),
        become: E.right(undefined),
      },
    ),
  );

  it('a decision by a person', () =>
    holds(
      pact,
      {
        ...refused,
        receiving: 'a request that a person decides again',
        test: 'Refusals > review by a person',
        impact: 'Says that the request is recorded.',
        operation: 'askRefusalReview',
      },
      {
        request: { method: 'POST', path: '/v1/subscriptions/me/refusal/review' },
        answer: { status: 202, body: {} },
        ask: api => new HttpRefusalRequests(api).review(),
        become: E.right(undefined),
      },
    ));
});
