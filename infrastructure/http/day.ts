import * as t from 'io-ts';
import { isDay, type Day } from '@domain/kernel/day';

/** An ISO day. */
export const DayWire = new t.Type<Day>(
  'Day',
  isDay,
  (value, context) => (isDay(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
