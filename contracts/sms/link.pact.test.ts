import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { SmsSent } from '@application/access/ports';
import { FetchSmsSender } from '@infrastructure/http/access/FetchSmsSender';
import type { StateName } from '../states';
import { holds } from '../support/call';
import { CLIENT_ID, pactWith, publicHeaders } from '../support/pact';

const pact = pactWith('sms');
const uuid = 'FAKE-UUID';

const answers: readonly (readonly [string, StateName, number, SmsSent, object | undefined, string])[] = [
  ['that can be sent', 'an SMS can be sent', 204, 'success', undefined, 'Says that it is sent, and leads to the customer area.'],
  [
    'a moment after another',
    'an SMS was just sent',
    409,
    'pending',
    { functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' },
    'Asks to wait one minute.',
  ],
  [
    'when as many were sent as may be',
    'the SMS limit is reached',
    403,
    'max-tries',
    undefined,
    'Says that no more can be sent; ends no session.',
  ],
  ['for nobody', 'nobody is known by the uuid', 404, 'unknown', { error: 'not_found' }, 'Says that it failed.'],
];

describe('POST /public/sms', () => {
  it.each(answers)('an SMS %s', (what, state, status, become, body, impact) =>
    holds(
      pact,
      {
        state,
        params: { uuid },
        receiving: `an SMS to be sent without a session, ${what}`,
        test: `SmsSender > ${what}`,
        impact,
        operation: 'sendSms',
        requirement: 'MIN-04',
      },
      {
        request: { method: 'POST', path: '/public/sms', query: { uuid, client_id: CLIENT_ID }, headers: publicHeaders },
        answer: { status, ...(body === undefined ? {} : { body }) },
        ask: (_api, url) => TE.fromTask(new FetchSmsSender({ baseUrl: url, clientId: CLIENT_ID, timeoutMs: 5_000 }).send(uuid)),
        become: E.right(become),
      },
    ),
  );
});
