import * as t from 'io-ts';
import { brandFacts } from '@domain/brand/variant';
import { Applicant, SelectedContract } from './applicants';

/** Instants at which a person did what the board shows; the terms and the card that they accepted, with its price in euros a month; the documents listed to them, and those that they read. `errorReported`: they said that the file is wrong. */
export const Marks = t.partial({
  linkOpened: t.string,
  termsAccepted: t.string,
  terms: t.string,
  card: t.type({ label: t.string, price: t.number }),
  errorReported: t.string,
  listed: t.array(t.string),
  read: t.array(t.string),
});
export type Marks = t.TypeOf<typeof Marks>;

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
    t.partial({
      coHolder: Applicant,
      /** When the file goes on by itself, in milliseconds of the bank's time. */
      goesOnAt: t.number,
      /** Rank of the proof that the adviser sent back: the file goes straight back to the review (STP-15). Empty: none. */
      sentBack: t.string,
      /** The recap was accepted, or prepared by the adviser. */
      prepared: t.boolean,
      /** Something was given or forced at the recap: it is reviewed before anything is signed. D-52 */
      toReview: t.boolean,
      /** What was corrected at the recap agrees no longer with the proofs: the file waits for the desk. D-52 */
      held: t.boolean,
      /** Where the file was opened: the brand, and the front end's origin. */
      brand: t.keyof(brandFacts),
      front: t.string,
      /** Who leads the file, where an adviser does. */
      adviser: t.string,
      /** What each person did by themselves. */
      marks: t.partial({ TIT: Marks, COT: Marks }),
    }),
  ],
  'Subscription',
);
export type Subscription = t.TypeOf<typeof Subscription>;

export const applicantOf = ({ holder, coHolder }: Subscription, who: 'TIT' | 'COT'): Applicant =>
  who === 'COT' && coHolder ? coHolder : holder;

export const Message = t.type({
  id: t.string,
  channel: t.keyof({ sms: null, email: null }),
  to: t.string,
  text: t.string,
  at: t.string,
});

const Who = t.keyof({ TIT: null, COT: null });

/** One code by SMS, for one person and purpose; without a file, for a number that nobody has. `expires`: milliseconds of the bank's time. D-88 */
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

/** `expires`: milliseconds of the bank's time; `adviser`: the workstation gave it, without a challenge; `token`: what it became, revoked where the code is shown again. */
export const AuthorizationCode = t.intersection([
  t.type({
    code: t.string,
    clientId: t.string,
    redirectUri: t.string,
    expires: t.number,
    used: t.boolean,
  }),
  t.partial({ challenge: t.string, subscription: t.string, participant: Who, adviser: t.string, token: t.string }),
]);
export type AuthorizationCode = t.TypeOf<typeof AuthorizationCode>;

/** What a bearer may do: prove a phone (the token of an e-mailed link), a person's own file, an adviser's files. */
export const Scope = t.keyof({ link: null, person: null, adviser: null });
export type Scope = t.TypeOf<typeof Scope>;

/** `participant`: who proved their phone; the holder by default. An adviser's bearer has no file before one is created. D-43 */
export const AccessToken = t.intersection([
  t.type({ value: t.string, expires: t.number }),
  t.partial({ subscription: t.string, participant: Who, scope: Scope, adviser: t.string }),
]);
export type AccessToken = t.TypeOf<typeof AccessToken>;

/** A link sent by e-mail, good once. D-42 */
export const AccessLink = t.type({ code: t.string, subscription: t.string, participant: Who, expires: t.number, used: t.boolean });

/** One video check. `count`: attempts of this person, this one included; 0 while it is not ended. */
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
    /** Why what was filmed was not taken. */
    fault: t.string,
    measures: t.UnknownRecord,
    recording: t.string,
    /** The front end that it tells when it is over: an origin. */
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
  t.partial({ code: t.string, codeSentAt: t.number, wrong: t.number }),
]);
export type Signature = t.TypeOf<typeof Signature>;

/** The end of a subscription, decided once. `dueAt`: when the result is known, in milliseconds of the bank's time. */
export const Finalisation = t.intersection([
  t.type({
    subscription: t.string,
    dueAt: t.number,
    /** `failed`: the creation broke down, without a decision. */
    result: t.keyof({ created: null, finalizeFurtherAnalysis: null, finalizeRejected: null, finalizeGeneric: null, failed: null }),
  }),
  /** With which the end was refused. */
  t.partial({ code: t.string }),
]);
export type Finalisation = t.TypeOf<typeof Finalisation>;

/** The account, opened. */
export const Account = t.type({ subscription: t.string, number: t.string, at: t.string });

export const Kept = t.type({ answer: t.unknown });

const Facts = t.record(t.string, t.string);

/** A proof of a file, in one slot a rank. `dueAt`: when the analysis is known, in milliseconds of the bank's time. */
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
      outcome: t.intersection([
        t.type({ result: t.keyof({ OK: null, KO: null }), read: Facts, expected: Facts }),
        t.partial({ reason: t.string }),
      ]),
    }),
  ],
  'Proof',
);
export type Proof = t.TypeOf<typeof Proof>;
