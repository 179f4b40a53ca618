// npm run browsers — reads every file of the build that a browser loads, packages included, and names what the promised browsers of
// package.json do not know, or what depends on the machine that built it. `npm test` runs it beside the budgets. D-121
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names that Chrome 109, Firefox 115 or Safari 16.0 lack, and which no package may leave to them. */
const LATER = [
  'Object.groupBy(',
  'Map.groupBy(',
  'Promise.withResolvers(',
  'Promise.try(',
  'Array.fromAsync(',
  'AbortSignal.any(',
  'URL.canParse(',
  'URL.parse(',
  'Uint8Array.fromBase64(',
  '.toSorted(',
  '.toReversed(',
  '.toSpliced(',
  '.isWellFormed(',
  '.showPopover(',
  '.requestClose(',
  "imageOrientation:'from-image'",
  'imageOrientation:"from-image"',
];

/** The legacy build of pdf.js brings what browsers lack. */
const BRINGS_ITS_OWN = /^paper-(worker-)?library\./;

const root = path.resolve();

/** What is wrong in the text of a built file. */
export const flawsIn = (name, text) => [
  ...(/\(\?<[=!]/.test(text) ? ['a lookbehind, for which Safari before 16.4 refuses the whole file'] : []),
  ...(name.endsWith('.js') && /\bstatic\s*\{/.test(text) ? ['a static block, for which Safari before 16.4 refuses the whole file'] : []),
  ...(BRINGS_ITS_OWN.test(name)
    ? []
    : LATER.filter(api => text.includes(api)).map(api => `${api.replace('(', '')}, which a promised browser lacks`)),
  ...(text.includes('/dev/reload.js') || text.includes('/dev/builds') ? ['the script of npm run dev'] : []),
  ...([root, 'file:///'].some(place => text.includes(place)) ? ['a path of the machine that built it'] : []),
];

const main = () => {
  const dist = path.resolve('dist');
  const files = fs
    .readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name));
  if (files.length === 0) throw new Error('Nothing to read: run npm run build');
  const flaws = files.flatMap(file =>
    flawsIn(path.basename(file), fs.readFileSync(file, 'utf8')).map(flaw => `${path.relative('.', file)}: ${flaw}`),
  );
  for (const flaw of flaws) console.log(flaw);
  console.log(`${files.length} built files read, ${flaws.length} flaws.`);
  process.exitCode = flaws.length === 0 ? 0 : 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
