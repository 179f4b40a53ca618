import ts from 'typescript';
import { root, sourcesOf } from '@scripts/sources';

/** The folders of the product. */
export const PRODUCT = ['domain', 'application', 'infrastructure', 'ui', 'src'] as const;

/** A statement, a condition, the defaults of a function, what an element is given: its file, the function around it, its words. */
export type Line = readonly [file: string, within: string, words: string];

/** Longer lines are listed part by part. */
const LONGEST = 320;

export const fileOf = (node: ts.Node): string => node.getSourceFile().fileName.replace(`${root}/`, '');

type Member = ts.AccessorDeclaration | ts.ConstructorDeclaration | ts.FunctionDeclaration | ts.MethodDeclaration;
const isMember = (node: ts.Node): node is Member =>
  ts.isAccessor(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node) || ts.isFunctionDeclaration(node);

/** What an `if`, a loop, a `switch` or a `case` looks at. */
const isCondition = (node: ts.Node): boolean => {
  if (ts.isSourceFile(node)) return false;
  const { parent } = node;
  if (ts.isForStatement(parent)) return node !== parent.statement;
  const looks =
    ts.isIfStatement(parent) ||
    ts.isWhileStatement(parent) ||
    ts.isSwitchStatement(parent) ||
    ts.isForOfStatement(parent) ||
    ts.isCaseClause(parent);
  return looks && parent.expression === node;
};

type Element = ts.JsxFragment | ts.JsxOpeningElement | ts.JsxSelfClosingElement;
const isElement = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** What an element is given: an attribute, what it holds, a part that takes nothing. */
export const isGiven = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) ||
  ts.isJsxSpreadAttribute(node) ||
  (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression !== undefined) ||
  (ts.isJsxSelfClosingElement(node) && node.attributes.properties.length === 0);

const isFunctionOfObject = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer);

const isLine = (node: ts.Node): boolean =>
  ts.isReturnStatement(node) ||
  ts.isVariableStatement(node) ||
  ts.isExpressionStatement(node) ||
  ts.isThrowStatement(node) ||
  ts.isBreakOrContinueStatement(node) ||
  ts.isPropertyDeclaration(node) ||
  isMember(node) ||
  isFunctionOfObject(node) ||
  isGiven(node) ||
  isCondition(node);

/** The head of a function whose body has lines of its own, or a field without a value: nothing comes from it. */
const isHead = (line: ts.Node): boolean => {
  if (ts.isPropertyDeclaration(line)) return line.initializer === undefined;
  const made = ts.isVariableStatement(line) ? line.declarationList.declarations[0]?.initializer : line;
  const called = made && ts.isCallExpression(made) && made.arguments.length === 1 ? made.arguments[0] : made;
  const bodied = called && (ts.isArrowFunction(called) || ts.isFunctionExpression(called) || isMember(called)) ? called : undefined;
  const body = bodied?.body && ts.isParenthesizedExpression(bodied.body) ? bodied.body.expression : bodied?.body;
  return (
    body !== undefined &&
    (ts.isBlock(body) || isElement(body)) &&
    bodied?.parameters.every(({ initializer }) => initializer === undefined) === true
  );
};

/** Every line of a file, with each node that stands in it. */
export const eachInLines = (tree: ts.SourceFile, seen: (line: ts.Node, node: ts.Node) => void): void => {
  const walk = (node: ts.Node, around: ts.Node): void => {
    const line = isLine(node) ? node : around;
    if (line !== tree && !isHead(line)) seen(line, node);
    ts.forEachChild(node, child => walk(child, line));
  };
  walk(tree, tree);
};

const tagOf = (element: ts.JsxElement | Element): string =>
  ts.isJsxElement(element) ? tagOf(element.openingElement) : ts.isJsxFragment(element) ? '' : element.tagName.getText();

const CONDITIONS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.IfStatement]: 'if ',
  [ts.SyntaxKind.WhileStatement]: 'while ',
  [ts.SyntaxKind.SwitchStatement]: 'switch ',
  [ts.SyntaxKind.CaseClause]: 'case ',
  [ts.SyntaxKind.ForStatement]: 'for ',
  [ts.SyntaxKind.ForOfStatement]: 'for each of ',
};

/** When a node runs, within what is around it. */
const stepOf = (node: ts.Node): string => {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return node === parent.thenStatement ? 'then' : node === parent.elseStatement ? 'else' : '';
  if (ts.isTryStatement(parent)) return node === parent.tryBlock ? 'try' : node === parent.finallyBlock ? 'finally' : 'catch';
  if (ts.isIterationStatement(parent, false)) return node === parent.statement ? 'each' : '';
  if (ts.isCaseOrDefaultClause(parent)) return isCondition(node) ? '' : ts.isCaseClause(parent) ? 'case' : 'default';
  if (ts.isConditionalExpression(parent)) return node === parent.whenTrue ? 'then' : node === parent.whenFalse ? 'else' : '';
  if (ts.isBinaryExpression(parent) && node === parent.right && parent.operatorToken.getText() === '&&') return 'then';
  return ts.isFunctionLike(parent) && ts.isBlock(node) && !isMember(parent) ? 'later' : '';
};

