import * as t from 'io-ts';
import { brandFacts } from '@domain/brand/variant';
import { Identity } from './identity';
import { Applicant, ConfirmedPrice, SelectedContract } from './applicants';

/** What the account costs, as a person accepted it (proposed). XTR-09, D-106 */
export const AcceptedPrice = t.intersection([
  t.type({
    cards: t.array(
      t.intersection([
        t.type({ participationType: t.keyof({ TIT: null, COT: null }) }),
        t.partial({
          card: t.type({
            catalogNumber: t.string,
            label: t.string,
            standard: t.number,
            promoted: t.number,
            months: t.number,
            afterwards: t.number,
          }),
          promotion: t.string,
          deliveryMode: t.keyof({ AGEN: null, STAN: null, EXPR: null }),
        }),
      ]),
    ),
    socialShares: t.type({ each: t.number, times: t.number }),
  }),
  t.partial({ overdraft: t.number, insurance: t.number }),
]);
export type AcceptedPrice = t.TypeOf<typeof AcceptedPrice>;

/**
 * Instants of a person's progress; the accepted terms, and the price of the account; the documents listed, and those read. `errorReported`: the person reported an error in the file; `reported`: in which lines.
 */
export const Marks = t.partial({
  linkOpened: t.string,
  termsAccepted: t.string,
  terms: t.string,
  price: AcceptedPrice,
  errorReported: t.string,
  reported: t.intersection([t.type({ lines: t.array(t.string) }), t.partial({ comment: t.string })]),
  listed: t.array(t.string),
  read: t.array(t.string),
});
export type Marks = t.TypeOf<typeof Marks>;

/** A file. `task`: the bank's task id. */
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
    t.partial({
      coHolder: Applicant,
      confirmedPrice: ConfirmedPrice,
      /** When the bank moves the file on, in milliseconds of the bank's time. */
      goesOnAt: t.number,
      /** The rank of the proof that the adviser rejected: after it the file returns directly to the review (STP-15). Empty: none. */
      sentBack: t.string,
      /** The holder accepted the recap, or the adviser prepared it. */
      prepared: t.boolean,
      /** The person sent, removed or forced a proof on the recap: the review precedes any signature. D-52 */
      toReview: t.boolean,
      /** Where the person opened the file: the brand, and the front end's origin. */
      brand: t.keyof(brandFacts),
      front: t.string,
      /** The adviser who leads the file, if one does. */
      adviser: t.string,
      /** Who ended which task and when, the oldest first. */
      log: t.array(t.type({ taskId: t.string, who: t.string, at: t.string })),
      /** Each holder's own progress. */
      marks: t.partial({ TIT: Marks, COT: Marks }),
    }),
  ],
  'Subscription',
);
export type Subscription = t.TypeOf<typeof Subscription>;

export const applicantOf = ({ holder, coHolder }: Subscription, who: 'TIT' | 'COT'): Applicant =>
  who === 'COT' && coHolder ? coHolder : holder;

export const Message = t.type({ id: t.string, channel: t.keyof({ sms: null, email: null }), to: t.string, text: t.string, at: t.string });

const Who = t.keyof({ TIT: null, COT: null });

/** One SMS code, for one person and purpose; without a file, for an unknown number. `expires`: milliseconds, bank's time. D-88 */
export const Challenge = t.intersection([
  t.type({
    id: t.string,
    code: t.string,
    triesLeft: t.number,
    mobile: t.string,
    expires: t.number,
    purpose: t.keyof({ signIn: null, contact: null }),
  }),
  t.partial({ subscription: t.string, participant: Who, used: t.boolean }),
]);
export type Challenge = t.TypeOf<typeof Challenge>;

/** `expires`: milliseconds, bank's time; `adviser`: issued by the workstation, without a challenge; `token`: revoked on a second use; `of`: the SMS code that proved the phone, `state`: of the sign-in. */
export const AuthorizationCode = t.intersection([
  t.type({
    code: t.string,
    clientId: t.string,
    redirectUri: t.string,
    expires: t.number,
    used: t.boolean,
  }),
  t.partial({
    challenge: t.string,
    subscription: t.string,
    participant: Who,
    adviser: t.string,
    token: t.string,
    of: t.string,
    state: t.string,
  }),
]);
export type AuthorizationCode = t.TypeOf<typeof AuthorizationCode>;

