import type { Both } from '@domain/kernel/says';
import { stages } from '@domain/journey/breadcrumb';
import { stepRow, steps } from '@domain/journey/steps';
import { entries } from '@domain/register';
import { codeHead, codeRows, stepHead, stepRows } from '../tables';
import { escaped, fold, tableOf, tag } from '../tags';
import { wholeDrawing } from './drawing';
import type { Facts } from './fact';
import { language, limitSaid, say, unitText } from './language';
import { linkTo } from './links';
import { undecidedTable } from './undecided';

/** A chapter of the book: anchor, name, text. */
export interface Chapter {
  readonly id: string;
  readonly title: Both;
  readonly text: (facts: Facts) => string;
}

const paragraph = (text: string): string => tag('p', {}, escaped(text));

const howToRead = (): string =>
  [
    say(
      `${entries.length} règles de l’ouverture de compte, telles que l’application les exécute. Chaque règle dit une chose que le parcours décide. Les nombres de sa phrase sont ceux avec lesquels elle décide ; un paramètre qui ne changerait aucune réponse est refusé. Exemples, limites et grilles sont calculés à l’ouverture de la règle, par le code même de l’application.`,
      `${entries.length} rules of the account opening journey, as the application runs them. Each rule says one thing that the journey decides. The numbers of its sentence are those with which it decides; a parameter that no answer follows is refused. Examples, limits and grids are computed by the very code that the application runs, when you open the rule.`,
    ),
    say(
      'À côté, les exigences auxquelles elle répond, avec la section de la spécification, et ce qui l’appelle dans le produit. « Les sections de la spécification » montre ce à quoi rien ne répond ; « Ce que ce livre ne décide pas », ce que la banque doit décider ailleurs.',
      'Beside it stand the requirements that it keeps, with the section of the specification, and what asks it in the product. “The sections of the specification” shows what nothing answers; “What this book does not decide” what the bank must decide elsewhere.',
    ),
    say(
      '« Où sa réponse change » donne la dernière valeur d’une réponse et la première de la suivante. « Ce que sa phrase exclut » nomme l’exemple qui enfreint chaque « seul », « jamais » ou « au plus » ; sans lui, il n’y a pas de livre.',
      '“Where its answer changes” gives the last value with one answer and the first with the next. “What its sentence leaves out” names the example that breaks each ‘only’, ‘never’ or ‘under’; without one the book is not made.',
    ),
    say(
      'Les phrases des règles sont écrites en deux langues. Exemples, exigences et décisions ne le sont qu’en anglais.',
      'The sentences of the rules are written in both languages; examples, requirements and decisions in English alone.',
    ),
    say(
      'npm run rulebook -- diff ANCIEN dit quelles réponses ont changé depuis un autre livre. Rien de ce qui est saisi ici n’est envoyé.',
      'npm run rulebook -- diff OLD says which answers changed since another book. Nothing typed here is sent anywhere.',
    ),
    say(
      'TIT est le titulaire, COT le co-titulaire ; omc, un prospect seul ; mdc, avec un conseiller. « absent » : une valeur inconnue.',
      'TIT is the holder, COT the co-holder; omc is a prospect alone, mdc one with an adviser. “absent” stands for a value that is not known.',
    ),
  ]
    .map(paragraph)
    .join('') + tag('div', { class: 'row all-cases no-print' });

const STAGES: Readonly<Record<string, string>> = { offer: 'Offre', file: 'Dossier', signature: 'Signature' };

const stageName = (stage: string): string => say(STAGES[stage] ?? stage, `${stage.charAt(0).toUpperCase()}${stage.slice(1)}`);

const stepItem = ({ id }: (typeof steps)[number]): string => {
  const { of, pages } = stepRow(id);
  const who = of === null ? '' : tag('span', { class: 'tag' }, of);
  return tag('li', of === 'COT' ? { class: 'other' } : {}, tag('strong', {}, id), ' ', who, tag('small', {}, escaped(pages.join(', '))));
};

/** The column of the stage in the table of steps. */
const STAGE = stepHead.indexOf('breadcrumb');

const journey = (): string =>
  [
    ...stages.map(stage =>
      fold(stageName(stage), tag('ol', { class: 'way' }, ...steps.filter(step => step.stage === stage).map(stepItem))),
    ),
    ...stages.map(stage =>
      fold(
        `${stageName(stage)} : ${say('numéros, pièces et minutes de chaque page', 'numbers, papers and minutes of each page')}`,
        tableOf(
          `${say('Pages de la partie', 'Pages of the part')} ${stageName(stage)}`,
          stepHead,
          stepRows().filter(row => row[STAGE] === stage),
        ),
      ),
    ),
  ].join('');

/** The rooms of the domain that have rules, in the order of the book. */
export const rooms = [...new Set(entries.map(({ id }) => id.split('.')[0] ?? ''))];

