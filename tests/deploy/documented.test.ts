import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@domain/kernel/shape';
import { flat } from '@tools/book/settings';
import { configurationOf } from '../../tools/deploy/configuration';
import { nginxConfiguration } from '../../tools/deploy/nginx';
import { deployedOf, placesOf, securityOf } from '../../tools/deploy/places';
import { rulesOf, rulesTable } from '../../tools/deploy/rules';
import { configured } from '../../src/prerender';

const page = readFileSync('docs/deployment.md', 'utf8');
const variant = 'omc-01';
const configuration = configurationOf(variant, 'prod');

test('X01, X12, X15: the table of addresses in docs/deployment.md is the one of the rules', () => {
  const table = rulesTable(rulesOf({ variant, environment: 'prod', security: securityOf(configuration) }));
  expect(page).toContain(table);
});

/** The nginx configuration of a configuration. */
const server = (json: unknown): string =>
  nginxConfiguration({
    variant,
    environment: 'prod',
    dist: '/d',
    config: '/c',
    listen: '8080',
    serverName: '_',
    tls: undefined,
    places: placesOf(deployedOf(json), { scripts: [], styles: [] }),
    security: securityOf(json),
  });

const changed = (path: readonly string[], to: unknown, from: unknown): unknown => {
  const [key = '', ...rest] = path;
  return isRecord(from) ? { ...from, [key]: rest.length === 0 ? to : changed(rest, to, from[key]) } : from;
};

const at = (path: readonly string[], from: unknown): unknown =>
  path.reduce((value, key) => (isRecord(value) ? value[key] : undefined), from);

/** Other values of a key, the most likely first. */
const others = (value: unknown): readonly unknown[] => {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  if (Array.isArray(value))
    return [
      [...(value as readonly unknown[]), 'https://autre.example'],
      [...(value as readonly unknown[]), 'IT'],
    ];
  if (value === 'all') return [['FR']];
  const text = String(value);
  return [
    text.replace('valdrune', 'autre'),
    '2027-01-31',
    'announced',
    'whole',
    'none',
    'always',
    'qualified',
    'apart',
    'concluded',
    'hide',
    'stop',
    'required',
    'sent',
    'elsewhere',
    'mdc-01',
    `${text}1`,
  ].filter(each => each !== value);
};

/** The configuration, with what another value of a key needs beside it. */
const readyFor = (key: string): unknown => {
  if (key === 'withdrawal.function') return changed(['destinations', 'withdrawal'], 'https://banque.example/renoncer', configuration);
  return key === 'acceptedPapers.passports'
    ? changed(['acceptedPapers', 'reason'], { fr: 'Pas encore.', en: 'Not yet.' }, configuration)
    : configuration;
};

const decodes = (json: unknown): boolean => {
  try {
    return [server(json), configured(variant, json)].length > 0;
  } catch {
    return false;
  }
};

/** Who and where a file is for: other files have other values, and no file changes its own. */
const FIXED = ['variant', 'environment'];

const kinds = ['replace the JSON file on the server', 'generate the server configuration again', 'build again'] as const;

/** What is to be done after a change of a key: the latest of the three steps whose result differs. */
const kindOf = (key: string): (typeof kinds)[number] => {
  const path = key.split('.');
  const candidates = [...others(at(path, configuration)), null].map(to => changed(path, to, readyFor(key))).filter(decodes);
  if (candidates.length === 0) throw new Error(`No other value of ${key} decodes: add one to others()`);
  const documents = configured(variant, configuration);
  if (candidates.some(each => !isDeepStrictEqual(configured(variant, each), documents))) return kinds[2];
  return candidates.every(each => server(each) === server(configuration)) ? kinds[0] : kinds[1];
};

/** Keys of one group with the same kind are one. */
const grouped = (keys: readonly string[], all: readonly string[]): readonly string[] => {
  const group = (key: string): string => {
    const prefix = `${key.split('.')[0] ?? ''}.`;
    return key.includes('.') && all.filter(each => each.startsWith(prefix)).every(each => keys.includes(each)) ? `${prefix}*` : key;
  };
  return [...new Set(keys.map(group))];
};

test('CFG-01: docs/deployment.md says of every key whether its change needs a file, a server configuration or a build', () => {
  const keys = flat(configuration).flatMap(([key]) => (FIXED.includes(key) ? [] : [key]));
  const found = keys.map(key => [key, kindOf(key)] as const);
  const rows = kinds.map(kind => {
    const own = grouped(
      found.flatMap(([key, each]) => (each === kind ? [key] : [])),
      keys,
    );
    return `| ${kind} | ${own.map(key => `\`${key}\``).join(', ')} |`;
  });
  expect(page).toContain(['| it is enough to | for a change of |', '| --- | --- |', ...rows].join('\n'));
});
