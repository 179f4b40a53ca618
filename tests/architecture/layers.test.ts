import { posix } from 'node:path';
import ts from 'typescript';
import { importsOf, sourcesOf, visit, type Source } from '@tools/build/sources';

const layers = ['brands', 'domain', 'application', 'infrastructure', 'ui', 'src'] as const;
type Layer = (typeof layers)[number];

interface Law {
  readonly layers: readonly Layer[];
  readonly packages: RegExp;
}

/** The dependency rule: domain ← application ← { infrastructure, ui } ← src. `brands` is below them all and imports none. */
const laws: Readonly<Record<Layer, Law>> = {
  brands: { layers: ['brands'], packages: /^$/ },
  domain: { layers: ['brands', 'domain'], packages: /^fp-ts\/(?:Either|function)$/ },
  application: { layers: ['domain', 'application'], packages: /^fp-ts\/(?:Either|TaskEither|Task|function)$/ },
  infrastructure: {
    layers: ['domain', 'application', 'infrastructure'],
    packages: /^(?:axios|altcha-lib|io-ts|fp-ts|vanilla-cookieconsent|pdfjs-dist|zxing-wasm|@sentry\/browser)(?:\/|$)/,
  },
  ui: {
    layers: ['domain', 'application', 'ui'],
    packages: /^(?:react|react-dom|react-router-dom|mobx|mobx-react-lite|uqr)(?:\/|$)|^fp-ts\/(?:Either|TaskEither)$/,
  },
  src: { layers, packages: /^(?!node:|@?(?:sandbox|contracts|tests|jest)\b)/ },
};

/** The only file with date arithmetic. */
const CALENDAR = 'domain/kernel/calendar.ts';

const isLayer = (name: string | undefined): name is Layer => layers.some(layer => layer === name);

const layerOf = (file: string, target: string): Layer | 'package' | 'outside' => {
  if (target.startsWith('.')) {
    const [first] = posix.join(posix.dirname(file), target).split('/');
    return isLayer(first) ? first : 'outside';
  }
  const [alias = ''] = target.split('/');
  if (!alias.startsWith('@')) return 'package';
  const name = alias.slice(1);
  if (isLayer(name)) return name;
  return ['contracts', 'sandbox'].includes(name) ? 'outside' : 'package';
};

const allowed = (file: string, target: string): boolean => {
  const [own] = file.split('/');
  if (!isLayer(own)) return false;
  if (target === 'luxon') return file === CALENDAR;
  const layer = layerOf(file, target);
  if (layer === 'package') return laws[own].packages.test(target);
  return layer !== 'outside' && laws[own].layers.includes(layer);
};

const wrongImports = (source: Source): readonly string[] =>
  importsOf(source)
    .filter(target => !allowed(source.file, target))
    .map(target => `${source.file} → ${target}`);

/** Globals that the domain must not use: clock, randomness, platform. */
const impure =
  'Date console window process globalThis setTimeout setInterval fetch localStorage sessionStorage navigator performance crypto'.split(' ');
const impureCalls = ['Math.random', 'DateTime.now', 'DateTime.local', 'DateTime.utc'];

const isName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (ts.isPropertyAccessExpression(parent) && parent.name === node) || (ts.isPropertyAssignment(parent) && parent.name === node);
};

const impurities = (source: Source): readonly string[] => {
  const found: string[] = [];
  visit(source, node => {
    if (ts.isIdentifier(node) && impure.includes(node.text) && !isName(node)) found.push(`${source.file}: ${node.text}`);
    if (ts.isPropertyAccessExpression(node) && impureCalls.includes(node.getText())) found.push(`${source.file}: ${node.getText()}`);
  });
  return found;
};

describe('the dependency rule', () => {
  test.each(layers)('%s imports what it may and nothing else', layer => {
    expect(sourcesOf(layer).flatMap(wrongImports)).toEqual([]);
  });

  test.each([
    ['brands/01/planted.ts', "import type { Mode } from '@domain/kernel/words';"],
    ['brands/01/planted.ts', "import axios from 'axios';"],
    ['application/planted.ts', "import { facts } from '@brands/01/facts';"],
    ['domain/offer/planted.ts', "import axios from 'axios';"],
    ['domain/offer/planted.ts', "import { DateTime } from 'luxon';"],
    ['domain/offer/planted.ts', "import type { Clock } from '@application/browser/ports';"],
    ['domain/offer/planted.ts', "export { Clock } from '@application/browser/ports';"],
    ['domain/offer/planted.ts', "export * from '@messages/shell';"],
    ['domain/offer/planted.ts', "import * as TE from 'fp-ts/TaskEither';"],
    ['application/planted.ts', "const gate = () => import('@infrastructure/http/BankApi');"],
    ['application/planted.ts', "import { observable } from 'mobx';"],
    ['infrastructure/planted.ts', "import { Field } from '@ui/kit/Field';"],
    ['ui/kit/planted.tsx', "import { BankApi } from '@infrastructure/http/BankApi';"],
    ['ui/kit/planted.tsx', "import { bank } from '../../src/container';"],
    ['ui/kit/planted.tsx', "const late = import('axios');"],
    ['src/planted.ts', "import { seed } from '@sandbox/seed';"],
    ['src/planted.ts', "import { fake } from '../tests/fakes/clock';"],
  ])('a planted import is caught: %s, %s', (file, text) => {
    expect(wrongImports({ file, text })).toHaveLength(1);
  });

  test('what is allowed is not caught', () => {
    const text = "import * as E from 'fp-ts/Either'; import { rule } from '../kernel/rule'; import { day } from '@domain/kernel/day';";
    expect(wrongImports({ file: 'domain/offer/planted.ts', text })).toEqual([]);
  });
});

