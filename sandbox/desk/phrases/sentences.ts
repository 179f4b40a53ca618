import ts from 'typescript';

/** A word that no client reads: an enumeration's member, a key. */
const isCode = (text: string): boolean => /^(?:[a-z]+[A-Z]\w*|[A-Z]{2,}(?:_[A-Z]+)*)$/.test(text);

const compares = (operator: ts.SyntaxKind): boolean =>
  operator === ts.SyntaxKind.EqualsEqualsEqualsToken || operator === ts.SyntaxKind.ExclamationEqualsEqualsToken;

const joined = (starts: readonly string[], ends: readonly string[]): readonly string[] =>
  starts.flatMap(start => ends.map(end => start + end));

/** The placeholder of an expression, without the prefixes that a compiler adds. */
const blank = (node: ts.Node): string =>
  `{${node
    .getText()
    .replace(/\(0,\s*[\w$]+\.([\w$]+)\)/g, '$1')
    .replace(/\b(?:import)?_[\w$]+\./g, '')}}`;

/** All possible texts of an expression, with its inputs as placeholders in braces. */
const variantsOf = (node: ts.Expression): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return variantsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...variantsOf(node.whenTrue), ...variantsOf(node.whenFalse)];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<readonly string[]>(
      (starts, { expression, literal }) => joined(joined(starts, variantsOf(expression)), [literal.text]),
      [node.head.text],
    );
  return [blank(node)];
};

const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const isText = (node: ts.Node): node is ts.Expression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isConditionalExpression(node);

/** Whether a text has words that somebody reads. */
export const isWorded = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, '')) && !isCode(text);

/** The sentences in a syntax tree; skips comparisons, formats and look-up keys. */
const sentencesOf = (node: ts.Node): readonly string[] => {
  if (isName(node)) return [];
  if (isText(node)) {
    const found = variantsOf(node).filter(isWorded);
    return found.length > 0 ? found : inner(node);
  }
  if (ts.isBinaryExpression(node) && compares(node.operatorToken.kind)) return [];
  if (ts.isNewExpression(node) && node.expression.getText().startsWith('Intl.')) return [];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return [node.expression, ...node.arguments.filter(ts.isStringLiteralLike)].flatMap(sentencesOf);
  if (ts.isElementAccessExpression(node)) return sentencesOf(node.expression);
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return [];
  return inner(node);
};

const inner = (node: ts.Node): readonly string[] => {
  const found: string[] = [];
  ts.forEachChild(node, child => {
    found.push(...sentencesOf(child));
  });
  return found;
};

const read = (source: string): ts.SourceFile => ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);

const COMPOSED = '{composée d’autres phrases}';

/** The possible texts of a function in the catalogue, with its parameters as placeholders. */
export const sentencesIn = (source: string): readonly string[] => {
  const found = inner(read(`(${source})`));
  return found.length > 0 ? found : [COMPOSED];
};

const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The sentences in a module's unexported tables, by the table's name. */
export const unexportedSentences = (source: string): readonly (readonly [name: string, sentences: readonly string[]])[] =>
  read(source)
    .statements.filter(ts.isVariableStatement)
    .filter(statement => !isExported(statement))
    .flatMap(({ declarationList }) => declarationList.declarations.map(each => [each.name.getText(), inner(each)] as const))
    .filter(([name]) => name !== 'context');
