import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Effects } from '@application/effects';
import type { SessionEndReason, Effect, EffectName, EffectStore } from '@application/session/ports';
import type { Frames, FrameMessage, Clock, Visibility } from '@application/browser/ports';
import type { FaceConsent, FaceConsents, LivenessCheck, LivenessChecks, LivenessStatus } from '@application/liveness/ports';
import type { Settings } from '@application/Settings';
import type { OfferDocument, SignatureCeremony, Signatures, SignatureStatus } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import type { Destination } from '@domain/errors/destination';
import type { Participant } from '@domain/journey/words';
import type { SmsState } from '@domain/signature/smsState';
import { failureOf } from '@infrastructure/http/failures';
import { settings } from './journey';
import { firstBrand } from '@domain/brand/variant';

export const unreachable: Failure = { kind: 'unreachable' };
export const signedOut: Failure = { kind: 'signedOut' };
/** The failure that the gate makes of the bank's answer. */
export const refusedWith = (code: string, status = 422): Failure => failureOf(status, { functionalCode: code }, false);

export const VIDEO = 'https://video.example.org';
export const SIGNATURE = 'https://signature.example.org';

export const endingSettings = (change: Partial<Settings> = {}): Settings =>
  settings({
    liveness: { origin: VIDEO },
    signature: { origin: SIGNATURE, level: 'advanced' },
    api: { baseUrl: '/api', clientId: 'omc-web', timeoutMs: 1, silenceMs: 1, uploadAnswerMs: 1 },
    identityProvider: {
      authorizeUrl: 'https://identite.example.org/authorize',
      tokenUrl: '',
      revokeUrl: undefined,
      clientId: firstBrand.omc,
      clientSecret: undefined,
      redirectUrl: 'https://banque.example.org/ouvrirmoncompte/main',
    },
    withdrawalAddress: 'retractation@example.org',
    withdrawal: { function: 'here', days: 14, from: 'received', rollsOver: true },
    ...change,
  });

/** A bank that does not serve the calls of withdrawal. XTR-68 */
export const noWithdrawal = { mine: () => TE.left<Failure, never>({ kind: 'absent' }) };

/** A clock whose waits end at once, or on `tick` while `held`. */
export class HandClock implements Clock {
  /** Every requested wait, in milliseconds. */
  waits: number[] = [];
  held = false;
  private readonly waiting: (() => void)[] = [];

  now = (): string => '2025-10-15T10:00:00+02:00';
  today = (): '2025-10-15' => '2025-10-15';
  /** Offset of Paris in summer, in minutes. D-93 */
  deviceOffset = (): number => 120;

  sleep(milliseconds: number) {
    return (): Promise<void> => {
      this.waits.push(milliseconds);
      return this.held ? new Promise<void>(done => this.waiting.push(done)) : Promise.resolve();
    };
  }

  /** Ends all pending waits. */
  async tick(): Promise<void> {
    this.waiting.splice(0).forEach(done => done());
    await settled();
  }
}

/** Lets all pending promises settle. */
export const settled = (): Promise<void> => new Promise(done => setTimeout(done, 0));

export class HandVisibility implements Visibility {
  seen = true;
  private readonly watching = new Set<() => void>();

  whenSeen(act: () => void): () => void {
    this.watching.add(act);
    return () => void this.watching.delete(act);
  }

  get watchers(): number {
    return this.watching.size;
  }

  hide = (): void => void (this.seen = false);

  async show(): Promise<void> {
    this.seen = true;
    for (const act of [...this.watching]) act();
    await settled();
  }
}

/** Frames whose messages the test sends; an origin without a listener drops them. */
export class HandFrames implements Frames {
  private readonly ears = new Map<string, Set<(message: FrameMessage) => void>>();

  listen(origin: string, act: (message: FrameMessage) => void): () => void {
    const ears = this.ears.get(origin) ?? new Set();
    this.ears.set(origin, ears.add(act));
    return () => void ears.delete(act);
  }

  async say(origin: string, message: FrameMessage): Promise<void> {
    for (const act of [...(this.ears.get(origin) ?? [])]) act(message);
    await settled();
  }

  get listeners(): number {
    return [...this.ears.values()].reduce((count, ears) => count + ears.size, 0);
  }
}

/** Returns its answers in order, then repeats the last; counts the calls. */
export class InTurn<Answer> {
  asked = 0;
  constructor(private answers: readonly E.Either<Failure, Answer>[]) {}

  next(): TE.TaskEither<Failure, Answer> {
    return () => {
      const answer = this.answers[Math.min(this.asked, this.answers.length - 1)];
      this.asked += 1;
      return Promise.resolve(answer ?? E.left(unreachable));
    };
  }

  then(...answers: readonly E.Either<Failure, Answer>[]): void {
    this.answers = answers;
    this.asked = 0;
  }
}

export const liveness = (change: Partial<LivenessStatus> = {}): E.Either<Failure, LivenessStatus> =>
  E.right({ status: 'ONGOING', validated: false, count: 0, functionalCode: undefined, ...change });

export class FakeLivenessChecks implements LivenessChecks {
  created: Participant[] = [];
  consents: (FaceConsent | undefined)[] = [];
  keys: string[] = [];
  readonly creation = new InTurn<LivenessCheck>([E.right({ livenessId: 'LV-1', url: `${VIDEO}/capture/LV-1` })]);
  readonly statuses: InTurn<LivenessStatus>;

