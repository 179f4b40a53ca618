import { personFields } from '@domain/holders/fields';
import type { PersonPart } from '../store/applicants';
import type { Identity } from '../store/identity';
import { partsOf } from '../store/parts';

const { identity, birth, email, mobile } = personFields;
const { civility, firstName, lastName, birthName } = identity.fields;

const holder: PersonPart = {
  identity: { civility: civility.example, firstname: firstName.example, lastname: lastName.example, birthname: birthName.example },
  birth: { birthdate: birth.fields.birthdate.example },
  email: email.example,
  mobilePhone: mobile.example,
  marketingOptIn: '0',
  marketingChannels: { email: '0', sms: '0' },
};

/** The obviously fake values in the contracts. */
export const FAKE = {
  token: 'FAKE-TOKEN',
  captcha: 'FAKE-CAPTCHA',
  verifier: 'FAKE-VERIFIER-FAKE-VERIFIER-FAKE-VERIFIER-1',
  /** Every part of a person that the file's tasks fill. */
  details: partsOf(({ field }) => (field.page === 'InformationForm' ? undefined : field.example)),
  holder,
  /** An identity from a wallet, with everything that one may carry. */
  identity: {
    familyName: holder.identity.lastname,
    givenName: firstName.example,
    birthDate: holder.birth.birthdate,
    birthFamilyName: holder.identity.birthname,
    birthGivenName: firstName.example,
    birthPlace: { country: 'FR', region: 'Rhône', locality: 'Lyon' },
    nationalities: ['FR'],
    address: {
      formatted: '3 rue du Centre, 69001 Lyon',
      streetAddress: 'rue du Centre',
      houseNumber: '3',
      postalCode: '69001',
      locality: 'Lyon',
      region: 'Rhône',
      country: 'FR',
    },
    expiry: '2030-10-14',
    issuer: 'Ministère de l’intérieur',
    issuingCountry: 'FR',
  } satisfies Identity,
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
