import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as t from 'io-ts';
import { variants, type Environment, type Variant } from '@domain/brand/variant';
import { HASHED } from './headers';
import { deployedOf, inlinedOf, securityOf } from './places';
import type { Deployable } from './sites';

/** The folder of a server's releases: `releases/<id>/`, `files/` with the hashed files of all of them, and the link `current`. */
export const foldersOf = (root: string) => ({
  releases: path.join(root, 'releases'),
  files: path.join(root, 'files'),
  current: path.join(root, 'current'),
});

const Built = t.type({ build: t.string });
const Listed = t.type({ build: t.string, files: t.record(t.string, t.string) });
const Whose = t.type({ variant: t.string, environment: t.string });

/** Where a release is: a build's dist/, or a folder of `releases/` whose hashed files are in `files/`. */
interface Place {
  readonly folder: string;
  readonly files: string;
}

/** With a compressed sibling. */
const HASHED_FILE = new RegExp(`${HASHED.source.replace(/\$$/, '')}(?:\\.(?:br|gz))?$`);

const fileIn = ({ folder, files }: Place, name: string): string => path.join(HASHED_FILE.test(name) ? files : folder, name);

/** Undefined where the file is missing or is no JSON. */
const read = (file: string): unknown => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const BUILD = 'ouvrirmoncompte/build.json';
const POLICY = 'csp.json';
const LIST = 'files.json';

/** A reason for a refusal, as one sentence. */
export class Refused extends Error {}

const listed = ({ folder }: Place): t.TypeOf<typeof Listed> | undefined => {
  const list = read(path.join(folder, LIST));
  return Listed.is(list) ? list : undefined;
};

/** The id of a release; refuses a folder that has none. */
export const idIn = (folder: string): string => {
  const built = read(path.join(folder, BUILD));
  if (!Built.is(built) || !/^[\w-]+$/.test(built.build)) throw new Refused(`${folder} is no build: run npm run build.`);
  return built.build;
};

const flawOfFile = (place: Place, name: string, hash: string): string | undefined => {
  const file = fileIn(place, name);
  if (!fs.existsSync(file)) return `The release is incomplete: ${name} is missing.`;
  const found = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  return found === hash ? undefined : `The release is not what was built: ${name} differs.`;
};

const configurationName = (variant: Variant, environment: Environment): string => `config/${variant}.${environment}.json`;

