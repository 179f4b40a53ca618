import * as t from 'io-ts';
import { isDay, isInstant, type Day, type Instant } from '@domain/kernel/day';

/** An ISO day. */
export const DayWire = new t.Type<Day>(
  'Day',
  isDay,
  (value, context) => (isDay(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** A moment, ISO 8601 with an offset. */
export const InstantWire = new t.Type<Instant>(
  'Instant',
  isInstant,
  (value, context) => (isInstant(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
