import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

/** Scripts and tests run from the repository's root. */
export const root = process.cwd();

export interface Source {
  /** Relative to the repository's root, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** The files below a folder whose path matches, in a stable order; empty where the folder does not exist. */
export const filesOf = (folder: string, wanted: RegExp): readonly Source[] =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && wanted.test(entry.name))
        .map(entry => join(entry.parentPath, entry.name))
        .sort()
        .map(path => ({ file: relative(root, path).split(sep).join(posix.sep), text: readFileSync(path, 'utf8') }));

/** The TypeScript sources below a folder, without tests. */
export const sourcesOf = (folder: string): readonly Source[] => filesOf(folder, /^(?!.*\.test\.tsx?$).*\.tsx?$/);

/** All imports of a source: import, export … from, import() and require, types included. `@messages/…` counts as the French messages. */
export const importsOf = ({ text }: Source): readonly string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName.replace(/^@messages\//, '@ui/copy/fr/'));

const parsed = new Map<string, ts.SourceFile>();

/** A source is parsed once for all who visit it. */
export const treeOf = ({ file, text }: Source): ts.SourceFile => {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  parsed.set(file, tree);
  return tree;
};

export const visit = (source: Source, seen: (node: ts.Node) => void): void => {
  const walk = (node: ts.Node): void => {
    seen(node);
    ts.forEachChild(node, walk);
  };
  walk(treeOf(source));
};
