import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { accountTypeMessages } from '@messages/accountType';
import { beforeScriptsMessages } from '@messages/beforeScripts';
import { freePort, Nginx, nginxHere } from '@tests/support/nginx';
import { configurationOf } from '@tools/deploy/configuration';
import { nginxConfiguration } from '@tools/deploy/nginx';
import { deployedOf, inlinedFor, inlinedOf, placesOf, securityOf } from '@tools/deploy/places';
import { heading } from './support/page';
import { bare as test, expect } from './support/test';

/*
 * The two builds: the one of npm run build, and one made from it as a build would after a change of the loader, of the main module and of
 * a brand's style: other bytes, other hashes, in documents, policy, reference.json and names. Building twice would take minutes.
 */

const VARIANT = 'omc-01';
const ENVIRONMENT = 'prod';
const DIST = path.resolve('dist');
const MODULES = 'ouvrirmoncompte/modules';
const DOCUMENTS = [`${VARIANT}.${ENVIRONMENT}.html`, `minimal-${VARIANT}.${ENVIRONMENT}.html`];

const hash = (algorithm: string, bytes: string, as: 'base64' | 'base64url'): string => createHash(algorithm).update(bytes).digest(as);
const inline = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;
const read = (...names: readonly string[]): string => fs.readFileSync(path.join(...names), 'utf8');
const readJson = (...names: readonly string[]): Readonly<Record<string, string>> =>
  JSON.parse(read(...names)) as Readonly<Record<string, string>>;

const builds = ['old', 'new'] as const;
type Build = (typeof builds)[number];

let root: string;
const at = (...names: readonly string[]): string => path.join(root, ...names);

/** What a build changes: the loader, the style in the document, and modules by name; each with the text that follows its own. */
const CHANGED = { 'brand-01': ['.css', '/**/'], main: ['.js', '\n;'] } as const;

/** The parts of a build that the server serves, in `<build>/`: documents, reference.json, csp.json, hashed files. */
const makeOld = (): void => {
  const names = DOCUMENTS.map(name => `html/${name}`);
  for (const name of [...names, 'csp.json', `${MODULES}/reference.json`]) {
    fs.mkdirSync(path.dirname(at('old', name)), { recursive: true });
    fs.copyFileSync(path.join(DIST, name), at('old', name));
  }
  fs.symlinkSync(path.join(DIST, 'ouvrirmoncompte'), at('old/files'));
};

const makeNew = (): void => {
  fs.cpSync(path.join(DIST, 'ouvrirmoncompte'), at('new/files'), { recursive: true });
  const reference: Record<string, string> = { ...readJson(DIST, MODULES, 'reference.json') };
  const styles = /<style>([^<]*)<\/style>/g;
  const loader = read('build/loader.js').trim();
  let documents = DOCUMENTS.map(name =>
    read(DIST, 'html', name).replace(`<script>${loader}</script>`, () => `<script>${loader};</script>`),
  );
  let policy = read(DIST, 'csp.json').replace(inline(loader), inline(`${loader};`));
  for (const [name, [ending, added]] of Object.entries(CHANGED)) {
    const before = reference[name] ?? '';
    const text = read(DIST, MODULES, `${name}.${before}${ending}`);
    const after = hash('sha384', text + added, 'base64url');
    const integrity = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('base64');
    reference[name] = after;
    fs.rmSync(at('new/files/modules', `${name}.${before}${ending}`));
    for (const packed of ['.br', '.gz']) fs.rmSync(at('new/files/modules', `${name}.${before}${ending}${packed}`), { force: true });
    fs.writeFileSync(at('new/files/modules', `${name}.${after}${ending}`), text + added);
    policy = policy.replaceAll(inline(text), inline(text + added));
    documents = documents.map(each =>
      each
        .replaceAll(before, after)
        .replaceAll(integrity(before), integrity(after))
        .replace(styles, (style, own: string) => (own === text ? `<style>${text}${added}</style>` : style)),
    );
  }
  for (const folder of ['html', MODULES]) fs.mkdirSync(at('new', folder), { recursive: true });
  for (const [index, name] of DOCUMENTS.entries()) fs.writeFileSync(at('new/html', name), documents[index] ?? '');
  fs.writeFileSync(at('new/csp.json'), policy);
  fs.writeFileSync(at('new', MODULES, 'reference.json'), JSON.stringify(reference));
};

type Files = Build | 'both';

/** Hashed files of one build or of both, as the step `files` of a release leaves them. */
const hashedFiles = (which: Files): string => {
  const folder = at(`files-${which}`);
  for (const build of builds.filter(each => which === 'both' || each === which))
    fs.cpSync(`${at(build, 'files')}/.`, path.join(folder, 'ouvrirmoncompte'), { recursive: true, dereference: true });
  return folder;
};

interface Served {
  readonly document: Build;
  readonly reference: Build;
  readonly files: Files;
  /** The builds whose hashes the policy has. Without `styles` it has those of scripts only. */
  readonly policy: readonly Build[];
  readonly styles?: false;
}

