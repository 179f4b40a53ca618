import { scenarios } from './scenarios';
import { endingWords } from './endings';
import { momentWords, trickWords } from './words';

/** Every case in the output of `npm run scenarios`. XTR-15 */
export const listOf = (): string =>
  scenarios
    .map(scenario => [
      `${scenario.id} — ${scenario.title}`,
      `  ${momentWords[scenario.moment]}. ${trickWords(scenario)}.`,
      `  Finit sur\u00a0: ${endingWords(scenario.ends)}. ${scenario.requirements.join(', ')}`,
    ])
    .map(lines => lines.join('\n'))
    .join('\n\n');
