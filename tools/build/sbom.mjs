// The bill of materials of a build, in CycloneDX 1.6: each library in the delivered files, with version, licence and the lock file's
// hash; and each build tool, as 'excluded'. tools/build/build.mjs writes it. X24
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const PLACE = 'build/sbom.cdx.json';
const FOLDER = 'node_modules/';

const read = file => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Allowed licences of delivered libraries, and of tools, which are not delivered. */
const delivered = 'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD OFL-1.1 CC0-1.0 BlueOak-1.0.0 Unlicense Zlib'.split(' ');
const forTools = [...delivered, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0'];

/** `(MIT OR Apache-2.0)`: one suffices; `A AND B`: both are needed. */
const isAllowed = (licence, allowed) =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every(part => part.split(' OR ').some(one => allowed.includes(one.trim())));

/** The folders of node_modules that contain one of the files. */
const foldersOf = files =>
  new Set(
    [...files].flatMap(file => {
      const at = file.lastIndexOf(FOLDER);
      if (at < 0 || file.endsWith('package.json')) return [];
      const [first = '', second = ''] = file.slice(at + FOLDER.length).split('/');
      const name = first.startsWith('@') ? `${first}/${second}` : first;
      return [path.relative(process.cwd(), file.slice(0, at + FOLDER.length) + name)];
    }),
  );

const licenceOf = (place, entry) => {
  const manifest = path.join(place, 'package.json');
  const said = entry.license ?? (fs.existsSync(manifest) ? read(manifest).license : undefined);
  return typeof said === 'string' ? said : (said?.type ?? 'NOASSERTION');
};

const componentOf = (place, entry, shipped) => {
  const name = entry.name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
  const [algorithm, value] = (entry.integrity ?? '').split(/-(.*)/s);
  const licence = licenceOf(place, entry);
  return {
    type: 'library',
    'bom-ref': `${place}@${entry.version}`,
    name,
    version: entry.version,
    scope: shipped ? 'required' : 'excluded',
    licenses: [/ (?:OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
    ...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }] } : {}),
  };
};

/** `files`: all source files of the bundles. */
const billOf = files => {
  const { packages } = read('package-lock.json');
  const folders = foldersOf(files);
  const { name, version } = read('package.json');
  const components = Object.entries(packages)
    .filter(([place, entry]) => place.startsWith(FOLDER) && !entry.link && fs.existsSync(place))
    .map(([place, entry]) => componentOf(place, entry, folders.has(place)));
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  };
};

/** Names of components with a licence that is not allowed for their use. */
const forbiddenIn = ({ components }) =>
  components.flatMap(({ name, version, scope, licenses: [given] }) => {
    const licence = given.expression ?? given.license.id;
    return isAllowed(licence, scope === 'required' ? delivered : forTools) ? [] : [`${name}@${version}: ${licence}`];
  });

/** Writes the bill; reports components that may not be delivered or used. */
export const writeBill = files => {
  const bill = billOf(files);
  fs.mkdirSync(path.dirname(PLACE), { recursive: true });
  fs.writeFileSync(PLACE, `${JSON.stringify(bill, null, 2)}\n`);
  return forbiddenIn(bill);
};