const everyParameter = (): string =>
  rooms
    .map((room): readonly [string, readonly string[][]] => [
      room,
      entries
        .filter(({ id }) => id.startsWith(`${room}.`))
        .flatMap(({ id, parameters }) =>
          parameters.map(({ name, value, unit, limit }) => [id, name, String(value), unitText(unit), limitSaid(limit)]),
        ),
    ])
    .filter(([, rows]) => rows.length > 0)
    .map(([room, rows]) =>
      fold(
        `${room} (${rows.length})`,
        tableOf(
          `${say('Chaque nombre, jour et code de', 'Every number, day and code of')} ${room}`,
          [say('règle', 'rule'), say('paramètre', 'parameter'), say('valeur', 'value'), say('unité', 'unit'), say('limite', 'limit')],
          rows,
          true,
        ),
      ),
    )
    .join('');

const isDated = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The days in rules and configurations: a key that ends in `from` holds a first day, any other a last one. */
const dated = ({ settings, variants }: Facts): string => {
  const everywhere = say('toutes les variantes', 'every variant');
  const ofRules = entries.flatMap(({ id, parameters }) =>
    parameters
      .filter(({ value }) => isDated(value))
      .map(({ name, value }) => [`${id} ${name}`, String(value), say('la règle', 'the rule')]),
  );
  const ofSettings = settings.flatMap(([key = '', , ...values]) =>
    values.filter(isDated).map((value, index) => [key, value, values.length === 1 ? everywhere : (variants[index] ?? '')]),
  );
  return tag(
    'section',
    { id: 'dated' },
    tag('h3', {}, say('Dates', 'Dated')),
    `<form class="no-print"><label for="in-force-on">${say('Est-ce passé à cette date ?', 'Is it past on this date?')}</label><input id="in-force-on" type="date"></form>`,
    tableOf(
      say('Jours qui décident, eux-mêmes compris', 'Days that decide, each itself included'),
      [say('quoi', 'what'), say('jour', 'day'), say('fixé par', 'set by'), say('à la date choisie', 'on the date chosen')],
      [...ofRules, ...ofSettings].map(row => [...row, '']),
    ),
  );
};

const settingsTable = ({ settings, variants }: Facts): string => {
  const partOf = ([key = '']: readonly string[]): string => key.split('.')[0] ?? '';
  const title = say(
    'Production : ce qu’elle doit être (un test l’exige), ce qu’elle est',
    'Production: what it must be (a test holds it), what it is',
  );
  const row = ([key = '', must = '', ...values]: readonly string[]): readonly string[] => [
    key,
    must,
    ...variants.map((_, index) => (values.length === 1 ? values[0] : values[index]) ?? ''),
  ];
  return (
    paragraph(title) +
    [...new Set(settings.map(partOf))]
      .map(part => {
        const rows = settings.filter(each => partOf(each) === part).map(row);
        return fold(`${part} (${rows.length})`, tableOf(part, [say('clé', 'key'), say('doit être', 'must be'), ...variants], rows));
      })
      .join('')
  );
};

/** The family of an id: its letters, or its ten for assumptions. */
const familyOf = (id: string): string => {
  const [letters = '', number = ''] = id.split('-');
  if (letters !== 'D') return letters;
  const ten = Number(number) - (Number(number) % 10);
  return `D-${Math.max(1, ten)} to D-${ten + 9}`;
};

/** Requirements or assumptions by family, each with its rules and what `keep` says of its place in the list. */
const list = (all: Facts['requirements'], keep: (at: number) => string): string => {
  const item = ([id, sections, words]: Facts['requirements'][number], at: number): string => {
    const rules = entries.filter(({ requirements }) => requirements.includes(id)).map(rule => linkTo(rule.id));
    return (
      tag('dt', { id }, escaped(id), sections === '' ? '' : ` <span class="muted">${escaped(sections)}</span>`) +
      tag('dd', { lang: 'en' }, escaped(words), ' ', tag('span', { class: 'muted' }, [...rules, keep(at)].filter(Boolean).join(' · ')))
    );
  };
  const items = all.map((each, at) => ({ family: familyOf(each[0]), text: item(each, at) }));
  return [...new Set(items.map(({ family }) => family))]
    .map(family => {
      const mine = items.filter(each => each.family === family);
      return fold(`${family} (${mine.length})`, tag('dl', { class: 'asked' }, ...mine.map(({ text }) => text)));
    })
    .join('');
};

const count = (number: number, fr: string, en: string): string => {
  const one = language() === 'fr' ? number < 2 : number === 1;
  return number === 0 ? '' : `${number} ${say(fr, en)}${one ? '' : 's'}`;
};

const kept = (at: number, { coverage }: Facts): string => {
  const [tests = 0, contracts = 0, screens = 0] = coverage[at] ?? [];
  return [count(tests, 'test', 'test'), count(contracts, 'contrat', 'contract'), count(screens, 'écran', 'screen')]
    .filter(Boolean)
    .join(', ');
};

const requirements = (facts: Facts): string => list(facts.requirements, at => kept(at, facts));

