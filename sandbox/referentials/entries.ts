import { REFERENCE, type Language } from '@domain/brand/languages';

/** A label, and other names for the search. D-67, D-87 */
interface Named {
  readonly label: string;
  readonly also?: readonly string[];
}

/** An entry of a referential. `english`: its label and everyday words there. */
export interface Ref extends Named {
  readonly code: string;
  readonly english?: Named;
}

/** An entry on the wire. `lang`: of the label, where it is not French ('proposed'). */
export interface RefWire extends Named {
  readonly code: string;
  readonly lang?: string;
}

const LINE = /^(\S+) (.+?)(?: \| (.+))?$/;
const NAMES = /^([^:]+?)(?: : (.+))?$/;

const namesIn = (text: string): Named | undefined => {
  const [, label, also] = NAMES.exec(text) ?? [];
  return label === undefined ? undefined : { label, ...(also === undefined ? {} : { also: also.split(', ') }) };
};

const refOf = (line: string): readonly Ref[] => {
  const [, code, french = '', other = ''] = LINE.exec(line) ?? [];
  const [names, english] = [namesIn(french), namesIn(other)];
  return code === undefined || names === undefined ? [] : [{ code, ...names, ...(english ? { english } : {}) }];
};

/**
 * Parses a list, one entry a line: code, label, and after ' : ' other names for the search, separated by commas; after ' | ' the same in
 * English.
 */
export const refs = (lines: string): readonly Ref[] =>
  lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .flatMap(refOf);

/** The entry for a reader: with their language's label where there is one, and found by the words of both. */
export const refIn = (language: Language, { code, english, ...french }: Ref): RefWire => {
  const [own, other] = english && language !== REFERENCE ? [english, french] : [french, english];
  const also = [...(own.also ?? []), ...(other ? [other.label, ...(other.also ?? [])] : [])];
  return { code, label: own.label, ...(also.length > 0 ? { also } : {}), ...(own === french ? {} : { lang: language }) };
};
