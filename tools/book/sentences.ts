import ts from 'typescript';
import { ADULT_FROM, CLASSIC_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import { OLDEST } from '@domain/eligibility/birthdate';
import { RIGHT_TO_ACCOUNT_PHONE } from '@domain/errors/refusalRights';
import { MOBILE_STARTS } from '@domain/field/mobile';
import { LIMIT_DAYS } from '@domain/offer/fixed';
import { MOST_PAGES } from '@domain/proofs/scans';
import { CONSENT_MONTHS } from '@domain/session/consent';
import { sourcesOf, visit, type Source } from '@tools/build/sources';

/** One text of the pages, as a person reads it: figures filled in, what varies with the person between braces. */
export interface Sentence {
  /** Its place in ui/copy: file, then names; the second text of one place ends with #2. */
  readonly key: string;
  readonly language: string;
  readonly says: string;
}

/** The figures that sentences quote, by the name that they have there. */
const figures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ADULT_FROM,
    CLASSIC_FROM,
    YOUNG_UNTIL,
    OLDEST,
    LIMIT_DAYS,
    MOST_PAGES,
    CONSENT_MONTHS,
    RIGHT_TO_ACCOUNT_PHONE,
    starts: MOBILE_STARTS.join(' ou '),
  }).map(([name, value]) => [name, String(value)]),
);

const nameOf = (node: ts.Node): readonly string[] =>
  ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? [node.name.getText().replace(/^['"`]|['"`]$/g, '')] : [];

const pathOf = (node: ts.Node): readonly string[] => (ts.isSourceFile(node) ? [] : [...pathOf(node.parent), ...nameOf(node)]);

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression =>
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  !ts.isImportDeclaration(node.parent) &&
  !ts.isExportDeclaration(node.parent) &&
  !ts.isLiteralTypeNode(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** The texts that a file gives a name of its own. */
const localsOf = (source: Source): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  visit(source, node => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isStringLiteralLike(node.initializer))
      found.set(node.name.getText(), node.initializer.text);
  });
  return found;
};

const filled = (node: ts.StringLiteralLike | ts.TemplateExpression, locals: ReadonlyMap<string, string>): string => {
  if (!ts.isTemplateExpression(node)) return node.text;
  const value = (expression: ts.Expression): string => {
    const name = expression.getText();
    return figures.get(name) ?? locals.get(name) ?? (ts.isIdentifier(expression) ? `{${name}}` : '{…}');
  };
  return node.head.text + node.templateSpans.map(({ expression, literal }) => value(expression) + literal.text).join('');
};

/** No-break spaces as spaces: one sentence is one sentence. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ').trim();

/** Every text of ui/copy, in each language. XTR-12, XTR-13 */
export const sentences = (): readonly Sentence[] =>
  sourcesOf('ui/copy').flatMap(source => {
    const locals = localsOf(source);
    const [, language = '', file = ''] = /^ui\/copy\/(?:(\w+)\/)?(.+)\.ts$/.exec(source.file) ?? [];
    const seen = new Map<string, number>();
    const found: Sentence[] = [];
    visit(source, node => {
      if (!isText(node)) return;
      const place = [file, ...pathOf(node)].join('.');
      const count = (seen.get(place) ?? 0) + 1;
      seen.set(place, count);
      found.push({ key: count === 1 ? place : `${place}#${count}`, language, says: plain(filled(node, locals)) });
    });
    return found;
  });

/** The French sentences, by their keys. */
export const frenchSentences = (): ReadonlyMap<string, string> =>
  new Map(sentences().flatMap(({ key, language, says }) => (language === 'fr' ? [[key, says] as const] : [])));
