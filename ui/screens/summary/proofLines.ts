import { documentsOfRank } from '@domain/proofs/ofRank';
import type { PaperName, ProofCategory } from '@domain/proofs/papers';
import type { ProofOnDossier } from '@domain/journey/dossierState';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { paperOfCode } from '@domain/proofs/slot';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';

/** A proof in the recap: its owner, category, document and result. */
export interface ProofLine {
  readonly of: Participant;
  readonly category: ProofCategory;
  /** `WALLET`: an identity from a wallet. XTR-38 */
  readonly paper: PaperName | 'WALLET' | undefined;
  /** Shown for a document that is unknown. */
  readonly code: string;
  /** True: validated by the analysis alone; false: an adviser has checked it. */
  readonly validated: boolean;
}

/** Pages that replace a proof. XTR-01 */
export const proofPage = {
  identity: 'UploadIdentityProof',
  address: 'UploadAddressProof',
  income: 'UploadIncomeProof',
} as const satisfies Record<ProofCategory, PageName>;

export const proofLines = (proofs: readonly ProofOnDossier[]): readonly ProofLine[] =>
  proofs.map(({ rank, documentCode, controlResult }) => {
    const { participant: of, category } = documentsOfRank.decide({ rank });
    const paper = documentCode === WALLET_CODE ? 'WALLET' : paperOfCode(documentCode);
    return { of, category, paper, code: documentCode, validated: controlResult === 'OK' };
  });
