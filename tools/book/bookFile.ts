import { entries } from '@domain/register';
import { answerCase } from './answers';
import { approvedBy, type Approvals } from './approvals';
import type { BookDecision, BookPage } from './book';
import { FORMAT, type BookFile } from './changes';
import { answerText, gridOf } from './grid';
import type { Sentence } from './sentences';
import { facts, settings } from './settings';
import { figureText, settingText } from './units';

const ruleSentences = new Set(entries.map(({ says }) => says.fr));

/** What a chapter says in its own words: sentences, rows of tables, laws. The note tells a rule's sentence, a case and a quoted sentence elsewhere. */
const textsOf = ({ page, title, says, table, cases, laws }: BookDecision & { readonly page: number }): BookFile['texts'] => {
  const id = `Chapitre ${page}, ${title}`;
  const own = says
    .filter(text => !ruleSentences.has(text))
    .map((text, at) => ({ id: `${id}${at === 0 ? '' : ` (${at + 1})`}`, says: text }));
  const rows = table === undefined || cases.some(({ inTable }) => inTable) ? [] : table.rows;
  return [
    ...own,
    ...rows.map(row => ({
      id: `${id}, ${row[0] ?? ''}`,
      says: row.filter((_, at) => !table?.sentences.includes(at)).join(' | '),
    })),
    ...(laws.length === 0 ? [] : [{ id: `${id}, loi`, says: laws.join(' ; ') }]),
  ];
};

/** What the change note compares of this version: the pages, and every rule, sentence and setting. XTR-13 */
export const bookFile = (pages: readonly BookPage[], sentences: readonly Sentence[], approvals: Approvals): BookFile => {
  const decisions = pages.flatMap(({ number: page, decisions: all }) => all.map(decision => ({ ...decision, page })));
  const pageOf = new Map(
    decisions.flatMap(({ page, reads, quoted }) => [...reads.map(({ key }) => key), ...quoted].map(key => [key, page] as const)).reverse(),
  );
  const promised = new Map(approvals.promises.map(({ key, language, approvals: all }) => [`${language} ${key}`, all]));
  const recorded = new Map(approvals.figures.map(({ figure, approvals: all }) => [figure, all.at(-1)?.says]));
  const figures = decisions.flatMap(({ page, title, figures: all }) =>
    all.map(({ id, label, value, source }) => ({
      id,
      label: `${title}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      value,
      source,
      recorded: recorded.get(id) ?? value,
      page,
    })),
  );
  const labels = new Map(figures.map(({ id, label }) => [id, label]));
  return {
    format: FORMAT,
    rules: entries.map(entry => ({
      id: entry.id,
      title: entry.title.fr,
      says: `${entry.decidedBy === 'bank' ? 'Décidé par la banque. ' : ''}${entry.says.fr}`,
      parameters: Object.fromEntries(entry.parameters.map(parameter => [parameter.name, figureText(parameter)])),
      answers: Object.fromEntries([
        ...[...entry.examples, ...entry.refusals].map(
          ({ given }) => [JSON.stringify(given), answerText(answerCase(() => entry, { id: 0, rule: entry.id, input: given }))] as const,
        ),
        ...gridOf(entry).map(({ given, answer }) => [JSON.stringify(given), answerText(answer)] as const),
      ]),
    })),
    cases: decisions.flatMap(({ page, cases }) => cases.map(({ id, who, answer }) => ({ id, who, answer, page }))),
    texts: decisions.flatMap(textsOf),
    figures: figures.filter(({ id }) => id !== ''),
    sentences: sentences.map(({ key, language, says }) => {
      const all = promised.get(`${language} ${key}`);
      return { key, language, says, page: pageOf.get(key) ?? null, promise: all === undefined ? null : promiseWords(all, says) };
    }),
    settings: [...settings(), ...facts()].map(({ key, values }) => ({
      key,
      label: labels.get(key) ?? key,
      values: Object.fromEntries(Object.entries(values).map(([variant, value]) => [variant, settingText(key, value)])),
    })),
  };
};

/** A promise is approved as far as the approved sentence is the one that is said. */
const promiseWords = (all: Approvals['promises'][number]['approvals'], says: string): string =>
  all.at(-1)?.says === says ? approvedBy(all) : 'non approuvée';
