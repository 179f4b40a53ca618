import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';
import ts from 'typescript';
import { root, sourcesOf, visit, type Source } from '@tools/build/sources';
import { isRecord } from '@domain/kernel/shape';
import type { Entry } from '@domain/kernel/entry';
import { entries } from '@domain/register';
import { withNulls } from './answers';
import { gridOf } from './grid';
import { ruleFiles } from './ruleFile';

/** A change of one source, in a copy that is compiled in memory. */
interface Change {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What readers read decides nothing. */
const PROSE = new Set(['title', 'says', 'requirements', 'examples', 'refusals', 'clauses', 'known', 'unit', 'id', 'because']);

const isProse = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && PROSE.has(node.name.getText());

const otherCode = (code: string): string => {
  if (/^\d{4}-/.test(code)) return code.replace(/^\d{4}/, year => String(Number(year) + 1));
  return /\d$/.test(code) ? code.replace(/\d$/, digit => String((Number(digit) + 1) % 10)) : `${code}X`;
};

/** Each number one more and one less, each of the codes another, the last part of each list and table left out. */
const changesOf = (source: Source, codes: ReadonlySet<unknown>): readonly Change[] => {
  const found: Change[] = [];
  const change = (node: ts.Node, text: string): void => {
    found.push({ file: source.file, start: node.getStart(), end: node.getEnd(), text });
  };
  const walk = (node: ts.Node): void => {
    if (isProse(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNumericLiteral(node)) [1, -1].forEach(by => change(node, `(${Number(node.text) + by})`));
    else if (ts.isStringLiteral(node) && codes.has(node.text)) change(node, JSON.stringify(otherCode(node.text)));
    else if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) {
      const last = [...(ts.isArrayLiteralExpression(node) ? node.elements : node.properties)].at(-1);
      if (last !== undefined) change(last, '');
    }
    ts.forEachChild(node, walk);
  };
  visit(source, node => {
    if (ts.isSourceFile(node)) walk(node);
  });
  return found;
};

const placeOf = (from: string, target: string): string =>
  target.startsWith('.') ? posix.join(posix.dirname(from), target) : target.replace(/^@(domain|brands)/, '$1');

const external = createRequire(posix.join(root, 'package.json'));

type Load = (file: string) => object;

/** Reloads the domain: a source whose text has changed and everything that imports it. The rest stays loaded. */
class Domain {
  private readonly texts = new Map(['domain', 'brands'].flatMap(sourcesOf).map(source => [source.file, source]));
  private readonly code = new Map<string, ReturnType<typeof compileFunction>>();
  private readonly users = new Map<string, Set<string>>();
  private readonly standing = new Map<string, object>();

  sources(): readonly Source[] {
    return [...this.texts.values()];
  }

  private resolved(from: string, target: string): string | undefined {
    const place = placeOf(from, target);
    return [`${place}.ts`, `${place}/index.ts`].find(each => this.texts.has(each));
  }

  private static compiled(text: string): ReturnType<typeof compileFunction> {
    const { code } = transformSync(text, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } });
    return compileFunction(code, ['require', 'exports']);
  }

  private run(file: string, body: ReturnType<typeof compileFunction>, load: Load): object {
    const exports = {};
    const required = (target: string): unknown => {
      const found = this.resolved(file, target);
      if (found === undefined) return external(target);
      this.users.set(found, (this.users.get(found) ?? new Set()).add(file));
      return load(found);
    };
    Reflect.apply(body, undefined, [required, exports]);
    return exports;
  }

  /** A module, unchanged. */
  readonly load: Load = file => {
    const found = this.standing.get(file);
    if (found !== undefined) return found;
    const body = this.code.get(file) ?? Domain.compiled(this.texts.get(file)?.text ?? '');
    this.code.set(file, body);
    const exports = this.run(file, body, this.load);
    this.standing.set(file, exports);
    return exports;
  };

  usersOf(file: string): ReadonlySet<string> {
    const found = new Set([file]);
    for (const each of found) this.users.get(each)?.forEach(user => found.add(user));
    return found;
  }

  /** A module as the change makes it. */
  changed({ file, start, end, text }: Change): Load {
    const source = this.texts.get(file)?.text ?? '';
    const body = Domain.compiled(source.slice(0, start) + text + source.slice(end));
    const anew = this.usersOf(file);
    const made = new Map<string, object>();
    const load: Load = place => {
      if (!anew.has(place)) return this.load(place);
      const exports = made.get(place) ?? this.run(place, place === file ? body : (this.code.get(place) ?? body), load);
      made.set(place, exports);
      return exports;
    };
    return load;
  }
}

