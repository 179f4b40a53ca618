import ts from 'typescript';
import { filesOf, sourcesOf, visit, type Source } from '@scripts/sources';
import { preparedBy, PRODUCT, short } from './callSites';

type Place = readonly [file: string, words: string];

const nameOf = ({ expression }: ts.CallExpression): string => (ts.isPropertyAccessExpression(expression) ? expression.name.text : '');

/** The nodes that are wanted, each with what prepares its values, in the file where it stands. */
const placesIn = (sources: readonly Source[], wanted: (node: ts.Node) => boolean): readonly Place[] => {
  const found: Place[] = [];
  for (const source of sources)
    visit(source, node => {
      if (wanted(node)) for (const each of preparedBy(node, node)) found.push([each.getSourceFile().fileName, short(each.getText())]);
    });
  return found;
};

/** Each place once, file by file. */
const listed = (places: readonly Place[]): readonly Place[] =>
  [...new Map(places.map(place => [place.join('\n'), place])).values()].sort(([one], [other]) => Number(one > other) - Number(one < other));

/** The calls with an argument that are wanted. */
const calls =
  (wanted: (call: ts.CallExpression) => boolean) =>
  (node: ts.Node): boolean =>
    ts.isCallExpression(node) && node.arguments.length > 0 && wanted(node);

const isNamed = (node: ts.Node): node is ts.VariableDeclaration | ts.PropertyAssignment =>
  ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);

/** Where messages come from: `useMessages(x)`, `messagesFor(x)`, `xMessages`, or a part of `copy`. */
const GIVES = /\b(?:useMessages|messagesFor)\(|[mM]essages\b|(?:^|\.)(?:copy|words)\b/;

const bound = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap(each => (ts.isBindingElement(each) ? bound(each.name) : []));

/** The names under which a file holds messages, parts of messages included. */
const holdersOf = (source: Source): ReadonlySet<string> => {
  const names = new Set(['copy', 'words', 'book']);
  visit(source, node => {
    if (ts.isImportSpecifier(node) && /^(?!use).*[mM]essages$/.test(node.name.text)) names.add(node.name.text);
    if (ts.isVariableDeclaration(node) && node.initializer && GIVES.test(node.initializer.getText()))
      for (const name of bound(node.name)) names.add(name);
  });
  return names;
};

/** `copy.left(2)`, `this.copy.message(issue)`, `renounce.title(days)` where `renounce` is a part of the messages. */
const isMessage = (expression: ts.Expression, names: ReadonlySet<string>): boolean => {
  if (ts.isIdentifier(expression)) return names.has(expression.text);
  if (ts.isElementAccessExpression(expression) || ts.isPropertyAccessExpression(expression))
    return isMessage(expression.expression, names) || (ts.isPropertyAccessExpression(expression) && names.has(expression.name.text));
  return false;
};

/** What a copy file works out beside its texts: a number, or a function that does not only fill one text. */
const worksOut = (node: ts.Node): boolean => {
  if (!isNamed(node) || node.initializer === undefined) return false;
  const { initializer } = node;
  if (!ts.isArrowFunction(initializer)) return ts.isNumericLiteral(initializer) || ts.isBinaryExpression(initializer);
  return !ts.isTemplateExpression(initializer.body) && !ts.isStringLiteralLike(initializer.body);
};

/** What fills each sentence that has a place for something, in the words of its page: a figure of another owner changes the book. CFG-05 */
export const filled = (): readonly Place[] =>
  listed([
    ...placesIn(sourcesOf('ui/copy'), worksOut),
    ...[...sourcesOf('ui').filter(({ file }) => !file.startsWith('ui/copy/')), ...sourcesOf('src')].flatMap(source => {
      const names = holdersOf(source);
      return placesIn(
        [source],
        calls(({ expression }) => isMessage(expression, names)),
      );
    }),
  ]);

/** The methods that write a form's answers or the journey's answers before a file exists, and those of the adapters. */
const sending = (): ReadonlySet<string> => {
  const names = new Set(['answer', 'type', 'choose', 'fillIn', 'prefill']);
  for (const source of sourcesOf('infrastructure'))
    visit(source, node => {
      const hidden = ts.isMethodDeclaration(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
      if (ts.isMethodDeclaration(node) && !hidden) names.add(node.name.getText());
    });
  return names;
};

/** What fills answers that are known from elsewhere: a document, a wallet, the other holder. D-63 */
const fills = (node: ts.Node): boolean => isNamed(node) && node.name.getText() === 'fills' && node.initializer !== undefined;

/** What is written into an answer, handed to the adapters, and by them to the bank, in the words of the code. PER-11, OPT-04 */
export const sent = (): readonly Place[] => {
  const names = sending();
  const hands = calls(call => names.has(nameOf(call)));
  /** What the wiring makes with values of its own: an adapter, a service. */
  const made = (node: ts.Node): boolean => ts.isNewExpression(node) && (node.arguments?.length ?? 0) > 0;
  const requests = calls(({ expression }) => /(?:^|\.)(?:fetch|request|get|create)$/.test(expression.getText()));
  return listed([
    ...placesIn(['ui', 'application', 'infrastructure/http', 'src'].flatMap(sourcesOf), node => hands(node) || fills(node)),
    ...placesIn(sourcesOf('infrastructure/http'), requests),
    ...placesIn(sourcesOf('src'), made),
  ]);
};

/** The names that a file imports from the domain. */
const ofDomain = (source: Source): ReadonlySet<string> => {
  const names = new Set<string>();
  visit(source, node => {
    if (!ts.isImportDeclaration(node) || !node.moduleSpecifier.getText().startsWith("'@domain/")) return;
    const named = node.importClause?.namedBindings;
    if (named && ts.isNamedImports(named)) named.elements.forEach(({ name }) => names.add(name.text));
  });
  return names;
};

/** What every caller hands to a function of the domain, whether a rule stands behind it or not. XTR-13 */
export const handed = (): readonly Place[] =>
  listed(
    ['application', 'infrastructure', 'ui', 'src'].flatMap(sourcesOf).flatMap(source => {
      const names = ofDomain(source);
      return placesIn(
        [source],
        calls(({ expression }) => ts.isIdentifier(expression) && names.has(expression.text)),
      );
    }),
  );

/** What the build writes into the pages and beside them: each choice, each text that is put together, each named value. X03, XTR-12 */
export const writtenByBuild = (): readonly Place[] => {
  const found: Place[] = [];
  const says = (node: ts.Node): boolean =>
    ts.isPropertyAssignment(node) || ts.isConditionalExpression(node) || ts.isTemplateExpression(node);
  for (const source of filesOf('scripts', /^build\.mjs$/))
    visit(source, node => {
      if (says(node) && !ts.findAncestor(node.parent, says)) found.push([source.file, short(node.getText())]);
    });
  return listed(found);
};

/** Every constant in capitals of the product: limits, times, patterns, names. X01, R02 */
export const fixed = (): readonly Place[] =>
  PRODUCT.flatMap(sourcesOf).flatMap(source => {
    const found: Place[] = [];
    visit(source, node => {
      if (ts.isVariableDeclaration(node) && /^[A-Z][A-Z_\d]*$/.test(node.name.getText())) found.push([source.file, short(node.getText())]);
    });
    return found;
  });
