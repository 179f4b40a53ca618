import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';

/** One caller that heeds the domain no more: what stands where it asked. */
export interface CallerMutant {
  readonly file: string;
  readonly line: number;
  /** What is asked: `offerSelectCard.decide`, `nextAfter`. */
  readonly asked: string;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

const DOMAIN = /^@domain\//;

/** Names that a file imports from the domain, types aside. */
const fromDomain = (source: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    source.statements.flatMap(statement => {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
      const bindings = statement.importClause?.namedBindings;
      if (
        !DOMAIN.test(statement.moduleSpecifier.text) ||
        statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        !bindings ||
        !ts.isNamedImports(bindings)
      )
        return [];
      return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    }),
  );

/** What of the domain a call asks: a rule's `decide`, or a function. */
const askedBy = ({ expression }: ts.CallExpression, known: ReadonlySet<string>): string | undefined => {
  if (ts.isIdentifier(expression)) return known.has(expression.text) ? expression.text : undefined;
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  return known.has(expression.expression.text) && expression.name.text === 'decide' ? `${expression.expression.text}.decide` : undefined;
};

const has = (type: ts.Type, flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0;
const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Answers that the caller's types allow, whatever was asked; an answer turned round or moved by one. A record is left as it is: without it nothing runs. */
const insteadOf = (call: string, answer: ts.Type, checker: ts.TypeChecker): readonly string[] => {
  const members = membersOf(answer);
  const texts = members.filter(member => member.isStringLiteral()).map(member => `'${member.value}'`);
  const empty = members.some(member => has(member, ts.TypeFlags.Undefined)) ? ['undefined'] : [];
  const absent = members.some(member => has(member, ts.TypeFlags.Null)) ? ['null'] : [];
  if (members.every(member => has(member, ts.TypeFlags.BooleanLike))) return [`!(${call})`, 'true', 'false'];
  const plain = members.some(member => has(member, ts.TypeFlags.String)) ? ["''"] : [];
  const numbers = members.some(member => has(member, ts.TypeFlags.NumberLike)) ? ['0', `(${call}) + 1`] : [];
  const lists = members.some(member => checker.isArrayType(member)) ? ['[]'] : [];
  return [...texts.slice(0, 1), ...texts.slice(-1).filter(text => text !== texts[0]), ...plain, ...numbers, ...lists, ...absent, ...empty];
};

/** Every caller of the domain in a file, changed in each way that its types allow. */
export const mutantsIn = (file: string, program: ts.Program): readonly CallerMutant[] => {
  const source = program.getSourceFile(file);
  if (!source) return [];
  const checker = program.getTypeChecker();
  const known = fromDomain(source);
  const found: CallerMutant[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const asked = askedBy(node, known);
      const place = { file: path.relative(process.cwd(), file), line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
      const [start, end] = [node.getStart(), node.getEnd()];
      if (asked !== undefined)
        for (const instead of insteadOf(node.getText(), checker.getTypeAtLocation(node), checker))
          found.push({ ...place, asked, start, end, instead });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
};

/** A file with one caller changed. */
export const changed = (text: string, { start, end, instead }: CallerMutant): string =>
  `${text.slice(0, start)}(${instead})${text.slice(end)}`;

/** The program that the callers' types are read from. */
export const programOf = (files: readonly string[]): ts.Program => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const options = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)?.options ?? {};
  return ts.createProgram([...files], { ...options, noEmit: true });
};

/** A sample that a seed alone decides: `wanted` of the whole, in the seed's order, so that what was tried when a run is stopped is a sample all the same. */
export const sampled = <A>(all: readonly A[], wanted: number, seed: number): readonly A[] => {
  const key = (index: number): string => createHash('sha256').update(`${seed} ${index}`).digest('hex');
  const chosen = [...all.keys()].sort((one, other) => key(one).localeCompare(key(other))).slice(0, wanted);
  return chosen.flatMap(index => all.slice(index, index + 1));
};
