/** Words as they are looked up: small letters without accents or full stops, hyphens and apostrophes as spaces. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .replace(/[-'’]/g, ' ')
    .toLowerCase();

/** What a table says of a name; undefined: nothing, whatever every object has. */
export const lookUpName = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
