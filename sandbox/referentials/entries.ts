/** An entry of a referential as the wire says it. `also`: other names that find it. D-67, D-87 */
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

/** A list written one entry a line: its code, its label, after ' : ' the other names that find it, with commas. */
export const refs = (lines: string): readonly Ref[] =>
  lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .flatMap(refOf);
