import { existsSync } from 'node:fs';
import ts from 'typescript';
import { sourcesOf, visit, type Source } from '@scripts/sources';

const copy = insuranceMessages.omc;

jest.setTimeout(60_000);

const CLIENT = /^@ui\/copy\/fr\/(\w+)$/;

interface TwoColumns {
  readonly omc: unknown;
  readonly mdc: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isTwoColumns = (value: unknown): value is TwoColumns => isObject(value) && 'omc' in value && 'mdc' in value;

/** The two columns of what a module exports, found by the client's: the adviser's module holds both. */
const columnsOf = async (room: string, exported: string): Promise<TwoColumns | undefined> => {
  if (!existsSync(`ui/copy/fr/${room}.ts`)) return undefined;
  const [client, adviser] = (await Promise.all([import(`@ui/copy/fr/${room}`), import(`@ui/copy/fr/${room}`)])) as [
    Readonly<Record<string, unknown>>,
    Readonly<Record<string, unknown>>,
  ];
  return Object.values(adviser)
    .filter(isTwoColumns)
    .find(({ omc }) => omc === client[exported]);
};

const declares = (scope: ts.Node, name: string): boolean => {
  let found = false;
  const look = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name))
      found ||= node.name.text === name;
    if (node === scope || !ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  look(scope);
  return found;
};

/** The import is meant, and no word of the same name in a function around. */
const isImported = (node: ts.Identifier): boolean => {
  for (let scope: ts.Node = node.parent; scope; scope = scope.parent)
    if (ts.isFunctionLike(scope) && declares(scope, node.text)) return false;
  return true;
};

/** `typeof copy.rows` says no sentence. */
const isOfType = (node: ts.Node): boolean => ts.isTypeQueryNode(node) || (ts.isQualifiedName(node) && isOfType(node.parent));

/** The paths that a pattern takes out of what it is given. */
const taken = (pattern: ts.ObjectBindingPattern): readonly (readonly string[])[] =>
  pattern.elements.flatMap(({ name, propertyName }) => {
    const key = (propertyName ?? name).getText();
    return ts.isObjectBindingPattern(name) ? taken(name).map(path => [key, ...path]) : [[key]];
  });

/** The paths that are read from a name: `copy.failed.title` is `['failed', 'title']`, and so is `const { title } = copy.failed`. */
const pathsFrom = (node: ts.Node): readonly (readonly string[])[] => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return pathsFrom(parent).map(path => [parent.name.text, ...path]);
  return ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name) ? taken(parent.name) : [[]];
};

interface Read {
  readonly file: string;
  readonly room: string;
  readonly exported: string;
  readonly path: readonly string[];
}

const readsOf = (source: Source): readonly Read[] => {
  const names = new Map<string, { readonly room: string; readonly exported: string }>();
  const found: Read[] = [];
  visit(source, node => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && !node.importClause?.isTypeOnly) {
      const room = CLIENT.exec(node.moduleSpecifier.text)?.[1];
      const bindings = node.importClause?.namedBindings;
      if (room === undefined || bindings === undefined || !ts.isNamedImports(bindings)) return;
      for (const { name, propertyName } of bindings.elements) names.set(name.text, { room, exported: (propertyName ?? name).text });
      return;
    }
    if (!ts.isIdentifier(node) || ts.isImportSpecifier(node.parent) || isOfType(node.parent)) return;
    if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return;
    const from = names.get(node.text);
    if (from && isImported(node)) found.push(...pathsFrom(node).map(path => ({ file: source.file, ...from, path })));
  });
  return found;
};

const at = (words: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isObject(found) && name in found ? found[name] : found), words);

const same = (one: unknown, other: unknown): boolean =>
  one === other || (isObject(one) && isObject(other) && Object.keys(one).every(name => same(one[name], other[name])));

/** Reads of a sentence of the client's that the adviser's column says otherwise. */
const clientsAlone = async (sources: readonly Source[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { file, room, exported, path } of sources.flatMap(readsOf)) {
    const columns = await columnsOf(room, exported);
    if (columns && !same(at(columns.omc, path), at(columns.mdc, path))) found.push(`${file}: ${[exported, ...path].join('.')}`);
  }
  return [...new Set(found)];
};

/** Pages that no adviser is shown, each with its reason. */
const ofClients: Readonly<Record<string, string>> = {
  'ui/first/': 'the first questions in the main bundle are asked in omc alone',
  'ui/screens/liveness/LivenessScreen.tsx': 'the client films; the adviser follows on ProgressScreen',
  'ui/screens/welcome/': 'the client’s confirmation and the open account; the adviser has the board of HandedOverScreen',
  'ui/screens/summary/SummaryScreen.tsx': 'the adviser has ClientFileScreen',
};

const reached = ['ui/screens', 'ui/journey', 'ui/dialogs', 'ui/shell', 'ui/inactivity', 'ui/kit', 'ui/why', 'src']
  .flatMap(sourcesOf)
  .filter(({ file }) => !Object.keys(ofClients).some(folder => file.startsWith(folder)));

describe('ADV-02, ADV-03: an adviser reads the adviser’s column', () => {
  test('no page that an adviser reaches reads a sentence of the client’s where the two differ', async () => {
    expect(await clientsAlone(reached)).toEqual([]);
  });

  test('a planted read is found, one that is shadowed or the same in both columns is not', async () => {
    const planted = (text: string) =>
      clientsAlone([{ file: 'ui/planted.tsx', text: `import { insuranceMessages } from '@ui/copy/fr/insurance';\n${text}` }]);
    expect(await planted('export const said = copy.legend;')).toEqual(['ui/planted.tsx: insuranceMessages.legend']);
    expect(await planted('export const said = () => { const { legend } = copy; return legend; };')).toEqual([
      'ui/planted.tsx: insuranceMessages.legend',
    ]);
    expect(await planted('export const said = () => { const copy = words(); return copy.legend; };')).toEqual([]);
    expect(await planted('export const said = copy.next;')).toEqual([]);
  });
});
