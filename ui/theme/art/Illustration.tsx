import type { ReactElement } from 'react';
import css from './art.module.css';
import { HomeArt } from './HomeArt';

const Ground = (): ReactElement => <path className={css.ink} d="M4 106h152" />;

/** A card upright before the rising sun. */
const success = (
  <>
    <path className={css.light} d="M84 106a34 34 0 0 1 68 0Z" />
    <rect className={css.paper} x="22" y="34" width="92" height="60" rx="8" transform="rotate(-6 68 64)" />
    <path className={css.brand} d="m50 64 13 13 27-30" />
    <path className={css.ink} d="M128 61l2-11M142 68l6-9M152 80l8-6" />
  </>
);

/** A letter under the moon: somebody writes, later. */
const paused = (
  <>
    <path className={css.light} d="M132 18a20 20 0 1 0 16 32 17 17 0 0 1-16-32Z" />
    <path className={css.tint} d="M6 106c20-22 42-26 62-10 22 18 58 4 86 10Z" />
    <rect className={css.paper} x="26" y="36" width="84" height="58" rx="6" />
    <path className={css.brand} d="m28 42 40 30 40-30" />
    <path className={css.ink} d="m28 91 26-26M108 91 82 65" />
  </>
);

/** A glass over the paper: somebody looks closely. */
const search = (
  <>
    <path className={css.tint} d="M90 106c14-20 44-22 64 0Z" />
    <path className={css.paper} d="M30 14h46l16 16v76H30z" />
    <path className={css.ink} d="M76 14v16h16M42 42h26M42 54h20M42 66h14" />
    <circle className={css.paper} cx="92" cy="66" r="22" />
    <path className={css.brand} d="M92 88a22 22 0 1 0 0-44 22 22 0 0 0 0 44ZM108 82l20 20" />
    <circle className={css.light} cx="92" cy="66" r="7" />
  </>
);

/** A cloud before the sun: it passes. */
const error = (
  <>
    <circle className={css.light} cx="100" cy="38" r="22" />
    <path className={css.paper} d="M38 78a18 18 0 0 1 3-36 25 25 0 0 1 47-4 20 20 0 1 1 8 40Z" />
    <path className={css.brand} d="m46 88-4 9M66 88l-4 9M86 88l-4 9" />
  </>
);

const drawings = { success, paused, search, error } as const;

export type IllustrationName = 'home' | keyof typeof drawings;

/** A line drawing for a page, in the brand's colours; decoration, so assistive technology does not meet it. */
export const Illustration = ({ name }: { readonly name: IllustrationName }): ReactElement =>
  name === 'home' ? (
    <HomeArt />
  ) : (
    <svg className={css.art} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      {drawings[name]}
      <Ground />
    </svg>
  );
