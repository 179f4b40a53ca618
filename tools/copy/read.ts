import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { languagesBeside, REFERENCE, type Language } from '@domain/brand/languages';
import { screens, type Readers } from '@sandbox/desk/phrases/screens';
import { isWorded, sentencesIn } from '@sandbox/desk/phrases/sentences';

export const COPY = 'ui/copy';

/** The reference first. */
export const languages: readonly Language[] = [REFERENCE, ...languagesBeside(REFERENCE)];

/** A text of a module: a plain one may be written back; another is made by code, and an engineer changes it. */
export interface Text {
  readonly id: string;
  readonly text: string;
  /** The literal in the source; undefined: made by code. */
  readonly at: { readonly from: number; readonly to: number } | undefined;
}

/** What a translator or a lawyer sees: one text in every language. */
export interface Row {
  readonly id: string;
  readonly page: string;
  readonly reader: Readers;
  readonly texts: Readonly<Partial<Record<Language, Text>>>;
}

const nameOf = (node: ts.PropertyName): string =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) ? node.text : node.getText();

/** What only wraps a value. */
const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;

/** `byReader(client, adviser)`: the messages of a module for its two readers. */
const READERS = ['omc', 'mdc'];

const textsOf = (id: string, given: ts.Expression): readonly Text[] => {
  const node = unwrapped(given);
  if (ts.isStringLiteralLike(node))
    return isWorded(node.text) ? [{ id, text: node.text, at: { from: node.getStart(), to: node.getEnd() } }] : [];
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(property => {
      if (ts.isPropertyAssignment(property)) return textsOf(`${id}.${nameOf(property.name)}`, property.initializer);
      return ts.isSpreadAssignment(property) && ts.isObjectLiteralExpression(unwrapped(property.expression))
        ? textsOf(id, property.expression)
        : [];
    });
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((each, index) => textsOf(`${id}.${index}`, each));
  if (ts.isCallExpression(node) && node.expression.getText() === 'byReader')
    return node.arguments.flatMap((each, index) => textsOf(`${id}.${READERS[index] ?? index}`, each));
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isNumericLiteral(node)) return [];
  const made = sentencesIn(node.getText()).filter(sentence => isWorded(sentence) && !sentence.startsWith('{composée'));
  return made.length > 0 ? [{ id, text: [...new Set(made)].join(' | '), at: undefined }] : [];
};

/** The texts of a module's source, in its order. */
export const textsIn = (module: string, source: string): readonly Text[] => {
  const found = ts
    .createSourceFile(`${module}.ts`, source, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => (initializer ? textsOf(`${module}.${name.getText()}`, initializer) : []));
  // two literals of one place, as in a spread that is overwritten: the later one counts
  return [...new Map(found.map(text => [text.id, text])).values()];
};

export const fileOf = (language: Language, module: string): string => path.posix.join(COPY, language, `${module}.ts`);

export const modules = (): readonly string[] =>
  fs
    .readdirSync(path.join(COPY, REFERENCE))
    .filter(file => file.endsWith('.ts'))
    .map(file => path.basename(file, '.ts'));

export type ReadSource = (language: Language, module: string) => string | undefined;

export const fromDisk: ReadSource = (language, module) => {
  const file = fileOf(language, module);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
};

const readerOf = (id: string, readers: Readers): Readers => (readers === 'both' && id.includes('.mdc.') ? 'adviser' : readers);

/** Every text, by id, in every language. */
export const rows = (read: ReadSource = fromDisk, named = modules()): readonly Row[] =>
  named.flatMap(module => {
    const [page = module, readers = 'both'] = screens[module] ?? [];
    const of = languages.map(
      language => [language, new Map(textsIn(module, read(language, module) ?? '').map(text => [text.id, text]))] as const,
    );
    const ids = [...new Set(of.flatMap(([, texts]) => [...texts.keys()]))];
    return ids.map(id => ({
      id,
      page,
      reader: readerOf(id, readers),
      texts: Object.fromEntries(of.flatMap(([language, texts]) => (texts.has(id) ? [[language, texts.get(id)]] : []))),
    }));
  });

/** The longest text that may take the place of one: half as long again, and no less than twenty characters more. */
export const longest = ({ texts }: Row): number => {
  const length = Math.max(0, ...Object.values(texts).map(({ text }) => text.length));
  return Math.max(length + 20, Math.ceil(length * 1.5));
};
