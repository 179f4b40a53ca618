import type { Entry } from '@domain/kernel/entry';
import { answerCase } from '../answers';
import { entries } from '@domain/register';
import { takenBy } from '../fields';
import { answerText, gridHead, gridRows, gridTitle, hasGrid } from '../grid';
import { limitsOf } from '../limits';
import { escaped, tableOf, tag } from '../tags';
import { formText, shortened, tableCell, tableFields } from '../words';
import { aroundDrawing } from './drawing';
import type { Facts } from './fact';
import { language, limitSaid, say, said, unitText } from './language';
import { linkTo, linked } from './links';
import { basisOf, unnamed } from './owned';

const json = (value: unknown): string => shortened(JSON.stringify(value));

const decisionTable = ({ table }: Entry): string => {
  if (table === undefined) return '';
  const fields = tableFields(table);
  return tableOf(
    say('Ses lignes, dont une décide de chaque cas', 'Its rows, one of which decides each case'),
    [say('ligne', 'row'), ...fields, say('alors', 'then'), say('parce que', 'because')],
    table.map((row, index) => [String(index + 1), ...fields.map(field => tableCell(row, field)), json(row.then), row.because]),
  );
};

const parameters = ({ parameters: all }: Entry): string =>
  tableOf(
    say('Ce avec quoi elle décide', 'What it decides with'),
    [say('paramètre', 'parameter'), say('valeur', 'value'), say('unité', 'unit'), say('limite', 'limit')],
    all.map(({ name, value, unit, limit }) => [name, String(value), unitText(unit), limitSaid(limit)]),
  );

const examples = (entry: Entry): string =>
  tableOf(
    say('Exemples, auxquels la règle compilée répond maintenant', 'Examples, answered now by the compiled rule'),
    [say('exemple', 'example'), say('cas', 'given'), say('réponse', 'result')],
    [...entry.examples, ...entry.refusals].map(({ title, given }) => [
      title,
      json(given),
      shortened(answerText(answerCase(() => entry, { id: 0, rule: entry.id, input: given }))),
    ]),
  );

const limits = (entry: Entry): string =>
  tableOf(
    say('Où sa réponse change, par calcul', 'Where its answer changes, computed'),
    [
      say('champ', 'field'),
      say('dernière valeur', 'last value'),
      say('donne', 'gives'),
      say('première valeur', 'first value'),
      say('donne', 'gives'),
      say('trouvé depuis', 'found from'),
    ],
    limitsOf(entry).map(({ field, from, last, first }) => [field, last.value, last.gives, first.value, first.gives, from].map(shortened)),
  );

const taken = (entry: Entry): string => {
  const found = takenBy(entry);
  if (found === undefined) return '';
  const { shortest, longest, characters } = found;
  const span =
    longest === undefined
      ? say(`Dès ${shortest} caractères, sans fin.`, `From ${shortest} characters, without end.`)
      : say(`De ${shortest} à ${longest} caractères.`, `From ${shortest} to ${longest} characters.`);
  return tag(
    'p',
    {},
    tag('strong', {}, say('Accepte, dans ses exemples : ', 'Takes, in its examples: ')),
    escaped(`${span} `),
    tag('code', {}, escaped(characters)),
  );
};

const clauses = (entry: Entry): string =>
  tableOf(
    say('Ce que sa phrase exclut', 'What its sentence leaves out'),
    [
      say('clause (en anglais)', 'clause'),
      say('respectée par l’exemple', 'kept by the example'),
      say('enfreinte par l’exemple', 'broken by the example'),
    ],
    entry.clauses.map(([words, kept, broken]) => [`‘${words}’`, kept, broken]),
  );

const gridSaid = (entry: Entry): string => {
  const title = gridTitle(entry);
  const french: Readonly<Record<string, string>> = {
    'all cases': 'tous les cas',
    'the values that it knows, and others': 'les valeurs qu’elle connaît, et d’autres',
  };
  return say(french[title] ?? 'chaque cas que ses lignes distinguent', title);
};

/** A longer grid is made by a press. */
const LONG = 200;

/** The complete grid, rendered when opened, and a place for its save buttons. */
const grid = (entry: Entry, whole: boolean): string => {
  if (!hasGrid(entry)) return '';
  const rows = gridRows(entry);
  const title = escaped(`${rows.length} ${say('cas', 'cases')} : ${gridSaid(entry)}`);
  if (rows.length > LONG && !whole)
    return tag(
      'div',
      { 'data-grid': entry.id },
      tag('p', { class: 'row' }, tag('button', { type: 'button', class: 'make' }, say('Faire la grille : ', 'Make the grid: '), title)),
      tag('div', { class: 'row save no-print' }),
      tag('div', { class: 'cases' }),
    );
  return tag(
    'details',
    { class: 'grid', 'data-grid': entry.id, ...(whole ? { open: '' } : {}) },
    tag('summary', {}, title),
    tag('div', { class: 'row save no-print' }),
    tag('div', { class: 'cases' }, whole ? gridTable(entry) : ''),
  );
};

