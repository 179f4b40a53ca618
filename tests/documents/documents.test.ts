import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entries, ruleOf } from '@domain/register';
import { idsIn } from '@tools/book/coverage';
import { settings } from '@tools/book/settings';
import { traced } from '@tools/book/testCoverage';
import { filesOf, root, type Source } from '@tools/build/sources';

const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const made = /^docs\/(rulebook\/|journey\.md)/;
const pages: readonly Source[] = [
  { file: 'README.md', text: text('README.md') },
  ...['tools', 'tools/book'].map(folder => ({ file: `${folder}/README.md`, text: text(`${folder}/README.md`) })),
  ...filesOf('docs', /\.md$/).filter(({ file }) => !made.test(file)),
];

const folders = 'domain|application|infrastructure|ui|src|contracts|sandbox|tests|docs|tools|brands';
const PATH = new RegExp(`^(?:${folders})/[\\w./-]*$`);
const rooms = new Set(entries.map(({ id }) => id.split('.')[0]));
/** A configuration key may begin as a rule's id does. */
const keys = new Set(settings().map(({ key }) => key));
const requirements = idsIn(text('docs/requirements.md'));
const decisions = idsIn(text('docs/decisions.md'));

/** Decisions up to this one have no gap; those after it are retold as they are built. */
const LAST_OF_ALL = 104;

const codeIn = (page: Source): readonly string[] => [...page.text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

describe('a reader can follow everything that the documents name', () => {
  test.each(pages.map(page => [page.file, page] as const))('%s: links', (file, page) => {
    const links = [...page.text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
      posix.join(posix.dirname(file), link),
    );
    expect(links.filter(link => !existsSync(join(root, link)))).toEqual([]);
  });

  test.each(pages.map(page => [page.file, page] as const))('%s: files and folders', (_file, page) => {
    const paths = codeIn(page).filter(code => PATH.test(code));
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(pages.map(page => [page.file, page] as const))('%s: rules', (_file, page) => {
    const rules = codeIn(page).filter(code => /^[a-z]+\.[a-zA-Z0-9]+$/.test(code) && rooms.has(code.split('.')[0] ?? ''));
    expect(rules.filter(id => ruleOf(id) === undefined && !keys.has(id))).toEqual([]);
  });

  test.each(pages.map(page => [page.file, page] as const))('%s: requirements and decisions', (_file, page) => {
    const ids = [...idsIn(page.text)];
    expect(ids.filter(id => !(id.startsWith('D-') ? decisions : requirements).has(id))).toEqual([]);
  });

  test.each(pages.filter(({ file }) => /^docs\/decisions\/\d/.test(file)).map(page => [page.file, page] as const))(
    '%s: says whether it is accepted, or which one supersedes it',
    (_file, page) => expect(page.text).toMatch(/^\*\*Status\.\*\* (?:Accepted|Superseded by \[\d{4}\]\([\w-]+\.md\))\./m),
  );

  test('every page of docs/ is in its index', () => {
    const index = text('docs/README.md');
    const listed = (file: string): boolean =>
      index.includes(`(${file.slice('docs/'.length)})`) || index.includes(`(${posix.dirname(file).slice('docs/'.length)}/)`);
    expect(
      pages.filter(({ file }) => file.startsWith('docs/') && file !== 'docs/README.md' && !listed(file)).map(({ file }) => file),
    ).toEqual([]);
  });
});

describe('XTR-13: no requirement, decision or point of one is lost', () => {
  const [, recorded = ''] = text('docs/requirements.md').split('## Without an automated test');
  const listed = new Set([...recorded.matchAll(/^- \*\*([A-Z]+-\d+[a-z]?)\*\*/gm)].map(([, id = '']) => id));
  const all = traced();

  test('each is named by a test, or docs/requirements.md lists it as without a test', () => {
    const bare = all.filter(({ id, tests }) => tests.length === 0 && !listed.has(id));
    const file = (id: string): string => (id.startsWith('D-') ? 'docs/decisions.md' : 'docs/requirements.md');
    expect(
      bare.map(
        ({ id }) => `${id} of ${file(id)}: no test names it, and docs/requirements.md does not list it under 'Without an automated test'`,
      ),
    ).toEqual([]);
  });

  test('what is listed as without a test is an id, and no test names it', () => {
    const bare = new Set(all.filter(({ tests }) => tests.length === 0).map(({ id }) => id));
    expect(
      [...listed]
        .filter(id => !bare.has(id))
        .map(id => `${id}: docs/requirements.md lists it as without a test, but a test names it, or no page has it`),
    ).toEqual([]);
  });

  test('every decision up to the last is retold', () => {
    const numbers = [...decisions].flatMap(id => (/^D-\d+$/.test(id) ? [Number(id.slice(2))] : []));
    const lost = Array.from({ length: LAST_OF_ALL }, (_, before) => before + 1).filter(number => !numbers.includes(number));
    expect(lost.map(number => `D-${String(number).padStart(2, '0')}: docs/decisions.md does not retell it`)).toEqual([]);
  });

  test('the points of a decision are lettered from a, without a gap', () => {
    const points = [...text('docs/decisions.md').matchAll(/^ {2}- D-(\d+)([a-z]) /gm)].map(([, number = '', letter = '']) => ({
      number,
      letter,
    }));
    const wrong = points.filter(({ number, letter }, at) => {
      const before = points.slice(0, at).filter(point => point.number === number).length;
      return letter !== String.fromCharCode('a'.charCodeAt(0) + before);
    });
    expect(wrong.map(({ number, letter }) => `D-${number}${letter} of docs/decisions.md is not the next letter of D-${number}`)).toEqual(
      [],
    );
  });
});
