import ts from 'typescript';
import type { Source } from './sources';

/** One thing of a rule's file made wrong: the text of the whole file as a careless change would leave it. */
export interface Planted {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
  readonly text: string;
}

const PROSE = new Set(['title', 'says', 'requirements', 'examples', 'refusals', 'because', 'id', 'unit', 'pinnedBy']);

const inProse = (node: ts.Node): boolean => {
  for (let up: ts.Node = node; !ts.isSourceFile(up); up = up.parent)
    if (ts.isPropertyAssignment(up) && PROSE.has(up.name.getText())) return true;
  return false;
};

const turned: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);

/** A number one higher, a limit turned from included to excluded, a yes made a no. */
const replacement = (node: ts.Node): string | undefined => {
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll('_', '')) + 1);
  if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node) return turned.get(node.kind);
  if (node.kind === ts.SyntaxKind.TrueKeyword && ts.isPropertyAssignment(node.parent)) return 'false';
  return node.kind === ts.SyntaxKind.FalseKeyword && ts.isPropertyAssignment(node.parent) ? 'true' : undefined;
};

/** Every defect that can be planted in a file, one at a time; what a rule says of itself is left alone. */
export const plantedIn = ({ file, text }: Source): readonly Planted[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const planted: Planted[] = [];
  const walk = (node: ts.Node): void => {
    const becomes = ts.isSourceFile(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node) ? undefined : replacement(node);
    if (becomes !== undefined && !inProse(node)) {
      const was = node.getText();
      const changed = text.slice(0, node.getStart()) + becomes + text.slice(node.end);
      planted.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, was, becomes, text: changed });
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, walk);
  };
  walk(source);
  return planted;
};
