import { minutesFor } from '@domain/journey/papers';
import { keysOf } from '@domain/kernel/total';
import type { ScreenEffort } from './effort';

/** Assumptions: reading 200 words a minute, two seconds for a press, half a second for a character. */
const WORDS_A_MINUTE = 200;
const PRESS_SECONDS = 2;
const CHARACTER_SECONDS = 0.5;

/** How the identity is proven. XTR-38 */
const ways = { papers: '', wallet: ', with a wallet' } as const;
export type Way = keyof typeof ways;

const measures = {
  presses: { name: 'presses', first: '93', papers: '≤ 50', wallet: '≤ 38' },
  wanting: { name: 'screens that want something', first: '30', papers: '≤ 26', wallet: '≤ 20' },
  again: { name: 'answers asked or shown twice', first: '16', papers: '0', wallet: '0' },
  typed: { name: 'characters typed', first: '130', papers: '≤ 70', wallet: '≤ 70' },
  words: { name: 'words shown', first: '2960', papers: '', wallet: '' },
  scroll: { name: 'phone screens of scroll', first: '62', papers: '≤ 33', wallet: '≤ 35' },
} as const;
type Measure = keyof typeof measures;
/** Words have no limit: sentences must stay whole. D-78 */
const UNLIMITED: Measure = 'words';

export interface Figures {
  readonly totals: Readonly<Record<Measure, number>>;
  readonly screens: readonly ScreenEffort[];
}

interface Row {
  readonly name: string;
  readonly first: string;
  readonly now: number;
  readonly target: string;
  readonly isLimited: boolean;
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

/** The rows of the table; only the journey with papers was there in the first build. */
export const rowsOf = (walked: Readonly<Record<Way, Figures>>): readonly Row[] =>
  keysOf(ways).flatMap(way =>
    keysOf(measures).map(measure => ({
      name: `${measures[measure].name}${ways[way]}`,
      first: way === 'papers' ? measures[measure].first : '',
      now: walked[way].totals[measure],
      target: measures[measure][way],
      isLimited: measure !== UNLIMITED,
    })),
  );

/** Figures of an earlier effort page, by the names of their rows. */
export const writtenIn = (page: string): ReadonlyMap<string, number> =>
  new Map([...page.matchAll(/^\| ([^|]+) \| \d* ?\| (\d+) \|/gm)].map(([, name = '', now]) => [name, Number(now)]));

/** Measures that have grown, as text. */
export const worse = (before: ReadonlyMap<string, number>, rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, now, isLimited }) => {
    const was = before.get(name);
    return isLimited && was !== undefined && now > was ? [`${name}: ${now}, was ${was}`] : [];
  });

const REASONS = '## What grew, and why';

/** Reasons listed on an earlier effort page. */
export const reasonsIn = (page: string): readonly string[] =>
  (page.split(REASONS)[1] ?? '').split('\n').filter(line => line.startsWith('- '));

const tableOf = (screens: readonly ScreenEffort[]): string => {
  const pages = screens.map(
    ({ screen, presses, typed, words, screens: tall, again }) =>
      `| ${screen} | ${presses} | ${typed} | ${words} | ${tall.toFixed(1)} | ${again.length === 0 ? '' : again.length} |`,
  );
  return `| page | presses | characters | words | phone screens | twice |
| --- | --- | --- | --- | --- | --- |
${pages.join('\n')}`;
};

export const pageOf = (walked: Readonly<Record<Way, Figures>>, reasons: readonly string[] = []): string => {
  const { totals } = walked.papers;
  const seconds = (totals.words / WORDS_A_MINUTE) * 60 + totals.presses * PRESS_SECONDS + totals.typed * CHARACTER_SECONDS;
  const announced = minutesFor({ workflow: 'individual', mode: 'omc', jointAccount: 'announced' });
  const rows = rowsOf(walked).map(({ name, first, now, target }) => `| ${name} | ${first} | ${now} | ${target} |`);
  return `# What the journey asks of a person

Made by \`npm run effort\`: a browser walks from the home page to the open account as one person, alone, with a phone of 390 × 844, every
proof read at the first try, no mistake, what was read taken in one press. The walk fails when a figure but the words is worse than the one written
here (XTR-35, D-78); \`npm run effort -- --accept 'why'\` writes it all the same, with the reason. The journey with papers is the one that a client
of production sees: no banner names a test environment, no page says that this is a trial. Production offers no wallet yet: that journey is walked in
the development environment, whose banner adds 22 px to each page.

| measure | first build | now | target |
| --- | --- | --- | --- |
${rows.join('\n')}

A press is a touch; a field to fill counts one, a list or a file two (opened, taken); coming back from a document's own tab counts none. Words are
those that stand in the page's main part, without header, footer and what only says that something is under way; a phone screen is 844 px of the whole page. An answer is asked or shown twice
when a field stands there with, or is given, what an earlier field or a proof has said.

By these figures a person needs about ${Math.round(seconds / 60)} minutes, reading every word (${WORDS_A_MINUTE} a minute, ${PRESS_SECONDS} s a press, ½ s a character), besides taking
the photographs and waiting; the home page announces ${announced}, photographs and waits included.

## With papers

${tableOf(walked.papers.screens)}

## With an identity from a wallet

The wallet in a box carries everything, and is a page of this journey: its press counts (XTR-38). It takes the place of the identity document, of the pages
that it answers whole, and of what the bank's state leaves out: the proof of address, and the proof of income, because this bank lends nothing here. Employer
and income are then typed, which a payslip says otherwise: twenty characters more than the target, which is that of papers. The page of what was received also asks what no wallet says, in the place of three pages.

${tableOf(walked.wallet.screens)}
${reasons.length === 0 ? '' : `\n${REASONS}\n\n${reasons.join('\n')}\n`}`;
};
