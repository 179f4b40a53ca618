/** An entry of a referential on the wire. `also`: other names for the search. D-67, D-87 */
export interface Ref {
  readonly code: string;
  readonly label: string;
  readonly also?: readonly string[];
}

const LINE = /^(\S+) ([^:]+?)(?: : (.+))?$/;

const refOf = (line: string): readonly Ref[] => {
  const [, code, label, also] = LINE.exec(line) ?? [];
  if (code === undefined || label === undefined) return [];
  return [{ code, label, ...(also === undefined ? {} : { also: also.split(', ') }) }];
};

/** Parses a list, one entry a line: code, label, and after ' : ' other names for the search, separated by commas. */
export const refs = (lines: string): readonly Ref[] =>
  lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .flatMap(refOf);
