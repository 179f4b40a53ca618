import { entries } from '@domain/register';
import { answerCase } from './answers';
import { approvedBy, type Approvals } from './approvals';
import type { BookPage } from './book';
import { FORMAT, type BookFile } from './changes';
import { answerText, gridOf } from './grid';
import type { Sentence } from './sentences';
import { settings } from './settings';
import { figureText, settingText } from './units';

/** What the change note compares of this version: the pages, and every rule, sentence and setting. XTR-13 */
export const bookFile = (pages: readonly BookPage[], sentences: readonly Sentence[], approvals: Approvals): BookFile => {
  const decisions = pages.flatMap(({ number, decisions: all }) => all.map(decision => ({ number, ...decision })));
  const pageOf = new Map(decisions.flatMap(({ number, reads }) => reads.map(({ key }) => [key, number] as const)).reverse());
  const promised = new Map(approvals.promises.map(({ key, language, approvals: all }) => [`${language} ${key}`, all]));
  const recorded = new Map(approvals.figures.map(({ figure, approvals: all }) => [figure, all.at(-1)?.says]));
  const figures = decisions.flatMap(({ number, title, figures: all }) =>
    all.map(({ id, label, value, source }) => ({
      id,
      label: `${title}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      value,
      source,
      recorded: recorded.get(id) ?? value,
      page: number,
    })),
  );
  const labels = new Map(figures.map(({ id, label }) => [id, label]));
  return {
    format: FORMAT,
    rules: entries.map(entry => ({
      id: entry.id,
      title: entry.title.fr,
      says: entry.says.fr,
      parameters: Object.fromEntries(entry.parameters.map(parameter => [parameter.name, figureText(parameter)])),
      answers: Object.fromEntries([
        ...[...entry.examples, ...entry.refusals].map(
          ({ given }) => [JSON.stringify(given), answerText(answerCase(() => entry, { id: 0, rule: entry.id, input: given }))] as const,
        ),
        ...gridOf(entry).map(({ given, answer }) => [JSON.stringify(given), answerText(answer)] as const),
      ]),
    })),
    cases: decisions.flatMap(({ number, cases }) => cases.map(({ id, who, answer }) => ({ id, who, answer, page: number }))),
    texts: decisions.flatMap(({ number, title, rules, says }) =>
      rules.length > 0 && says.length === rules.length
        ? []
        : says.map((text, at) => ({ id: `Page ${number}, ${title}${at === 0 ? '' : ` (${at + 1})`}`, says: text })),
    ),
    figures: figures.filter(({ id }) => id !== ''),
    sentences: sentences.map(({ key, language, says }) => {
      const all = promised.get(`${language} ${key}`);
      return { key, language, says, page: pageOf.get(key) ?? null, promise: all === undefined ? null : promiseWords(all, says) };
    }),
    settings: settings().map(({ key, values }) => ({
      key,
      label: labels.get(key) ?? key,
      values: Object.fromEntries(Object.entries(values).map(([variant, value]) => [variant, settingText(key, value)])),
    })),
  };
};

/** A promise is approved as far as the approved sentence is the one that is said. */
const promiseWords = (all: Approvals['promises'][number]['approvals'], says: string): string =>
  all.at(-1)?.says === says ? approvedBy(all) : 'non approuvée';
