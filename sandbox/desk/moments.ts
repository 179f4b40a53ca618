import { DateTime } from 'luxon';
import { PARIS } from '@domain/kernel/day';
import { escaped } from '@scripts/html';

/** An instant for people, with the exact one in `datetime`. */
export const moment = (instant: string): string => {
  const at = DateTime.fromISO(instant, { zone: PARIS });
  return at.isValid ? `<time datetime="${escaped(instant)}">${at.toFormat("dd/MM/yyyy '\u00e0' HH:mm:ss")}</time>` : escaped(instant);
};