export const gridTable = (entry: Entry): string =>
  tableOf(`${say('Cas de', 'Cases of')} ${entry.id} : ${gridSaid(entry)}`, gridHead(entry), gridRows(entry));

const specification = ({ requirements }: Entry, { requirements: asked, decisions }: Facts): string => {
  const known = new Map([...asked, ...decisions].map(each => [each[0], each]));
  return tag(
    'section',
    { class: 'beside' },
    tag('h3', {}, say('Ce qui est demandé', 'What is asked')),
    tag(
      'dl',
      {},
      ...requirements.map(id => {
        const [, sections = '', words = ''] = known.get(id) ?? [];
        return (
          tag('dt', {}, linkTo(id), sections === '' ? '' : ` <span class="muted">${escaped(sections)}</span>`) +
          tag('dd', { lang: 'en' }, escaped(words))
        );
      }),
    ),
  );
};

const callers = (entry: Entry, { files, callers: callerIndexes, calls }: Facts): string => {
  const { decidedBy, pinnedBy } = entry;
  const at = entries.indexOf(entry);
  const places = (callerIndexes[at] ?? []).map(file => files[file] ?? '');
  const where =
    decidedBy === undefined
      ? tag('p', {}, tag('strong', {}, say('Appelée par : ', 'Asked in: ')), linked(places))
      : tag(
          'p',
          {},
          tag(
            'strong',
            {},
            say(
              'Aucune page ne l’appelle : la banque décide, tenue par le contrat : ',
              'Asked by no page: the bank decides; held to it by the contract: ',
            ),
          ),
          escaped(pinnedBy ?? ''),
        );
  const numbers = (calls[at] ?? '').split(' ').filter(Boolean);
  const contracts = numbers.map(each =>
    tag('a', { href: `../../contracts/generated/index.html#call-${each}` }, `${say('appel', 'call')} ${each}`).trim(),
  );
  return [
    tag('h3', {}, say('Où elle est appelée', 'Where it is asked')),
    aroundDrawing(entry, places),
    where,
    numbers.length === 0 ? '' : tag('p', {}, tag('strong', {}, say('Contrats : ', 'Contracts: ')), contracts.join(', ')),
  ].join('');
};

/** Who answers for the rule, by which law, and since when it decides so. */
const owned = (entry: Entry, { changed }: Facts): string => {
  const at = entries.indexOf(entry);
  const [day = ''] = changed.find(([, ...rules]) => rules.includes(at)) ?? [];
  const since = entry.since ?? day;
  const row = (name: string, value: string): string => tag('dt', {}, name) + tag('dd', {}, escaped(value));
  return tag(
    'dl',
    { class: 'beside' },
    row(say('Responsable', 'Owner'), said(unnamed)),
    row(say('Base légale', 'Legal basis'), said(basisOf(entry.id))),
    row(say('Décide ainsi depuis', 'Decides so since'), since === '' ? said(unnamed) : since),
  );
};

/** The sentence in the language of the page, then in the other. */
const sentences = ({ title, says }: Entry): string => {
  const other = language() === 'fr' ? 'en' : 'fr';
  return [
    tag('h2', { tabindex: '-1' }, escaped(said(title))),
    tag('p', { class: 'lead' }, escaped(said(says))),
    tag('p', { lang: other }, tag('strong', {}, escaped(`${title[other]}.`)), ' ', escaped(says[other])),
  ].join('');
};

/** One rule: its sentence, requirements, parameters, limits and callers. */
export const ruleView = (entry: Entry, facts: Facts, whole = false): string =>
  [
    tag('p', { class: 'muted' }, tag('code', {}, escaped(entry.id))),
    sentences(entry),
    owned(entry, facts),
    specification(entry, facts),
    parameters(entry),
    whole
      ? ''
      : tag(
          'section',
          { class: 'card try no-print' },
          tag('h3', {}, say('Essayer', 'Try it')),
          tag('p', {}, say('La réponse est celle du code de l’application.', 'Asked of the code that the application runs.')),
        ),
    decisionTable(entry),
    limits(entry),
    taken(entry),
    clauses(entry),
    examples(entry),
    grid(entry, whole),
    tag('p', {}, tag('strong', {}, say('Entrée : ', 'Input: ')), escaped(formText(entry.input) || say('rien', 'nothing'))),
    callers(entry, facts),
  ].join('');
