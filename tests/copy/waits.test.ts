import fs from 'node:fs';
import { COPY_FOLDER, imported, isByReader } from '@sandbox/desk/phrases/catalogue';
import { words } from '../support/pairs';

/** A finished action: 'est vérifiée', 'sont signés'; but 'est en cours' is unfinished. */
const DONE = /\b(?:est|sont) \p{L}+(?:é|ée|és|ées|u|ue|us|ues)(?!\p{L})/u;

type Messages = Readonly<Record<string, unknown>>;
const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/** Recognises the timed messages of a waiting page. */
const isAwaited = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(each => isMessages(each) && 'afterMs' in each && 'text' in each);

/** Titles of waiting pages, each with its key. */
const titlesOf = (id: string, value: unknown): readonly (readonly [string, string])[] => {
  if (!isMessages(value)) return [];
  const title: unknown = typeof value['title'] === 'function' ? value['title']('Maëlle') : value['title'];
  const own = typeof title === 'string' && Object.values(value).some(isAwaited) ? ([[id, title]] as const) : [];
  return [...own, ...Object.entries(value).flatMap(([key, each]) => titlesOf(`${id}.${key}`, each))];
};

const read = async (mode: 'omc' | 'mdc') => {
  const modules = await Promise.all(fs.readdirSync(COPY_FOLDER).map(file => imported(file)));
  return modules
    .flatMap(module => Object.entries(module))
    .flatMap(([name, messages]) => titlesOf(name, isByReader(messages) ? messages[mode] : messages));
};

describe('ADV-02: the title of each wait says that it is in progress', () => {
  test.each(['omc', 'mdc'] as const)('%s', async mode => {
    const titles = await read(mode);
    const known = words(`
      analysisMessages.progress finalizeMessages.progress livenessMessages.progress
      middleControlMessages duplicatesMessages redirectMessages
    `);
    expect(titles.map(([id]) => id)).toEqual(expect.arrayContaining([...known]));
    expect(titles.filter(([, title]) => DONE.test(title))).toEqual([]);
  });

  test.each(['L’identité du client est vérifiée', 'Les documents sont signés'])('a title that reads as done is found: %s', title =>
    expect(title).toMatch(DONE),
  );
});
