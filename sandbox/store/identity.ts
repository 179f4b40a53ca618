import * as t from 'io-ts';

const place = { country: t.string, region: t.string, locality: t.string };

/** What the bank read of a verified identity, as calls 33, 35c and 35d answer it. */
export const Identity = t.intersection([
  t.type({
    familyName: t.string,
    givenName: t.string,
    birthDate: t.string,
    birthPlace: t.partial(place),
    nationalities: t.array(t.string),
    expiry: t.string,
    issuer: t.string,
    issuingCountry: t.string,
  }),
  t.partial({
    birthFamilyName: t.string,
    birthGivenName: t.string,
    address: t.partial({ ...place, formatted: t.string, streetAddress: t.string, houseNumber: t.string, postalCode: t.string }),
  }),
]);
export type Identity = t.TypeOf<typeof Identity>;
