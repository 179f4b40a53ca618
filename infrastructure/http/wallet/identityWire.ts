import * as t from 'io-ts';
import { isDay, type Day } from '@domain/kernel/day';
import { optional } from '../optional';

/** A day that the identity must have: 1992-00-00 makes it unreadable. */
const NeededDay = new t.Type<Day>(
  'Day',
  isDay,
  (value, context) => (isDay(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const place = { country: t.string, region: t.string, locality: t.string };

/** An identity from a wallet, as calls 33, 35c and 35d answer it. XTR-38 */
export const IdentityWire = t.intersection([
  t.type({
    familyName: t.string,
    givenName: t.string,
    birthDate: NeededDay,
    birthPlace: optional(place),
    nationalities: t.readonlyArray(t.string),
    expiry: NeededDay,
    issuer: t.string,
    issuingCountry: t.string,
  }),
  optional({
    birthFamilyName: t.string,
    birthGivenName: t.string,
    address: optional({ ...place, formatted: t.string, streetAddress: t.string, houseNumber: t.string, postalCode: t.string }),
  }),
]);
