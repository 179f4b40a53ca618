import { samplePeople } from '../samples/person';
import { cards } from '../scenarios/cards';
import type { Card } from '../scenarios/card';
import { fileFor } from '../scenarios/fileFor';
import { endingWords } from '../scenarios/endings';
import { momentWords, trickWords } from '../scenarios/words';
import { escaped, form } from './html';
import { sampleLinks } from './samples';

const { firstName, lastName } = samplePeople.holder;

/** Groups of test cases, by the prefix of their id. */
const families = {
  code: 'Codes fonctionnels',
  reason: 'Raisons d’un justificatif refusé',
  video: 'Vérification vidéo',
  signature: 'Signature',
  sms: 'Codes par SMS',
  creation: 'Création du compte',
  decision: 'Refus à la fin',
} as const;

const ready = (card: Card): string => {
  const wish = fileFor(card);
  if (!wish) return '';
  const local = card.trick.kind === 'email' ? card.trick.local : '';
  return form({
    action: '/bureau/api/files',
    hidden: { task: wish.task, local, ...(wish.done ? { done: wish.done } : {}) },
    button: 'Préparer',
    about: `le dossier du cas ${card.id}`,
    quiet: true,
  });
};

const item = (card: Card): string =>
  `<li class="card"><h2>${escaped(card.title)}</h2><p class="hint"><code>${escaped(card.id)}</code> ${escaped(card.requirements.join(', '))}</p>` +
  `<p>${escaped(momentWords[card.moment])}. ${escaped(trickWords(card))}.${card.trick.kind === 'sample' ? sampleLinks(card.trick) : ''}</p>` +
  `<p><strong>Finit sur\u00a0:</strong> ${escaped(endingWords(card.ends))}.</p>${ready(card)}</li>`;

/** Every test case, and the page on which it ends. XTR-15 */
export const cardsPage = (): string =>
  `<p class="lead">${cards.length} cas, chacun avec la page où il doit finir. Les échantillons sont ceux de ${escaped(`${firstName} ${lastName}`)}, comme les dossiers préparés ici.</p>` +
  Object.entries(families)
    .map(([family, title]) => {
      const all = cards.filter(({ id }) => id.startsWith(`${family}.`));
      return `<details class="fold"><summary>${title} (${all.length})</summary><ul class="cases">${all.map(item).join('')}</ul></details>`;
    })
    .join('');
