import * as t from 'io-ts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import { Amount, Months } from '../formed';
import { optional } from '../optional';

/** The confirmed monthly price in calls 4, 5 and 41 (proposed). D-106 */
export const ConfirmedPriceWire = t.intersection([t.type({ promoted: Amount, afterwards: Amount }), optional({ months: Months })]);
type ConfirmedPriceWire = t.TypeOf<typeof ConfirmedPriceWire>;

export const fromWire = ({ promoted, afterwards, months }: ConfirmedPriceWire): MonthlyTotal => ({ promoted, afterwards, months });

const toWire = ({ promoted, afterwards, months }: MonthlyTotal): ConfirmedPriceWire => ({
  promoted,
  afterwards,
  ...(months === undefined ? {} : { months }),
});

/** The part of a body with the confirmed price; empty where none is sent. */
export const confirmedPart = (price: MonthlyTotal | undefined): { readonly confirmedPrice?: ConfirmedPriceWire } =>
  price === undefined ? {} : { confirmedPrice: toWire(price) };
