import { cards } from './cards';
import { endingWords } from './endings';
import { momentWords, trickWords } from './words';

/** Every case in the output of `npm run scenarios`. XTR-15 */
export const listOf = (): string =>
  cards
    .map(card => [
      `${card.id} — ${card.title}`,
      `  ${momentWords[card.moment]}. ${trickWords(card)}.`,
      `  Finit sur\u00a0: ${endingWords(card.ends)}. ${card.requirements.join(', ')}`,
    ])
    .map(lines => lines.join('\n'))
    .join('\n\n');