const flawOfConfiguration = ({ folder }: Place, variant: Variant, environment: Environment): string | undefined => {
  const name = configurationName(variant, environment);
  const json = read(path.join(folder, name));
  if (!Whose.is(json)) return `The release is incomplete: ${name} is missing, or names no variant and environment.`;
  if (json.variant !== variant || json.environment !== environment)
    return `${name} is the configuration of ${json.variant} in ${json.environment}.`;
  try {
    deployedOf(json);
    securityOf(json);
    return undefined;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}.`;
  }
};

/** Refuses a release that is incomplete or changed, a policy of another release, a configuration of another environment. */
const checked = (place: Place, environment: Environment): string => {
  const id = idIn(place.folder);
  const policy = read(path.join(place.folder, POLICY));
  if (!Built.is(policy)) throw new Refused(`The release is incomplete: ${POLICY} is missing, or names no build.`);
  if (policy.build !== id) throw new Refused(`${POLICY} is of the release ${policy.build}, and the documents are of ${id}.`);
  const list = listed(place);
  if (list?.build !== id) throw new Refused(`The release is incomplete: ${LIST} of ${id} is missing.`);
  for (const [name, hash] of Object.entries(list.files)) {
    const flaw = flawOfFile(place, name, hash);
    if (flaw !== undefined) throw new Refused(flaw);
  }
  for (const variant of variants) {
    const flaw = flawOfConfiguration(place, variant, environment);
    if (flaw !== undefined) throw new Refused(flaw);
  }
  return id;
};

const placeOf = (root: string, id: string): Place => {
  const { releases, files } = foldersOf(root);
  return { folder: path.join(releases, id), files };
};

/** The id of a build that can be released; throws Refused. */
export const checkBuild = (dist: string, environment: Environment): string => checked({ folder: dist, files: dist }, environment);

/** Throws Refused where a release on the server can no longer be served. */
export const checkRelease = (root: string, id: string, environment: Environment): string => checked(placeOf(root, id), environment);

/** A release as its server is configured for it; its configurations may have been replaced since the build. */
export const deployableOf = (root: string, id: string, environment: Environment): Deployable => {
  const { folder } = placeOf(root, id);
  return {
    inlined: inlinedOf(read(path.join(folder, POLICY)), path.join(folder, POLICY)),
    configurationOf: variant => read(path.join(folder, configurationName(variant, environment))),
  };
};

const DEPLOYED = 'deployed.txt';

/** Releases on the server, the newest first. */
export interface Release {
  readonly id: string;
  /** Milliseconds. */
  readonly deployedAt: number;
  readonly current: boolean;
}

export const releasesIn = (root: string): readonly Release[] => {
  const { releases, current } = foldersOf(root);
  const names = fs.existsSync(releases) ? fs.readdirSync(releases) : [];
  const target = fs.lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink() ? path.basename(fs.readlinkSync(current)) : undefined;
  return names
    .flatMap(id => {
      const file = path.join(releases, id, DEPLOYED);
      return fs.existsSync(file) ? [{ id, deployedAt: Date.parse(fs.readFileSync(file, 'utf8')), current: id === target }] : [];
    })
    .sort((one, other) => other.deployedAt - one.deployedAt);
};

export const currentIn = (root: string): string | undefined => releasesIn(root).find(({ current }) => current)?.id;

/** The release deployed before another one. */
export const before = (root: string, id: string): string | undefined => {
  const all = releasesIn(root);
  return all[all.findIndex(release => release.id === id) + 1]?.id;
};

/** Complete at once, for those who read it meanwhile. */
const copy = (from: string, to: string): void => {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, `${to}.next`);
  fs.renameSync(`${to}.next`, to);
};

const filesBelow = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/** Adds a build's files to the server, and serves none of its documents yet. */
export const addFiles = (root: string, dist: string, id: string, now: number): void => {
  const target = placeOf(root, id);
  const names = filesBelow(dist);
  for (const name of names.filter(each => HASHED_FILE.test(each))) {
    const file = path.join(target.files, name);
    if (!fs.existsSync(file)) copy(path.join(dist, name), file);
  }
  const partial = `${target.folder}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  for (const name of names.filter(each => !HASHED_FILE.test(each))) copy(path.join(dist, name), path.join(partial, name));
  fs.writeFileSync(path.join(partial, DEPLOYED), new Date(now).toISOString());
  const old = `${target.folder}.old`;
  if (fs.existsSync(target.folder)) fs.renameSync(target.folder, old);
  fs.renameSync(partial, target.folder);
  fs.rmSync(old, { recursive: true, force: true });
};

/** Serves the documents of a release: one rename replaces all of them. */
export const serve = (root: string, id: string): void => {
  const { current } = foldersOf(root);
  fs.rmSync(`${current}.next`, { force: true });
  fs.symlinkSync(path.join('releases', id), `${current}.next`);
  fs.renameSync(`${current}.next`, current);
};

const RETAINED = 3;
const DAY_MS = 86_400_000;

/**
 * Removes releases but the last three and those that were current within the last day, whose pages may be open. Never the current one or
 * the one before it. Removes the hashed files that only they had.
 */
export const prune = (root: string, now: number): readonly string[] => {
  const all = releasesIn(root);
  const current = all.findIndex(release => release.current);
  const retained = all.filter(
    (_release, index) =>
      index < RETAINED || index === current || index === current + 1 || now - (all[index - 1]?.deployedAt ?? now) < DAY_MS,
  );
  const { releases, files } = foldersOf(root);
  const removed = all.filter(release => !retained.includes(release)).map(({ id }) => id);
  for (const id of removed) fs.rmSync(path.join(releases, id), { recursive: true });
  const lists = retained.map(({ id }) => listed(placeOf(root, id)));
  if (removed.length === 0 || lists.includes(undefined)) return removed;
  const used = new Set(lists.flatMap(list => Object.keys(list?.files ?? {})));
  for (const name of filesBelow(files)) if (!used.has(name)) fs.rmSync(path.join(files, name));
  return removed;
};
