import type { ReactElement, ReactNode } from 'react';
import css from './unbroken.module.css';

/** 'e-mail', 'co-titulaire', 'rendez-vous', with the sign that belongs to it: words so short that no line needs to end at their hyphen. */
const HYPHENED = /(\p{L}{1,8}-\p{L}{1,10}(?:[\u00a0\u202f][;:!?»])?)/u;

/** A label or a heading whose hyphened words stay whole at the end of a line; its words are the same for whoever reads, listens or searches. */
export const unbroken = (text: string): ReactNode => {
  const parts = text.split(HYPHENED);
  if (parts.length === 1) return text;
  // Each text is the only child of its element: a translated page may be drawn anew.
  return parts.map((part, at) => (
    <span key={`${at} ${part}`} className={at % 2 === 1 ? css.whole : undefined}>
      {part}
    </span>
  ));
};

/** An address of e-mail: a line that is too short for it ends after its '@'. */
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

/** A value as it is drawn. */
export const drawn = (value: ReactNode): ReactNode =>
  typeof value === 'string' && /^\S+@\S+$/.test(value) ? <Address key={value} text={value} /> : value;
