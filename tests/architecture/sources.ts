import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

export const root = join(__dirname, '..', '..');

export interface Source {
  /** From the root of the repository, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** The TypeScript sources below a folder, tests aside. */
export const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(path => ({ file: relative(root, path).split(sep).join(posix.sep), text: readFileSync(path, 'utf8') }));

/** Everything that a source imports: import, export … from, import() and require, types included. */
export const importsOf = ({ text }: Source): readonly string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** Visits every node of a source. */
export const visit = ({ file, text }: Source, seen: (node: ts.Node) => void): void => {
  const walk = (node: ts.Node): void => {
    seen(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
};
