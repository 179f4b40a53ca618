import { minutesFor } from '@domain/journey/papers';
import type { ScreenEffort } from './effort';

/** Assumptions: reading 200 words a minute, two seconds for a press, half a second for a character. */
const WORDS_A_MINUTE = 200;
const PRESS_SECONDS = 2;
const CHARACTER_SECONDS = 0.5;

const measures = {
  presses: { name: 'presses', first: '93', target: '≤ 50' },
  wanting: { name: 'screens that want something', first: '30', target: '≤ 26' },
  again: { name: 'answers asked or shown twice', first: '16', target: '0' },
  typed: { name: 'characters typed', first: '130', target: '≤ 70' },
  words: { name: 'words shown', first: '2960', target: '' },
  scroll: { name: 'phone screens of scroll', first: '62', target: '≤ 35' },
} as const;
type Measure = keyof typeof measures;
/** Words have no limit: sentences must stay whole. D-78 */
const UNLIMITED: Measure = 'words';
const order = Object.keys(measures) as readonly Measure[];

export interface Figures {
  readonly totals: Readonly<Record<Measure, number>>;
  readonly screens: readonly ScreenEffort[];
}

const sum = (screens: readonly ScreenEffort[], of: (screen: ScreenEffort) => number): number =>
  screens.reduce((total, screen) => total + of(screen), 0);

export const figuresOf = (screens: readonly ScreenEffort[]): Figures => ({
  screens,
  totals: {
    presses: sum(screens, ({ presses }) => presses),
    wanting: screens.filter(({ presses }) => presses > 0).length,
    again: sum(screens, ({ again }) => again.length),
    typed: sum(screens, ({ typed }) => typed),
    words: sum(screens, ({ words }) => words),
    scroll: Math.ceil(sum(screens, ({ screens: tall }) => tall)),
  },
});

/** Figures of an earlier effort page. */
export const writtenIn = (page: string): Readonly<Partial<Record<Measure, number>>> =>
  Object.fromEntries(
    order.flatMap(measure => {
      const [, now] = new RegExp(`^\\| ${measures[measure].name} \\| \\d+ \\| (\\d+) \\|`, 'm').exec(page) ?? [];
      return now === undefined ? [] : [[measure, Number(now)]];
    }),
  );

/** Measures that have grown, as text. */
export const worse = (before: Readonly<Partial<Record<Measure, number>>>, { totals }: Figures): readonly string[] =>
  order.flatMap(measure => {
    const was = before[measure];
    return measure !== UNLIMITED && was !== undefined && totals[measure] > was
      ? [`${measures[measure].name}: ${totals[measure]}, was ${was}`]
      : [];
  });

const REASONS = '## What grew, and why';

/** Reasons listed on an earlier effort page. */
export const reasonsIn = (page: string): readonly string[] =>
  (page.split(REASONS)[1] ?? '').split('\n').filter(line => line.startsWith('- '));

export const pageOf = ({ totals, screens }: Figures, reasons: readonly string[] = []): string => {
  const seconds = (totals.words / WORDS_A_MINUTE) * 60 + totals.presses * PRESS_SECONDS + totals.typed * CHARACTER_SECONDS;
  const announced = minutesFor({ workflow: 'individual', mode: 'omc', jointAccount: 'announced' });
  const rows = order.map(
    measure => `| ${measures[measure].name} | ${measures[measure].first} | ${totals[measure]} | ${measures[measure].target} |`,
  );
  const pages = screens.map(
    ({ screen, presses, typed, words, screens: tall, again }) =>
      `| ${screen} | ${presses} | ${typed} | ${words} | ${tall.toFixed(1)} | ${again.length === 0 ? '' : again.length} |`,
  );
  return `# What the journey asks of a person

Made by \`npm run effort\`: a browser walks from the home page to the open account as one person, alone, with a phone of 390 × 844, every
proof read at the first try, no mistake, what was read taken in one press. The walk fails when a figure but the words is worse than the one written
here (XTR-35, D-78); \`npm run effort -- --accept 'why'\` writes it all the same, with the reason.

| measure | first build | now | target |
| --- | --- | --- | --- |
${rows.join('\n')}

A press is a touch; a field to fill counts one, a list or a file two (opened, taken); coming back from a document's own tab counts none. Words are
those that stand in the page's main part, without header, footer and what only says that something is under way; a phone screen is 844 px of the whole page. An answer is asked or shown twice
when a field stands there with, or is given, what an earlier field or a proof has said.

By these figures a person needs about ${Math.round(seconds / 60)} minutes, reading every word (${WORDS_A_MINUTE} a minute, ${PRESS_SECONDS} s a press, ½ s a character), besides taking
the photographs and waiting; the home page announces ${announced}, photographs and waits included.

| page | presses | characters | words | phone screens | twice |
| --- | --- | --- | --- | --- | --- |
${pages.join('\n')}
${reasons.length === 0 ? '' : `\n${REASONS}\n\n${reasons.join('\n')}\n`}`;
};