  constructor(...statuses: readonly E.Either<Failure, LivenessStatus>[]) {
    this.statuses = new InTurn(statuses.length === 0 ? [liveness()] : statuses);
  }

  create(participant: Participant, key: string, consent?: FaceConsent): TE.TaskEither<Failure, LivenessCheck> {
    this.created.push(participant);
    this.consents.push(consent);
    this.keys.push(key);
    return this.creation.next();
  }

  status = (): TE.TaskEither<Failure, LivenessStatus> => this.statuses.next();
}

/** The consents of a tab, in memory. */
export class MemoryFaceConsents implements FaceConsents {
  readonly all = new Map<string, FaceConsent>();
  of = (person: string): FaceConsent | undefined => this.all.get(person);
  keep = (person: string, consent: FaceConsent): void => void this.all.set(person, consent);
  withdraw = (person: string): void => void this.all.delete(person);
}

/** A bank that asks for consent before the video. XTR-70 */
export const CONSENT = { provider: 'Visiolis', keptFor: 30 } as const;
export const asksConsent = (): Settings => endingSettings({ liveness: { origin: VIDEO, consent: { required: true, ...CONSENT } } });

export const papers: readonly OfferDocument[] = [
  { id: 'D1', kind: 'precontractual', label: 'Fiche d’information', bytes: 215_000, pages: 4, url: '/api/papers/1' },
  { id: 'D2', kind: 'precontractual', label: 'Document tarifaire', bytes: 2_200_000, pages: 1, url: '/api/papers/2' },
  { id: 'D3', kind: 'contractual', label: 'Convention de compte', bytes: 300_000, pages: 12, url: '/api/papers/3' },
];

export class FakeSignatures implements Signatures {
  /** Calls in order; a completion shows its idempotency key. */
  calls: string[] = [];
  readonly listing = new InTurn<readonly OfferDocument[]>([E.right(papers)]);
  readonly opening = new InTurn<SignatureCeremony>([E.right({ signId: 'SG-1', url: `${SIGNATURE}/ceremonie/SG-1` })]);
  readonly statuses: InTurn<SignatureStatus>;
  readonly codes = new InTurn<SmsState>([E.right('success')]);
  readonly holder = new InTurn<void>([E.right(undefined)]);
  readonly ending = new InTurn<'accepted' | 'analysis'>([E.right('accepted')]);

  constructor(...statuses: readonly E.Either<Failure, SignatureStatus>[]) {
    this.statuses = new InTurn(statuses.length === 0 ? [E.right('ongoing')] : statuses);
  }

  prepare = (): TE.TaskEither<Failure, void> => TE.right(undefined);
  documents = (): TE.TaskEither<Failure, readonly OfferDocument[]> => this.told('documents', this.listing.next());
  start = (): TE.TaskEither<Failure, SignatureCeremony> => this.told('start', this.opening.next());
  status = (): TE.TaskEither<Failure, SignatureStatus> => this.statuses.next();
  sendCode = (): TE.TaskEither<Failure, SmsState> => this.told('code', this.codes.next());
  finalizeHolder = (): TE.TaskEither<Failure, void> => this.told('holder', this.holder.next());
  endSubscription = (key: string): TE.TaskEither<Failure, 'accepted' | 'analysis'> => this.told(`end ${key}`, this.ending.next());

  private told<A>(call: string, task: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> {
    return () => {
      this.calls.push(call);
      return task();
    };
  }
}

/** Numbered secrets: 'secret-1', 'secret-2'… */
export const secretsInARow = () => {
  let drawn = 0;
  return { secret: () => `secret-${(drawn += 1)}`, challenge: (verifier: string) => () => Promise.resolve(`challenge of ${verifier}`) };
};

/** Unanswered requests, as the tab stores them. */
export class MemoryEffects implements EffectStore {
  readonly all = new Map<EffectName, Effect>();
  stored = (name: EffectName): Effect | undefined => this.all.get(name);
  keep = (name: EffectName, effect: Effect): void => void this.all.set(name, effect);
  forget = (name: EffectName): void => void this.all.delete(name);
}

/** Numbered keys; a second instance with the same store plays a reload. */
export const effectsInARow = (store = new MemoryEffects(), secrets = secretsInARow()): Effects => new Effects(store, secrets);

/** Records navigations. */
export class FakeRoutes {
  went: string[] = [];
  toMain = (): void => void this.went.push('main');
  toWithdrawal = (): void => void this.went.push('withdrawal');
  toSignature = (): void => void this.went.push('signature');
  toRedirect = (name: string): void => void this.went.push(`redirect ${name}`);
  to = (destination: Destination): void => void this.went.push(destination);
}

/** Records how the session scope ended. */
export class FakeVisit {
  ended: string[] = [];
  signOut = (): void => void this.ended.push('signed out');
  endedBy: SessionEndReason | undefined = undefined;
  lose = (reason: SessionEndReason): void => void this.ended.push(`lost: ${reason}`);
  renew = (): Promise<void> => Promise.resolve(void this.ended.push('identified again'));
  again = (): void => void this.ended.push('again');
  comeBack = (): void => void this.ended.push('came back');
  identify = (): void => void this.ended.push('identified');
}
