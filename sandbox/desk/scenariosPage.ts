import { samplePeople } from '../samples/person';
import { scenarios } from '../scenarios/scenarios';
import type { Scenario } from '../scenarios/scenario';
import { dossierFor } from '../scenarios/dossierFor';
import { endingWords } from '../scenarios/endings';
import { momentWords, trickWords } from '../scenarios/words';
import { escaped, form } from './html';
import { sampleLinks } from './samples';

const { firstName, lastName } = samplePeople.holder;

/** Groups of test cases, by the prefix of their id. */
const families = {
  code: 'Codes fonctionnels',
  reason: 'Raisons d’un justificatif refusé',
  papers: 'Ordre des justificatifs',
  video: 'Vérification vidéo',
  signature: 'Signature',
  sms: 'Codes par SMS',
  creation: 'Création du compte',
  decision: 'Refus à la fin',
} as const;

const ready = (scenario: Scenario): string => {
  const wish = dossierFor(scenario);
  if (!wish) return '';
  const local = scenario.trick.kind === 'email' ? scenario.trick.local : '';
  return form({
    action: '/bureau/api/files',
    hidden: { task: wish.task, local, ...(wish.done ? { done: wish.done } : {}) },
    button: 'Préparer',
    about: `le dossier du cas ${scenario.id}`,
    quiet: true,
  });
};

const item = (scenario: Scenario): string =>
  `<li class="card"><h2>${escaped(scenario.title)}</h2><p class="hint"><code>${escaped(scenario.id)}</code> ${escaped(scenario.requirements.join(', '))}</p>` +
  `<p>${escaped(momentWords[scenario.moment])}. ${escaped(trickWords(scenario))}.${scenario.trick.kind === 'sample' ? sampleLinks(scenario.trick) : ''}</p>` +
  `<p><strong>Finit sur\u00a0:</strong> ${escaped(endingWords(scenario.ends))}.</p>${ready(scenario)}</li>`;

/** Every test case, and the page on which it ends. XTR-15 */
export const scenariosPage = (): string =>
  `<p class="lead">${scenarios.length} cas, chacun avec la page où il doit finir. Les échantillons sont ceux de ${escaped(`${firstName} ${lastName}`)}, comme les dossiers préparés ici.</p>` +
  Object.entries(families)
    .map(([family, title]) => {
      const all = scenarios.filter(({ id }) => id.startsWith(`${family}.`));
      return `<details class="fold"><summary>${title} (${all.length})</summary><ul class="cases">${all.map(item).join('')}</ul></details>`;
    })
    .join('');
