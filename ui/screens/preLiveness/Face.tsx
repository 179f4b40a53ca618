import type { ReactElement } from 'react';
import css from './Face.module.css';

/** Decorative: a face in the oval, as the camera's picture will show it. */
export const Face = (): ReactElement => (
  <svg className={css.face} viewBox="0 0 300 330" aria-hidden="true" focusable="false">
    <path className={css.body} d="M38 330c4-56 46-74 88-80h48c42 6 84 24 88 80Z" />
    <path className={css.head} d="M126 218v34c0 20 48 20 48 0v-34" />
    <path className={css.head} d="M150 62c44 0 62 32 62 76 0 54-28 92-62 92s-62-38-62-92c0-44 18-76 62-76Z" />
    <path className={css.hair} d="M82 146c-8-66 22-98 68-98s76 32 68 98c-4-30-16-46-34-54-26 10-50 10-70 0-16 10-28 24-32 54Z" />
    <path className={css.lines} d="M112 146q10-8 20 0M168 146q10-8 20 0M150 152c-6 18-4 24 4 25M130 196q20 14 40 0" />
    <path className={css.oval} d="M150 22a98 130 0 0 1 0 260a98 130 0 0 1 0-260" />
  </svg>
);
