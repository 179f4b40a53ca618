import type { Shape } from '@domain/kernel/shape';

/** A code that some sources send as text and others as a number; compared as text. */
export type Code = string | number;

export const code: Shape<Code> = {
  is: (value): value is Code => typeof value === 'string' || Number.isInteger(value),
  description: { kind: 'text' },
};

export const sameCode = (one: Code | null, other: Code): boolean => String(one) === String(other);
