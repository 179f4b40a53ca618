/** An action that creates or ends something at the bank, and must happen once (R04). */
export type EffectName = 'creation' | 'videoCheck' | 'ceremony' | 'holderSigned' | 'end';

/**
 * `of`: the person or the exact content that the effect concerns; `key`: the idempotency key; `answer`: the bank's answer, where the
 * caller stores it.
 */
export interface Effect {
  readonly of: string;
  readonly key: string;
  readonly answer?: string;
}

/** Effects without an answer, stored by the tab: after a reload a retry uses the same key. R04, R24 */
export abstract class EffectStore {
  abstract stored(name: EffectName): Effect | undefined;
  abstract keep(name: EffectName, effect: Effect): void;
  abstract forget(name: EffectName): void;
}
