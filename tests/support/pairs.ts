/** The words of a list, spaces or lines apart. */
export const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** The pairs of a list: 'one = other', a line or a bar apart. */
export const pairs = (list: string): readonly (readonly [one: string, other: string])[] =>
  list
    .trim()
    .split(/\s*[|\n]\s*/)
    .map(pair => {
      const [one = '', other = ''] = pair.split(/\s*=\s*/);
      return [one, other];
    });
