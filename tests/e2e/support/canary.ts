import { expect, type Page, type Request } from '@playwright/test';
import type { Traveller } from './walk';

/** Calls whose contract puts a typed value in the URL: places, never personal data (calls 17 and 22). */
const PLACES = ['/v1/postal-towns', '/v1/referentials/location'];
const STREET = 'Tilleuls';

/**
 * Keys that the tab may store once the file exists (SES-01, D-09): session, ids of documents read (D-61), consents (XTR-70), idempotency
 * keys, tracked pages, chosen document and sent sides (D-72).
 */
const KEPT = ['omc.reader', 'omc.session', 'omc.read', 'omc.face', 'omc.received', 'omc.effects', 'omc.told', 'omc.papers', 'omc.wallet'];

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const isPlace = (request: Request): boolean => PLACES.some(place => pathOf(request).endsWith(place));

/** Records everything that leaves a page unencrypted: URLs, console, messages between frames. */
export class Canary {
  private readonly said: string[] = [];
  private readonly bodies: string[] = [];
  private tokens: string[] = [];

  /** Each document records its `message` events. */
  async watch(page: Page): Promise<void> {
    await page.exposeFunction('canaryHeard', (data: string) => this.said.push(`message ${data}`));
    await page.addInitScript(() => {
      const told = Reflect.get(window, 'canaryHeard') as ((data: string) => void) | undefined;
      addEventListener('message', ({ data }) => told?.(JSON.stringify(data)));
    });
    page.on('console', message => this.said.push(`console ${message.text()}`));
    page.on('request', request => {
      if (!isPlace(request)) this.said.push(`address ${decodeURIComponent(request.url())}`);
      const referer = request.headers()['referer'];
      if (referer) this.said.push(`referer ${referer}`);
      if (pathOf(request).endsWith('/states')) this.bodies.push(request.postData() ?? '');
      const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
      if (token && !this.tokens.includes(token)) this.tokens = [...this.tokens, token];
    });
    page.on('framenavigated', frame => this.said.push(`frame ${frame.url()}`));
  }

  /** Expects none of the journey's values in any record, and only the allowed keys in the tab. XTR-18 */
  async expectSilence(page: Page, { firstName, lastName, birthdate, email, mobile }: Traveller): Promise<void> {
    const [day = '', month = '', year = ''] = birthdate.split('/');
    const person = [firstName, lastName, email, mobile, mobile.replace(/\s/g, ''), birthdate, `${year}-${month}-${day}`, STREET];
    expect(this.tokens.length, 'a token was used').toBeGreaterThan(0);
    expect(this.bodies.join(' '), 'the canary sings where it may: in the body of the creation').toContain(lastName);
    for (const kind of ['message', 'frame', 'address'])
      expect(
        this.said.filter(line => line.startsWith(kind)),
        kind,
      ).not.toEqual([]);
    const sung = [...person, ...this.tokens].flatMap(value => this.said.filter(line => line.includes(value)));
    expect(sung).toEqual([]);
    // the consent cookie contains no personal data (OBS-02)
    const kept = await page.evaluate(async () => ({
      session: Object.entries(sessionStorage),
      local: Object.entries(localStorage),
      cookies: document.cookie.split('; ').filter(kept => kept !== '' && !kept.startsWith('omc.consentement=')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      name: window.name,
      history: JSON.stringify(history.state),
    }));
    expect(kept.session.map(([key]) => key).filter(key => !KEPT.includes(key))).toEqual([]);
    for (const value of person) expect(JSON.stringify(kept)).not.toContain(value);
    expect([kept.local.length, kept.cookies.length, kept.databases.length, kept.caches.length, kept.name]).toEqual([0, 0, 0, 0, '']);
  }
}
