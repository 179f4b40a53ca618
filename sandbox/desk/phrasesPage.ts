import { escaped, table } from './html';
import { catalogue, type Phrase } from './phrases/catalogue';

/** Keeps non-breaking spaces as they are: the page shows the sentence exactly as its reader sees it. */
const lines = (sentences: readonly string[]): string => sentences.map(escaped).join('<br>');

const row = ({ id, client, adviser }: Phrase): readonly string[] => [
  `<code>${escaped(id).replaceAll('.', '.<wbr>')}</code>`,
  lines(client),
  adviser === 'same' ? '<span class="hint">la même</span>' : lines(adviser),
];

/** All texts of the application by screen, from the catalogue. */
export const phrasesPage = async (): Promise<string> => {
  const screens = await catalogue();
  const index = screens.map(({ module, name }) => `<li><a href="#${module}">${escaped(name)}</a></li>`).join('');
  const sections = screens.map(
    ({ module, name, phrases }) =>
      `<h2 id="${module}">${escaped(name)}</h2>${table(`Phrases\u00a0: ${name}`, ['Phrase', 'Client', 'Conseiller'], phrases.map(row))}`,
  );
  return `<p class="lead">Tout ce que l’application dit, lu dans son catalogue. Entre accolades\u00a0: ce qui change selon le dossier.</p><nav aria-label="Écrans"><ul>${index}</ul></nav>${sections.join('')}`;
};
