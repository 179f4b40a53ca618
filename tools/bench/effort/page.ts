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
  presses: { name: 'presses', papers: '≤ 50', wallet: '≤ 38' },
  wanting: { name: 'pages that need input', papers: '≤ 26', wallet: '≤ 20' },
  again: { name: 'answers asked or shown twice', papers: '0', wallet: '0' },
  typed: { name: 'characters typed', papers: '≤ 70', wallet: '≤ 70' },
  words: { name: 'words shown', papers: '', wallet: '' },
  scroll: { name: 'phone screens of scroll', papers: '≤ 33', wallet: '≤ 35' },
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

/** The rows of the table. */
export const rowsOf = (walked: Readonly<Record<Way, Figures>>): readonly Row[] =>
  keysOf(ways).flatMap(way =>
    keysOf(measures).map(measure => ({
      name: `${measures[measure].name}${ways[way]}`,
      now: walked[way].totals[measure],
      target: measures[measure][way],
      isLimited: measure !== UNLIMITED,
    })),
  );

/** Figures of an earlier effort page, by the names of their rows. */
export const writtenIn = (page: string): ReadonlyMap<string, number> =>
  new Map([...page.matchAll(/^\| ([^|]+) \| (\d+) \|/gm)].map(([, name = '', now]) => [name, Number(now)]));

/** Measures that have grown, as text. */
export const worse = (before: ReadonlyMap<string, number>, rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, now, isLimited }) => {
    const was = before.get(name);
    return isLimited && was !== undefined && now > was ? [`${name}: ${now}, was ${was}`] : [];
  });

const REASONS = '## Accepted growth';

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
  const rows = rowsOf(walked).map(({ name, now, target }) => `| ${name} | ${now} | ${target} |`);
  return `# Effort of the journey

This page is for designers and engineers who change a page. It says how much the journey asks of a customer.

\`\`\`
npm run effort                    # needs a build; measures, and writes this page
npm run effort -- --accept "why"  # accepts a figure that grew, with the reason
\`\`\`

The test opens an account as one customer alone, from the home page to the open account, on a phone of 390 × 844. Every proof is read at the first try, the customer
makes no mistake and accepts each suggestion with one press. The test fails when a figure except the words is worse than on this page (XTR-35, D-78).

| measure | now | target |
| --- | --- | --- |
${rows.join('\n')}

| term | meaning |
| --- | --- |
| press | a touch. A field to fill counts one, a list or a file two (open, choose). Returning from a document's tab counts none |
| word | a word in the main part of the page, without header, footer and status messages |
| phone screen | 844 px of the whole page |
| asked or shown twice | a field shows, or receives, what an earlier field or a proof already said |

A customer needs about ${Math.round(seconds / 60)} minutes, if they read every word (${WORDS_A_MINUTE} a minute, ${PRESS_SECONDS} s a press, ½ s a character), without
photographing and waiting. The home page announces ${announced} minutes, with both.

## With documents

This is the journey of a client in production: no banner names a test environment.

${tableOf(walked.papers.screens)}

## With an identity from a wallet

Production offers no wallet yet, so this journey runs in the development environment, whose banner adds 22 px to each page. The wallet is a page of this journey and
its press counts (XTR-38). It replaces the identity document and the pages that it answers completely. The bank asks for no proof of address and, because it lends
nothing here, no proof of income. The customer therefore types employer and income, which a payslip would say: these characters exceed the target, which is the one with documents.

${tableOf(walked.wallet.screens)}
${reasons.length === 0 ? '' : `\n${REASONS}\n\n${reasons.join('\n')}\n`}`;
};
