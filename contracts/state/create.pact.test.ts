import * as E from 'fp-ts/Either';
import type { NewSubscription } from '@application/subscription/ports';
import { HttpSubscriptions } from '@infrastructure/http/subscription/HttpSubscriptions';
import { excludingCodes } from '@domain/errors/refusals';
import type { Applicant } from '@domain/holders/applicant';
import type { StateName } from '../states';
import { interaction } from '../support/interaction';
import { bankAt, bankOf, bearerHeaders, json, like, pactWith, publicHeaders, any, noStore } from '../support/pact';

const pact = pactWith('state');
const operation = 'createSubscription';

const holder: Applicant = {
  civility: 'MME',
  lastName: 'Exemple',
  birthName: 'Exemple',
  firstName: 'Maëlle',
  otherFirstNames: undefined,
  birthdate: '1992-03-27',
  email: 'maelle@example.fr',
  mobile: '06 39 98 00 01',
  marketing: false,
};
const coHolder: Applicant = {
  ...holder,
  civility: 'MR',
  firstName: 'Éloi',
  otherFirstNames: 'Jean',
  email: 'eloi@example.fr',
  mobile: '06 39 98 00 02',
  marketing: true,
};

const selection = [{ catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: ['TIT'] }] as const;
const subscriptionWith = (given: Partial<NewSubscription> = {}): NewSubscription => ({
  workflow: 'individual',
  holder,
  coHolder: undefined,
  selection,
  captcha: 'FAKE-CAPTCHA',
  idempotencyKey: 'FAKE-KEY',
  ...given,
});

const person = (applicant: Applicant) => {
  const {
    civility,
    firstName,
    lastName,
    birthName,
    otherFirstNames,
    birthdate,
    email,
    mobile,
    marketing,
    marketingChannels: channels,
  } = applicant;
  return {
    identity: {
      civility,
      ...(firstName === undefined ? {} : { firstname: firstName }),
      lastname: lastName,
      birthname: birthName,
      ...(otherFirstNames ? { otherFirstnames: otherFirstNames } : {}),
    },
    birth: { birthdate },
    email,
    mobilePhone: mobile,
    marketingOptIn: marketing ? '1' : '0',
    ...(channels && { marketingChannels: { email: channels.email ? '1' : '0', sms: channels.sms ? '1' : '0' } }),
  };
};

const body = ({ workflow, holder: one, coHolder: other, confirmedPrice, replaces }: NewSubscription) => ({
  workflowType: workflow,
  selectedContracts: [{ catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: [{ participationType: 'TIT' }] }],
  holder: person(one),
  ...(other ? { coHolder: person(other) } : {}),
  ...(confirmedPrice ? { confirmedPrice } : {}),
  ...(replaces === undefined ? {} : { replaces }),
});

const headers = { ...publicHeaders, 'X-Captcha-Response': like('FAKE-CAPTCHA'), 'Idempotency-Key': any('FAKE-KEY') };

const refusals: readonly (readonly [string, StateName, Record<string, string>, number, Record<string, string>, string])[] = [
  ...excludingCodes.map(
    code => [code, 'the prospect cannot be accepted', { code }, 422, { functionalCode: code }, 'Shows the page of this refusal.'] as const,
  ),
  [
    'captcha_refused',
    'the captcha is refused',
    {},
    400,
    { error: 'captcha_refused' },
    'Says that the check failed and offers another try.',
  ],
  [
    'mobile_already_used',
    'the mobile is already used',
    { mobile: holder.mobile },
    409,
    { error: 'mobile_already_used' },
    'Says so at the mobile field.',
  ],
];

