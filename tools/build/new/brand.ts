import fs from 'node:fs';
import path from 'node:path';

export interface NewBrand {
  readonly code: string;
  readonly name: string;
}

const CODE = /^\d{2}$/;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} '’&.-]{0,30}$/u;

/** The error of the arguments, as a sentence; undefined: none. */
export const problemWith = ({ code, name }: NewBrand, listed: readonly string[]): string | undefined => {
  if (!CODE.test(code)) return `A brand's code has two digits, such as 05, not '${code}'.`;
  if (listed.includes(code)) return `Brand ${code} is already in brands/index.ts.`;
  if (!NAME.test(name)) return `A brand's name begins with a letter and has at most 31 characters, not '${name}'.`;
  return undefined;
};

const quoted = (name: string): string => (name.includes("'") ? `"${name}"` : `'${name}'`);
const inXml = (text: string): string => text.replaceAll('&', '&amp;');
const hostOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const facts = ({ code, name }: NewBrand): string => `import type { BrandFacts } from '../brand';

export const facts = {
  name: ${quoted(name)},
  licensedBy: 'ECB',
  authority: 'l’Autorité de contrôle prudentiel et de résolution (ACPR)',
  seat: '1\\u00a0place de la Maquette, 44000\\u00a0Nantes',
  refusedKeptMonths: 12,
  videoKeptDays: 30,
  sharedLicence: [],
  relay: '',
  welcome: { id: 'welcome-${code}', of: 'card', free: 12 },
  notes: {},
} as const satisfies BrandFacts;
`;

/** Maximum width of the name in the logo, which is 156 wide. */
const ROOM = 106;
const LETTER = 11.5;
const SANS = 'font-family="Arial, Helvetica, sans-serif" font-weight="700"';

const initial = (name: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" fill="${fill}" ${SANS} font-size="${size}" text-anchor="middle">${inXml(name.slice(0, 1).toUpperCase())}</text>`;

const drawings = (text: string, { name }: NewBrand): string => {
  const narrow = name.length * LETTER > ROOM ? ` textLength="${ROOM}" lengthAdjust="spacingAndGlyphs"` : '';
  const word = `<text class="ink" x="46" y="27" ${SANS} font-size="19"${narrow}>${inXml(name)}</text>`;
  return text
    .replace(
      /<g id="logo">[\s\S]*?<\/g>/,
      `<g id="logo">
    <circle class="brand" cx="20" cy="20" r="17"/>
    ${initial(name, 20, 27, 20, '#fff')}
    ${word}
  </g>`,
    )
    .replace(
      /(<g id="card-logo"[^>]*>)[\s\S]*?<\/g>/,
      `$1
    <circle cx="70" cy="360" r="17" fill="#fff"/>
    ${initial(name, 70, 367, 20, '#000')}
  </g>`,
    );
};

const settings = (text: string, { code, name }: NewBrand): string =>
  text
    .replace(/"host": "[^"]*"/, `"host": "${hostOf(name)}.example"`)
    .replace(/"jointAccount": "[^"]*"/, '"jointAccount": "announced"')
    .replace(/"contactPhone": "[^"]*"/, `"contactPhone": "09 69 36 ${code} ${code}"`);

/** The facts of the law without a text: production is refused until the bank has written them. D-124 */
const unsaid = (text: string): string => text.replace(/": "[^"]*"/g, '": ""');

const bank = ({ code, name }: NewBrand, colour: string): string =>
  `${JSON.stringify(
    {
      adviser: { id: `conseil-${code}`, name: 'Camille Exemple', agency: `${name} Centre` },
      paper: { colour, mark: [{ path: 'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z', colour }] },
    },
    null,
    2,
  )}\n`;

/**
 * Creates a brand from the first one's shapes, settings and typefaces, with a name and a plain logo, and adds its line. Returns the new
 * files.
 */
export const makeBrand = (root: string, brand: NewBrand, model: string): readonly string[] => {
  const read = (file: string): string => fs.readFileSync(path.join(root, 'brands', model, file), 'utf8');
  const { code, name } = brand;
  const tokens = read('tokens.css')
    .replace(/^\/\*.*?\*\//, `/* ${name}: the colours of brand ${model}, to be changed. */`)
    .replaceAll(`[data-brand='${model}']`, `[data-brand='${code}']`);
  const list = 'brands/index.ts';
  const files: Readonly<Record<string, string>> = {
    [`brands/${code}/facts.ts`]: facts(brand),
    [`brands/${code}/settings.json`]: settings(read('settings.json'), brand),
    [`brands/${code}/law.json`]: unsaid(read('law.json')),
    [`brands/${code}/bank.json`]: bank(brand, /--b-600: (#\w+)/.exec(tokens)?.[1] ?? '#000000'),
    [`brands/${code}/tokens.css`]: tokens,
    [`brands/${code}/faces.css`]: read('faces.css'),
    [`brands/${code}/logos.svg`]: drawings(read('logos.svg'), brand),
    [list]: `${fs.readFileSync(path.join(root, list), 'utf8')}export { facts as '${code}' } from './${code}/facts';\n`,
  };
  fs.mkdirSync(path.join(root, 'brands', code));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(root, file), text);
  return Object.keys(files);
};
