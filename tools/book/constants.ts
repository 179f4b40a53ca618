import ts from 'typescript';
import { sourcesOf, visit, type Source } from '@tools/build/sources';

const namesIn = (from: ts.Node): readonly string[] => {
  const names: string[] = [];
  const walk = (node: ts.Node): void => {
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isKey) names.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(from);
  return names;
};

/** For each name, the names in the same file that its value uses. */
const declaredIn = (source: ts.SourceFile): ReadonlyMap<string, readonly string[]> =>
  new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map(({ name, initializer }) => [name.getText(), initializer === undefined ? [] : namesIn(initializer)]),
  );

const reached = (from: readonly string[], declared: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const seen = new Set<string>(from);
  for (const name of seen) (declared.get(name) ?? []).forEach(each => seen.add(each));
  return seen;
};

const property = (definition: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  definition.properties.filter(ts.isPropertyAssignment).find(each => each.name.getText() === name)?.initializer;

/** Examples whose answer is a name that the rule itself uses: they would hold for any decision. XTR-13 */
export const comparedWithThemselves = (sources: readonly Source[] = sourcesOf('domain')): readonly string[] => {
  const found: string[] = [];
  for (const source of sources)
    visit(source, node => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'rule') return;
      const [definition] = node.arguments;
      if (definition === undefined || !ts.isObjectLiteralExpression(definition)) return;
      const declared = declaredIn(node.getSourceFile());
      const deciding = ['decide', 'table'].flatMap(name => property(definition, name) ?? []).flatMap(namesIn);
      const decides = reached(deciding, declared);
      const examples = property(definition, 'examples');
      if (examples === undefined || !ts.isArrayLiteralExpression(examples)) return;
      for (const example of examples.elements) {
        const [title, , verdict] = ts.isArrayLiteralExpression(example) ? example.elements : [];
        if (verdict === undefined) continue;
        const own = [...reached(namesIn(verdict), declared)].filter(name => declared.has(name) && decides.has(name));
        if (own.length > 0)
          found.push(`${source.file}: the answer of ${title?.getText() ?? ''} is ${own.join(', ')}, with which the rule decides`);
      }
    });
  return found;
};
