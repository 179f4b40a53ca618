import type { Wording } from '../byReader';
import type * as fr from '../fr/proofFacts';

/** XTR-02, PRF-08 */
export const proofFactsMessages: Wording<typeof fr.proofFactsMessages> = {
  facts: {
    document: 'Document',
    way: 'How it was read',
    number: 'Document number',
    model: 'Model',
    lastName: 'Last name',
    firstName: 'First name',
    birthdate: 'Date of birth',
    birthplace: 'Place of birth',
    birthCounty: 'French department of birth',
    nationality: 'Nationality',
    issued: 'Date of the document',
    expires: 'Valid until',
    country: 'Country',
    portrait: 'Photo of the holder',
    sides: 'Sides',
    address: 'Address',
    postalCode: 'Postcode',
    city: 'Town',
    taxReference: 'Reference of the tax notice',
    employer: 'Employer',
    siret: 'Employer’s SIRET number',
    netIncome: 'Net pay',
  },
  expected: {
    models: { of: 'model', says: models => models },
    issuedAfter: { of: 'issued', says: day => `after ${day}` },
    issuedUntil: { of: 'issued', says: day => `${day} at the latest` },
    expiresFrom: { of: 'expires', says: day => `still valid on ${day}` },
    withoutMention: { of: 'address', says: mention => `without “${mention}”` },
    taxYear: { of: 'taxReference', says: year => `starts with ${year.slice(-2)}` },
  },
};
