import * as E from 'fp-ts/Either';
import { displayDay, isDay } from '@domain/kernel/day';
import type { Entry } from '@domain/kernel/entry';
import { entries, ruleOf } from '@domain/register';
import { brandFacts, brands, variantFacts, variants, type Brand } from '@domain/brand/variant';
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
import { facts, settings, type Setting } from './settings';
import { differences } from './differences';
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
  /** The text of the decision already says it. */
  readonly inText: boolean;
}

export interface BookCase {
  /** The rule and what it was asked: the same case in two books. */
  readonly id: string;
  readonly who: string;
  readonly answer: string;
  /** The table or the text of the decision says it. */
  readonly inTable: boolean;
}

export interface BookSentence {
  readonly key: string;
  readonly says: string;
  /** For a promise: who approved it. */
  readonly approved: string | undefined;
}

export interface BookDecision {
  /** Page and place: 4.2 */
  readonly number: string;
  readonly title: string;
  readonly also: readonly string[];
  readonly rules: readonly string[];
  readonly byBank: boolean;
  readonly says: readonly string[];
  readonly figures: readonly BookFigure[];
  readonly laws: readonly string[];
  readonly reads: readonly BookSentence[];
  readonly cases: readonly BookCase[];
  readonly table: Decision['table'];
  /** Keys of the sentences in the table. */
  readonly quoted: readonly string[];
}

export interface BookPage extends Pick<Page, 'id' | 'title' | 'question'> {
  readonly number: number;
  readonly decisions: readonly BookDecision[];
}

interface Known {
  readonly settings: ReadonlyMap<string, Setting>;
  readonly sentences: ReadonlyMap<string, string>;
  readonly approvals: Approvals;
  /** The number of each decision, by its id and by its rules. */
  readonly numbers: ReadonlyMap<string, string>;
}

const numberOf = (page: number, at: number): string => `${page + 1}.${at + 1}`;

/** Decisions that are computed, at the end of the last page. */
const COMPUTED = ['bank-rules', 'settings', 'brands'] as const;

/** The first decision that has a rule explains it. */
const numbersOf = (all: readonly Page[]): ReadonlyMap<string, string> =>
  new Map([
    ...COMPUTED.map((name, at) => [name, numberOf(all.length - 1, bank.decisions.length + at)] as const),
    ...all
      .flatMap(({ decisions }, page) =>
        decisions.flatMap(({ id, rules }, at) =>
          [...(id === undefined ? [] : [id]), ...rules].map(name => [name, numberOf(page, at)] as const),
        ),
      )
      .reverse(),
  ]);

const ruleAt = (id: string): Entry => {
  const found = ruleOf(id);
  if (found === undefined) throw new Error(`The auditors' book names a rule that is gone: ${id}`);
  return found;
};

const parameterAt = (rule: string, name: string): Entry['parameters'][number] => {
  const found = ruleAt(rule).parameters.find(parameter => parameter.name === name);
  if (found === undefined) throw new Error(`The auditors' book names a parameter that is gone: ${rule} ${name}`);
  return found;
};
const parameterText = (rule: string, name: string): string => figureText(parameterAt(rule, name));

/** A value as a sentence shows it, without its unit, which the sentence has. Milliseconds are shown as seconds or minutes. */
const parameterInText = (rule: string, name: string): string => {
  const found = parameterAt(rule, name);
  const [text, unit] = [figureText(found), found.unit];
  return unit === 'milliseconds' || text.endsWith('minutes') ? text : (text.split(' ')[0] ?? '');
};

const settingAt = (key: string, known: Known): Setting => {
  const found = known.settings.get(key);
  if (found === undefined) throw new Error(`The auditors' book names a setting that is gone: ${key}`);
  return found;
};
const settingIn = (key: string, known: Known): string =>
  [...new Set(Object.values(settingAt(key, known).values).map(value => settingText(key, value)))].join(' ou ');

/** The value of each brand with its name, where they differ. */
const settingNamed = (key: string, known: Known): string => {
  const { values } = settingAt(key, known);
  const textOf = (brand: Brand): string =>
    [...new Set(variants.filter(each => variantFacts[each].brand === brand).map(each => settingText(key, values[each] ?? '')))].join(
      ' ou ',
    );
  const all = brands.map(brand => [textOf(brand), brandFacts[brand].name] as const);
  const [[one] = ['']] = all;
  return all.every(([text]) => text === one) ? one : all.map(([text, name]) => `${text} (${name})`).join(' ou ');
};

const numberAt = (name: string, known: Known): string => {
  const found = known.numbers.get(name);
  if (found === undefined) throw new Error(`The auditors' book refers to ${name}, which no decision has`);
  return found;
};

