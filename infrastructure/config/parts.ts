import * as t from 'io-ts';

/** Whole days, one at least. */
const isDays = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;
export const days = new t.Type<number>(
  'Days',
  isDays,
  (value, context) => (isDays(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** A name that people read; an empty one says nothing. */
const isNamed = (value: unknown): value is string => t.string.is(value) && value.trim() !== '';
export const named = new t.Type<string>(
  'Named',
  isNamed,
  (value, context) => (isNamed(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
