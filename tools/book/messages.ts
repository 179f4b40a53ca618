import ts from 'typescript';
import { sourcesOf, visit } from '@tools/build/sources';

/** One text of the pages, with its place in ui/copy. */
export interface Message {
  readonly key: string;
  readonly says: string;
}

const nameOf = (node: ts.Node): readonly string[] => {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return [node.name.getText().replace(/^['"`]|['"`]$/g, '')];
  return [];
};

const pathOf = (node: ts.Node): readonly string[] => (ts.isSourceFile(node) ? [] : [...pathOf(node.parent), ...nameOf(node)]);

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression =>
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  !ts.isImportDeclaration(node.parent) &&
  !ts.isExportDeclaration(node.parent) &&
  !ts.isLiteralTypeNode(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/**
 * Every text of ui/copy under its key, as written in the source: the texts for clients and advisers, in each language. XTR-12, XTR-13
 */
export const messages = (): readonly Message[] => {
  const found: Message[] = [];
  for (const source of sourcesOf('ui/copy'))
    visit(source, node => {
      if (!isText(node)) return;
      const says = ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.text;
      found.push({ key: [source.file.replace(/^ui\/copy\/(?:fr\/)?|\.ts$/g, ''), ...pathOf(node)].join('.'), says });
    });
  return found;
};
