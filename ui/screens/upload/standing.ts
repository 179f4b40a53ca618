import type { Side } from '@domain/proofs/pages';
import type { GivenPage } from './ChosenPapers';

/** Placeholder for a side that only the bank has. */
const atTheBank = (side: Side): GivenPage => ({
  id: 0,
  name: '',
  page: { side, mimeType: 'image/jpeg', content: new Blob(['.']) },
  sent: true,
});

/** All pages of the document: those given here, and placeholders of size 0 for sides stored by the bank. D-72 */
export const standingOf = (sides: readonly Side[], all: readonly GivenPage[], kept: readonly Side[]): readonly GivenPage[] => {
  if (all.some(({ page }) => !sides.includes(page.side))) return all;
  return sides.flatMap(side => {
    const given = all.filter(({ page }) => page.side === side);
    return given.length === 0 && kept.includes(side) ? [atTheBank(side)] : given;
  });
};
