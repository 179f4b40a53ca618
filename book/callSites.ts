import ts from 'typescript';
import { callersOf, fileOf } from './callers';
import { sourcesOf, treeOf, visit } from '@scripts/sources';

/** A place that calls a rule, with the code itself. */
export interface Place {
  readonly file: string;
  readonly words: readonly string[];
}

const LONGEST = 320;

export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const rest = Array.from(line).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7);
  return `${line.slice(0, LONGEST)}… (${line.length} characters, sum ${rest})`;
};

const isStatement = (node: ts.Node): boolean =>
  ts.isReturnStatement(node) ||
  ts.isVariableStatement(node) ||
  ts.isExpressionStatement(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessorDeclaration(node) ||
  ts.isSourceFile(node);

/** The statement around a name; for a branch or a loop, only its condition. */
const statementAround = (node: ts.Node): ts.Node => {
  let up = node;
  while (!isStatement(up) && !(ts.isIfStatement(up.parent) && up.parent.expression === up)) up = up.parent;
  return up;
};

const namesIn = (node: ts.Node, found = new Set<string>()): ReadonlySet<string> => {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, child => void namesIn(child, found));
  return found;
};

/** The local declarations from which a statement takes its values: an argument that is prepared otherwise changes the book too. */
const preparing = (statement: ts.Node, said: ts.Node): readonly ts.Node[] => {
  const names = new Set(namesIn(said));
  const found: ts.Node[] = [];
  for (let up = statement.parent; !ts.isSourceFile(up); up = up.parent)
    for (const each of ts.isBlock(up) ? up.statements.filter(ts.isVariableStatement).reverse() : []) {
      const declares = each.declarationList.declarations.some(({ name }) => [...namesIn(name)].some(one => names.has(one)));
      if (!declares || each.end > statement.pos) continue;
      found.push(each);
      for (const name of namesIn(each)) names.add(name);
    }
  return found;
};

/** Code that prepares no value of its own: it draws, waits, or passes on what it is given. */
const MECHANICS = /^(?:ui\/(?:kit|mvvm)|infrastructure\/http\/BankApi)/;

/** The folders of the product whose code prepares values. */
export const PRODUCT = ['domain', 'application', 'infrastructure', 'ui', 'src'] as const;

/** Works out once for each node. */
const remembered = <Made>(make: (node: ts.SourceFile) => Made): ((node: ts.SourceFile) => Made) => {
  const known = new WeakMap<ts.SourceFile, Made>();
  return node => {
    const made = known.get(node) ?? make(node);
    known.set(node, made);
    return made;
  };
};

type Member = ts.GetAccessorDeclaration | ts.MethodDeclaration;

let known: ReadonlyMap<string, readonly Member[]> | undefined;
/** The accessors and methods of the product's classes, by name. */
const members = (): ReadonlyMap<string, readonly Member[]> => {
  if (known !== undefined) return known;
  const found = new Map<string, Member[]>();
  for (const source of PRODUCT.flatMap(sourcesOf))
    visit(source, node => {
      if (!(ts.isGetAccessorDeclaration(node) || ts.isMethodDeclaration(node)) || node.body === undefined) return;
      found.set(node.name.getText(), [...(found.get(node.name.getText()) ?? []), node]);
    });
  return (known = found);
};

const classOf = ({ parent }: Member): string => (ts.isClassDeclaration(parent) && parent.name?.text) || '';

const namesOf = remembered(source => namesIn(source));

/** The members whose value a node takes: of its own class, of a class that its file names, or an accessor whose name one class alone has. */
const takenFrom = (node: ts.Node): readonly Member[] => {
  const found: Member[] = [];
  const source = node.getSourceFile();
  const walk = (each: ts.Node): void => {
    if (ts.isPropertyAccessExpression(each) && !/^[A-Z_]+$/.test(each.expression.getText())) {
      const named = members().get(each.name.text) ?? [];
      const known = named.filter(member => namesOf(source).has(classOf(member)) && !MECHANICS.test(member.getSourceFile().fileName));
      if (each.expression.kind === ts.SyntaxKind.ThisKeyword) found.push(...named.filter(member => member.getSourceFile() === source));
      else if (known.length > 0) found.push(...known);
      else if (named.length === 1) found.push(...named.filter(ts.isGetAccessorDeclaration));
    }
    ts.forEachChild(each, walk);
  };
  walk(node);
  return found;
};

