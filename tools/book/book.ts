import * as E from 'fp-ts/Either';
import { displayDay, isDay } from '@domain/kernel/day';
import type { Entry } from '@domain/kernel/entry';
import { entries, ruleOf } from '@domain/register';
import { withNulls } from './answers';
import { approvedBy, changedOn, type Approvals } from './approvals';
import { lawsOf } from './laws';
import { ages } from './pages/ages';
import { bank } from './pages/bank';
import { coHolder } from './pages/coHolder';
import { data } from './pages/data';
import type { Decision, FigureOf, Page } from './pages/page';
import { prices } from './pages/prices';
import { proofs } from './pages/proofs';
import { refusals } from './pages/refusals';
import { video } from './pages/video';
import { who } from './pages/who';
import { settings, type Setting } from './settings';
import { figureText, settingText } from './units';

/** The nine pages, in their order. XTR-13 */
export const pages: readonly Page[] = [who, ages, prices, proofs, coHolder, video, refusals, data, bank];

export type Source = 'ici' | 'réglage' | 'la banque';

export interface BookFigure {
  /** What the record of figures knows it by; empty: the bank sends the value. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly source: Source;
  readonly since: string | undefined;
}

export interface BookCase {
  /** The rule and what it was asked: the same case in two books. */
  readonly id: string;
  readonly who: string;
  readonly answer: string;
  /** The table of the decision shows it. */
  readonly inTable: boolean;
}

export interface BookSentence {
  readonly key: string;
  readonly says: string;
  /** For a promise: who approved it. */
  readonly approved: string | undefined;
}

export interface BookDecision {
  readonly title: string;
  readonly rules: readonly string[];
  readonly byBank: boolean;
  readonly says: readonly string[];
  readonly figures: readonly BookFigure[];
  readonly laws: readonly string[];
  readonly reads: readonly BookSentence[];
  readonly cases: readonly BookCase[];
  readonly table: Decision['table'];
}

export interface BookPage extends Pick<Page, 'id' | 'title' | 'question' | 'also'> {
  readonly number: number;
  readonly decisions: readonly BookDecision[];
}

interface Known {
  readonly settings: ReadonlyMap<string, Setting>;
  readonly sentences: ReadonlyMap<string, string>;
  readonly approvals: Approvals;
}

const ruleAt = (id: string): Entry => {
  const found = ruleOf(id);
  if (found === undefined) throw new Error(`The auditors' book names a rule that is gone: ${id}`);
  return found;
};

const parameterText = (rule: string, name: string): string => {
  const found = ruleAt(rule).parameters.find(parameter => parameter.name === name);
  if (found === undefined) throw new Error(`The auditors' book names a parameter that is gone: ${rule} ${name}`);
  return figureText(found);
};

const settingIn = (key: string, known: Known): string => {
  const found = known.settings.get(key);
  if (found === undefined) throw new Error(`The auditors' book names a setting that is gone: ${key}`);
  return [...new Set(Object.values(found.values))].map(value => settingText(key, value)).join(' ou ');
};

/** A figure's name in the record. */
export const figureId = (figure: FigureOf): string => {
  if ('rule' in figure) return `${figure.rule} ${figure.name}`;
  return 'setting' in figure ? figure.setting : '';
};

const figureOf = (figure: FigureOf, known: Known): BookFigure => {
  const id = figureId(figure);
  const recorded = known.approvals.figures.find(each => each.figure === id);
  const since = recorded === undefined ? undefined : changedOn(recorded.approvals);
  const day = since !== undefined && isDay(since) ? displayDay(since) : undefined;
  if ('rule' in figure) return { id, label: figure.label, value: parameterText(figure.rule, figure.name), source: 'ici', since: day };
  if ('setting' in figure) return { id, label: figure.label, value: settingIn(figure.setting, known), source: 'réglage', since: day };
  return { id, label: figure.bank, value: '', source: 'la banque', since: undefined };
};

const pairOf = (figure: string): readonly [rule: string, name: string] => {
  const [rule = '', name = ''] = figure.split(' ');
  return [rule, name];
};

/** `key {days=withdrawal.days}`: a key, and the figure of each of its places. */
const FILLED = /^(\S+?)(?: \{(\w+)=([^}]+)\})?$/;

const sentenceAt = (written: string, known: Known): BookSentence => {
  const [, key = '', place, figure] = FILLED.exec(written) ?? [];
  const says = known.sentences.get(key);
  if (says === undefined)
    throw new Error(
      `The auditors' book quotes the sentence ${key}, which is gone: name the sentence that replaces it in tools/book/pages.`,
    );
  const promise = known.approvals.promises.find(each => each.key === key && each.language === 'fr');
  const filled = figure === undefined ? '' : figure.includes(' ') ? parameterText(...pairOf(figure)) : settingIn(figure, known);
  const value = place === 'days' ? (filled.split(' ')[0] ?? '') : filled;
  const whole = place === undefined ? says : says.replaceAll(`{${place}}`, value);
  return {
    key,
    says: whole.replace(/\{(\w+|…)\}/g, (_, name: string) => `[${PERSONAL[name] ?? '…'}]`),
    approved: promise && approvedBy(promise.approvals),
  };
};

