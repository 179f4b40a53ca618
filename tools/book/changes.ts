import * as t from 'io-ts';
import { brandFacts } from '@domain/brand/variant';

/** Another number for another shape of the file: two books of different formats are not compared. */
export const FORMAT = 2;

const Figure = t.readonly(t.type({ id: t.string, label: t.string, value: t.string, source: t.string, recorded: t.string, page: t.number }));
const Case = t.readonly(t.type({ id: t.string, who: t.string, answer: t.string, page: t.number }));
const Text = t.readonly(t.type({ id: t.string, says: t.string }));
const Said = t.readonly(
  t.type({ key: t.string, language: t.string, says: t.string, page: t.union([t.number, t.null]), promise: t.union([t.string, t.null]) }),
);
const Rule = t.readonly(
  t.type({
    id: t.string,
    title: t.string,
    says: t.string,
    parameters: t.record(t.string, t.string),
    answers: t.record(t.string, t.string),
  }),
);
const Setting = t.readonly(t.type({ key: t.string, label: t.string, values: t.record(t.string, t.string) }));

/** What the change note compares, of one version. */
export const BookFile = t.readonly(
  t.type({
    format: t.literal(FORMAT),
    rules: t.readonlyArray(Rule),
    cases: t.readonlyArray(Case),
    texts: t.readonlyArray(Text),
    figures: t.readonlyArray(Figure),
    sentences: t.readonlyArray(Said),
    settings: t.readonlyArray(Setting),
  }),
);
export type BookFile = t.TypeOf<typeof BookFile>;

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

/** Sentences, and cells of a row. */
const partsOf = (text: string): readonly string[] => text.split(/(?<=[.;?] )|(?<= \| )/);

/** What changed of a long text: its sentences or cells without those that begin and end both. */
const fromTo = (old: string, now: string): string => {
  const [was, is] = [partsOf(old), partsOf(now)];
  const most = Math.min(was.length, is.length);
  const begin = [...was, undefined].findIndex((part, at) => at >= most || part !== is[at]);
  const end = was.toReversed().findIndex((part, at) => at >= most - begin || part !== is.at(-1 - at));
  const middle = (parts: readonly string[]): string =>
    `${begin > 0 ? '… ' : ''}${parts
      .slice(begin, parts.length - Math.max(end, 0))
      .join('')
      .trim()}${end > 0 ? ' …' : ''}`;
  return `${quoted(middle(was))} → ${quoted(middle(is))}`;
};

/** A variant as people call it: the brand, and the reader where only one of the two is meant. */
const variantName = (variant: string, all: readonly string[]): string => {
  const [mode = '', code = ''] = variant.split('-');
  const name = Object.entries(brandFacts).find(([each]) => each === code)?.[1].name;
  if (name === undefined) return variant;
  const both = all.filter(each => each.endsWith(`-${code}`)).length > 1;
  return both ? name : `${name}, ${mode === 'mdc' ? 'conseiller' : 'client'}`;
};
const variantNames = (all: readonly string[]): string => [...new Set(all.map(each => variantName(each, all)))].join(', ');

/** Each pair of things that both books have under one name and that differ. */
const pairs = <Each>(
  before: readonly Each[],
  after: readonly Each[],
  nameOf: (each: Each) => string,
  valueOf: (each: Each) => string,
): readonly (readonly [old: Each, now: Each])[] => {
  const old = new Map(before.map(each => [nameOf(each), each]));
  return after.flatMap(now => {
    const was = old.get(nameOf(now));
    return was === undefined || valueOf(was) === valueOf(now) ? [] : [[was, now] as const];
  });
};

const missing = <Each>(from: readonly Each[], there: readonly Each[], nameOf: (each: Each) => string): readonly Each[] => {
  const known = new Set(there.map(nameOf));
  return from.filter(each => !known.has(nameOf(each)));
};

