import type { PaperName, ProofCategory } from '@domain/documents/papers';
import { documentsUpload } from '@domain/documents/upload';
import type { Side } from '@domain/proofs/proof';
import { sidesOf } from '@domain/proofs/slot';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import type { GivenPages } from './ChosenPapers';

/** Field of the choice of a document. */
export const PAPER = 'paper';

export type Faults = { readonly [Field in Side | typeof PAPER]?: string | undefined };

/** What keeps a document from being sent, in words; nothing where it may. PRF-05, PRF-06 */
export const faultsOf = (category: ProofCategory, paper: PaperName | undefined, given: GivenPages): Faults => {
  if (paper === undefined) return { [PAPER]: copy.whichRequired };
  const sides = sidesOf(paper);
  const missing = sides.find(side => given[side] === undefined);
  if (missing) return { [missing]: copy.required[category] };
  const files = sides.flatMap(side => {
    const page = given[side]?.page;
    return page ? [{ type: page.mimeType, bytes: page.content.size, resizable: true }] : [];
  });
  const verdict = documentsUpload.decide({ files });
  return verdict.accepted || verdict.reason === 'missing' ? {} : { [sides[0]]: copy.refusals[verdict.reason] };
};
