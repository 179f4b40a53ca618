import type { ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { useMessages } from '@ui/mvvm/messages';
import css from './Empty.module.css';

/** An empty place: a drop zone with a mouse, else the frame of the document. XTR-51 */
export const Empty = ({ as }: { readonly as: 'zone' | 'picture' | 'row' }): ReactElement | null => {
  const copy = useMessages(uploadMessages);
  if (as === 'row') return null;
  if (as === 'zone')
    return (
      <p className={css.drop} aria-hidden="true">
        {copy.drop}
      </p>
    );
  return (
    <svg className={css.frame} viewBox="0 0 317 200" aria-hidden="true" focusable="false">
      <path
        className={css.corners}
        d="M14 44V26q0-12 12-12h20M271 14h20q12 0 12 12v18M303 156v18q0 12-12 12h-20M46 186H26q-12 0-12-12v-18"
      />
      <path d="M86 70a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8H94a8 8 0 0 1-8-8ZM112 97a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM95 122c2-15 32-15 34 0M156 72h78M156 90h54M156 108h68M86 144h148" />
    </svg>
  );
};
