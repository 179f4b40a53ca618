import ts from 'typescript';
import { sourcesOf, visit, type Source } from '@tools/build/sources';

interface Messages {
  readonly file: string;
  readonly name: string;
  readonly keys: readonly string[];
}

const objectOf = (node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined => {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
};

const isExported = (node: ts.VariableStatement): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The exported message objects of a file, each with its keys. */
const messagesOf = (source: Source): readonly Messages[] => {
  const found: Messages[] = [];
  visit(source, node => {
    if (!ts.isVariableStatement(node) || !isExported(node)) return;
    for (const { name, initializer } of node.declarationList.declarations) {
      const object = objectOf(initializer);
      if (object === undefined) continue;
      const keys = object.properties.flatMap(({ name: key }) =>
        key !== undefined && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? [key.text] : [],
      );
      found.push({ file: source.file, name: name.getText(), keys });
    }
  });
  return found;
};

type Use = 'whole' | ReadonlySet<string>;

/** The names of an object in a source: its own name, and its names after imports. */
const namesIn = (source: Source, name: string): ReadonlySet<string> => {
  const names = new Set([name]);
  visit(source, node => {
    if (ts.isImportSpecifier(node) && node.propertyName?.getText() === name) names.add(node.name.text);
  });
  return names;
};

/** The keys of an object that a source reads; all keys where it passes the object on or reads a computed key. */
const useIn = (source: Source, name: string): Use => {
  const names = namesIn(source, name);
  const keys = new Set<string>();
  let whole = false;
  visit(source, node => {
    if (!ts.isIdentifier(node) || !names.has(node.text)) return;
    const { parent } = node;
    if (ts.isImportSpecifier(parent) || (ts.isVariableDeclaration(parent) && parent.name === node)) return;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) keys.add(parent.name.text);
    else if (ts.isElementAccessExpression(parent) && ts.isStringLiteral(parent.argumentExpression))
      keys.add(parent.argumentExpression.text);
    else if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
      parent.name.elements.forEach(element => keys.add((element.propertyName ?? element.name).getText()));
    else if (!ts.isPropertyAccessExpression(parent)) whole = true;
  });
  return whole ? 'whole' : keys;
};

/** Messages of ui/copy that no page, module or other message reads. XTR-13 */
export const unusedMessages = (): readonly string[] => {
  const sources = ['ui', 'src'].flatMap(sourcesOf);
  return sources
    .filter(({ file }) => file.startsWith('ui/copy/'))
    .flatMap(messagesOf)
    .flatMap(({ file, name, keys }) => {
      const uses = sources.filter(({ text }) => text.includes(name)).map(source => useIn(source, name));
      if (uses.includes('whole')) return [];
      return keys.filter(key => !uses.some(use => use !== 'whole' && use.has(key))).map(key => `${file}: ${name}.${key}`);
    });
};
