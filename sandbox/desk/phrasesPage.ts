import { languages, languagesBeside, REFERENCE } from '@domain/brand/languages';
import { escaped, table } from './html';
import { catalogue, type Phrase } from './phrases/catalogue';

/** Keeps non-breaking spaces as they are: the page shows the sentence exactly as its reader sees it. */
const lines = (sentences: readonly string[]): string => sentences.map(escaped).join('<br>');

const row = ({ id, client, others = [], adviser }: Phrase): readonly string[] => [
  `<code>${escaped(id).replaceAll('.', '.<wbr>')}</code>`,
  lines(client),
  ...languagesBeside(REFERENCE).map((language, index) => `<span lang="${language}">${lines(others[index] ?? [])}</span>`),
  adviser === 'same' ? '<span class="hint">la même</span>' : lines(adviser),
];

const headers = ['Phrase', 'Client', ...languagesBeside(REFERENCE).map(language => `Client, ${languages[language]}`), 'Conseiller'];

/** All texts of the application from the catalogue, a screen at a time; the browser's own search opens the one that it finds. */
export const phrasesPage = async (): Promise<string> => {
  const sections = (await catalogue()).map(
    ({ module, name, phrases }) =>
      `<details class="fold" id="${module}"><summary>${escaped(name)}</summary>${table(`Phrases\u00a0: ${name}`, headers, phrases.map(row))}</details>`,
  );
  return `<p class="lead">Tout ce que l’application dit, lu dans son catalogue, écran par écran. Entre accolades\u00a0: ce qui change selon le dossier. La recherche du navigateur ouvre l’écran où elle trouve.</p>${sections.join('')}`;
};