const servers: Nginx[] = [];
const program = nginxHere();

/** Serves a state of the server, and returns its origin. */
const serve = async ({ document, reference, files, policy, styles }: Served, port?: number): Promise<string> => {
  const own = port ?? (await freePort());
  const dist = fs.mkdtempSync(at('served-'));
  fs.symlinkSync(at(document, 'html'), path.join(dist, 'html'));
  fs.mkdirSync(path.join(dist, MODULES), { recursive: true });
  fs.copyFileSync(at(reference, MODULES, 'reference.json'), path.join(dist, MODULES, 'reference.json'));
  const configuration = configurationOf(VARIANT, ENVIRONMENT);
  const places = (build: Build) => {
    const inlined = inlinedFor(VARIANT, inlinedOf(JSON.parse(read(at(build, 'csp.json')))));
    return placesOf(deployedOf(configuration), styles === false ? { ...inlined, styles: [] } : inlined);
  };
  const [first, second] = policy.map(places);
  const nothing = { ...places(document), scripts: [], styles: [] };
  const server = new Nginx(program ?? '');
  servers.push(server);
  await server.start(
    nginxConfiguration({
      variant: VARIANT,
      environment: ENVIRONMENT,
      dist,
      config: path.join(DIST, 'config'),
      hashed: at(`files-${files}`),
      listen: `127.0.0.1:${own}`,
      serverName: '_',
      tls: undefined,
      places: { ...(first ?? nothing), before: second },
      security: securityOf(configuration),
    }),
    `http://127.0.0.1:${own}`,
  );
  return `http://127.0.0.1:${own}`;
};

const stopServers = async (): Promise<void> => {
  for (const server of servers.splice(0)) await server.stop();
};

test.describe.configure({ mode: 'serial' });
test.skip(program === undefined, 'nginx is not installed');
test.beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-builds-')));
  makeOld();
  makeNew();
  for (const which of [...builds, 'both'] as const) hashedFiles(which);
});
test.afterEach(stopServers);
test.afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const home = (origin: string): string => `${origin}/ouvrirmoncompte/main`;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: beforeScriptsMessages.failure });

const reachesQuestion = async (page: Page): Promise<void> => {
  await page.locator('#commencer').click();
  await expect(heading(page, accountTypeMessages.omc.title)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
};

const states: readonly Served[] = builds.flatMap(document =>
  builds.flatMap(reference => [
    ...([reference, 'both'] as const).map((files): Served => ({ document, reference, files, policy: ['new', 'old'] })),
    { document, reference, files: 'both', policy: [document] },
  ]),
);

test('X24: old and new documents, policies, reference.json and files lead from home to the first question', async ({ page }) => {
  for (const state of states)
    await test.step(JSON.stringify(state), async () => {
      await page.goto(home(await serve(state)));
      await reachesQuestion(page);
      await stopServers();
    });
});

test('X24, LOD-05: without the files that reference.json names, the page says that it could not load, and how to go on', async ({
  page,
}) => {
  for (const [reference, files] of [
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    await page.goto(home(await serve({ document: reference, reference, files, policy: ['new', 'old'] })));
    await expect(heading(page, beforeScriptsMessages.failure)).toBeVisible();
    await expect(page.getByRole('link', { name: beforeScriptsMessages.appointment })).toBeVisible();
  }
});

for (const [document, policy, place] of [
  ['old', 'new', '/ouvrirmoncompte/main'],
  ['new', 'old', '/ouvrirmoncompte/main'],
  ['new', 'old', '/acces/login'],
] as const)
  test(`X24, R25: the ${document} document of ${place} with the ${policy} policy shows its notice after a delay, and leads on`, async ({
    page,
  }) => {
    const port = await freePort();
    const origin = await serve({ document, reference: document, files: 'both', policy: [policy] }, port);
    await page.goto(origin + place);
    const hidden = page.locator('.not-started');
    await expect(hidden).toHaveCSS('animation-delay', '4s');
    await expect(hidden).toBeHidden();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('link')).toHaveCount(3);
    await stopServers();
    await serve({ document, reference: document, files: 'both', policy: ['new', 'old'] }, port);
    await notice(page).getByRole('link', { name: beforeScriptsMessages.again }).click();
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await expect(notice(page)).toHaveCount(0);
    if (place !== '/acces/login') await reachesQuestion(page);
  });

test('R25: where the styles are refused too, the notice is there at once; where only they are, it never is', async ({ page }) => {
  await page.goto(home(await serve({ document: 'new', reference: 'new', files: 'both', policy: [] })));
  expect(await page.locator('.not-started').evaluate(element => getComputedStyle(element).visibility)).toBe('visible');
  await expect(notice(page)).toBeVisible();
  await page.goto(home(await serve({ document: 'new', reference: 'new', files: 'both', policy: ['new'], styles: false })));
  await reachesQuestion(page);
});
