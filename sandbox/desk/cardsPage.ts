import { samplePeople } from '../samples/person';
import { cards } from '../scenarios/cards';
import { fileFor, type Card } from '../scenarios/card';
import { endingWords } from '../scenarios/endings';
import { momentWords, trickWords } from '../scenarios/words';
import { escaped, form, table } from './html';
import { sampleLinks } from './samples';

const { firstName, lastName } = samplePeople.holder;

/** Families of cards, by what their id begins with. */
const families = {
  code: 'Codes fonctionnels',
  reason: 'Raisons d’un justificatif refusé',
  video: 'Contrôle vidéo',
  signature: 'Signature',
  sms: 'Codes par SMS',
  creation: 'Création du compte',
  decision: 'Refus à la fin',
} as const;

const ready = (card: Card): string => {
  const wish = fileFor(card);
  if (!wish) return 'Au début du parcours';
  const local = card.trick.kind === 'email' ? card.trick.local : '';
  return form({
    action: '/bureau/api/files',
    hidden: { task: wish.task, local, ...(wish.done ? { done: wish.done } : {}) },
    button: 'Préparer',
    about: `le dossier du cas ${card.id}`,
    quiet: true,
  });
};

const rowOf = (card: Card): readonly string[] => [
  `${escaped(card.title)}<br><code>${escaped(card.id)}</code>`,
  `${escaped(momentWords[card.moment])}. ${escaped(trickWords(card))}${card.trick.kind === 'sample' ? sampleLinks(card.trick) : ''}`,
  escaped(endingWords[card.ends]),
  ready(card),
  escaped(card.requirements.join(', ')),
];

/** Every case that can be tried, and where it must end. XTR-15 */
export const cardsPage = (): string =>
  `<p class="lead">${cards.length} cas, chacun avec la page où il doit finir. Les échantillons sont ceux de ${escaped(`${firstName} ${lastName}`)}, comme les dossiers préparés.</p>` +
  Object.entries(families)
    .map(
      ([family, title]) =>
        `<h2>${title}</h2>${table(title, ['Cas', 'À faire', 'Finit sur', 'Dossier', 'Exigences'], cards.filter(({ id }) => id.startsWith(`${family}.`)).map(rowOf))}`,
    )
    .join('');
