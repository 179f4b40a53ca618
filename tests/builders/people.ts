import { blankProspect, type Prospect } from '@domain/holders/prospect';

/** The other holder of a joint dossier: every answer is theirs alone, in codes that `MemoryReferentials` lists. */
export const otherHolder: Prospect = {
  ...blankProspect,
  identity: {
    civility: 'MR',
    lastName: 'Spécimen',
    birthName: 'Témoin',
    firstName: 'Gaëtan',
    otherFirstNames: 'Noël',
    agencyId: '00131',
  },
  birth: { birthdate: '1988-02-29', nationality: '131', country: 'FR', county: '40', town: 'HONTANX' },
  email: 'gaetan@example.org',
  mobile: '07 39 98 00 07',
  marketing: true,
  marketingChannels: { email: true, sms: true },
  family: { situation: '2', maritalRegime: '1' },
  address: {
    streetNumber: '7',
    streetType: 'AV',
    streetName: 'de la Gare',
    complement: 'Escalier C',
    postalCode: '40190',
    town: 'SAINT-GEIN',
    country: 'FR',
    housing: '2',
  },
  occupation: { category: '5', profession: '5201', employer: 'Menuiserie Exemple', sector: 'S1' },
  monthlyNetIncome: 1850,
  wealth: 'W1',
  fiscal: { ...blankProspect.fiscal, frenchTaxResident: true, usPerson: false, obligations: [{ country: 'BE', taxId: '98765432109' }] },
};
