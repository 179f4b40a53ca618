import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { isDay } from '@domain/kernel/day';
import type { Identity } from '../store/identity';
import { must } from './refused';

/** Longer than any name or address. */
const LONGEST = 300;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST && !/\p{Cc}/u.test(value);

const refined = <A extends string>(name: string, is: (value: unknown) => value is A): t.Type<A> =>
  new t.Type(name, is, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)), t.identity);

const Text = refined('Text', isText);
const Day = refined('Day', isDay);
/** ISO 3166-1 alpha-2. */
const Country = refined('Country', (value): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value));

const place = { country: Country, region: Text, locality: Text };

/** The claims by their names in the PID rulebook 1.7; parts that it does not know are left out. */
const Claims = t.intersection([
  t.type({
    family_name: Text,
    given_name: Text,
    birthdate: Day,
    place_of_birth: t.exact(t.partial(place)),
    nationalities: t.array(Country),
    date_of_expiry: Day,
    issuing_authority: Text,
    issuing_country: Country,
  }),
  t.partial({
    birth_family_name: Text,
    birth_given_name: Text,
    address: t.exact(t.partial({ ...place, formatted: Text, street_address: Text, house_number: Text, postal_code: Text })),
  }),
]);

/** The identity that the claims tell. */
export const identityOf = (told: unknown): Identity => {
  const claims = Claims.decode(told);
  must(isRight(claims), 'a value has another shape than the rulebook gives it');
  const { place_of_birth: birthPlace, nationalities, address, birth_family_name, birth_given_name, ...rest } = claims.right;
  must(Object.keys(birthPlace).length > 0, 'the place of birth is empty');
  must(nationalities.length > 0, 'no nationality is told');
  const { street_address, house_number, postal_code, ...lines } = address ?? {};
  return {
    familyName: rest.family_name,
    givenName: rest.given_name,
    birthDate: rest.birthdate,
    birthPlace,
    nationalities,
    expiry: rest.date_of_expiry,
    issuer: rest.issuing_authority,
    issuingCountry: rest.issuing_country,
    ...(birth_family_name === undefined ? {} : { birthFamilyName: birth_family_name }),
    ...(birth_given_name === undefined ? {} : { birthGivenName: birth_given_name }),
    ...(address && {
      address: {
        ...lines,
        ...(street_address === undefined ? {} : { streetAddress: street_address }),
        ...(house_number === undefined ? {} : { houseNumber: house_number }),
        ...(postal_code === undefined ? {} : { postalCode: postal_code }),
      },
    }),
  };
};
