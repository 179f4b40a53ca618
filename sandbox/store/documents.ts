import * as t from 'io-ts';

export const ParticipantEntry = t.type({ participationType: t.keyof({ TIT: null, COT: null }) });

/** A contract as the wire says it. */
export const SelectedContract = t.intersection([
  t.type({
    catalogNumber: t.string,
    type: t.keyof({ CARDS: null, INSURANCE: null, OVERDRAFT: null, CHECKING_ACCOUNT: null }),
    participants: t.array(ParticipantEntry),
  }),
  t.partial({ amount: t.number, deliveryMode: t.keyof({ AGEN: null, STAN: null, EXPR: null }) }),
]);

const Flag = t.keyof({ '0': null, '1': null });

/** What the front end says of an applicant when the subscription is created. */
export const PersonPart = t.type({
  identity: t.intersection([
    t.type({ civility: t.keyof({ MR: null, MME: null }), firstname: t.string, lastname: t.string, birthname: t.string }),
    t.partial({ otherFirstnames: t.string }),
  ]),
  birth: t.type({ birthdate: t.string }),
  email: t.string,
  mobilePhone: t.string,
  marketingOptIn: Flag,
});
export type PersonPart = t.TypeOf<typeof PersonPart>;

export const Applicant = t.type({ personId: t.string, externalId: t.string, person: PersonPart });

/** A file under way. `task`: the bank's task id. */
export const Subscription = t.intersection(
  [
    t.type({
      id: t.string,
      uuid: t.string,
      prospectId: t.string,
      idEne: t.string,
      task: t.string,
      workflow: t.keyof({ individual: null, joint: null }),
      initBo: t.boolean,
      status: t.string,
      createdAt: t.string,
      keptUntil: t.string,
      selectedContracts: t.array(SelectedContract),
      holder: Applicant,
    }),
    t.partial({ coHolder: Applicant }),
  ],
  'Subscription',
);
export type Subscription = t.TypeOf<typeof Subscription>;

export const Message = t.type({
  id: t.string,
  channel: t.keyof({ sms: null, email: null }),
  to: t.string,
  text: t.string,
  at: t.string,
});

/** A sign-in under way at the identity provider. */
export const Challenge = t.type({ id: t.string, code: t.string, triesLeft: t.number, subscription: t.string });

/** `expires`: milliseconds of the bank's time. */
export const AuthorizationCode = t.type({
  code: t.string,
  clientId: t.string,
  redirectUri: t.string,
  challenge: t.string,
  subscription: t.string,
  expires: t.number,
  used: t.boolean,
});

export const AccessToken = t.type({ value: t.string, subscription: t.string, expires: t.number });

export const Kept = t.type({ answer: t.unknown });
