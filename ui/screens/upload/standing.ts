import type { Side } from '@domain/documents/pages';
import type { GivenPage } from './ChosenPapers';

/** Stands for a side of which the bank has the picture, and this page has not. */
const atTheBank = (side: Side): GivenPage => ({
  id: 0,
  name: '',
  page: { side, mimeType: 'image/jpeg', content: new Blob(['.']) },
  sent: true,
});

/** The pages that a document will have: those given here, and what the bank keeps of the other sides, which weighs nothing any more. D-72 */
export const standingOf = (sides: readonly Side[], all: readonly GivenPage[], kept: readonly Side[]): readonly GivenPage[] => {
  if (all.some(({ page }) => !sides.includes(page.side))) return all;
  return sides.flatMap(side => {
    const given = all.filter(({ page }) => page.side === side);
    return given.length === 0 && kept.includes(side) ? [atTheBank(side)] : given;
  });
};
