import type { ReactElement } from 'react';
import { useBrand } from '../brand';

/** Width and height of each `<view>` of the brand's SVG: they reserve the space before it loads. */
const drawings = {
  success: [160, 112],
  paused: [160, 112],
  search: [160, 112],
  error: [160, 112],
} as const;

export type IllustrationName = keyof typeof drawings;

/** Decorative: hidden from assistive technology. */
export const Illustration = ({ name }: { readonly name: IllustrationName }): ReactElement | null => {
  const { logoUrl } = useBrand();
  const [width, height] = drawings[name];
  return logoUrl ? <img src={`${logoUrl}#${name}`} alt="" width={width} height={height} /> : null;
};
