import type { ReactElement, ReactNode } from 'react';
import css from './unbroken.module.css';

/**
 * Short hyphenated words ('e-mail', 'co-titulaire', 'rendez-vous') with the punctuation after them: lines must not
 * break at their hyphen.
 */
const HYPHENED = /(\p{L}{1,8}-\p{L}{1,10}(?:[\u00a0\u202f][;:!?»])?)/u;

/** Keeps hyphenated words on one line by CSS; the text itself stays unchanged for copying, search and screen readers. */
export const unbroken = (text: string): ReactNode => {
  const parts = text.split(HYPHENED);
  if (parts.length === 1) return text;
  // Each text is the only child of its element, so that translation extensions cannot break React's updates.
  return parts.map((part, at) => (
    <span key={`${at} ${part}`} className={at % 2 === 1 ? css.whole : undefined}>
      {part}
    </span>
  ));
};

/** Keeps the figures of an amount on one line: '10 000 €'. */
export const wholeFigures = (text: string): string => text.replace(/(\d) (?=[\d€])/g, '$1\u00a0');

/** Lets a long e-mail address break after its '@' only. */
const Address = ({ text }: { readonly text: string }): ReactElement => {
  const at = text.indexOf('@') + 1;
  return (
    <span className={css.address} translate="no">
      <span>{text.slice(0, at)}</span>
      <wbr />
      <span>{text.slice(at)}</span>
    </span>
  );
};

export const recapValue = (value: ReactNode): ReactNode =>
  typeof value === 'string' && /^\S+@\S+$/.test(value) ? <Address key={value} text={value} /> : value;
