import { markdownTable } from '@sandbox/html';
import { checkNames, checks } from './criteria';
import { counted, judged, outcomes, type Judgement } from './judge';
import { foundBy, LOOKS, unseen, type Results } from './results';

const THEMES = [
  'pictures',
  'frames',
  'colours',
  'media',
  'tables',
  'links',
  'scripts',
  'what every page must have',
  'structure',
  'presentation',
  'forms',
  'finding one’s way',
  'reading at one’s own pace',
];

const cell = (problems: readonly string[] | undefined): string => (problems === undefined ? '0' : `**${problems.length}**`);
const safe = (text: string): string => text.replaceAll('|', '\\|');

const headOf = (results: Results): string => {
  const { made, axe, browser, seen, heard } = results;
  const found = checkNames.reduce((sum, check) => sum + foundBy(results, check).length, 0);
  const lost = heard.reduce((sum, part) => sum + part.lost.length, 0);
  return `# Accessibility: what was looked at, and what came out

Made by \`npm run a11y -w tools\` on ${made} with ${axe} in ${browser}, after a build; it fails when anything is found.
Nobody has listened to these pages with a screen reader, and no third party has audited them: where a person must judge, the table says so.

- ${new Set(seen.map(({ page }) => page)).size} pages of the product in ${seen.length} states (${[...new Set(seen.map(({ variant }) => variant))].join(', ')}), ${seen.length * LOOKS} looks of axe: each state at 390 and 1280 px, in light (every rule of WCAG 2.2 AA, RGAA 4 and good practice) and in dark (the rules of colours, which is what a dark scheme changes).
${unseen(results).length === 0 ? '' : `- **Not looked at yet**, so that no criterion is settled: ${unseen(results).join(', ')}.\n`}- ${found} violations; ${lost} pages on which the focus was on the body after a change of page or state.
- [What is said and where the focus stands](transcript.md), page by page, as a screen reader would be told.
- [results.json](results.json): the same for programs.

`;
};

const criteriaOf = (all: readonly Judgement[]): string =>
  THEMES.map((theme, at) => {
    const rows = all
      .filter(({ id }) => id.startsWith(`${at + 1}.`))
      .map(({ id, asks, outcome, behind }) => [id, asks, outcome, safe(behind)]);
    return `### ${at + 1}. ${theme}\n\n${markdownTable(['criterion', 'it asks that', 'outcome', 'what stands behind'], rows)}`;
  }).join('\n\n');

export const pageOf = (results: Results): string => {
  const all = judged(results);
  const counts = counted(all);
  const rows = results.seen.map(({ variant, page, state, stops, problems }) => [
    variant,
    page,
    state,
    ...checkNames.map(check => cell(problems[check])),
    String(stops),
  ]);
  return `${headOf(results)}## By criterion of RGAA 4.1

${outcomes.map(outcome => `${outcome}: ${counts[outcome]}`).join(', ')}; ${all.length} in all. *Conform* is said where our checks look at all that the criterion asks, on every page walked;
*needs a person* where a program sees a part or nothing. The wording is ours; the criteria's own text is the reference.

${criteriaOf(all)}

## By page and state

Numbers are violations; the last column counts the stops of Tab from the first control to the last.

${markdownTable(['variant', 'page', 'state', ...checkNames.map(check => checks[check][0]), 'stops'], rows)}
`;
};

/** Each page as a screen reader reads it, in the order of the browser tests. */
export const transcriptOf = ({ heard }: Results): string => {
  const parts = heard.map(({ part, variant, heard: pages }) => {
    const rows = pages.map(({ title, focus, said }) => [
      safe(title),
      safe(focus || '(the document’s own beginning)'),
      safe([...new Set(said)].join(' / ')),
    ]);
    return `## ${variant}, ${part}\n\n${markdownTable(['page', 'the focus comes to', 'said by live regions'], rows)}`;
  });
  return `# What is said, and where the focus stands

Made by \`npm run a11y -w tools\`. A page that a document begins with has the focus where the browser puts it; every later one on its heading, or on what the person was doing.

${parts.join('\n\n')}
`;
};