/** What each folder beside the layers may import, of the code that runs: tests may import more. `docs/architecture.md` has the same table. */
const product = 'brands|domain|application|infrastructure|ui|src';
const mayImport: Readonly<Record<string, RegExp>> = {
  contracts: /^(?:contracts|domain|application|infrastructure)\//,
  sandbox: /^(?:sandbox|domain|ui\/copy|contracts\/states|tools\/deploy)(?:\/|$)/,
  'tools/build': new RegExp(`^(?:tools/book/approvals$|(?:tools/(?:build|deploy)|${product})/)`),
  'tools/deploy': new RegExp(`^(?:tools/(?:build|deploy)|${product})/`),
  'tools/book': new RegExp(`^(?:tools/(?:book|build|deploy)|contracts|sandbox|${product})/`),
  'tools/gallery': new RegExp(`^(?:tools/gallery|${product})/`),
  'tools/copy': new RegExp(`^(?:tools/copy|sandbox/desk/phrases|${product})/`),
  'tools/contracts': new RegExp(`^(?:tools/(?:contracts|build|deploy)|contracts|sandbox|${product})/`),
  tests: new RegExp(`^(?:tests|tools/(?:build|deploy|book|contracts|testing)|contracts|sandbox|${product})/`),
};
const ALIAS = /^@(brands|domain|application|infrastructure|ui|contracts|sandbox|tests|tools)\//;

const placeOf = (file: string, target: string): string | undefined => {
  if (target.startsWith('.')) return posix.join(posix.dirname(file), target);
  return ALIAS.test(target) ? target.slice(1) : undefined;
};

const strayImports = (folder: string, { file, text }: Source): readonly string[] =>
  importsOf({ file, text })
    .flatMap(target => placeOf(file, target) ?? [])
    .filter(place => place.includes('/') && !mayImport[folder]!.test(place))
    .map(place => `${file} → ${place}`);

describe('the folders beside the layers', () => {
  const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$|^sandbox\/tests\//.test(file);

  test.each(Object.keys(mayImport))('%s imports what it may and nothing else', folder => {
    const sources = sourcesOf(folder).filter(({ file }) => !isTest(file) && !file.startsWith('contracts/recipes/'));
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.flatMap(source => strayImports(folder, source))).toEqual([]);
  });

  test.each([
    ['contracts', "import { startSandbox } from '@sandbox/start';"],
    ['sandbox', "import { Field } from '@ui/kit/Field';"],
    ['tools/build', "import { startSandbox } from '@sandbox/start';"],
    ['tools/deploy', "import { entries } from '@tools/book/answers';"],
    ['tools/book', "import { readPacts } from '@tools/contracts/read';"],
    ['tools/contracts', "import { bookFlaws } from '@tools/book/flaws';"],
    ['tests', "import { criteria } from '@tools/accessibility/criteria';"],
  ])('a planted import is caught: %s, %s', (folder, text) => {
    expect(strayImports(folder, { file: `${folder}/planted.ts`, text })).toHaveLength(1);
  });
});

describe('the domain is pure', () => {
  test('it reads no clock, no chance, no machine', () => {
    expect(sourcesOf('domain').flatMap(impurities)).toEqual([]);
  });

  test.each([
    'const now = new Date();',
    'const dice = Math.random();',
    "console.log('x');",
    'const t = DateTime.now();',
    'const w = window.innerWidth;',
    'const e = process.env;',
  ])('a planted impurity is caught: %s', text => {
    expect(impurities({ file: 'domain/planted.ts', text })).toHaveLength(1);
  });

  test('a field of that name is not a global', () => {
    expect(impurities({ file: 'domain/planted.ts', text: 'const file = { process: 1 }; const p = file.process;' })).toEqual([]);
  });
});

/**
 * Sentences and examples of rules: the browser's bundle omits them (tools/build/rules-for-phones.mjs), so only the book and
 * the bench may read them.
 */
const PROSE = /\.(?:says|examples)$|\.title\.(?:fr|en)$/;
const TELLS_OF_RULES = 'domain/kernel/entry.ts';

const proseRead = (source: Source): readonly string[] => {
  const found: string[] = [];
  visit(source, node => {
    if (ts.isPropertyAccessExpression(node) && PROSE.test(node.getText())) found.push(`${source.file}: ${node.getText()}`);
  });
  return source.file === TELLS_OF_RULES ? [] : found;
};

describe('XTR-13: no code for clients reads the prose of a rule', () => {
  test('their messages are in ui/copy', () => {
    expect(layers.flatMap(sourcesOf).flatMap(proseRead)).toEqual([]);
  });

  test.each(['const label = fieldTaxId.title.fr;', 'const text = journeyMode.says;', 'const first = age.examples[0];'])(
    'a planted one is caught: %s',
    text => {
      expect(proseRead({ file: 'ui/copy/fr/planted.ts', text })).toHaveLength(1);
    },
  );
});
