import * as t from 'io-ts';
import { isDay, isInstant, type Day, type Instant } from '@domain/kernel/day';
import { orUnknown, todayIn } from './codecs';

/** An ISO day. */
export const CalendarDay = new t.Type<Day>(
  'Day',
  isDay,
  (value, context) => (isDay(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;

/** True for the 0001-01-01 and 9999-12-31 that databases store where no day is meant: no person or deadline is of these centuries. */
const isPlaceholder = (day: string): boolean => day < '1800' || day >= '2500';

const isMeaningless = (value: unknown): value is string =>
  typeof value === 'string' && DAY_FORM.test(value) && (!isDay(value) || isPlaceholder(value));

/** An optional ISO day. A day that no calendar has, such as the 1992-00-00 of French registers, reads as unknown. D-85 */
export const DayWire = orUnknown('Day', CalendarDay, isMeaningless);

const isAfter = (today: Day | undefined, value: unknown): boolean => today !== undefined && isDay(value) && value > today;

/** A birthdate that the answer must have. */
export const NeededBirthdate = new t.Type<Day>(
  'Birthdate',
  isDay,
  (value, context) =>
    isDay(value) && !isMeaningless(value) && !isAfter(todayIn(context), value) ? t.success(value) : t.failure(value, context),
  t.identity,
);

/** An optional birthdate. One after today reads as unknown, as a day that no calendar has does. D-85 */
export const Birthdate = orUnknown(
  'Birthdate',
  NeededBirthdate,
  (value, context) => isMeaningless(value) || isAfter(todayIn(context), value),
);

/** A moment, ISO 8601 with an offset. */
export const InstantWire = new t.Type<Instant>(
  'Instant',
  isInstant,
  (value, context) => (isInstant(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** An optional moment; a placeholder reads as unknown. */
export const OptionalInstant = orUnknown('Instant', InstantWire, value => isInstant(value) && isPlaceholder(value));
