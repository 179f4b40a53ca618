import * as t from 'io-ts';
import { CalendarDay, NeededBirthdate } from '../day';
import { CountryCode, Name, Text } from '../formed';
import { optional } from '../optional';

const place = { country: Text, region: Text, locality: Text };

/** An identity from a wallet, as calls 33, 35c and 35d answer it. XTR-38 */
export const IdentityWire = t.intersection([
  t.type({
    familyName: Text,
    givenName: Text,
    birthDate: NeededBirthdate,
    birthPlace: optional(place),
    nationalities: t.readonlyArray(CountryCode),
    expiry: CalendarDay,
    issuer: Text,
    issuingCountry: CountryCode,
  }),
  optional({
    birthFamilyName: Name,
    birthGivenName: Name,
    address: optional({ ...place, formatted: Text, streetAddress: Text, houseNumber: Text, postalCode: Text }),
  }),
]);
