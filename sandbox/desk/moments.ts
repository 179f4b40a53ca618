import { DateTime } from 'luxon';
import { PARIS } from '@domain/kernel/day';
import { escaped } from '@sandbox/html';

/** An instant for people, with the exact one in `datetime`. */
export const moment = (instant: string): string => {
  const at = DateTime.fromISO(instant, { zone: PARIS });
  return at.isValid ? `<time datetime="${escaped(instant)}">${at.toFormat("dd/MM/yyyy '\u00e0' HH:mm:ss")}</time>` : escaped(instant);
};

/** An instant as a field for a day and an hour writes it, in Paris. */
export const inParis = (instant: string): string => DateTime.fromISO(instant, { zone: PARIS }).toFormat("yyyy-MM-dd'T'HH:mm:ss");
