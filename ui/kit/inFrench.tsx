import type { ReactNode } from 'react';
import { REFERENCE } from '@domain/brand/languages';
import { languageMessages } from '@messages/language';

/** Attributes of parts that are French in every language: the bank's documents and labels, and sentences for the bank. D-75 */
export const inFrench: { readonly lang?: string } = languageMessages.own === REFERENCE ? {} : { lang: REFERENCE };

interface Piece {
  readonly text: string;
  readonly french: boolean;
}

const piecesOf = (text: string, [part, ...others]: readonly string[]): readonly Piece[] => {
  if (part === undefined) return text === '' ? [] : [{ text, french: false }];
  const at = text.indexOf(part);
  if (at < 0) return piecesOf(text, others);
  return [...piecesOf(text.slice(0, at), others), { text: part, french: true }, ...piecesOf(text.slice(at + part.length), others)];
};

/** A text whose `parts` are French in every language: the bank's labels, an agency, an address in France. D-75 */
export const markFrench = (text: string, parts: readonly (string | undefined)[] = [text]): ReactNode => {
  const known = parts.flatMap(part => part || []);
  if (inFrench.lang === undefined || known.length === 0) return text;
  return piecesOf(text, known).map((piece, at) => (
    <span key={`${at} ${piece.text}`} {...(piece.french ? inFrench : {})}>
      {piece.text}
    </span>
  ));
};
