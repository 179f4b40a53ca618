import { randomBytes, randomInt } from 'node:crypto';
import { DateTime } from 'luxon';
import * as t from 'io-ts';
import { PARIS, parisDay, type Day, type Instant } from '@domain/kernel/day';
import type { Options } from './options';
import type { Situation } from './situation';
import { Store } from './store/Store';
import { Message, type Subscription, Subscription as SubscriptionCodec } from './store/documents';

/** How a video check ends. `measured`: what the capture measured decides; `silent`: it never ends. */
export const LivenessOutcome = t.keyof({ measured: null, validated: null, refused: null, error: null, maximum: null, silent: null });
export type LivenessOutcome = t.TypeOf<typeof LivenessOutcome>;

/** How a ceremony ends. `asked`: as the person says; the others whatever they do. */
export const SignatureOutcome = t.keyof({ asked: null, refused: null, error: null, expired: null });
export type SignatureOutcome = t.TypeOf<typeof SignatureOutcome>;

/** What the desk decided, of every file or of one. `review`: which files are accepted without anybody. */
export const Switches = t.partial({
  review: t.keyof({ validated: null, always: null, never: null }),
  liveness: LivenessOutcome,
  signature: SignatureOutcome,
  /** `accepted`, `analysis`, `rejected`, `generic`, or a code with which the end is refused. */
  decision: t.string,
});
export type Switches = t.TypeOf<typeof Switches>;

/** The scope of switches that hold for every file. */
const EVERY_FILE = 'switches';

/** Where the bank's pages stand: origins. */
export interface Origins {
  readonly fronts: readonly string[];
  readonly liveness: string;
  readonly signature: string;
}

const Offset = t.type({ milliseconds: t.number });

/** The bank: its time, its files, its messages. Everything that a route does goes through it. */
export class Bank {
  readonly store: Store;
  /** Nothing out of the ordinary, unless a provider state says so. */
  situation: Situation = {};
  /** Known once every server listens. */
  origins: Origins = { fronts: [], liveness: '', signature: '' };
  private offsetMs: number;

  constructor(readonly options: Options) {
    this.store = new Store(options.data, options.fresh);
    this.offsetMs = this.store.get('clock', 'offset', Offset)?.milliseconds ?? Date.parse(options.clock) - Date.now();
  }

  now(): Instant {
    return DateTime.fromMillis(this.millis(), { zone: PARIS }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
  }

  /** Milliseconds of the bank's own time. */
  millis(): number {
    return Date.now() + this.offsetMs;
  }

  today(): Day {
    return parisDay(this.now());
  }

  setClock(instant: Instant): void {
    this.offsetMs = Date.parse(instant) - Date.now();
    this.store.put('clock', 'offset', { milliseconds: this.offsetMs });
  }

  /** What was decided of one file (its id), or of every file. */
  switches(scope = EVERY_FILE): Switches {
    return this.store.get('switches', scope, Switches) ?? {};
  }

  /** What holds for a file: what was decided of it, else of every file. */
  switchesFor(file: string): Switches {
    return { ...this.switches(), ...this.switches(file) };
  }

  /** Adds to what was decided. */
  setSwitches(switches: Switches, scope = EVERY_FILE): void {
    this.replaceSwitches({ ...this.switches(scope), ...switches }, scope);
  }

  /** What is left out is no longer decided. */
  replaceSwitches(switches: Switches, scope = EVERY_FILE): void {
    this.store.put('switches', scope, switches);
  }

  /** The review needs nobody where every proof was validated, unless the desk's switch says otherwise. D-44 */
  reviewsByItself(file: string, allValidated: boolean): boolean {
    const { review = 'validated' } = this.switchesFor(file);
    return review === 'always' || (review === 'validated' && allValidated);
  }

  identifier(prefix: string): string {
    return `${prefix}-${randomBytes(8).toString('hex')}`;
  }

  /** Eight digits, as the bank's numbers are. */
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

  subscriptions(): readonly Subscription[] {
    return this.store.all('subscription', SubscriptionCodec);
  }

  subscription(id: string): Subscription | undefined {
    return this.store.get('subscription', id, SubscriptionCodec);
  }

  keep(subscription: Subscription): void {
    this.store.put('subscription', subscription.id, subscription);
  }
}