/** What varies with the person, in the sentences of the book. */
const PERSONAL: Readonly<Record<string, string>> = {
  '…': 'durée',
  day: 'jour',
  name: 'nom',
  holder: 'nom',
  amount: 'montant',
  price: 'prix',
};

const PLACE = /\{(\w+\.\w+) (\w+)\}|\{([\w.]+)\}/g;

/** Whole units are in the sentence already: only the number comes from the parameter. */
const filledIn = (text: string, known: Known): string =>
  text.replace(PLACE, (_, rule: string | undefined, name: string | undefined, key: string | undefined) => {
    if (rule !== undefined && name !== undefined) return parameterText(rule, name).split(' ')[0] ?? '';
    return key === undefined ? '' : settingIn(key, known);
  });

const casesOf = ({ cases = [] }: Decision): readonly BookCase[] =>
  cases.flatMap(({ rule, of, tells, inTable = false }) =>
    of.map(([who, given]) => {
      const { evaluate, input } = ruleAt(rule);
      const answer = evaluate(withNulls(input, given));
      const told = E.isRight(answer) ? tells(answer.right) : undefined;
      if (told === undefined)
        throw new Error(
          `The auditors' book has no words for what ${rule} answers to “${who}”: ${JSON.stringify(E.isRight(answer) ? answer.right : answer.left)}. Add them in tools/book/pages.`,
        );
      return { id: `${rule} ${JSON.stringify(given)}`, who, answer: told, inTable };
    }),
  );

const decisionOf = (decision: Decision, known: Known): BookDecision => {
  const { title, rules, says, figures = [], reads = [], table } = decision;
  return {
    title,
    rules,
    byBank: rules.some(id => ruleAt(id).decidedBy === 'bank'),
    says: (says ?? ['*']).flatMap(text => (text === '*' ? rules.map(id => ruleAt(id).says.fr) : [filledIn(text, known)])),
    figures: figures.map(figure => figureOf(figure, known)),
    laws: lawsOf(rules),
    reads: reads.map(key => sentenceAt(key, known)),
    cases: casesOf(decision),
    table: table && {
      ...table,
      rows: table.rows.map(row =>
        row.map((cell, at) =>
          table.sentences.includes(at) && cell !== '' ? `«\u00A0${sentenceAt(cell, known).says}\u00A0»` : filledIn(cell, known),
        ),
      ),
    },
  };
};

const pageOf = (rule: string): string => {
  const at = pages.findIndex(({ decisions }) => decisions.some(({ rules }) => rules.some(each => each === rule)));
  return at < 0 ? '' : ` (page ${at + 1})`;
};

/** Every rule that the bank decides, for the last page: whole where no other page has it. */
const decidedByBank = (): BookDecision => ({
  title: 'Les règles que la banque applique elle-même',
  rules: [],
  byBank: true,
  says: entries
    .filter(({ decidedBy }) => decidedBy === 'bank')
    .map(({ id, title, says }) => {
      const page = pageOf(id);
      return page === '' ? `${title.fr}. ${says.fr}` : `${title.fr}${page}.`;
    }),
  figures: [],
  laws: [],
  reads: [],
  cases: [],
  table: undefined,
});

/** The auditors' book as data: rules, figures, cases and sentences, all computed. XTR-13 */
export const bookOf = (sentences: ReadonlyMap<string, string>, approvals: Approvals): readonly BookPage[] => {
  const known: Known = { settings: new Map(settings().map(setting => [setting.key, setting])), sentences, approvals };
  return pages.map(({ id, title, question, also, decisions }, at) => ({
    id,
    number: at + 1,
    title,
    question,
    also,
    decisions: [...decisions.map(decision => decisionOf(decision, known)), ...(id === bank.id ? [decidedByBank()] : [])],
  }));
};

/** Every figure of the book with its value, by its name in the record. */
export const figuresOf = (book: readonly BookPage[]): ReadonlyMap<string, string> =>
  new Map(
    book.flatMap(page =>
      page.decisions.flatMap(({ figures }) => figures.flatMap(({ id, value }) => (id === '' ? [] : [[id, value] as const]))),
    ),
  );

const ALLOWED = /page \d|2D-Doc|KO_0\d|\(TAEG\)/g;

/** Figures that a page of the book writes by hand: they would stay when the rule's own changes. */
export const handWrittenFigures = (all: readonly Page[] = pages): readonly string[] =>
  all.flatMap(({ id, title, decisions }) =>
    decisions.flatMap(({ says = [], table }) =>
      [
        ...says,
        ...(id === bank.id ? [] : (table?.rows ?? []).flatMap(row => row.filter((_, at) => table?.sentences.includes(at) === false))),
      ]
        .filter(text => /\d/.test(text.replace(PLACE, '').replace(ALLOWED, '')))
        .map(text => `${title}: “${text}” has a figure of its own`),
    ),
  );
