/** Normalises words for a look-up: small letters without accents or full stops, hyphens and apostrophes as spaces. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .replace(/[-'’]/g, ' ')
    .toLowerCase();

/** The entry of a name; undefined for a name that the table lacks, also for properties that every object inherits. */
export const lookUpName = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
