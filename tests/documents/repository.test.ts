import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brands } from '@domain/brand/variant';
import { configurationOf } from '../../tools/deploy/configuration';
import { securityOf } from '../../tools/deploy/places';

const text = (file: string): string => readFileSync(file, 'utf8');

test('the first version of the changelog is the package’s, and each version says what you must do', () => {
  const { version } = JSON.parse(text('package.json')) as { readonly version: string };
  const [, ...versions] = text('CHANGELOG.md').split(/^## /m);
  expect(versions[0]?.split('\n')[0]).toBe(version);
  expect(versions.filter(each => !each.includes('**What you must do**'))).toEqual([]);
});

test('SECURITY.md has the contact of each brand’s security.txt', () => {
  for (const brand of brands) {
    const { contact } = securityOf(configurationOf(`omc-${brand}`, 'prod'));
    expect(text('SECURITY.md')).toContain(`| ${brand} | ${contact.replace('mailto:', '')} |`);
  }
});

test('every folder has an owner, and every owner a folder', () => {
  const owned = [...text('.github/CODEOWNERS').matchAll(/^\/(\S+?)\/ +@/gm)].map(([, folder = '']) => folder);
  expect(owned.filter(folder => !existsSync(folder))).toEqual([]);
  const folders = readdirSync('.', { withFileTypes: true }).filter(entry => entry.isDirectory() && existsSync(`${entry.name}/README.md`));
  expect(folders.map(({ name }) => name).filter(name => !owned.includes(name) && name !== 'node_modules')).toEqual([]);
});
