import type { ReactElement } from 'react';
import type { PaperName } from '@domain/proofs/papers';
import type { Side } from '@domain/proofs/scans';
import css from './UploadSlot.module.css';

/** What is to be photographed: a card's front, its back without a portrait, a passport's page, or an upright A4 page. */
export type Shape = 'front' | 'back' | 'passport' | 'sheet';

export const shapeOf = (side: Side, paper: PaperName | undefined): Shape => {
  if (side === 'FRONT') return 'front';
  if (side === 'BACK') return 'back';
  return paper === 'PASSPORT' ? 'passport' : 'sheet';
};

const CARD = 'M14 44V26q0-12 12-12h20M271 14h20q12 0 12 12v18M303 156v18q0 12-12 12h-20M46 186H26q-12 0-12-12v-18';
const PAGE = 'M12 38V20q0-8 8-8h18M162 12h18q8 0 8 8v18M188 244v18q0 8-8 8h-18M38 270H20q-8 0-8-8v-18';
const MACHINE_LINES =
  'M44 150h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6m6 0h6';

/** The viewfinder and what the document shows, on a grid of 317 × 200 for a card and 200 × 282 for a page. */
const drawings: Readonly<Record<Shape, { readonly box: string; readonly corners: string; readonly content: string }>> = {
  front: {
    box: '0 0 317 200',
    corners: CARD,
    content:
      'M86 70a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H94a8 8 0 0 1-8-8ZM112 97a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM95 122c2-15 32-15 34 0M156 72h78M156 90h54M156 108h68M86 144h148',
  },
  back: {
    box: '0 0 317 200',
    corners: CARD,
    content: `M44 58h96M44 76h70M196 52h62a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6h-62a6 6 0 0 1-6-6V58a6 6 0 0 1 6-6ZM44 94h84M44 132h228${MACHINE_LINES}`,
  },
  passport: {
    box: '0 0 317 200',
    corners: CARD,
    content: `M50 52a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v54a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8ZM78 82a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM59 108c2-17 36-17 38 0M128 52h92M128 70h66M128 88h112M128 106h78M44 134h228${MACHINE_LINES}`,
  },
  sheet: {
    box: '0 0 200 282',
    corners: PAGE,
    content:
      'M44 48h22a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V52a4 4 0 0 1 4-4ZM108 82h52M108 96h44M40 126h74M40 142h120M40 158h108M44 178h112a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4ZM112 178v42M40 199h120',
  },
};

interface FrameProps {
  readonly shape: Shape;
  /** Over a picture: the corners alone. */
  readonly bare?: boolean;
}

/** Frame in the shape of the document, on a phone. XTR-51 */
export const Frame = ({ shape, bare = false }: FrameProps): ReactElement => {
  const { box, corners, content } = drawings[shape];
  return (
    <svg className={css.frame} data-shape={shape} viewBox={box} aria-hidden="true" focusable="false">
      <path className={css.corners} d={corners} />
      {!bare && <path d={content} />}
    </svg>
  );
};