/** When a line runs, from the outside in: `then`, `else`, `each`, `later` in a function that is made there. */
const whenOf = (line: ts.Node): string => {
  const steps: string[] = [];
  for (let up = line; !ts.isSourceFile(up) && !isMember(up); up = up.parent) steps.unshift(stepOf(up));
  const said = steps.filter(step => step !== '');
  const outer = said[0] === 'later' ? said.slice(1) : said; // the function that the column beside names
  return outer.length === 0 ? '' : `${outer.join(' ')}: `;
};

/** The words of a line. What stands apart has a row of its own: the bodies of functions, the elements that are drawn, the parts of a long line. */
const wordsWithout = (line: ts.Node, apart: ReadonlySet<ts.Node>): string => {
  const { text } = line.getSourceFile();
  let words = '';
  let at = line.getStart();
  const cut = (node: ts.Node, instead: string): void => {
    words += text.slice(at, node.getStart()) + instead;
    at = node.end;
  };
  const look = (node: ts.Node): void => {
    if (ts.isBlock(node) && node.statements.length > 0) cut(node, '{ … }');
    else if (isElement(node)) cut(node, `<${tagOf(node)} … />`);
    else if (ts.isPropertyAssignment(node) && isFunctionOfObject(node)) cut(node, `${node.name.getText()}: …`);
    else if (apart.has(node)) cut(node, '…');
    else ts.forEachChild(node, look);
  };
  ts.forEachChild(line, look);
  words += text.slice(at, line.end);
  const around = isGiven(line) ? ts.findAncestor(line.parent, each => isElement(each) || ts.isJsxOpeningElement(each)) : undefined;
  const tag = around && (isElement(around) || ts.isJsxOpeningElement(around)) ? `<${tagOf(around)}> ` : '';
  const condition = isCondition(line) ? (CONDITIONS[line.parent.kind] ?? '') : '';
  return `${whenOf(line)}${tag}${condition}${words}`.replace(/\s+/g, ' ').trim();
};

/** The properties, elements or arguments that make a line long. */
const partsOf = (node: ts.Node): readonly ts.Node[] => {
  const parts = ts.isObjectLiteralExpression(node)
    ? node.properties
    : ts.isArrayLiteralExpression(node)
      ? node.elements
      : ts.isCallExpression(node) || ts.isNewExpression(node)
        ? (node.arguments ?? [])
        : [];
  if (parts.length > 1 && node.getText().length > LONGEST / 2) return parts;
  const found: ts.Node[] = [];
  ts.forEachChild(node, child => {
    if (!isLine(child) && !ts.isBlock(child)) found.push(...partsOf(child));
  });
  return found;
};

const withinOf = (line: ts.Node): string => {
  const names: string[] = [];
  for (let up = line.parent; !ts.isSourceFile(up); up = up.parent)
    if (ts.isClassDeclaration(up) || isMember(up) || (ts.isVariableDeclaration(up) && ts.isSourceFile(up.parent.parent.parent)))
      names.unshift(up.name?.getText() ?? 'constructor');
  return names.join('.');
};

/** A line's row; of a long line, each of its parts has a row. */
const rowsOf = (line: ts.Node): readonly Line[] => {
  const row = (apart: readonly ts.Node[]): Line => [fileOf(line), withinOf(line), wordsWithout(line, new Set(apart))];
  const whole = row([]);
  const parts = whole[2].length > LONGEST ? partsOf(line).filter(part => !isLine(part)) : [];
  return parts.length === 0 ? [whole] : [row(parts), ...parts.flatMap(rowsOf)];
};

/** Each line once, file by file and from top to bottom. */
export const listed = (lines: Iterable<ts.Node>): readonly Line[] => {
  const rows = [...lines].map(line => ({ file: fileOf(line), line }));
  rows.sort((one, other) => (one.file === other.file ? one.line.pos - other.line.pos : one.file < other.file ? -1 : 1));
  return rows.flatMap(({ line }) => rowsOf(line));
};

/** Works out at the first call alone. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The product as the compiler reads it. */
const compiled = once(() => {
  const { options } = ts.parseJsonSourceFileConfigFileContent(
    ts.readJsonConfigFile(`${root}/tsconfig.json`, ts.sys.readFile),
    { ...ts.sys, readDirectory: () => [] },
    root,
  );
  const files = PRODUCT.flatMap(sourcesOf).map(({ file }) => `${root}/${file}`);
  const program = ts.createProgram(files, { ...options, types: [] });
  const trees = files.flatMap(file => program.getSourceFile(file) ?? []);
  return { checker: program.getTypeChecker(), trees: new Map(trees.map(tree => [fileOf(tree), tree])) };
});

/** The product's files, by their names. */
export const trees = (): ReadonlyMap<string, ts.SourceFile> => compiled().trees;

/** Where the compiler finds a name declared. */
export const declared = (name: ts.Node): readonly ts.Declaration[] => {
  const { checker } = compiled();
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return real?.declarations ?? [];
};
