import type { Entry } from '@domain/kernel/entry';
import { answerCase } from '../answers';
import { takenBy } from '../fields';
import { answerText } from '../grid';
import { limitsOf } from '../limits';
import { escaped, tableOf, tag } from '../tags';
import { formText, shortened, tableCell, tableFields } from '../words';
import { callers, owned, specification } from './beside';
import type { Facts } from './fact';
import { grid } from './grid';
import { language, limitSaid, say, said, unitText } from './language';

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
