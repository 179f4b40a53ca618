import { posix } from 'node:path';
import ts from 'typescript';
import { sourcesOf, visit, type Source } from '@scripts/sources';

const PRODUCT = ['application', 'infrastructure', 'ui', 'src'] as const;
/** It tells what a rule says, after the rule has decided elsewhere. XTR-23 */
const EXPLAINS = 'ui/why/book.ts';
const isRegister = (file: string): boolean => file.startsWith('domain/register');
/** What every rule is made of decides nothing by itself. */
const NEUTRAL = /^domain\/(?:kernel\/(?:namedError|rule|shape|table|words)|field\/tidy)\.ts /;

/** A name of a module: `domain/offer/deck.ts offerDeck`. */
type Name = string;

interface Module {
  readonly file: string;
  /** Names that it imports, by what they are called here. */
  readonly imports: ReadonlyMap<string, Name>;
  /** The rule that it defines, with what decides it: the rule itself, and what its decision only hands on to. */
  readonly rules: readonly { readonly id: string; readonly deciders: readonly Name[] }[];
}

const fileOf = (from: string, target: string): string => {
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

/** What a decision only hands on to: a call, its field, or a record of calls; a decision with a body of its own hands on nothing. */
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
  /** A number or a text alone decides nothing. */
  readonly plain: boolean;
  readonly mentions: readonly string[];
}

/** The names of its own module through which a rule is asked: what its decision is made of, and what is made of the rule. */
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

/** A module that asks a rule, and what it calls what it asks. */
export interface Asking {
  readonly file: string;
  readonly names: readonly string[];
}

/** For each rule, the modules that the product runs and that ask it: those of the product, and those of the domain that these reach. */
export const asking = (): ReadonlyMap<string, readonly Asking[]> => {
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
        const askers = running.map(({ file, imports }) => ({
          file,
          names: file === own ? [] : [...imports].filter(([, name]) => deciders.includes(name)).map(([here]) => here),
        }));
        return [id, askers.filter(({ names }) => names.length > 0)] as const;
      }),
    ),
  );
};

export const askedBy = (): ReadonlyMap<string, readonly string[]> =>
  new Map([...asking()].map(([id, askers]) => [id, askers.map(({ file }) => file)]));
