import type { Entry } from '@domain/kernel/entry';
import { arriving } from './register/arriving';
import { filling } from './register/filling';
import { offering } from './register/offering';

/** Every rule of the domain by id, in the order of the journey. XTR-13 */
export const register = { ...arriving, ...offering, ...filling } as const satisfies Readonly<Record<string, Entry>>;

export type RuleId = keyof typeof register;

/** Every rule, in journey order. */
export const entries: readonly Entry[] = Object.values(register);

const byId: ReadonlyMap<string, Entry> = new Map(Object.entries(register));

export const ruleOf = (id: string): Entry | undefined => byId.get(id);
