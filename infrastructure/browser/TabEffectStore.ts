import * as t from 'io-ts';
import type { Effect, EffectName, EffectStore } from '@application/session/ports';
import type { TabStorage } from './tabStorage';

export const EFFECTS = 'omc.effects';

const Kept = t.record(t.string, t.intersection([t.type({ of: t.string, key: t.string }), t.partial({ answer: t.string })]));

/** R04, R24: stores the keys of unanswered requests in the tab's storage; names and secrets, no personal data (X10). */
export class TabEffectStore implements EffectStore {
  constructor(private readonly storage: TabStorage) {}

  stored(name: EffectName): Effect | undefined {
    return this.all()[name];
  }

  keep(name: EffectName, effect: Effect): void {
    this.storage.write(EFFECTS, { ...this.all(), [name]: effect });
  }

  forget(name: EffectName): void {
    const others = Object.entries(this.all()).filter(([each]) => each !== name);
    if (others.length === 0) this.storage.remove(EFFECTS);
    else this.storage.write(EFFECTS, Object.fromEntries(others));
  }

  private all(): Readonly<Record<string, Effect>> {
    return this.storage.read(EFFECTS, Kept) ?? {};
  }
}