describe('POST /public/states', () => {
  it.each([
    ['individual', subscriptionWith()],
    ['joint', subscriptionWith({ workflow: 'joint', coHolder })],
    ['with the price that was confirmed', subscriptionWith({ confirmedPrice: { promoted: 0, afterwards: 3.7, months: 12 } })],
    [
      'individual, of somebody who agrees to offers by e-mail alone (proposed)',
      subscriptionWith({ holder: { ...holder, marketingChannels: { email: true, sms: false } } }),
    ],
    [
      'individual, of somebody with one name only',
      subscriptionWith({ holder: { ...holder, firstName: undefined, otherFirstNames: undefined } }),
    ],
  ])('creates a subscription: %s', async (what, subscription) => {
    await interaction(pact, {
      state: 'a new prospect may subscribe',
      params: { workflow: subscription.workflow },
      receiving: `a new subscription, ${what}`,
      test: `Subscriptions > creates ${what}`,
      impact: 'Leads to the identity provider with the uuid.',
      operation,
      requirement: 'INF-10',
    })
      .withRequest('POST', '/public/states', request => {
        request.headers(headers).jsonBody(body(subscription));
      })
      .willRespondWith(201, answer => {
        answer
          .headers({ ...json, ...noStore })
          .jsonBody({ id: like('sub-1'), uuid: like('uuid-1'), prospectId: like('12345678'), holderId: like('12345678') });
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpSubscriptions(bankAt(url)).create(subscription)()).toEqual(
          E.right({ id: 'sub-1', uuid: 'uuid-1', prospectId: '12345678', holderId: '12345678' }),
        );
      });
  });

  it('answers a creation that is sent again as it answered the first', async () => {
    const subscription = subscriptionWith({ idempotencyKey: 'FAKE-KEY-AGAIN' });
    const again = { ...headers, 'Idempotency-Key': 'FAKE-KEY-AGAIN' };
    await interaction(pact, {
      state: 'a creation was answered before',
      params: { key: 'FAKE-KEY-AGAIN', id: 'sub-first', workflow: 'individual' },
      receiving: 'a new subscription that is sent again under its key',
      test: 'Subscriptions > creates once',
      impact: 'Goes on with the file of the first answer, which was lost on its way: nobody has two files.',
      operation,
      requirement: 'INF-10',
    })
      .withRequest('POST', '/public/states', request => {
        request.headers(again).jsonBody(body(subscription));
      })
      .willRespondWith(201, answer => {
        answer
          .headers({ ...json, ...noStore })
          .jsonBody({ id: 'sub-first', uuid: like('uuid-1'), prospectId: like('12345678'), holderId: like('12345678') });
      })
      .executeTest(async ({ url }) => {
        const created = await new HttpSubscriptions(bankAt(url)).create(subscription)();
        expect(created).toEqual(E.right({ id: 'sub-first', uuid: 'uuid-1', prospectId: '12345678', holderId: '12345678' }));
      });
  });

  it.each([
    ['the mobile of the one before', holder],
    ['another mobile', { ...holder, mobile: '06 39 98 00 03' }],
  ])('replaces the creation before of the same tab, with %s', async (what, corrected) => {
    const subscription = subscriptionWith({ holder: corrected, replaces: 'uuid-before' });
    await interaction(pact, {
      state: 'a creation waits for its mobile to be proven',
      params: { uuid: 'uuid-before', mobile: holder.mobile },
      receiving: `a new subscription that replaces the one before, with ${what}`,
      test: `Subscriptions > replaces, with ${what}`,
      impact: 'Leads to the identity provider with the new uuid; what was mistyped before blocks nobody.',
      operation,
      requirement: 'INF-10',
    })
      .withRequest('POST', '/public/states', request => {
        request.headers(headers).jsonBody(body(subscription));
      })
      .willRespondWith(201, answer => {
        answer
          .headers({ ...json, ...noStore })
          .jsonBody({ id: like('sub-1'), uuid: like('uuid-1'), prospectId: like('12345678'), holderId: like('12345678') });
      })
      .executeTest(async ({ url }) => {
        expect(E.isRight(await new HttpSubscriptions(bankAt(url)).create(subscription)())).toBe(true);
      });
  });

  it('takes no second solution of one captcha challenge, however it is written', async () => {
    const signature = 'FAKE-SIGNATURE';
    const solution = Buffer.from(JSON.stringify({ signature, salt: 'FAKE-SALT', number: 1, more: 'another field' })).toString('base64');
    await interaction(pact, {
      state: 'a captcha challenge was used',
      params: { solution, signature },
      receiving: 'a new subscription with a captcha challenge that was used, its solution written otherwise',
      test: 'Subscriptions > captcha of before',
      impact: 'Says that the check failed and offers another try, with a new challenge.',
      operation,
      requirement: 'INF-07',
    })
      .withRequest('POST', '/public/states', request => {
        request.headers({ ...headers, 'X-Captcha-Response': solution }).jsonBody(body(subscriptionWith()));
      })
      .willRespondWith(400, answer => {
        answer.headers(json).jsonBody({ error: 'captcha_refused' });
      })
      .executeTest(async ({ url }) => {
        const refused = await new HttpSubscriptions(bankAt(url)).create(subscriptionWith({ captcha: solution }))();
        expect(refused).toEqual(E.left({ kind: 'refused', code: 'captcha_refused' }));
      });
  });

  const two = subscriptionWith({ workflow: 'joint', coHolder });
  const free = '06 39 98 00 03';
  it.each([
    ['TIT', subscriptionWith()],
    ['COT', { ...two, holder: { ...holder, mobile: free }, coHolder: { ...coHolder, mobile: holder.mobile } }],
  ] as const)('tells whose mobile is used already: %s', async (participant, subscription) => {
    await interaction(pact, {
      state: 'the mobile is already used',
      params: { mobile: holder.mobile },
      receiving: `a new subscription with a mobile that is used already, of ${participant}`,
      test: `Subscriptions > mobile of ${participant}`,
      impact: 'Says so at the mobile field of this person; where it is not said whose it is, leads to both.',
      operation,
      requirement: 'INF-05',
    })
      .withRequest('POST', '/public/states', request => {
        request.headers(headers).jsonBody(body(subscription));
      })
      .willRespondWith(409, answer => {
        answer.headers(json).jsonBody({ error: 'mobile_already_used', participant });
      })
      .executeTest(async ({ url }) => {
        const refused = await new HttpSubscriptions(bankAt(url)).create(subscription)();
        expect(refused).toEqual(E.left({ kind: 'refused', code: 'mobile_already_used', of: participant }));
      });
  });

  const MDC = 'mdc-01';
  const mdc = (url: string, captcha: string | undefined) =>
    new HttpSubscriptions(bankOf(url, MDC)).create({ ...subscriptionWith(), captcha });

  it('creates the file of an adviser’s client, without a captcha', async () => {
    await interaction(pact, {
      state: 'an adviser is connected',
      params: {},
      receiving: 'a new subscription, by an adviser',
      test: 'Subscriptions > creates by an adviser',
      impact: 'The adviser goes on with the file at once, by the same session; the bank alone says that an adviser leads it.',
      operation,
      requirement: 'ADV-01',
    })
      .withRequest('POST', '/public/states', request => {
        request
          .headers({ ...bearerHeaders, 'X-Client-Id': any(MDC), 'Idempotency-Key': any('FAKE-KEY') })
          .jsonBody(body(subscriptionWith()));
      })
      .willRespondWith(201, answer => {
        answer
          .headers({ ...json, ...noStore })
          .jsonBody({ id: like('sub-1'), uuid: like('uuid-1'), prospectId: like('12345678'), holderId: like('12345678') });
      })
      .executeTest(async ({ url }) => {
        expect(E.isRight(await mdc(url, undefined)())).toBe(true);
      });
  });

  it('creates no file at the workstation’s address for somebody who is no adviser', async () => {
    await interaction(pact, {
      state: 'a new prospect may subscribe',
      params: { workflow: 'individual' },
      receiving: 'a new subscription under an adviser’s client id, without an adviser',
      test: 'Subscriptions > no adviser',
      impact: 'Ends: who leads a file is said by a session, never by the browser.',
      operation,
      requirement: 'ADV-01',
    })
      .withRequest('POST', '/public/states', request => {
        request.headers({ ...headers, 'X-Client-Id': any(MDC) }).jsonBody(body(subscriptionWith()));
      })
      .willRespondWith(403)
      .executeTest(async ({ url }) => {
        expect(await mdc(url, 'FAKE-CAPTCHA')()).toEqual(E.left({ kind: 'unreadable', report: ['(body)'] }));
      });
  });

  it.each(refusals)('is refused: %s', async (code, state, params, status, error, impact) => {
    await interaction(pact, {
      state,
      params,
      receiving: `a new subscription that is refused with ${code}`,
      test: `Subscriptions > ${code}`,
      impact,
      operation,
      requirement: code.startsWith('c') ? 'INF-07' : code.startsWith('m') ? 'INF-05' : 'ERR-06',
    })
      .withRequest('POST', '/public/states', request => {
        request.headers(headers).jsonBody(body(subscriptionWith()));
      })
      .willRespondWith(status, answer => {
        answer.headers(json).jsonBody(error);
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpSubscriptions(bankAt(url)).create(subscriptionWith())()).toEqual(E.left({ kind: 'refused', code }));
      });
  });
});