/** A figure's name in the record. */
export const figureId = (figure: FigureOf): string => {
  if ('rule' in figure) return `${figure.rule} ${figure.name}`;
  return 'setting' in figure ? figure.setting : '';
};

/** Whether a rule's own sentence has the figure: as the number alone, or in words. */
const isSaid = (value: string, text: string): boolean => {
  const [number = value] = /^[\d\u00A0,]+/.exec(value) ?? [];
  return text.includes(value) || (!value.includes('/') && new RegExp(`(?<![\\d/,])${number}(?![\\d/,])`, 'u').test(text));
};

/** Whether the text of the decision already says the figure. */
const isInText = (figure: FigureOf, value: string, { rules, says = ['*'], table }: Decision): boolean => {
  if ([...says, ...(table?.rows.flat() ?? [])].some(text => text.includes(`{${figureId(figure)}}`))) return true;
  return 'rule' in figure && says.includes('*') && rules.some(id => id === figure.rule) && isSaid(value, ruleAt(figure.rule).says.fr);
};

const figureOf = (figure: FigureOf, decision: Decision, known: Known): BookFigure => {
  const id = figureId(figure);
  const recorded = known.approvals.figures.find(each => each.figure === id);
  const since = recorded === undefined ? undefined : changedOn(recorded.approvals);
  const day = since !== undefined && isDay(since) ? displayDay(since) : undefined;
  const shown = (value: string, source: Source): BookFigure => ({
    id,
    label: 'label' in figure ? figure.label : '',
    value,
    source,
    since: day,
    inText: day === undefined && isInText(figure, value, decision),
  });
  if ('rule' in figure) return shown(parameterText(figure.rule, figure.name), 'ici');
  if ('setting' in figure) return shown(settingIn(figure.setting, known), 'réglage');
  return { id, label: figure.bank, value: '', source: 'la banque', since: undefined, inText: false };
};

const pairOf = (figure: string): readonly [rule: string, name: string] => {
  const [rule = '', name = ''] = figure.split(' ');
  return [rule, name];
};

/**
 * `key {days=withdrawal.days, months=facts.keptMonths}`: a key, and the figure of each of its places, or a text between `'`.
 * `[signature.level]` in a key is that setting's value.
 */
const FILLED = /^(\S+)(?: \{(.+)\})?$/;

/** A key for each value of the setting that it names. */
const keysOf = (written: string, known: Known): readonly string[] => {
  const [place = '', key] = /\[([\w.]+)\]/.exec(written) ?? [];
  return key === undefined
    ? [written]
    : [...new Set(Object.values(settingAt(key, known).values))].map(value => written.replace(place, value));
};

/** Sentences say their own unit: of a figure in a place for months or days, only the number. */
const ofPlace = (place: string, figure: string, known: Known): string => {
  if (figure.startsWith("'")) return figure.slice(1, -1);
  const value = figure.includes(' ') ? parameterText(...pairOf(figure)) : settingIn(figure, known);
  return place === 'days' || place === 'months' ? (value.split(' ')[0] ?? '') : value;
};

const sentenceAt = (written: string, known: Known): BookSentence => {
  const [, key = '', places = ''] = FILLED.exec(written) ?? [];
  const says = known.sentences.get(key);
  if (says === undefined)
    throw new Error(
      `The auditors' book quotes the sentence ${key}, which is gone: name the sentence that replaces it in tools/book/pages.`,
    );
  const promise = known.approvals.promises.find(each => each.key === key && each.language === 'fr');
  const whole = places
    .split(', ')
    .map(each => each.split('='))
    .reduce(
      (text, [place = '', figure = '']) => (figure === '' ? text : text.replaceAll(`{${place}}`, ofPlace(place, figure, known))),
      says,
    );
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
  time: 'heure',
  provider: 'prestataire',
  name: 'nom',
  holder: 'nom',
  amount: 'montant',
  price: 'prix',
};

const PLACE = /\{@([\w.-]+)\}|\{(\w+\.\w+) (\w+)\}|\{([\w.]+)\}/g;

