import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { accountTypeMessages } from '@messages/accountType';
import { inactivityMessages } from '@messages/inactivity';
import { minimalMessages } from '@messages/minimal';
import { heading } from './support/page';
import { expect, labUnless, test } from './support/test';

/** Proxy that sends documents in two parts and holds the second; other files arrive at once, as from a cache. */
const inTwoParts = async (address: string, upTo: string) => {
  const rests: (() => void)[] = [];
  const server = http.createServer(
    (request, response) =>
      void (async () => {
        const answer = await fetch(`${address}${request.url ?? '/'}`);
        const given = Buffer.from(await answer.arrayBuffer());
        // the configuration contains the front end's host
        const bytes = /\/config\//.test(request.url ?? '')
          ? Buffer.from(given.toString().replaceAll(new URL(address).host, request.headers.host ?? ''))
          : given;
        const sizes = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
        for (const [name, value] of answer.headers) if (!sizes.includes(name)) response.setHeader(name, value);
        response.statusCode = answer.status;
        const end = answer.headers.get('content-type')?.startsWith('text/html') ? bytes.indexOf(upTo) : -1;
        if (end < 0) return response.end(bytes);
        response.write(bytes.subarray(0, end));
        return rests.push(() => void response.end(bytes.subarray(end)));
      })(),
  );
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    letGo: () => rests.splice(0).forEach(rest => rest()),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const pages: readonly { what: string; place: string; module: string; answers: (page: Page) => Promise<void> }[] = [
  {
    what: 'the home page',
    place: '/ouvrirmoncompte/main',
    module: 'main',
    answers: async page => {
      await page.locator('#commencer').click();
      await expect(heading(page, accountTypeMessages.omc.title)).toBeVisible();
    },
  },
  {
    what: 'a page of the file',
    place: '/ouvrirmoncompte/signature',
    module: 'main',
    answers: page => expect(heading(page, inactivityMessages.omc.title)).toBeVisible(),
  },
  {
    what: 'the page of an e-mailed link',
    place: '/acces/login?code=inconnu',
    module: 'minimal',
    answers: page => expect(page.getByRole('button', { name: minimalMessages.login.go })).toBeVisible(),
  },
];
const cuts = [
  { upTo: '<body', after: 'its head' },
  { upTo: '<template', after: 'its first words' },
] as const;

for (const { what, place, module, answers } of pages) {
  for (const { upTo, after } of cuts) {
    const isFirst = (what === 'a page of the file') === (after === 'its first words'); // one cut of each page
    test(
      `${what} stands once the rest behind ${after} has come later than its scripts (R25, LOD-05)`,
      labUnless(isFirst),
      async ({ page, bank }) => {
        const front = await inTwoParts(bank.address('omc-01'), upTo);
        try {
          await page.goto(`${front.address}${place}`, { waitUntil: 'commit' });
          await expect.poll(() => page.evaluate(() => window.boot !== undefined)).toBe(true);
          // gives a module that would run before the end of the page the time to do so
          await page.evaluate(async name => (await fetch(window.boot?.addresses[name] ?? '')).text(), module);
          front.letGo();
          await answers(page);
        } finally {
          front.close();
        }
      },
    );
  }
}
