import type { ReactElement } from 'react';
import { useBrand } from '../brand';

/** Each is a view of the brand's set of drawings, with the room that it keeps before it is there. */
const drawings = {
  home: [360, 280],
  success: [160, 112],
  paused: [160, 112],
  search: [160, 112],
  error: [160, 112],
} as const;

export type IllustrationName = keyof typeof drawings;

/** The brand's own drawing for a page; decoration, so assistive technology does not meet it. */
export const Illustration = ({ name }: { readonly name: IllustrationName }): ReactElement | null => {
  const { logoUrl } = useBrand();
  const [width, height] = drawings[name];
  return logoUrl ? <img src={`${logoUrl}#${name}`} alt="" width={width} height={height} /> : null;
};
