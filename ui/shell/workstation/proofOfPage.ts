import type { ProofCategory } from '@domain/proofs/papers';
import type { PageName } from '@domain/journey/steps';

/** The pages whose answers a proof contains too, with the kind of proof. XTR-54 */
const pages: Readonly<Partial<Record<PageName, ProofCategory>>> = {
  FullIdentityForm: 'identity',
  BirthplaceForm: 'identity',
  AddressForm: 'address',
  ComplementaryInformationForm: 'income',
};

export const proofOfPage = (page: PageName): ProofCategory | undefined => pages[page];