interface Loaded {
  readonly parameters: ReadonlyMap<string, unknown>;
  readonly answers: (givens: readonly unknown[]) => string;
}

/** A rule of a changed domain; undefined: it is gone, or is no rule any more. */
const loadedRule = (register: object, id: string): Loaded | undefined => {
  const rules: unknown = 'register' in register ? register.register : undefined;
  const found = isRecord(rules) ? rules[id] : undefined;
  if (!isRecord(found)) return undefined;
  const { evaluate, parameters } = found;
  if (typeof evaluate !== 'function' || !Array.isArray(parameters)) return undefined;
  return {
    parameters: new Map(parameters.filter(isRecord).map(({ name, value }) => [String(name), value])),
    answers: givens => JSON.stringify(givens.map((given): unknown => Reflect.apply(evaluate, undefined, [given]))),
  };
};

const givensOf = (entry: Entry): readonly unknown[] => [
  ...[...entry.examples, ...entry.refusals].map(({ given }) => withNulls(entry.input, given)),
  ...gridOf(entry).map(({ given }) => given),
];

const REGISTER = 'domain/register.ts';

/**
 * The parameters that decide nothing: each number, code, list and table of the domain is changed, one at a time; a parameter counts where
 * a change that moves it moves an answer to an example or to a case of the grid too. XTR-13
 */
export const idleParameters = (rules: readonly Entry[] = entries): readonly string[] => {
  const domain = new Domain();
  domain.load(REGISTER);
  const deciding = new Set<string>();
  const given = new Map(rules.map(entry => [entry.id, givensOf(entry)]));
  const before = new Map(rules.map(({ id }) => [id, loadedRule(domain.load(REGISTER), id)?.answers(given.get(id) ?? [])]));
  const named = rules.filter(({ parameters }) => parameters.length > 0);
  const open = ({ id, parameters }: Entry): boolean => parameters.some(({ name }) => !deciding.has(`${id} ${name}`));
  const codes = new Set(rules.flatMap(({ parameters }) => parameters.map(({ value }) => value)));
  const registerAfter = (change: Change): object => {
    try {
      return domain.changed(change)(REGISTER);
    } catch {
      return {};
    }
  };
  for (const source of domain.sources()) {
    const users = domain.usersOf(source.file);
    const mine = named.filter(({ id }) => users.has(ruleFiles.get(id) ?? ''));
    for (const change of changesOf(source, codes)) {
      const left = mine.filter(open);
      const register = left.length === 0 ? {} : registerAfter(change);
      for (const { id, parameters } of left) {
        const now = loadedRule(register, id);
        const moved = parameters.filter(({ name, value }) => now !== undefined && now.parameters.get(name) !== value);
        if (now !== undefined && moved.length > 0 && now.answers(given.get(id) ?? []) !== before.get(id))
          moved.forEach(({ name }) => deciding.add(`${id} ${name}`));
      }
    }
  }
  return named.flatMap(({ id, parameters }) =>
    parameters
      .filter(({ name }) => !deciding.has(`${id} ${name}`))
      .map(({ name, value }) => `${id}: no answer follows its parameter ${name} (${value})`),
  );
};
