import { factsOf, receivedFacts } from './receivedFacts';
import type { WalletIdentity } from '@domain/proofs/walletIdentity';

const least: WalletIdentity = {
  familyName: 'Exemple',
  givenName: 'Maëlle Lou',
  birthDate: '1992-03-27',
  birthPlace: { locality: 'Nantes' },
  nationalities: ['FR', 'IT'],
  expiry: '2030-01-01',
  issuer: 'Ministère de l’Intérieur',
  issuingCountry: 'FR',
};
const names = { lastName: 'Exemple', firstName: 'Maëlle Lou', birthdate: '1992-03-27' };

describe('XTR-38: what of an identity from a wallet fills an answer', () => {
  test.each<[string, Partial<WalletIdentity>, object]>([
    ['the least: a town without its country, two nationalities', {}, {}],
    ['one nationality', { nationalities: ['FR'] }, { nationality: 'FR' }],
    ['the name at birth, never the first name', { birthFamilyName: 'Modèle', birthGivenName: 'Lou' }, { birthName: 'Modèle' }],
    ['a country of birth', { birthPlace: { country: 'IT' } }, { birthCountry: 'IT' }],
    [
      'a whole birthplace',
      { birthPlace: { country: 'FR', region: 'Loire-Atlantique', locality: 'Nantes' } },
      { birthCountry: 'FR', birthRegion: 'Loire-Atlantique', birthplace: 'Nantes' },
    ],
    [
      'an address with its number apart',
      { address: { houseNumber: '12', streetAddress: 'rue des Tilleuls', postalCode: '44000', locality: 'Nantes', country: 'FR' } },
      { address: '12 rue des Tilleuls', postalCode: '44000', city: 'Nantes', addressCountry: 'FR' },
    ],
    [
      'an address whose street begins with its number',
      { address: { houseNumber: '12', streetAddress: '12 rue des Tilleuls', postalCode: '44000', locality: 'Nantes' } },
      { address: '12 rue des Tilleuls', postalCode: '44000', city: 'Nantes' },
    ],
    ['an address in one text', { address: { formatted: '12 rue des Tilleuls\n44000 Nantes' } }, {}],
  ])('%s', (_, change, more) => expect(receivedFacts({ ...least, ...change })).toEqual({ ...names, ...more }));

  test('PER-01: a document’s facts stay its own, and a proof without facts has none', () => {
    const read = { lastName: 'EXEMPLE' };
    expect(factsOf({ kind: 'validated', controlId: 'C', read })).toEqual(read);
    expect(factsOf({ kind: 'validated', controlId: 'C', read, identity: least })).toEqual(names);
    expect(factsOf({ kind: 'ongoing' })).toEqual({});
  });
});