/** What each section of the specification is about. */
const SECTIONS: readonly (readonly [section: string, fr: string, en: string])[] = [
  ['§1', 'Ce que fait le produit et pour qui', 'What the product does and for whom'],
  ['§2', 'Écrans et routes', 'Screens and routes'],
  ['§3', 'Entités et champs', 'Entities and fields'],
  ['§4', 'États et transitions', 'States and transitions'],
  ['§5', 'Règles de validation', 'Validation rules'],
  ['§6', 'Rôles et permissions', 'Roles and permissions'],
  ['§7', 'Les appels', 'The calls'],
  ['§8', 'Le catalogue d’erreurs', 'The error catalogue'],
  ['§9', 'Constantes et limites', 'Constants and limits'],
];

/** Each section with its requirements and what answers them, so that a gap is seen. */
const sections = (facts: Facts): string =>
  SECTIONS.map(([section, fr, en]) => {
    const mine = facts.requirements.flatMap(([id, cited, words], at) => (cited.split(' ').includes(section) ? [{ id, words, at }] : []));
    const rows = mine.map(({ id, words, at }) => {
      const rules = entries.filter(({ requirements: quoted }) => quoted.includes(id)).map(rule => rule.id);
      const by = kept(at, facts);
      const answers = rules.length === 0 && by === '' ? say('RIEN', 'NOTHING') : rules.join(', ');
      return [id, words, answers, by];
    });
    const bare = rows.filter(([, , answers]) => answers === say('RIEN', 'NOTHING')).length;
    const gap = bare === 0 ? '' : ` – ${bare} ${say('sans réponse', 'unanswered')}`;
    return fold(
      `${section} ${say(fr, en)} (${mine.length})${gap}`,
      tableOf(
        `${section} ${say(fr, en)}`,
        [say('exigence', 'requirement'), say('ce qui est demandé', 'what is asked'), say('règles', 'rules'), say('gardée par', 'kept by')],
        rows,
        true,
      ),
    );
  }).join('');

const messages = (facts: Facts): string =>
  paragraph(
    say(
      'Toutes les phrases des pages, telles qu’elles sont écrites ; ${…} est une valeur. La recherche trouve une règle par elles.',
      'Every sentence of the pages, as it is written; ${…} is a value. The search finds a rule by them.',
    ),
  ) +
  facts.messages
    .map(([module, ...texts]) =>
      fold(
        `${module} (${texts.length})`,
        tableOf(
          `${say('Phrases de', 'Sentences of')} ${module}`,
          [say('clé', 'key'), say('texte', 'text')],
          texts.map(([key, says]) => [key, says]),
        ),
      ),
    )
    .join('');

/** The chapters before the rules, generated from the rules, the configurations and the lists. */
export const chapters: readonly Chapter[] = [
  { id: 'how', title: { fr: 'Lire ce livre', en: 'How to read this book' }, text: howToRead },
  { id: 'undecided', title: { fr: 'Ce que ce livre ne décide pas', en: 'What this book does not decide' }, text: undecidedTable },
  { id: 'sections', title: { fr: 'Les sections de la spécification', en: 'The sections of the specification' }, text: sections },
  { id: 'journey', title: { fr: 'Le parcours', en: 'The journey' }, text: journey },
  { id: 'parameters', title: { fr: 'Paramètres', en: 'Parameters' }, text: facts => dated(facts) + everyParameter() },
  { id: 'settings', title: { fr: 'Configuration de production', en: 'Configuration of production' }, text: settingsTable },
  { id: 'messages', title: { fr: 'Phrases des pages', en: 'Sentences of the pages' }, text: messages },
  {
    id: 'codes',
    title: { fr: 'Codes de la banque', en: 'Codes of the bank' },
    text: () =>
      tableOf(
        say('Où mène chaque code, selon le moment où il vient', 'What each code leads to, by the moment it comes at'),
        codeHead,
        codeRows(),
      ),
  },
  {
    id: 'agreements',
    title: { fr: 'Ce sur quoi des règles s’accordent', en: 'What rules must agree on' },
    text: ({ relations }) =>
      tableOf(
        say(
          'Vérifié quand cette page est faite ; sans cela, pas de livre',
          'Asked when this page was made; without each of them there is no book',
        ),
        [say('règles', 'rules'), say('s’accordent sur', 'must agree on'), say('résultat', 'result')],
        relations.map(([rules, says, holds]) => [
          rules.replaceAll(' ', ', '),
          says,
          holds ? say('vrai', 'holds') : say('FAUX', 'does not hold'),
        ]),
      ),
  },
  {
    id: 'dependencies',
    title: { fr: 'Ce qui dépend de quoi', en: 'What depends on what' },
    text: facts =>
      paragraph(
        say(
          'À gauche, les lieux du produit qui appellent une règle ; à droite, en arcs, les règles qui en appellent une autre. La page de chaque règle nomme les fichiers.',
          'On the left the places of the product that ask a rule, on the right, in arcs, the rules that ask another. Each rule’s own page names the files.',
        ),
      ) + wholeDrawing(facts),
  },
  {
    id: 'requirements',
    title: { fr: 'Exigences et ce qui les garde', en: 'Requirements and what keeps them' },
    text: requirements,
  },
  {
    id: 'decisions',
    title: { fr: 'Hypothèses et contradictions', en: 'Assumptions and contradictions' },
    text: ({ decisions }) => list(decisions, () => ''),
  },
];
