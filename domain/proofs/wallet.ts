import { rule } from '@domain/kernel/rule';
import { list, oneOf, record, text } from '@domain/kernel/shape';

/** The claims of an identity from a wallet, by their names in the PID rulebook 1.7. */
export const walletClaims = [
  'family_name',
  'given_name',
  'birth_family_name',
  'birth_given_name',
  'birthdate',
  'place_of_birth',
  'nationalities',
  'address',
  'date_of_expiry',
  'issuing_authority',
  'issuing_country',
] as const;
export type WalletClaim = (typeof walletClaims)[number];

/** Parts without which an address fills no field: the rest would be a street of no town. */
const wholeAddress = ['street_address', 'postal_code', 'locality'];
const none: readonly string[] = [];

/** `holds`: the claim's parts that have a value; of `nationalities` its countries. */
const fieldsOf: Readonly<Record<WalletClaim, (holds: readonly string[]) => readonly string[]>> = {
  family_name: () => ['lastName'],
  given_name: () => ['firstName', 'otherFirstNames'],
  birth_family_name: () => ['birthName'],
  birth_given_name: () => none,
  birthdate: () => ['birthdate'],
  place_of_birth: holds =>
    holds.includes('country')
      ? ['country', ...(holds.includes('region') ? ['county'] : []), ...(holds.includes('locality') ? ['town'] : [])]
      : none,
  nationalities: holds => (holds.length === 1 ? ['nationality'] : none),
  address: holds =>
    wholeAddress.every(part => holds.includes(part))
      ? ['country', 'streetNumber', 'streetType', 'streetName', 'complement', 'postalCode', 'town']
      : none,
  date_of_expiry: () => none,
  issuing_authority: () => none,
  issuing_country: () => none,
};

export const proofsWallet = rule({
  id: 'proofs.wallet',
  requirements: ['XTR-38', 'D-63'],
  title: { fr: 'Ce qu’un portefeuille d’identité remplace', en: 'What an identity wallet replaces' },
  says: {
    fr: 'Une identité reçue d’un portefeuille remplace la pièce d’identité, et rien d’autre. Sont proposés comme reçus : le nom, les prénoms, le nom de naissance et la date de naissance ; la nationalité s’il n’y en a qu’une ; le pays de naissance, avec le département si la région est dite, et la ville si elle est dite ; l’adresse seulement avec sa rue, son code postal et sa ville. Le prénom de naissance, la fin de validité et l’émetteur ne remplissent aucune réponse. Tout ce qui n’est pas reçu est demandé.',
    en: 'An identity from a wallet replaces the identity document, and nothing else. Offered as received: last name, first names, birth name and birthdate; the nationality if it is the only one; the country of birth, with the county where the region is said, and the town where it is said; the address only with its street, postal code and town. The first name at birth, the end of validity and the issuer fill no answer. Whatever is not received is asked.',
  },
  clauses: [
    ['if it is the only one', 'one nationality', 'two nationalities'],
    ['with the county where the region is said', 'country and region of birth', 'the country of birth alone'],
    ['the town where it is said', 'country and town of birth', 'the country of birth alone'],
    ['only with its street, postal code and town', 'a whole address', 'an address without its street'],
  ],
  input: record({ claim: oneOf(...walletClaims), holds: list(text) }),
  known: { holds: [[], ['FR'], ['FR', 'IT'], ['country'], ['country', 'region'], ['country', 'locality'], wholeAddress, ['formatted']] },
  decide: ({ claim, holds }) => fieldsOf[claim](holds),
  examples: [
    ['the last name', { claim: 'family_name', holds: [] }, ['lastName']],
    ['the first names', { claim: 'given_name', holds: [] }, ['firstName', 'otherFirstNames']],
    ['the name at birth', { claim: 'birth_family_name', holds: [] }, ['birthName']],
    ['the first name at birth, which no page asks', { claim: 'birth_given_name', holds: [] }, []],
    ['the birthdate', { claim: 'birthdate', holds: [] }, ['birthdate']],
    ['country and region of birth', { claim: 'place_of_birth', holds: ['country', 'region'] }, ['country', 'county']],
    ['country and town of birth', { claim: 'place_of_birth', holds: ['country', 'locality'] }, ['country', 'town']],
    ['the country of birth alone', { claim: 'place_of_birth', holds: ['country'] }, ['country']],
    ['a town of birth without its country', { claim: 'place_of_birth', holds: ['locality'] }, []],
    ['one nationality', { claim: 'nationalities', holds: ['FR'] }, ['nationality']],
    ['two nationalities', { claim: 'nationalities', holds: ['FR', 'IT'] }, []],
    ['no nationality', { claim: 'nationalities', holds: [] }, []],
    [
      'a whole address',
      { claim: 'address', holds: ['street_address', 'postal_code', 'locality'] },
      ['country', 'streetNumber', 'streetType', 'streetName', 'complement', 'postalCode', 'town'],
    ],
    ['an address without its street', { claim: 'address', holds: ['postal_code', 'locality'] }, []],
    ['an address in one text', { claim: 'address', holds: ['formatted'] }, []],
    ['the end of validity', { claim: 'date_of_expiry', holds: [] }, []],
    ['who issued it', { claim: 'issuing_authority', holds: [] }, []],
    ['which country issued it', { claim: 'issuing_country', holds: [] }, []],
  ],
});
