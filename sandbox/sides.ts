import { documentsPages, sides, type Side } from '@domain/proofs/scans';
import { paperOfCode } from '@domain/proofs/slot';
import type { Proof } from './store/documents';

type Pages = Proof['pages'];

/** A card without its other side: a new page of the same document completes it, or replaces the same side. */
const awaits = ({ documentCode, pages, complete }: Proof, code: string): boolean =>
  !complete && documentCode === code && pages.every(({ side }) => side !== 'SINGLE');

const inOrder = (pages: Pages): Pages => [...pages].sort((one, other) => Number(one.side === 'BACK') - Number(other.side === 'BACK'));

/** The pages of a document after an upload: adds a card's side to the kept one, replaces any other document. D-72 */
export const pagesAfter = (before: Proof | undefined, documentCode: string, pages: Pages): Pages => {
  const given = pages.map(({ side }) => side);
  if (!before || given.length === 0 || given.includes('SINGLE') || !awaits(before, documentCode)) return pages;
  return inOrder([...before.pages.filter(({ side }) => !given.includes(side)), ...pages]);
};

export const sideOf = (named: string): Side => sides.find(side => side === named) ?? 'SINGLE';

/** Whether all pages of the document have arrived. D-54, D-72 */
export const isWhole = ({ documentCode, pages }: Proof): boolean => {
  const document = paperOfCode(documentCode);
  const given = pages.map(({ side, mimeType }) => ({ side: sideOf(side), type: mimeType }));
  return document !== undefined && documentsPages.decide({ document, pages: given }).accepted;
};
