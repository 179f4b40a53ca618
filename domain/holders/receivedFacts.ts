import { proofsWallet, type WalletClaim } from '@domain/proofs/wallet';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';
import type { WalletAddress, WalletIdentity, WalletPlace } from '@domain/proofs/walletIdentity';

type Held = Readonly<Record<string, string | undefined>>;

const partsIn = (held: Held): readonly string[] => Object.keys(held).filter(name => (held[name] ?? '') !== '');

/** What a claim says, where the rule offers it as received. */
const where = (claim: WalletClaim, holds: readonly string[], facts: Held): ProofFacts =>
  proofsWallet.decide({ claim, holds }).length === 0
    ? {}
    : Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])));

const bornAt = ({ country, region, locality }: WalletPlace): ProofFacts =>
  where('place_of_birth', partsIn({ country, region, locality }), { birthCountry: country, birthRegion: region, birthplace: locality });

/** Puts the house number before the street, unless the street starts with it. */
const lineOf = ({ houseNumber = '', streetAddress = '' }: WalletAddress): string =>
  streetAddress.startsWith(houseNumber) ? streetAddress : `${houseNumber} ${streetAddress}`;

const livesAt = (address: WalletAddress): ProofFacts => {
  const { streetAddress: street_address, postalCode, locality, country } = address;
  return where('address', partsIn({ street_address, postal_code: postalCode, locality }), {
    address: lineOf(address),
    postalCode,
    city: locality,
    addressCountry: country,
  });
};

/** Its birthdate is a text, as a document's is. */
type Told = Omit<WalletIdentity, 'birthDate' | 'expiry'> & { readonly birthDate: string };

/** The facts of an identity from a wallet that fill answers, under the names that a document's facts have. XTR-38 */
export const receivedFacts = (identity: Told): ProofFacts => ({
  ...where('family_name', [], { lastName: identity.familyName }),
  ...where('given_name', [], { firstName: identity.givenName }),
  ...where('birth_family_name', [], { birthName: identity.birthFamilyName }),
  ...where('birthdate', [], { birthdate: identity.birthDate }),
  ...where('nationalities', identity.nationalities, { nationality: identity.nationalities[0] }),
  ...bornAt(identity.birthPlace),
  ...(identity.address ? livesAt(identity.address) : {}),
});

/** The facts of a proof: read on a document, or received from a wallet. */
export const factsOf = (outcome: ProofOutcome): ProofFacts => {
  if (!('read' in outcome)) return {};
  return outcome.kind === 'validated' && outcome.identity ? receivedFacts(outcome.identity) : outcome.read;
};
