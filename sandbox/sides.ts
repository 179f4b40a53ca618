import { documentsPages, sides, type Side } from '@domain/documents/pages';
import { paperOfCode } from '@domain/proofs/slot';
import type { Proof } from './store/documents';

type Pages = Proof['pages'];

/** A card that awaits its other side: what comes of the same document stands beside it, or in the place of the same side. */
const awaits = ({ documentCode, pages, complete }: Proof, code: string): boolean =>
  !complete && documentCode === code && pages.every(({ side }) => side !== 'SINGLE');

const inOrder = (pages: Pages): Pages => [...pages].sort((one, other) => Number(one.side === 'BACK') - Number(other.side === 'BACK'));

/** The pages of a document once these came: those of a card one side at a time, of anything else all at once. D-72 */
export const keptWith = (before: Proof | undefined, documentCode: string, pages: Pages): Pages => {
  const given = pages.map(({ side }) => side);
  if (!before || given.length === 0 || given.includes('SINGLE') || !awaits(before, documentCode)) return pages;
  return inOrder([...before.pages.filter(({ side }) => !given.includes(side)), ...pages]);
};

export const sideOf = (named: string): Side => sides.find(side => side === named) ?? 'SINGLE';

/** All that the document needs came. D-54, D-72 */
export const isWhole = ({ documentCode, pages }: Proof): boolean => {
  const document = paperOfCode(documentCode);
  const given = pages.map(({ side, mimeType }) => ({ side: sideOf(side), type: mimeType }));
  return document !== undefined && documentsPages.decide({ document, pages: given }).accepted;
};