/** The declarations of a file outside its functions, by name. */
const declarations = remembered(
  (source): ReadonlyMap<string, ts.VariableDeclaration> =>
    new Map(
      source.statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => declarationList.declarations.map(each => [each.name.getText(), each] as const)),
    ),
);

let helping: ReadonlyMap<string, ts.SourceFile> | undefined;
/** The files whose functions are followed: the rules have their grids and tests, the messages their list. */
const helpers = (): ReadonlyMap<string, ts.SourceFile> =>
  (helping ??= new Map(
    ['application', 'infrastructure', 'ui', 'src']
      .flatMap(sourcesOf)
      .filter(({ file }) => !file.startsWith('ui/copy/') && !MECHANICS.test(file))
      .map(source => [source.file.replace(/x$/, ''), treeOf(source)]),
  ));

/** The functions that a file imports, by the names that it gives them; no components. */
const imported = remembered(
  (source): ReadonlyMap<string, ts.Node> =>
    new Map(
      source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
        const from = ts.isStringLiteral(moduleSpecifier) ? helpers().get(fileOf(source.fileName, moduleSpecifier.text)) : undefined;
        const names = importClause?.namedBindings;
        if (from === undefined || !names || !ts.isNamedImports(names)) return [];
        return names.elements.flatMap(({ name, propertyName }) => {
          const found = declarations(from).get((propertyName ?? name).text);
          return found?.initializer && ts.isArrowFunction(found.initializer) && !/^[A-Z]/.test(name.text)
            ? [[name.text, found] as const]
            : [];
        });
      }),
    ),
);

/** The functions and values of the same file that a node uses, and those that `file` imports; a value of one line alone is what it is. */
const usedIn = (node: ts.Node, file: ts.SourceFile): readonly ts.Node[] => {
  const source = node.getSourceFile();
  return [...namesIn(node)].flatMap(
    name => declarations(source).get(name) ?? (source === file ? imported(source).get(name) : undefined) ?? [],
  );
};

/** A name's statement, or the node `said`, the declarations that prepare it, and the members and functions from which these take values. */
export const preparedBy = (node: ts.Node, said?: ts.Node): readonly ts.Node[] => {
  const statement = statementAround(node);
  const all = new Set<ts.Node>([said ?? statement, ...(ts.isSourceFile(statement) ? [] : preparing(statement, said ?? statement))]);
  for (const each of all) [...takenFrom(each), ...usedIn(each, node.getSourceFile())].forEach(more => all.add(more)); // a set's loop meets what is added to it
  return [...all];
};

const isUse = (node: ts.Identifier): boolean =>
  !ts.isImportSpecifier(node.parent) && !ts.isTypeReferenceNode(node.parent) && !ts.isTypeQueryNode(node.parent);

/** For each rule the places that call it, with their code: a caller that inverts an answer changes the book. XTR-13 */
export const callSites = (): ReadonlyMap<string, readonly Place[]> => {
  const texts = new Map(PRODUCT.flatMap(sourcesOf).map(source => [source.file, source]));
  const statements = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const statementsOf = (file: string): ReadonlyMap<string, readonly string[]> => {
    const known = statements.get(file);
    if (known !== undefined) return known;
    const found = new Map<string, string[]>();
    const source = texts.get(file);
    if (source !== undefined)
      visit(source, node => {
        if (!ts.isIdentifier(node) || !isUse(node)) return;
        found.set(node.text, [...new Set([...(found.get(node.text) ?? []), ...preparedBy(node).map(each => short(each.getText()))])]);
      });
    statements.set(file, found);
    return found;
  };
  return new Map(
    [...callersOf()].map(([id, askers]) => [
      id,
      askers.map(({ file, names }) => ({ file, words: [...new Set(names.flatMap(name => statementsOf(file).get(name) ?? []))] })),
    ]),
  );
};