/** A token's rights: proving a phone (from an e-mailed link), a person's own file, an adviser's files. */
export const Scope = t.keyof({ link: null, person: null, adviser: null });
export type Scope = t.TypeOf<typeof Scope>;

/** `participant`: the person who proved their phone; the holder by default. An adviser's token has no file before one is created. D-43 */
export const AccessToken = t.intersection([
  t.type({ value: t.string, expires: t.number }),
  t.partial({ subscription: t.string, participant: Who, scope: Scope, adviser: t.string }),
]);
export type AccessToken = t.TypeOf<typeof AccessToken>;

/** An e-mailed link, which works once. D-42 */
export const AccessLink = t.type({ code: t.string, subscription: t.string, participant: Who, expires: t.number, used: t.boolean });

/** One video check. `count`: attempts of this person, this one included; 0 until it ends. */
export const FaceConsent = t.type({ givenAt: t.string, provider: t.string, keptFor: t.number });

export const Liveness = t.intersection([
  t.type({
    id: t.string,
    subscription: t.string,
    participant: Who,
    gesture: t.string,
    nonce: t.string,
    status: t.keyof({ ONGOING: null, ENDED: null, ERROR: null }),
    validated: t.boolean,
    count: t.number,
    at: t.string,
  }),
  t.partial({
    functionalCode: t.string,
    /** What the person agreed to before the video. XTR-70 */
    consent: FaceConsent,
    /** Why the capture failed. */
    fault: t.string,
    measures: t.UnknownRecord,
    recording: t.string,
    /** The origin of the front end to notify at the end. */
    front: t.string,
  }),
]);
export type Liveness = t.TypeOf<typeof Liveness>;

/** One signature ceremony. `expires`, `codeSentAt`: milliseconds of the bank's time. */
export const Signature = t.intersection([
  t.type({
    id: t.string,
    subscription: t.string,
    participant: Who,
    status: t.keyof({ ONGOING: null, OK: null, KO: null, ERROR: null }),
    expires: t.number,
    returnTo: t.string,
    at: t.string,
  }),
  /** `startBeforeDelay`: the person agreed that the account opens within the period of withdrawal, or did not. D-124 */
  t.partial({ code: t.string, codeSentAt: t.number, wrong: t.number, startBeforeDelay: t.boolean }),
]);
export type Signature = t.TypeOf<typeof Signature>;

/** The end of a subscription, decided once. `dueAt`: when the result becomes visible, in milliseconds of the bank's time. */
export const Finalisation = t.intersection([
  t.type({
    subscription: t.string,
    dueAt: t.number,
    /** `failed`: the creation failed technically, without a decision. */
    result: t.keyof({ created: null, finalizeFurtherAnalysis: null, finalizeRejected: null, finalizeGeneric: null, failed: null }),
  }),
  /** The code of the refusal. `opensOn`: the day on which the account opens, after the period of withdrawal. */
  t.partial({ code: t.string, opensOn: t.string }),
]);
export type Finalisation = t.TypeOf<typeof Finalisation>;

export const Account = t.type({ subscription: t.string, number: t.string, at: t.string });

export const Kept = t.type({ answer: t.unknown });

const Facts = t.record(t.string, t.string);

/** A proof of a file, one for each rank. `dueAt`: when the analysis's result becomes visible, in milliseconds of the bank's time. */
export const Proof = t.intersection(
  [
    t.type({
      subscription: t.string,
      rank: t.string,
      documentCode: t.string,
      pages: t.array(t.type({ side: t.string, mimeType: t.string, content: t.string })),
      complete: t.boolean,
      forced: t.boolean,
    }),
    t.partial({
      controlId: t.string,
      dueAt: t.number,
      comment: t.string,
      /** Of an identity that came from a wallet, in the place of pages. XTR-38 */
      identity: Identity,
      outcome: t.intersection([
        t.type({ result: t.keyof({ OK: null, KO: null }), read: Facts, expected: Facts }),
        t.partial({ reason: t.string }),
      ]),
    }),
  ],
  'Proof',
);
export type Proof = t.TypeOf<typeof Proof>;
