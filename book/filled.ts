import ts from 'typescript';
import { sourcesOf, visit, type Source } from '@scripts/sources';
import { inWords } from './callSites';

type Place = readonly [file: string, words: string];

const nameOf = ({ expression }: ts.CallExpression): string => (ts.isPropertyAccessExpression(expression) ? expression.name.text : '');

/** The calls with an argument that are wanted, each with what prepares its arguments. */
const callsIn = (sources: readonly Source[], wanted: (call: ts.CallExpression) => boolean): readonly Place[] =>
  sources.flatMap(source => {
    const found = new Set<string>();
    visit(source, node => {
      if (ts.isCallExpression(node) && node.arguments.length > 0 && wanted(node)) for (const each of inWords(node, node)) found.add(each);
    });
    return [...found].map(words => [source.file, words] as const);
  });

/** Where messages come from: `useMessages(x)`, `messagesFor(x)`, `xMessages`, or a part of `copy`. */
const GIVES = /\b(?:useMessages|messagesFor)\(|[mM]essages\b|(?:^|\.)(?:copy|words)\b/;

const bound = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap(each => (ts.isBindingElement(each) ? bound(each.name) : []));

/** The names under which a file holds messages, parts of messages included. */
const holdersOf = (source: Source): ReadonlySet<string> => {
  const names = new Set(['copy', 'words']);
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

/** What fills each sentence that has a place for something, in the words of its page: a figure of another owner changes the book. CFG-05 */
export const filled = (): readonly Place[] =>
  [...sourcesOf('ui').filter(({ file }) => !file.startsWith('ui/copy/')), ...sourcesOf('src')].flatMap(source => {
    const names = holdersOf(source);
    return callsIn([source], ({ expression }) => isMessage(expression, names));
  });

/** The methods that write a form's answers or the journey's answers before a file exists, and those of the adapters that speak to the bank. */
const sending = (): ReadonlySet<string> => {
  const names = new Set(['answer', 'type', 'choose', 'fillIn', 'prefill']);
  for (const source of sourcesOf('infrastructure/http'))
    visit(source, node => {
      const hidden = ts.isMethodDeclaration(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
      if (ts.isMethodDeclaration(node) && !hidden) names.add(node.name.getText());
    });
  return names;
};

/** What is handed to the bank's adapters, and by them to the bank, in the words of the code. PER-11, OPT-04 */
export const sent = (): readonly Place[] => {
  const names = sending();
  return callsIn(['ui', 'application', 'infrastructure/http'].flatMap(sourcesOf), call => names.has(nameOf(call)));
};