/** Whole units are in the sentence already: only the number comes from the parameter. */
const filledIn = (text: string, known: Known): string =>
  text.replace(PLACE, (_, to: string | undefined, rule: string | undefined, name: string | undefined, key: string | undefined) => {
    if (to !== undefined) return numberAt(to, known);
    if (rule !== undefined && name !== undefined) return parameterInText(rule, name);
    return key === undefined ? '' : `${settingNamed(key, known)} (réglage)`;
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

const decisionOf = (decision: Decision, number: string, known: Known): BookDecision => {
  const { title, also, rules, figures = [], reads = [], table } = decision;
  const says = (decision.says ?? ['*']).flatMap(text => (text === '*' ? rules.map(id => ruleAt(id).says.fr) : [filledIn(text, known)]));
  return {
    number,
    title,
    also: also?.split(', ') ?? [],
    rules,
    byBank: rules.some(id => ruleAt(id).decidedBy === 'bank'),
    says,
    figures: figures.map(figure => figureOf(figure, decision, known)),
    laws: lawsOf(rules),
    reads: reads.flatMap(written => keysOf(written, known)).map(key => sentenceAt(key, known)),
    cases: casesOf(decision),
    quoted: table?.rows.flatMap(row => row.filter((cell, at) => table.sentences.includes(at) && cell !== '')) ?? [],
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

/** Every rule that the bank decides, for the last page: whole where no other page has it. */
const decidedByBank = (at: number, known: Known): BookDecision => ({
  number: numberOf(pages.indexOf(bank), at),
  title: 'Les règles que la banque applique elle-même',
  also: [],
  rules: [],
  byBank: true,
  says: entries
    .filter(({ decidedBy }) => decidedBy === 'bank')
    .map(({ id, title, says }) => {
      const number = known.numbers.get(id);
      return number === undefined ? `${title.fr}. ${says.fr}` : `${title.fr} (${number}).`;
    }),
  figures: [],
  laws: [],
  reads: [],
  cases: [],
  table: undefined,
  quoted: [],
});

/** Each setting whose other values the pages explain. */
const changeable = (at: number, known: Known): BookDecision => {
  const rows = pages.flatMap(({ decisions }, page) =>
    decisions.flatMap(({ figures = [] }, place) =>
      figures.flatMap(figure =>
        'setting' in figure && figure.otherwise !== undefined
          ? [[figure.label, settingNamed(figure.setting, known), figure.otherwise, numberOf(page, place)]]
          : [],
      ),
    ),
  );
  return {
    number: numberOf(pages.indexOf(bank), at),
    title: 'Ce qu’un réglage change',
    also: ['configuration'],
    rules: [],
    byBank: false,
    says: [
      'Chaque marque peut avoir les siens ; où elles diffèrent : la table suivante. Les dates, durées et délais marqués « (réglage) » dans les autres chapitres se changent de même, dans la configuration de la banque ; tout changement est dans la note des changements.',
    ],
    figures: [],
    laws: [],
    reads: [],
    cases: [],
    table: {
      caption: 'Les réglages qui changent ce que la personne peut ou voit',
      head: ['Réglage', 'En production', 'Autrement', 'Voir'],
      sentences: [1],
      rows,
    },
    quoted: [],
  };
};

const brandsDiffer = (at: number, known: Known): BookDecision => ({
  number: numberOf(pages.indexOf(bank), at),
  title: 'Ce qui diffère entre les deux marques',
  also: brands.flatMap(brand => [`${brandFacts[brand].name} (marque)`]).concat('marque (première, seconde)'),
  rules: [],
  byBank: false,
  says: [
    'Tout le reste est égal : règles, prix, délais, accords et phrases. Chaque marque a son nom, son logo, ses couleurs et ses adresses internet ; les notes légales sous l’offre sont les mêmes, au nom de la marque.',
  ],
  figures: [],
  laws: [],
  reads: [],
  cases: [],
  table: {
    caption: 'Les deux marques',
    head: ['Sujet', ...brands.map(brand => brandFacts[brand].name)],
    sentences: [],
    rows: differences([...known.settings.values()]),
  },
  quoted: [],
});

/** The auditors' book as data: rules, figures, cases and sentences, all computed. XTR-13 */
export const bookOf = (sentences: ReadonlyMap<string, string>, approvals: Approvals): readonly BookPage[] => {
  const known: Known = {
    settings: new Map([...settings(), ...facts()].map(setting => [setting.key, setting])),
    sentences,
    approvals,
    numbers: numbersOf(pages),
  };
  return pages.map(({ id, title, question, decisions }, page) => {
    const written = decisions.map((decision, at) => decisionOf(decision, numberOf(page, at), known));
    const more =
      id === bank.id ? [decidedByBank, changeable, brandsDiffer].map((computed, place) => computed(written.length + place, known)) : [];
    return { id, number: page + 1, title, question, decisions: [...written, ...more] };
  });
};

/** Every figure of the book with its value, by its name in the record. */
export const figuresOf = (book: readonly BookPage[]): ReadonlyMap<string, string> =>
  new Map(
    book.flatMap(page =>
      page.decisions.flatMap(({ figures }) => figures.flatMap(({ id, value }) => (id === '' ? [] : [[id, value] as const]))),
    ),
  );

const ALLOWED = /se saisit 01|2D-Doc|KO_0\d|29 février|1er mars/g;

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
