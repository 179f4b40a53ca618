import type { Side } from '@domain/proofs/scans';
import type { DocumentScans } from './DocumentScans';
import { isPdf } from './validation';

/** What the page's button does: opens the camera, sends sides of a card, or sends the document. */
export type NextStep = 'photo' | 'keep' | 'keepBoth' | 'keepFile' | 'send';

const isCard = (pages: DocumentScans): boolean => !pages.sides.includes('SINGLE') && !pages.both;

/** The side that the page asks about: the one to keep, else the first without a page, else the last one given. D-72 */
export const currentSide = (pages: DocumentScans): Side | undefined => {
  const missing = pages.sides.find(side => !pages.isDone(side) && pages.of(side).length === 0);
  return pages.toKeep?.page.side ?? missing ?? pages.sides.findLast(side => pages.of(side).length > 0) ?? pages.sides[0];
};

const other = { FRONT: 'BACK', BACK: 'FRONT' } as const;

/** The side to photograph next, where the one that is shown is still to be kept: one press does both. D-72 */
export const sideAfter = ({ toKeep }: DocumentScans): 'FRONT' | 'BACK' | undefined => {
  const side = toKeep?.page.side;
  return side === undefined || side === 'SINGLE' ? undefined : other[side];
};

/**
 * A side of a card leaves once the person keeps it, and the last one takes the document along; pages of other documents wait for
 * 'Envoyer'. `camera`: the button opens the camera as long as nothing was given. `again`: the document did not arrive. D-72, XTR-51
 */
export const nextStep = (pages: DocumentScans, { camera, again }: { readonly camera: boolean; readonly again: boolean }): NextStep => {
  const given = pages.toSend;
  if (camera && given.length === 0 && !pages.whole) return 'photo';
  const [first, second] = given;
  if (first === undefined || !isCard(pages) || (again && pages.whole)) return 'send';
  if (second !== undefined && pages.whole) return 'keepBoth';
  return isPdf((pages.toKeep ?? first).page) ? 'keepFile' : 'keep';
};
