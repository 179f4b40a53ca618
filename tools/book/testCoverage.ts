import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { coverage, idsIn } from './coverage';
import { filesOf, importsOf, visit, type Source } from '@tools/build/sources';

/** A requirement or a risk, and the tests that cover it. */
export interface TestCoverage {
  readonly id: string;
  readonly tests: readonly string[];
}

const product = /^(?:domain|application|infrastructure|ui|src)\//;
const aliased = /^@(domain|application|infrastructure|ui)\//;
/** Tests that reach the product whatever they import: browser tests, contract tests, and the test of the libraries that the product contains. */
const reaching = /^tests\/e2e\/.*\.spec\.ts$|^contracts\/.*\.pact\.test\.ts$|^tests\/architecture\/lock\.test\.ts$/;
const isTest = ({ file }: Source): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

const resolved = (from: string, target: string): string =>
  target.startsWith('.') ? posix.join(posix.dirname(from), target) : target.replace(aliased, '$1/');

/** Whether a test imports the product, directly or through a test helper; the sandbox and scripts do not count. */
const reaches = (source: Source, helpers: ReadonlyMap<string, Source>, seen = new Set<string>()): boolean => {
  if (reaching.test(source.file)) return true;
  if (seen.has(source.file)) return false;
  seen.add(source.file);
  return importsOf(source).some(target => {
    const file = resolved(source.file, target);
    if (product.test(file)) return true;
    const helper = helpers.get(file);
    return helper !== undefined && reaches(helper, helpers, seen);
  });
};

const FAULT = /\b([RX]\d{2})\b(?:\s*to\s*[RX](\d{2})\b)?/g;
const range = (letter: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `${letter}${String(from + step).padStart(2, '0')}`);

const faultsIn = (text: string): readonly string[] =>
  [...text.matchAll(FAULT)].flatMap(([, first = '', last]) =>
    range(first.slice(0, 1), Number(first.slice(1)), Number(last ?? first.slice(1))),
  );

/** The ids in a test's titles and strings, not in its comments. */
const named = (source: Source): ReadonlySet<string> => {
  const found = new Set<string>();
  visit(source, node => {
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (!text) return;
    idsIn(node.text).forEach(id => found.add(id));
    faultsIn(node.text).forEach(id => found.add(id));
  });
  return found;
};

/** The first decision that tests must trace, by its number in docs/decisions.md. */
const FIRST_TRACED = 47;
/** A decision (`- **D-87** …`) or a point of one (`  - D-87a …`). */
const RETOLD = /^(?:- \*\*| {2}- )D-(\d+)([a-z]?)\b/gm;
const decisions = (): readonly string[] =>
  [...readFileSync('docs/decisions.md', 'utf8').matchAll(RETOLD)].flatMap(([, number = '', letter = '']) =>
    Number(number) >= FIRST_TRACED ? [`D-${number}${letter}`] : [],
  );

/** Risks (R), attacks (X), decisions and their points. */
const further = (): readonly string[] => [...range('R', 1, 25), ...range('X', 1, 25), ...decisions()];

/** Each id with the tests that name it and reach the product; a test that passes without the product covers nothing. XTR-13 */
export const coveredBy = (ids: readonly string[], sources: readonly Source[]): readonly TestCoverage[] => {
  const helpers = new Map(sources.filter(source => !isTest(source)).map(source => [source.file.replace(/\.tsx?$/, ''), source]));
  const tests = sources.filter(source => isTest(source) && reaches(source, helpers)).map(source => ({ ...source, ids: named(source) }));
  return ids.map(id => ({ id, tests: tests.filter(test => test.ids.has(id)).map(({ file }) => file) }));
};

const folders = ['domain', 'application', 'infrastructure', 'ui', 'src', 'contracts', 'sandbox', 'tests', 'tools'] as const;

/** Every requirement and risk, with the tests that cover it. XTR-13 */
export const traced = (): readonly TestCoverage[] =>
  coveredBy(
    [...coverage().map(({ requirement }) => requirement), ...further()],
    folders.flatMap(folder => filesOf(folder, /\.tsx?$/)),
  );
