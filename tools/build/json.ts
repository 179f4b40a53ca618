/** The maximum line width of a generated JSON file, in characters. */
const WIDTH = 140;

const entriesOf = (value: object): readonly (readonly [prefix: string, value: unknown])[] =>
  Array.isArray(value)
    ? value.map((each: unknown) => ['', each] as const)
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => [`${JSON.stringify(name)}: `, each] as const);

const onOneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = entriesOf(value).map(([prefix, each]) => `${prefix}${onOneLine(each)}`);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

const laidOut = (value: unknown, indent: string, before: number): string => {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  const parts = entriesOf(value).map(([prefix, each]) => `${inner}${prefix}${laidOut(each, inner, prefix.length)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open ?? ''}\n${parts.join(',\n')}\n${indent}${close ?? ''}`;
};

/** JSON for a committed file: an object that fits one line takes one line, so that a changed value changes one line. */
export const jsonText = (value: unknown): string => `${laidOut(value, '', 0)}\n`;
