import { randomBytes, randomInt } from 'node:crypto';
import { DateTime } from 'luxon';
import * as t from 'io-ts';
import { parisDay } from '@domain/kernel/calendar';
import { PARIS, type Day, type Instant } from '@domain/kernel/day';
import { DEFAULT_CLOCK, type Options } from './options';
import type { Situation } from './situation';
import { certificateOf, type Certificate } from './web/certificate';
import { Store } from './store/Store';
import { Message, Proof, type Subscription, Subscription as SubscriptionCodec } from './store/documents';

/** The outcome of a video check. `measured`: the capture's measures decide; `silent`: the check never ends. */
export const LivenessOutcome = t.keyof({ measured: null, validated: null, refused: null, error: null, maximum: null, silent: null });
export type LivenessOutcome = t.TypeOf<typeof LivenessOutcome>;

/** The outcome of a ceremony. `asked`: the person decides; the others override the person. */
export const SignatureOutcome = t.keyof({ asked: null, refused: null, error: null, expired: null });
export type SignatureOutcome = t.TypeOf<typeof SignatureOutcome>;

/** `inTurn`: the state says which papers the bank takes now; `refused`: a refused call does. */
export const PapersInTurn = t.keyof({ inTurn: null, refused: null });

/** The desk's switches, for every file or for one. `review`: whether the review accepts files without a person. */
export const Switches = t.partial({
  review: t.keyof({ validated: null, always: null, never: null }),
  liveness: LivenessOutcome,
  /** Whether the bank takes each paper at its own task only, and how the client learns it: from the state, or from a refused call. D-125 */
  papers: PapersInTurn,
  /** Whether a video check without the person's consent is refused. XTR-70 */
  consent: t.keyof({ required: null }),
  signature: SignatureOutcome,
  /** Whether the bank grants the overdraft that was asked for. XTR-71 */
  overdraft: t.keyof({ refused: null }),
  /** Whether the account opens at once, or after the period of withdrawal where a signer did not agree to it before. D-124 */
  opening: t.keyof({ afterDelay: null }),
  /** What a refusing answer says of itself. XTR-74 */
  refusal: t.keyof({ notFinal: null, automated: null, letter: null }),
  /** `accepted`, `analysis`, `rejected`, `generic`, or the code of a refusal at the end. */
  decision: t.string,
});
export type Switches = t.TypeOf<typeof Switches>;

/** The scope of the switches that apply to every file. */
const EVERY_FILE = 'switches';

/** The origins of the bank's pages. */
export interface Origins {
  readonly fronts: readonly string[];
  readonly liveness: string;
  readonly signature: string;
  /** The address of the sandbox’s wallet. Undefined: it does not run. XTR-38 */
  readonly wallet?: string;
  readonly desk?: string;
}

const Offset = t.type({ milliseconds: t.number });

/** The bank: clock, files, messages. Every route acts through this class. */
export class Bank {
  readonly store: Store;
  /** Overrides that a provider state sets; empty otherwise. */
  situation: Situation = {};
  /** Set once every server listens. */
  origins: Origins = { fronts: [], liveness: '', signature: '' };
  private offsetMs: number;

  /** Of the servers, if they answer over https. */
  readonly certificate: Certificate | undefined;

  constructor(readonly options: Options) {
    this.certificate = certificateOf(options);
    this.store = new Store(options.data, options.fresh, () => this.millis());
    const { clock } = options;
    const stored = clock === undefined ? this.store.get('clock', 'offset', Offset)?.milliseconds : undefined;
    // Every stored time depends on the offset: it is stored with them, so that no start goes back in time.
    this.offsetMs = stored ?? Date.parse(clock ?? DEFAULT_CLOCK) - Date.now();
    this.keepClock();
  }

  now(): Instant {
    return DateTime.fromMillis(this.millis(), { zone: PARIS }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
  }

  /** The bank's time in milliseconds. */
  millis(): number {
    return Date.now() + this.offsetMs;
  }

  today(): Day {
    return parisDay(this.now());
  }

  setClock(instant: Instant): void {
    this.offsetMs = Date.parse(instant) - Date.now();
    this.keepClock();
  }

  private keepClock(): void {
    this.store.put('clock', 'offset', { milliseconds: this.offsetMs });
  }

  /** The switches of one file (its id), or of every file. */
  switches(scope = EVERY_FILE): Switches {
    return this.store.get('switches', scope, Switches) ?? {};
  }

  /** The switches that apply to a file: its own, otherwise those of every file. */
  switchesFor(file: string): Switches {
    return { ...this.switches(), ...this.switches(file) };
  }

  setSwitches(switches: Switches, scope = EVERY_FILE): void {
    this.replaceSwitches({ ...this.switches(scope), ...switches }, scope);
  }

  /** Replaces all switches: a missing one is off. */
  replaceSwitches(switches: Switches, scope = EVERY_FILE): void {
    this.store.put('switches', scope, switches);
  }

  /** Whether the review accepts a file automatically: when every proof is valid, unless the desk's switch says otherwise. D-44 */
  reviewsByItself(file: string, allValidated: boolean): boolean {
    const { review = 'validated' } = this.switchesFor(file);
    return review === 'always' || (review === 'validated' && allValidated);
  }

  identifier(prefix: string): string {
    return `${prefix}-${randomBytes(8).toString('hex')}`;
  }

  /** A bank number: eight digits. */
  number(): string {
    return String(randomInt(10_000_000, 99_999_999));
  }

  secret(): string {
    return randomBytes(32).toString('base64url');
  }

  sixDigits(): string {
    return String(randomInt(0, 1_000_000)).padStart(6, '0');
  }

  say(channel: 'sms' | 'email', to: string, text: string): void {
    const id = this.identifier('message');
    this.store.put('message', id, { id, channel, to, text, at: this.now() });
  }

  /** Newest first. */
  messages(): readonly t.TypeOf<typeof Message>[] {
    return [...this.store.all('message', Message)].reverse();
  }

  /** The number of dossiers that this version cannot read whole: they are kept, and shown nowhere. */
  unreadable(): number {
    return this.store.unreadable(SubscriptionCodec, { proof: Proof }).length;
  }

  subscriptions(): readonly Subscription[] {
    return this.store.all('subscription', SubscriptionCodec);
  }

  subscription(id: string): Subscription | undefined {
    return this.store.get('subscription', id, SubscriptionCodec);
  }

  keep(subscription: Subscription): void {
    this.store.put('subscription', subscription.id, subscription);
  }

  remove({ id }: Subscription): void {
    this.store.removeFile(id);
  }
}
