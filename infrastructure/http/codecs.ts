import * as t from 'io-ts';
import { isDay, type Day } from '@domain/kernel/day';

/** An ISO day. */
export const DayWire = new t.Type<Day>(
  'Day',
  isDay,
  (value, context) => (isDay(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** An answer without a meaning: 204, or 200 with whatever. */
export const Nothing = new t.Type<void>(
  'Nothing',
  (value): value is void => value === undefined,
  () => t.success(undefined),
  t.identity,
);
