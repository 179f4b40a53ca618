import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { importsOf, root, treeOf } from '@scripts/sources';
import { callersOf } from './callers';
import { declared, eachInLines, fileOf, isGiven, listed, once, PRODUCT, trees, type Line } from './productLines';

const isCopy = (file: string): boolean => file.startsWith('ui/copy/');
const isProduct = (file: string): boolean => PRODUCT.some(folder => file.startsWith(`${folder}/`));

/** A text, or a table of texts, whose entries are looked at by themselves. */
const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  (ts.isArrayLiteralExpression(node) && node.elements.every(isText)) ||
  ((ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) && isText(node.expression)) ||
  (ts.isCallExpression(node) && node.arguments.some(ts.isObjectLiteralExpression));

/** What a copy file works out beside its texts, or takes from elsewhere; no function that only fills one text. */
const worksOut = (node: ts.Node): boolean => {
  if (!(ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) || node.initializer === undefined) return false;
  return !isText(ts.isArrowFunction(node.initializer) ? node.initializer.body : node.initializer);
};

/** What other lists show, or nobody reads: a rule's own words, a style. */
const isShownElsewhere = (line: ts.Node): boolean =>
  ts.isJsxAttribute(line)
    ? /^(?:className|key|ref)$/.test(line.name.getText())
    : ts.isVariableStatement(line) && /^(?:export )?const \w+ = (?:rule|codes)\(/.test(line.getText());

/** The lists, each with what stands in its first column; a line that belongs to several stands in the first of them. */
const headings = {
  fixed: 'constant of',
  filled: 'sentence filled in',
  handed: 'handed to the domain in',
  sent: 'handed to a use case, an adapter or the browser in',
  shown: 'given to an element in',
  prepared: 'prepared in',
} as const;
type Kind = keyof typeof headings;
const kinds = ['fixed', 'filled', 'handed', 'sent', 'shown', 'prepared'] as const satisfies readonly Kind[];

/** To whom a call hands its arguments: a sentence, the domain, a use case, an adapter or the browser; or other code of the product. */
const receivers = ({ arguments: handed, expression }: ts.CallExpression | ts.NewExpression): readonly (Kind | undefined)[] => {
  if (handed === undefined || handed.length === 0) return [];
  const own = fileOf(expression);
  return declared(ts.isPropertyAccessExpression(expression) ? expression.name : expression).map(callee => {
    const file = fileOf(callee);
    if (isCopy(file)) return 'filled';
    if (file.startsWith('domain/')) return file === own ? undefined : 'handed';
    if (/^(?:application|infrastructure)\/|lib\.dom\.d\.ts$/.test(file)) return file === own ? 'prepared' : 'sent';
    return isProduct(file) ? 'prepared' : undefined;
  });
};

const kindsOf = (node: ts.Node): readonly (Kind | undefined)[] => {
  if (ts.isVariableDeclaration(node) && /^[A-Z][A-Z_\d]*$/.test(node.name.getText())) return ['fixed'];
  if (isGiven(node)) return ['shown'];
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? receivers(node) : [];
};

/** Every line of the product, with its list; of a copy file what it works out, for its texts stand in messages.csv. */
const lines = once((): ReadonlyMap<ts.Node, Kind> => {
  const found = new Map<ts.Node, Kind>();
  for (const [file, tree] of trees())
    eachInLines(tree, (line, node) => {
      if (isCopy(file)) {
        if (worksOut(node)) found.set(node, 'filled');
        else if (ts.findAncestor(line, ts.isBlock)) found.set(line, 'filled');
        return;
      }
      const of = [...kindsOf(node), found.get(line)];
      found.set(line, kinds.find(kind => of.includes(kind)) ?? 'prepared');
    });
  return found;
});

/** The lines of one list: an answer that is sent otherwise, a figure of another owner, another argument of a rule change one row. XTR-13, PER-11, CFG-05 */
export const linesOf = (kind: Kind): readonly Line[] =>
  listed([...lines()].flatMap(([line, each]) => (each === kind && !isShownElsewhere(line) ? [line] : [])));

/** The lists of what the product does with its answers, by their files. */
export const productLists = (): readonly (readonly [file: string, rows: readonly (readonly string[])[]])[] =>
  kinds.map(kind => [`${kind}.csv`, [[headings[kind], 'by', 'in these words'], ...linesOf(kind)]]);

/** For each rule the lines that call it: a caller that inverts an answer changes the book. XTR-13 */
export const asked = once(
  (): ReadonlyMap<string, readonly Line[]> =>
    new Map(
      [...callersOf()].map(([id, callers]) => {
        const found = new Set<ts.Node>();
        for (const { file, names } of callers) {
          const tree = trees().get(file);
          if (tree) eachInLines(tree, (line, node) => names.includes(ts.isIdentifier(node) ? node.text : '') && found.add(line));
        }
        const names = callers.flatMap(caller => caller.names);
        return [id, listed(found).filter(([, , words]) => names.some(name => words.includes(name)))];
      }),
    ),
);

/** What the build and the deployment decide, in every script of theirs. X03, XTR-12 */
export const writtenByBuild = (): readonly Line[] => {
  const found = new Map<string, ts.SourceFile>();
  const decided = new Set<ts.Node>();
  const run = (file: string): void => {
    const path = [file, `${file}.ts`].find(each => existsSync(join(root, each)));
    if (path === undefined || found.has(path)) return;
    const source = { file: path, text: readFileSync(join(root, path), 'utf8') };
    found.set(path, treeOf(source));
    for (const target of importsOf(source)) if (target.startsWith('.')) run(posix.join(posix.dirname(path), target));
    for (const [, loader = ''] of source.text.matchAll(/room\('(scripts\/.*?)'\)/g)) run(loader);
  };
  ['scripts/build.mjs', 'scripts/deploy-nginx.ts'].forEach(run);
  found.forEach(tree => eachInLines(tree, line => decided.add(line)));
  return listed(decided);
};
