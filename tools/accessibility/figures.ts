import { isDay, type Day } from '@domain/kernel/day';
import type { Evidence } from '@messages/evidenceShape';
import { criteria } from './criteria';
import { counted, judged } from './judge';
import { unseen, type Results } from './results';

const dayOf = (made: string): Day => {
  if (!isDay(made)) throw new RangeError(`Not a day: ${made}`);
  return made;
};

/** What the statement page says of the evidence; never typed. */
export const figuresOf = (results: Results): Evidence => {
  const { conform, not, ...rest } = counted(judged(results));
  return {
    made: dayOf(results.made),
    criteria: criteria.length,
    conform,
    not,
    notApplicable: rest['not applicable'],
    needPerson: rest['needs a person'],
    whole: unseen(results).length === 0,
    pages: [...new Set(results.seen.map(({ page }) => page))].sort(),
    states: results.seen.length,
    axe: results.axe.replace('axe-core ', ''),
    browser: results.browser,
  };
};

export const figuresFile = (results: Results): string =>
  `import type { Evidence } from './evidenceShape';\n\n/** Made by \`npm run a11y -w tools\`: what the accessibility statement says was checked. XTR-24 */\nexport const evidence: Evidence = ${JSON.stringify(figuresOf(results))};\n`;
