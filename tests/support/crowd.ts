import { bankCalls } from '@domain/calls/table';
import type { Bank } from '@sandbox/bank';
import { keepProof, proofsOf } from '@sandbox/proofs';
import type { Subscription } from '@sandbox/store/documents';

/** Adds many files with proofs, `characters` characters for each page. */
export const crowd = (bank: Bank, dossier: Subscription, many: number, characters: number): void => {
  const proofs = proofsOf(bank, dossier.id).map(proof => ({
    ...proof,
    pages: proof.pages.map(page => ({ ...page, content: page.content.slice(0, characters) })),
  }));
  for (let index = 0; index < many; index += 1) {
    const id = `${dossier.id}-${index}`;
    bank.keep({ ...dossier, id, uuid: `${dossier.uuid}-${index}` });
    for (const proof of proofs) keepProof(bank, { ...proof, subscription: id });
  }
};

/** URL of one's own state. */
export const MY_STATE = `/api${bankCalls.getMyState.path}?prospectId=me`;
