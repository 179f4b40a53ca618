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

/** `copy.left(2)`, `this.copy.message(issue)`, `promotionMessages.until(promotion)`. */
const MESSAGES = /^(?:this\.|vm\.)?(?:copy|words|\w*[mM]essages)\./;

/** What fills each sentence that has a place for something, in the words of its page: a figure of another owner changes the book. CFG-05 */
export const filled = (): readonly Place[] =>
  callsIn(['ui', 'src'].flatMap(sourcesOf), ({ expression }) => MESSAGES.test(expression.getText()));

/** The methods of the adapters that speak to the bank. */
const sending = (): ReadonlySet<string> => {
  const names = new Set(['answer']); // what is told before there is a file
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
