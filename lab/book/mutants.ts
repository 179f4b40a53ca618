import ts from 'typescript';
import { callersOf } from '@book/callers';
import { importsOf, sourcesOf, type Source } from '@scripts/sources';

export type Kind = 'limits' | 'swaps' | 'lists' | 'messages' | 'prices' | 'callers';

/** One thing made wrong: the text of the whole file as a careless change would leave it. */
export interface Planted {
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
  readonly text: string;
}

const PROSE = /^(?:title|says|requirements|examples|refusals|because|id|unit|pinnedBy|clauses|known)$/;
const PRICED = /^domain\/(?:offer|delivery)\//;

const inProse = (node: ts.Node): boolean => {
  for (let up: ts.Node = node; !ts.isSourceFile(up); up = up.parent)
    if (ts.isPropertyAssignment(up) && PROSE.test(up.name.getText())) return true;
  return false;
};

const TURNED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);

type Change = readonly [kind: Kind, node: ts.Node, becomes: string];

const limit = (file: string, node: ts.Node): readonly Change[] => {
  if (ts.isNumericLiteral(node))
    return [[PRICED.test(file) ? 'prices' : 'limits', node, String(Number(node.text.replaceAll('_', '')) + 1)]];
  if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node) {
    const turned = TURNED.get(node.kind);
    return turned === undefined ? [] : [['limits', node, turned]];
  }
  const isSaid = ts.isPropertyAssignment(node.parent) && node.parent.initializer === node;
  if (node.kind === ts.SyntaxKind.TrueKeyword && isSaid) return [['limits', node, 'false']];
  return node.kind === ts.SyntaxKind.FalseKeyword && isSaid ? [['limits', node, 'true']] : [];
};

/** The last of a list of texts left out. */
const shorter = (node: ts.Node): readonly Change[] => {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length < 2 || !node.elements.every(ts.isStringLiteral)) return [];
  const kept = node.elements.slice(0, -1).map(each => each.getText());
  return [['lists', node, `[${kept.join(', ')}]`]];
};

const isPlain = (node: ts.Expression): boolean => ts.isStringLiteral(node) || ts.isNumericLiteral(node) || ts.isIdentifier(node);

/** The first two values of a record, each in the other’s place. */
const swapped = (node: ts.Node): readonly Change[] => {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const [first, second] = node.properties.filter(ts.isPropertyAssignment).filter(({ initializer }) => isPlain(initializer));
  if (first === undefined || second === undefined || first.initializer.getText() === second.initializer.getText()) return [];
  const text = node.getText();
  const at = (part: ts.Node): readonly [number, number] => [part.getStart() - node.getStart(), part.end - node.getStart()];
  const [[a, b], [c, d]] = [at(first.initializer), at(second.initializer)];
  return [['swaps', node, text.slice(0, a) + text.slice(c, d) + text.slice(b, c) + text.slice(a, b) + text.slice(d)]];
};

const message = (node: ts.Node): readonly Change[] =>
  ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.initializer === node && node.text.length > 12
    ? [['messages', node, node.getText().replace(/\p{L}+(?=\P{L}*$)/u, 'autrement')]]
    : [];

/** A rule asked the other way round where a caller asks it. */
const turnedRound =
  (names: ReadonlySet<string>) =>
  (node: ts.Node): readonly Change[] =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'decide' &&
    names.has(node.expression.expression.getText())
      ? [['callers', node, ts.isPrefixUnaryExpression(node.parent) ? `(!${node.getText()})` : `!${node.getText()}`]]
      : [];

const plantedBy = ({ file, text }: Source, changesOf: (node: ts.Node) => readonly Change[]): readonly Planted[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const planted: Planted[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (!ts.isSourceFile(node) && !inProse(node))
      for (const [kind, part, becomes] of changesOf(node)) {
        const changed = text.slice(0, part.getStart()) + becomes + text.slice(part.end);
        const line = source.getLineAndCharacterOfPosition(part.getStart()).line + 1;
        planted.push({ kind, file, line, was: part.getText().replace(/\s+/g, ' '), becomes: becomes.replace(/\s+/g, ' '), text: changed });
      }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return planted;
};

const NOT_DECIDING = /^domain\/(?:kernel|field\/pattern)\/|^domain\/register\.ts$/;

/** The files that rules stand in, and those of the domain that they decide with. */
const deciding = (): readonly Source[] => {
  const domain = sourcesOf('domain').filter(({ file }) => !NOT_DECIDING.test(file));
  const rules = domain.filter(({ text }) => text.includes(' = rule({'));
  const read = new Set(
    rules.flatMap(source =>
      importsOf(source).map(target =>
        target.startsWith('.') ? `${source.file.replace(/\/[^/]+$/, '')}${target.slice(1)}.ts` : `${target.slice(1)}.ts`,
      ),
    ),
  );
  return domain.filter(source => rules.includes(source) || read.has(source.file));
};

/** Every defect that can be planted: in rules, in what they decide with, in messages, and where rules are asked. */
export const allPlanted = (): readonly Planted[] => {
  const callers = new Map<string, Set<string>>();
  for (const askers of callersOf().values())
    for (const { file, names } of askers) callers.set(file, new Set([...(callers.get(file) ?? []), ...names]));
  return [
    ...deciding().flatMap(source => plantedBy(source, node => [...limit(source.file, node), ...shorter(node), ...swapped(node)])),
    ...sourcesOf('ui/copy/fr').flatMap(source => plantedBy(source, message)),
    ...['domain', 'application', 'infrastructure', 'ui', 'src']
      .flatMap(sourcesOf)
      .flatMap(source => plantedBy(source, turnedRound(callers.get(source.file) ?? new Set()))),
  ];
};

/** As many of each kind, evenly over all files. */
export const sampleOf = (all: readonly Planted[], each: number): readonly Planted[] =>
  (['limits', 'swaps', 'lists', 'messages', 'prices', 'callers'] as const).flatMap(kind => {
    const mine = all.filter(planted => planted.kind === kind);
    const step = Math.max(1, mine.length / each);
    return mine.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
