import { createHash, randomBytes } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type { Page } from '@playwright/test';
import type { Settings } from '@application/Settings';
import { authorizeAddress } from '@application/redirect/authorizeAddress';
import { sessionExpiry } from '@domain/session/expiry';
import { TabPapersOrder } from '@infrastructure/browser/TabPapersOrder';
import { TabSessionStore } from '@infrastructure/browser/TabSessionStore';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import { HttpSignIn } from '@infrastructure/http/session/HttpSignIn';
import type { Entry } from '../../../src/loader/boot';
import type { Bank, Contact } from './bank';
import { firstBrand } from '@domain/brand/variant';
import { RoomyStorage } from '@tests/fakes/RoomyStorage';

/** By front end: URL of its configuration. */
const places = new Map<string, string>();
const placeOf = async (main: string): Promise<string> => {
  const known = places.get(main);
  if (known !== undefined) return known;
  const html = await (await fetch(main)).text();
  const { base, variant, environment } = JSON.parse(/id="entry"[^>]*>([^<]+)</.exec(html)?.[1] ?? '{}') as Entry;
  const place = new URL(`${base}config/${variant}.${environment}.json`, main).href;
  places.set(main, place);
  return place;
};

/** Signs in at the identity provider with mobile and SMS code, without a browser; returns the token. D-58 */
const proven = async (
  { identityProvider }: Settings,
  bank: Bank,
  { mobile }: Pick<Contact, 'mobile'>,
  verifier: string,
): Promise<string> => {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = new URL(authorizeAddress(identityProvider, { state: randomBytes(16).toString('hex'), challenge, hint: '' }, 'fr'));
  const send = (more: Readonly<Record<string, string>>) =>
    fetch(identityProvider.authorizeUrl, {
      method: 'POST',
      body: new URLSearchParams([...asked.searchParams, ...Object.entries(more)]),
      redirect: 'manual',
    });
  const page = await (await send({ mobile })).text();
  const sent = /name="challenge" value="([^"]+)"/.exec(page)?.[1];
  if (sent === undefined) throw new Error('The identity provider sent no code');
  const answer = await send({ challenge: sent, typed: '1', code: await bank.codeFor(mobile) });
  return new URL(answer.headers.get('location') ?? identityProvider.redirectUrl).searchParams.get('code') ?? '';
};

const onward = (settings: Settings, main: string): Settings => {
  const { authorizeUrl, tokenUrl } = settings.identityProvider;
  const [authorize, token] = [authorizeUrl, tokenUrl].map(address => new URL(address, main).href);
  return { ...settings, identityProvider: { ...settings.identityProvider, authorizeUrl: authorize ?? '', tokenUrl: token ?? '' } };
};

/** The tab's storage after a sign-in, produced by the product's own calls and formats. SES-01 */
const keptBy = async (
  bank: Bank,
  person: Pick<Contact, 'mobile'>,
  place: string,
  main: string,
  inTurn: string | undefined,
): Promise<readonly (readonly [string, string])[]> => {
  const decoded = decodeSettings(await (await fetch(place)).json(), new URL(main).origin);
  if (E.isLeft(decoded)) throw new Error(`The configuration is wrong: ${decoded.left.join()}`);
  const settings = onward(decoded.right, main);
  const verifier = randomBytes(32).toString('base64url');
  const token = await new HttpSignIn(settings, { report: () => undefined }).exchange(
    await proven(settings, bank, person, verifier),
    verifier,
  )();
  if (E.isLeft(token)) throw new Error(`No token: ${token.left.kind}`);
  const now = settings.simulatedNow ?? new Date().toISOString();
  const { efs, type, value, expiresIn } = token.right;
  const storage = new RoomyStorage();
  const expiration = sessionExpiry.decide({ issuedAt: now, expiresIn: expiresIn ?? null });
  const store = new TabSessionStore(new TabStorage(() => storage), { now: () => now });
  store.readBy('omc');
  store.open({ efs, type, value, expiration });
  if (inTurn !== undefined) new TabPapersOrder(new TabStorage(() => storage), settings).followBank(inTurn);
  return [...storage.kept];
};

/**
 * Opens a file without the sign-in pages: signs in outside the browser and fills the tab's storage. `front`: another
 * front end than the first brand's; `inTurn`: the exchange of a bank that takes papers in turn, as the tab has learnt. D-125
 */
export const standIn = async (
  page: Page,
  bank: Bank,
  person: Pick<Contact, 'mobile'>,
  front = bank.address(firstBrand.omc),
  inTurn?: string,
): Promise<void> => {
  const main = `${front}/ouvrirmoncompte/main`;
  const place = await placeOf(main);
  const kept = await keptBy(bank, person, place, main, inTurn);
  await page.goto(place); // what is small there, for its storage
  await page.evaluate(
    ([entries, address]) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
      location.replace(address);
    },
    [kept, main] as const,
  );
  await page.waitForURL(main, { waitUntil: 'commit' });
};
