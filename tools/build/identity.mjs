// The id of a build: the commit and a hash of every file of dist/, so that an error report, a document, a policy and a server say which build
// they are of. The id does not depend on the folder or the hour.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, hashOf } from './inputs.mjs';

/** Where there is no git, as in an image, the environment names the commit. */
const commitOf = () => {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  return process.env.BUILD_COMMIT?.slice(0, 8) || stdout?.trim() || 'nogit';
};

/** Before this element of every document. */
const BEFORE = '<meta name="robots"';

/** Inserts the id into every document and csp.json, and writes build.json. Call it once all files are there, and before they are compressed. */
export const identify = ({ dist, site }) => {
  const names = filesBelow([dist]).map(file => path.relative(dist, file).split(path.sep).join('/'));
  const hashes = names.map(name => hashOf([], name, fs.readFileSync(path.join(dist, name)).toString('base64')));
  const commit = commitOf();
  const build = `${commit}-${hashOf([], hashes).slice(0, 10)}`;
  for (const name of names.filter(each => each.endsWith('.html'))) {
    const file = path.join(dist, name);
    const html = fs.readFileSync(file, 'utf8');
    if (!html.includes(BEFORE)) throw new Error(`${name} has no place for the id of the build`);
    fs.writeFileSync(file, html.replace(BEFORE, `<meta name="build" content="${build}">${BEFORE}`));
  }
  const policy = path.join(dist, 'csp.json');
  fs.writeFileSync(policy, `${JSON.stringify({ build, ...JSON.parse(fs.readFileSync(policy, 'utf8')) }, null, 2)}\n`);
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  fs.writeFileSync(path.join(site, 'build.json'), `${JSON.stringify({ build, version, commit }, null, 2)}\n`);
  return build;
};

/** The id of the finished build. */
export const idOf = dist => JSON.parse(fs.readFileSync(path.join(dist, 'ouvrirmoncompte/build.json'), 'utf8')).build;

/** The file of dist/ that lists the others with their hash, so that an incomplete release is found. */
export const LISTED = 'files.json';

/** Writes the list. Configurations are not in it: they may be replaced on the server. Call it once every file is there. */
export const listFiles = (dist, build) => {
  const names = filesBelow([dist]).map(file => path.relative(dist, file).split(path.sep).join('/'));
  const files = names
    .filter(name => name !== LISTED && !name.startsWith('config/'))
    .map(name => [
      name,
      createHash('sha256')
        .update(fs.readFileSync(path.join(dist, name)))
        .digest('hex'),
    ]);
  fs.writeFileSync(path.join(dist, LISTED), `${JSON.stringify({ build, files: Object.fromEntries(files) }, null, 2)}\n`);
};

const KEPT_BUILDS = 3;

/**
 * Names the folder of the source maps after the build, and each map of a module after the file that browsers load. Keeps the maps of the
 * last builds. `reference`: by module, the hash in its name.
 */
export const keepMaps = ({ maps, collected, build, reference }) => {
  for (const [name, hash] of Object.entries(reference)) {
    const map = path.join(collected, `${name}.js.map`);
    if (fs.existsSync(map)) fs.copyFileSync(map, path.join(collected, `${name}.${hash}.js.map`));
  }
  const folder = path.join(maps, build);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(maps, { recursive: true });
  fs.renameSync(collected, folder);
  fs.utimesSync(folder, new Date(), new Date());
  const entries = fs.readdirSync(maps).map(name => path.join(maps, name));
  const newestFirst = entries.sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs);
  const folders = newestFirst.filter(entry => fs.statSync(entry).isDirectory()).slice(0, KEPT_BUILDS);
  for (const entry of entries) if (!folders.includes(entry)) fs.rmSync(entry, { recursive: true });
};
