import type { ReactElement } from 'react';
import css from './art.module.css';

/** A signed sheet and a card under a sun: the journey in one look. */
export const HomeArt = (): ReactElement => (
  <svg className={css.art} viewBox="0 0 360 280" aria-hidden="true" focusable="false">
    <circle className={css.light} cx="262" cy="78" r="42" />
    <path className={css.tint} d="M10 246c44-66 88-84 136-50 34 24 62 22 92-6 36-34 76-26 112 56Z" />
    <g transform="rotate(-7 130 140)">
      <path className={css.paper} d="M74 42h84l26 26v150H74z" />
      <path className={css.ink} d="M158 42v26h26M92 92h50M92 110h72M92 128h60" />
      <path className={css.brand} d="M94 178c10-24 20-26 17-8-2 14-9 16-6 4 4-13 15-17 17-5 1 8 5 8 10-3 5-8 10-6 10 1s6 6 14-4" />
      <path className={css.ink} d="M92 192h76" />
    </g>
    <g transform="rotate(9 246 188)">
      <rect className={css.deep} x="172" y="142" width="150" height="94" rx="12" />
      <rect className={css.light} x="190" y="164" width="25" height="19" rx="4" />
      <path className={css.on} d="M226 167c4 4 4 9 0 13M233 163c6 7 6 14 0 21M190 214h34M234 214h16" />
    </g>
    <path className={css.ink} d="M4 246h352" />
  </svg>
);
