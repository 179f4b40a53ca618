import { posix } from 'node:path';
import ts from 'typescript';
import { sourcesOf, visit, type Source } from '@tools/build/sources';

const PRODUCT = ['application', 'infrastructure', 'ui', 'src'] as const;
/** Explains a rule after other code has called it, so it does not count as a caller. XTR-23 */
const EXPLAINS = 'ui/why/book.ts';
const isRegister = (file: string): boolean => file.startsWith('domain/register');
/** Modules that every rule uses and that decide nothing themselves. */
const NEUTRAL = /^domain\/(?:kernel\/(?:namedError|rule|shape|table|words)|field\/tidy)\.ts /;

/** A qualified name: `domain/offer/deck.ts offerDeck`. */
type Name = string;

interface Module {
  readonly file: string;
  /** Imported names, by their local name. */
  readonly imports: ReadonlyMap<string, Name>;
  /** The rules of the module, each with its deciders: the rule itself, and the functions to which its decision only delegates. */
  readonly rules: readonly { readonly id: string; readonly deciders: readonly Name[] }[];
}

export const fileOf = (from: string, target: string): string => {
  const path = target.startsWith('.') ? posix.join(posix.dirname(from), target) : target.replace(/^@(\w+)/, '$1');
  return `${path}.ts`;
};

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find(property => property.name.getText() === name)?.initializer;

const namesIn = (from: ts.Node): readonly string[] => {
  const names: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(from);
  return names;
};

/** The functions to which a decision only delegates: a call, its field, or a record of calls; none for a decision with a body. */
const handedOn = (decide: ts.Expression): readonly string[] => {
  if (!ts.isArrowFunction(decide)) return namesIn(decide);
  const { body } = decide;
  const decidesItself =
    ts.isBlock(body) ||
    ts.isConditionalExpression(body) ||
    (ts.isBinaryExpression(body) && body.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken);
  return decidesItself ? [] : namesIn(body);
};

interface Declared {
  readonly exported: boolean;
  /** A mere number or text decides nothing. */
  readonly plain: boolean;
  readonly mentions: readonly string[];
}

/** The module's own names through which callers reach a rule: the parts of its decision, and the code that uses the rule. */
const ownNames = (rule: string, decide: ts.Expression, declared: ReadonlyMap<string, Declared>): readonly string[] => {
  const made = new Set<string>();
  const follow = (names: readonly string[]): void => {
    for (const name of names) {
      const found = declared.get(name);
      if (!found || made.has(name) || name === rule) continue;
      made.add(name);
      follow(found.mentions);
    }
  };
  follow(namesIn(decide));
  const users = [...declared].filter(([, { mentions }]) => mentions.includes(rule)).map(([name]) => name);
  return [rule, ...[...made, ...users].filter(name => declared.get(name)?.exported && !declared.get(name)?.plain)];
};

const moduleOf = (source: Source): Module => {
  const { file } = source;
  const imports = new Map<string, Name>();
  const declared = new Map<string, Declared>();
  const found: { id: string; name: string; decide: ts.Expression }[] = [];
  visit(source, node => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = fileOf(file, node.moduleSpecifier.text);
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        bindings.elements.forEach(({ name, propertyName }) => imports.set(name.text, `${from} ${(propertyName ?? name).text}`));
    }
    if (!ts.isVariableStatement(node) || !ts.isSourceFile(node.parent)) return;
    const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    for (const { name, initializer } of node.declarationList.declarations) {
      const plain = initializer !== undefined && ts.isLiteralExpression(initializer);
      declared.set(name.getText(), { exported, plain, mentions: initializer ? namesIn(initializer) : [] });
      const [definition] = initializer && ts.isCallExpression(initializer) ? initializer.arguments : [];
      if (!definition || !ts.isObjectLiteralExpression(definition)) continue;
      const id = propertyOf(definition, 'id');
      const decide = propertyOf(definition, 'decide');
      if (id && ts.isStringLiteral(id) && decide) found.push({ id: id.text, name: name.getText(), decide });
    }
  });
  const rules = found.map(({ id, name, decide }) => ({
    id,
    deciders: [
      ...ownNames(name, decide, declared).map(each => `${file} ${each}`),
      ...handedOn(decide).flatMap(each => imports.get(each) ?? []),
    ].filter(decider => !NEUTRAL.test(decider)),
  }));
  return { file, imports, rules };
};

/** For each rule, the modules of the product that call it, and the modules of the domain through which they do. */
export const callingFiles = (): ReadonlyMap<string, readonly string[]> => {
  const domain = sourcesOf('domain')
    .filter(({ file }) => !isRegister(file))
    .map(moduleOf);
  const product = PRODUCT.flatMap(folder => sourcesOf(folder))
    .filter(({ file }) => file !== EXPLAINS)
    .map(moduleOf);
  const byFile = new Map(domain.map(module => [module.file, module]));
  const reached = new Set<Module>();
  const reach = ({ imports }: Module): void => {
    for (const name of imports.values()) {
      const module = byFile.get(name.split(' ')[0] ?? '');
      if (!module || reached.has(module)) continue;
      reached.add(module);
      reach(module);
    }
  };
  product.forEach(reach);
  const running = [...product, ...reached];
  return new Map(
    domain.flatMap(({ file: own, rules }) =>
      rules.map(({ id, deciders }) => {
        const callers = running.filter(({ file, imports }) => file !== own && [...imports.values()].some(name => deciders.includes(name)));
        return [id, callers.map(({ file }) => file)] as const;
      }),
    ),
  );
};
