import fs from 'node:fs/promises';
import path from 'node:path';
import { displayDay, type Day } from '@domain/kernel/day';
import { kindOfPaper } from '@sandbox/analysis/kinds';
import { kindWords } from '@sandbox/analysis/words';
import type { SamplePerson } from './person';
import { samples, type Sample } from './samples';

/** The default folder of the samples. */
export const SAMPLES_FOLDER = 'samples';
/** The file in this folder that lists each sample's purpose. */
export const SAMPLES_LIST = 'liste.txt';

/** The samples' person and validity: the data that a tester types. */
export const dataOf = (person: SamplePerson, today: Day): string =>
  [
    `Échantillons de ${person.firstName} ${person.lastName}, né(e) le ${displayDay(person.birthdate)} à ${person.birthplace},`,
    `${person.street}, ${person.postalCode} ${person.city}, employeur\u00a0: ${person.employer}.`,
    `Saisissez ces nom, prénom et date de naissance dans le parcours. Date de la banque\u00a0: ${displayDay(today)}.`,
  ].join('\n');

const title = ({ document }: Sample): string =>
  kindWords[kindOfPaper[document]] +
  (document === 'ADDRESS_TAX_NOTICE' ? ' (pour l’adresse)' : document === 'INCOME_TAX_NOTICE' ? ' (pour le revenu)' : '');

/** A sample's lines in the list: `\n` before the first one of a document. */
const lines = (sample: Sample, first: boolean): string =>
  [
    ...(first ? ['', title(sample)] : []),
    `  ${sample.outcome}\u00a0: ${sample.says}`,
    ...sample.files.map(({ name }) => `    ${name}`),
  ].join('\n');

/** Writes every sample and the list `liste.txt`; `tell` receives the same lines while they are written. */
export const writeSamples = async (folder: string, person: SamplePerson, today: Day, tell: (text: string) => void): Promise<void> => {
  const output: string[] = [];
  const say = (text: string): void => {
    output.push(text);
    tell(text);
  };
  await fs.mkdir(folder, { recursive: true });
  say(dataOf(person, today));
  let before: Sample | undefined;
  for await (const sample of samples(person, today)) {
    for (const { name, bytes } of sample.files) await fs.writeFile(path.join(folder, name), bytes);
    say(lines(sample, sample.document !== before?.document));
    before = sample;
  }
  await fs.writeFile(path.join(folder, SAMPLES_LIST), `${output.join('\n')}\n`);
};
