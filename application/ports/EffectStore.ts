/** What creates or ends something at the bank, and must be done once (R04). */
export type EffectName = 'creation' | 'videoCheck' | 'ceremony' | 'holderSigned' | 'end';

/** `of`: whose, or of what exactly; `key`: tells the bank that it is the same one; `answer`: what it answered, where that is kept. */
export interface Effect {
  readonly of: string;
  readonly key: string;
  readonly answer?: string;
}

/** Effects asked for, kept by the tab until they were answered: a reload goes on with the same key. R04, R24 */
export abstract class EffectStore {
  abstract kept(name: EffectName): Effect | undefined;
  abstract keep(name: EffectName, effect: Effect): void;
  abstract forget(name: EffectName): void;
}