const idOf = ({ id }: { readonly id: string }): string => id;
/** A row that begins with a figure is the same row with another figure. */
const placeOf = ({ id }: { readonly id: string }): string => id.replace(/(?<!\(|Chapitre )\d+/g, '');

const changedAnswers = (old: t.TypeOf<typeof Rule>, now: t.TypeOf<typeof Rule>): number =>
  Object.entries(now.answers).filter(([given, answer]) => old.answers[given] !== undefined && old.answers[given] !== answer).length;

type Change = readonly [old: string, now: string];

const numberIn = (value: string): string => /^[\d\u00A0]+(?:,\d+)?/.exec(value)?.[0] ?? value;

/** Each figure and setting that differs, as a text has it. */
const changedValues = (before: BookFile, after: BookFile): readonly Change[] => [
  ...pairs(before.rules, after.rules, idOf, ({ parameters }) => JSON.stringify(parameters)).flatMap(([old, now]) =>
    Object.entries(now.parameters).flatMap(([name, value]): readonly Change[] => {
      const was = old.parameters[name];
      return was === undefined || was === value
        ? []
        : [
            [was, value],
            [numberIn(was), numberIn(value)],
          ];
    }),
  ),
  ...pairs(before.figures, after.figures, idOf, ({ value }) => value).map(([old, now]): Change =>
    now.source === 'réglage' ? [`${old.value} (réglage)`, `${now.value} (réglage)`] : [old.value, now.value],
  ),
];

/** Whether a text differs only by figures and settings, which have their own lines. */
const onlyBy =
  (changes: readonly Change[]) =>
  ([old, now]: readonly [{ readonly says: string }, { readonly says: string }]): boolean =>
    changes.reduce((text, [from, to]) => (text === now.says ? text : text.replaceAll(from, to)), old.says) === now.says;

const ruleLines = (before: BookFile, after: BookFile): readonly string[] => {
  const isFigure = onlyBy(changedValues(before, after));
  return [
    ...missing(after.rules, before.rules, idOf).map(({ id, title, says }) => `Nouvelle règle, ${title} (${id}) : ${says}`),
    ...missing(before.rules, after.rules, idOf).map(({ id, title }) => `Règle retirée : ${title} (${id}).`),
    ...pairs(before.rules, after.rules, idOf, ({ says }) => says)
      .filter(pair => !isFigure(pair))
      .map(([old, now]) => `${now.title} (${now.id}) : ${fromTo(old.says, now.says)}`),
    ...pairs(before.texts, after.texts, placeOf, ({ says }) => says)
      .filter(pair => !isFigure(pair))
      .map(([old, now]) => `${now.id} : ${fromTo(old.says, now.says)}`),
    ...missing(after.texts, before.texts, placeOf).map(({ id, says }) => `Nouveau dans le livre, ${id} : ${quoted(says)}`),
    ...missing(before.texts, after.texts, placeOf).map(({ id, says }) => `Retiré du livre, ${id} : ${quoted(says)}`),
    ...pairs(before.cases, after.cases, idOf, ({ answer }) => answer).map(
      ([old, now]) => `${now.who} : ${old.answer} → ${now.answer} (chapitre ${now.page}).`,
    ),
    ...pairs(before.rules, after.rules, idOf, ({ answers }) => JSON.stringify(answers)).flatMap(([old, now]) => {
      const count = changedAnswers(old, now);
      return count === 0
        ? []
        : [`${now.title} : ${count} réponse${count > 1 ? 's' : ''} de la règle ${count > 1 ? 'changent' : 'change'} (${now.id}).`];
    }),
  ];
};

type Figure = t.TypeOf<typeof Figure>;
const shouldBe = ({ recorded, value }: Figure): string => (recorded === value ? '' : ` ; doit être ${recorded}`);

const figureLines = (before: BookFile, after: BookFile): readonly string[] => {
  const inPages = new Set([...before.figures, ...after.figures].map(idOf));
  const one = <Each extends { readonly id: string }>(all: readonly Each[]): readonly Each[] => [
    ...new Map(all.map(each => [each.id, each])).values(),
  ];
  // a setting has its own section
  const shown = pairs(one(before.figures), one(after.figures), idOf, ({ value }) => value)
    .filter(([, { source }]) => source !== 'réglage')
    .map(([old, now]) => `${now.label} : ${old.value} → ${now.value} (${now.source}${shouldBe(now)} ; chapitre ${now.page}).`);
  const others = pairs(before.rules, after.rules, idOf, ({ parameters }) => JSON.stringify(parameters)).flatMap(([old, now]) =>
    Object.entries(now.parameters)
      .filter(([name, value]) => !inPages.has(`${now.id} ${name}`) && old.parameters[name] !== undefined && old.parameters[name] !== value)
      .map(([name, value]) => `${now.title} : ${old.parameters[name] ?? ''} → ${value} (ici ; ${now.id}).`),
  );
  return [...shown, ...others];
};

type Said = t.TypeOf<typeof Said>;
const nameOf = ({ key, language }: Said): string => `${language} ${key}`;
const where = ({ language, page }: Said): string =>
  [language === 'fr' ? '' : `langue : ${language}`, page === null ? '' : `chapitre ${page}`].filter(Boolean).join(', ');
const marked = (said: Said): string =>
  `${where(said) === '' ? '' : ` (${where(said)})`}${said.promise === null ? '' : ` **Promesse, ${said.promise}.**`}`;

const sentenceLines = (before: BookFile, after: BookFile): readonly string[] => {
  const differing = pairs(before.sentences, after.sentences, nameOf, ({ says }) => says);
  const french = new Set(differing.flatMap(([, { key, language }]) => (language === 'fr' ? [key] : [])));
  const texts = (all: readonly Said[]): ReadonlySet<string> => new Set(all.map(({ says }) => says));
  const [old, now] = [texts(before.sentences), texts(after.sentences)];
  // a sentence that moved, and the English of a changed French one, say nothing more
  const wanted = differing.filter(([, { key, language }]) => language === 'fr' || !french.has(key));
  return [
    ...wanted.map(([was, is]) => `${quoted(was.says)} → ${quoted(is.says)}${marked(is)}`),
    ...missing(after.sentences, before.sentences, nameOf)
      .filter(({ says, language }) => language === 'fr' && !old.has(says))
      .map(is => `Nouvelle : ${quoted(is.says)}${marked(is)}`),
    ...missing(before.sentences, after.sentences, nameOf)
      .filter(({ says, language }) => language === 'fr' && !now.has(says))
      .map(was => `Retirée : ${quoted(was.says)}${marked(was)}`),
  ];
};

const settingLines = (before: BookFile, after: BookFile): readonly string[] => [
  ...missing(after.settings, before.settings, ({ key }) => key).map(
    ({ label, values }) => `Nouveau réglage, ${label} : ${[...new Set(Object.values(values))].join(' ou ')}.`,
  ),
  ...missing(before.settings, after.settings, ({ key }) => key).map(({ label }) => `Réglage retiré : ${label}.`),
  ...pairs(
    before.settings,
    after.settings,
    ({ key }) => key,
    ({ values }) => JSON.stringify(values),
  ).flatMap(([old, now]) => {
    const changed = Object.entries(now.values).filter(([variant, value]) => old.values[variant] !== value);
    const lines = new Set(changed.map(([variant, value]) => `${old.values[variant] ?? 'rien'} → ${value}`));
    const all = changed.length === Object.keys(now.values).length;
    const figure = after.figures.find(({ id }) => id === now.key);
    const notes = [
      ...(all ? [] : [variantNames(changed.map(([variant]) => variant))]),
      ...(figure === undefined ? [] : [`chapitre ${figure.page}${shouldBe(figure)}`]),
    ].join(' ; ');
    return [...lines].map(line => `${now.label} : ${line}${notes === '' ? '' : ` (${notes})`}.`);
  }),
];

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map(line => `- ${line}`), ''];

/** What changed between two books, in French, for an auditor. XTR-13 */
export const changeNote = (before: BookFile, after: BookFile): string => {
  const lines = [
    ...section('Règles', ruleLines(before, after)),
    ...section('Chiffres', figureLines(before, after)),
    ...section('Phrases', sentenceLines(before, after)),
    ...section('Réglages', settingLines(before, after)),
  ];
  return `${['# Ce qui a changé', '', ...(lines.length === 0 ? ['Rien n’a changé.'] : lines)].join('\n').trimEnd()}\n`;
};
