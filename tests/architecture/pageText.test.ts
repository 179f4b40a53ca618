import ts from 'typescript';
import { sourcesOf, visit, type Source } from '@tools/build/sources';

const texts = 'textContent innerText outerText innerHTML outerHTML nodeValue wholeText selectedOptions getSelection'.split(' ');

/** Allowed: the data of a script element, which no extension translates, and a title read for its own page. */
const known = ['src/loader/failure.ts: message.textContent', "src/loader/loader.ts: document.getElementById('entry')?.textContent"];

const isWritten = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && node.parent.left === node;

const readsIn = (source: Source): readonly string[] => {
  const found: string[] = [];
  visit(source, node => {
    const named =
      (ts.isPropertyAccessExpression(node) && (texts.includes(node.name.text) || node.getText() === 'document.title')) ||
      (ts.isBindingElement(node) && texts.includes((node.propertyName ?? node.name).getText())) ||
      (ts.isStringLiteral(node) && texts.includes(node.text));
    if (named && !isWritten(node)) found.push(`${source.file}: ${node.getText()}`);
  });
  return found;
};

test('XTR-39: what a page shows, and a translator rewrites, is read nowhere: nothing of it can be sent', () => {
  const read = ['ui', 'application', 'infrastructure', 'src'].flatMap(sourcesOf).flatMap(readsIn);
  expect(read.toSorted()).toEqual(known);
});

test.each([
  ['element.textContent', 1],
  ['const { innerText } = element', 1],
  ['const { textContent: said } = element', 1],
  ["Reflect.get(element, 'innerHTML')", 1],
  ['send(document.title)', 1],
  ['element.textContent = words', 0],
  ['document.title = words', 0],
])('XTR-39: %s reads %i texts of a page', (text, count) => {
  expect(readsIn({ file: 'ui/example.ts', text })).toHaveLength(count);
});
