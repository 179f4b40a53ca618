import { REFERENCE, type Language } from '@domain/brand/languages';
import { languages, longest, type Row } from './read';

/** A row as it comes back: an id, and its text in each language that the file has. */
export interface Given {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** Spreadsheets take a file for UTF-8 by its first character. */
const BOM = '\ufeff';

const cell = (text: string): string => `"${text.replace(/"/g, '""')}"`;
const head = ['id', ...languages, 'reader', 'page', 'longest', 'made by code'];

export const toCsv = (rows: readonly Row[]): string =>
  BOM +
  [
    head,
    ...rows.map(row => [
      row.id,
      ...languages.map(language => row.texts[language]?.text ?? ''),
      row.reader,
      row.page,
      `${longest(row)}`,
      Object.values(row.texts).some(({ at }) => at === undefined) ? 'yes' : '',
    ]),
  ]
    .map(cells => cells.map(cell).join(','))
    .join('\r\n') +
  '\r\n';

const cellsIn = (csv: string): readonly (readonly string[])[] => {
  const lines: string[][] = [];
  let line: string[] = [];
  const separator = /^[^\r\n]*;/.test(csv.slice(0, 200)) && !csv.slice(0, 40).includes(',') ? ';' : ',';
  for (const [, quotedCell, plain = '', end = ''] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",;\r\n]*))(\r\n|\n|,|;|$)/g)) {
    line.push(quotedCell?.replace(/""/g, '"') ?? plain);
    if (end === separator) continue;
    lines.push(line);
    line = [];
    if (end === '') break;
  }
  return lines.filter(cells => cells.some(text => text !== ''));
};

export const fromCsv = (csv: string): readonly Given[] => {
  const [names = [], ...lines] = cellsIn(csv.replace(BOM, ''));
  const at = (name: string): number => names.indexOf(name);
  return lines.map(cells => ({
    id: cells[at('id')] ?? '',
    texts: Object.fromEntries(languages.filter(language => at(language) >= 0).map(language => [language, cells[at(language)] ?? ''])),
  }));
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const plain = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

/** XLIFF 2.1, a file for each page, from the reference to one other language. */
export const toXliff = (rows: readonly Row[], target: Language): string => {
  const pages = [...new Set(rows.map(({ id }) => id.split('.')[0] ?? ''))];
  const units = (module: string): readonly string[] =>
    rows
      .filter(({ id }) => id.startsWith(`${module}.`))
      .map((row, index) => {
        const [source, other] = [row.texts[REFERENCE], row.texts[target]];
        const byCode = [source, other].some(text => text !== undefined && text.at === undefined);
        return (
          `    <unit id="u${index}" name="${escaped(row.id)}"${byCode ? ' translate="no"' : ''} slr:sizeRestriction="${longest(row)}">\n` +
          `      <notes><note category="page">${escaped(row.page)}</note><note category="reader">${row.reader}</note></notes>\n` +
          `      <segment><source>${escaped(source?.text ?? '')}</source><target>${escaped(other?.text ?? '')}</target></segment>\n    </unit>`
        );
      });
  const files = pages.map(
    module =>
      `  <file id="${module}" original="ui/copy/${REFERENCE}/${module}.ts">\n    <slr:profiles generalProfile="xliff:codepoints"/>\n${units(module).join('\n')}\n  </file>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="${REFERENCE}" trgLang="${target}">\n${files.join('\n')}\n</xliff>\n`;
};

export const fromXliff = (xliff: string): readonly Given[] => {
  const target = languages.find(language => xliff.includes(`trgLang="${language}"`));
  return [
    ...xliff.matchAll(/<unit [^>]*name="([^"]*)"[\s\S]*?<source[^>]*>([\s\S]*?)<\/source>(?:\s*<target[^>]*>([\s\S]*?)<\/target>)?/g),
  ].map(([, id = '', source = '', other]) => ({
    id: plain(id),
    texts: { [REFERENCE]: plain(source), ...(target && other !== undefined ? { [target]: plain(other) } : {}) },
  }));
};
