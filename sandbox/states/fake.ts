import type { PersonPart } from '../store/documents';

const holder: PersonPart = {
  identity: { civility: 'MME', firstname: 'Maëlle', lastname: 'Exemple', birthname: 'Exemple' },
  birth: { birthdate: '1992-03-27' },
  email: 'maelle@example.fr',
  mobilePhone: '06 39 98 00 01',
  marketingOptIn: '0',
};

/** The obviously fake values that the contracts carry. */
export const FAKE = {
  token: 'FAKE-TOKEN',
  captcha: 'FAKE-CAPTCHA',
  verifier: 'FAKE-VERIFIER-FAKE-VERIFIER-FAKE-VERIFIER-1',
  holder,
  coHolder: {
    ...holder,
    identity: { ...holder.identity, civility: 'MR', firstname: 'Éloi' },
    mobilePhone: '06 39 98 00 02',
  } satisfies PersonPart,
} as const;
