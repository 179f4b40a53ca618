import type { PersonPart } from '../store/applicants';

const holder: PersonPart = {
  identity: { civility: 'MME', firstname: 'Maëlle', lastname: 'Exemple', birthname: 'Exemple' },
  birth: { birthdate: '1992-03-27' },
  email: 'maelle@example.fr',
  mobilePhone: '06 39 98 00 01',
  marketingOptIn: '0',
};

/** The obviously fake values in the contracts. */
export const FAKE = {
  token: 'FAKE-TOKEN',
  captcha: 'FAKE-CAPTCHA',
  verifier: 'FAKE-VERIFIER-FAKE-VERIFIER-FAKE-VERIFIER-1',
  /** Every part of a person that the file's tasks fill. */
  details: {
    identity: { otherFirstnames: 'Lou', agencyId: '00691' },
    birth: { birthdate: '1992-03-27', nationality: '001', country: 'FR', county: '69', town: 'LYON' },
    familySituation: { situation: 'MAR', maritalRegime: 'COM' },
    address: {
      streetNumber: '12',
      streetType: 'RUE',
      streetName: 'du Lac',
      postalCode: '69001',
      town: 'LYON',
      country: 'FR',
      housing: 'LOC',
    },
    occupation: { category: '3', profession: '3105', employer: 'Atelier Exemple', sector: 'J62' },
    monthlyNetIncome: 2400,
    wealth: 'B',
    fiscalReferences: { frenchTaxResident: '1', otherObligations: [{ country: 'DE', taxId: '12345678901' }] },
  },
  holder,
  coHolder: {
    ...holder,
    identity: { ...holder.identity, civility: 'MR', firstname: 'Éloi' },
    mobilePhone: '06 39 98 00 02',
  } satisfies PersonPart,
} as const;

/** A complete document in one file. */
export const wholePdf = { side: 'SINGLE', mimeType: 'application/pdf', content: 'JVBERi0xLjc=' };

/** One side of a card. */
export const front = { side: 'FRONT', mimeType: 'image/jpeg', content: '/9j/2Q==' };
