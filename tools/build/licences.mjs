// The page of the licences of what clients receive: each package whose files are in the build, with its version, its licence and the text of it.
import fs from 'node:fs';
import path from 'node:path';

const { delivered } = JSON.parse(fs.readFileSync(new URL('allowed-licences.json', import.meta.url), 'utf8'));

/** The folder of the package that a file is of; undefined for our own. */
const packageOf = file => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

const TEXT = /^(?:licen[cs]e|copying|ofl|notice)(?:[.-].*)?$/i;

/** `(MIT OR Apache-2.0)`: one suffices; `A AND B`: both are needed. */
const isAllowed = licence =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every(part => part.split(' OR ').some(one => delivered.includes(one.trim())));

const aboutOf = folder => {
  const { name, version, license = '' } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!isAllowed(license))
    throw new Error(`${name}@${version} has the licence '${license}', which tools/build/allowed-licences.json lacks`);
  const texts = fs.readdirSync(folder).filter(file => TEXT.test(file) && fs.statSync(path.join(folder, file)).isFile());
  return { name, version, license, text: texts.map(file => fs.readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n') };
};

/** `files`: those that the build read. Throws for a package with a licence that is not allowed. X24 */
export const licencesOf = files => {
  const folders = [...new Set(files.map(packageOf).filter(folder => folder !== undefined))];
  const packages = folders
    .filter(folder => fs.existsSync(path.join(folder, 'package.json')))
    .map(aboutOf)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const entries = packages.map(
    ({ name, version, license, text }) => `${name} ${version}\n${license}\n\n${text || 'The package has no text of its licence.'}`,
  );
  return [
    'Ce site contient des logiciels libres. Voici leurs licences.\nThis site contains open-source software. These are its licences.',
    ...entries,
  ]
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n');
};
