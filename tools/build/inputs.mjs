// The files that a build or a part of `npm test` reads, as a hash of their contents: times of change miss a checkout of something older.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folders of the root that are made here, as .gitignore has them. */
const NOT_OURS = new Set(
  '.git .sandbox .stryker-tmp .browsers build coverage dist node_modules playwright-report reports samples test-results'.split(' '),
);

/** The files below places, folders or files, in a stable order; a place that is not there has none. */
export const filesBelow = places =>
  places
    .flatMap(place => {
      const entry = fs.statSync(place, { throwIfNoEntry: false });
      if (!entry?.isDirectory()) return entry ? [place] : [];
      return filesBelow(
        fs
          .readdirSync(place)
          .filter(name => place !== '.' || !NOT_OURS.has(name))
          .map(name => path.posix.join(place, name)),
      );
    })
    .sort();

export const hashOf = (files, ...more) => {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of files) hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
};

/** What the build reads outside node_modules, for which the lock file counts. tools/build/build.mjs refuses any other source. */
const BUILD = [
  'brands',
  'domain',
  'application',
  'infrastructure',
  'ui',
  'src',
  'tools/build',
  'tools/deploy',
  'tools/package.json',
  'webpack.config.js',
  '.size-limit.cjs',
  'package.json',
  'package-lock.json',
];
const isTest = file => /\.test\.tsx?$/.test(file);

/** `file`: absolute, a source that webpack read. */
export const isInputOfBuild = file => {
  const place = path.relative('.', file).split(path.sep).join('/');
  return place.startsWith('node_modules/') || (!isTest(place) && BUILD.some(input => place === input || place.startsWith(`${input}/`)));
};

/** The file of dist/ with the hash of what it was built from. */
export const INPUTS_OF_BUILD = 'inputs.sha256';

export const inputsOfBuild = () => filesBelow(BUILD).filter(file => !isTest(file));

export const hashOfBuild = () => hashOf(inputsOfBuild());

/** Whether dist/ was built from the files as they are. */
export const isBuilt = () => {
  const file = path.join('dist', INPUTS_OF_BUILD);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hashOfBuild();
};
