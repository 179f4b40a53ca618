import type { Locator, Page } from '@playwright/test';
import type { CallName } from '@domain/calls/table';
import type { TaskId } from '@domain/journey/steps';
import { IN_TURN } from '@infrastructure/browser/TabSessionStore';
import { samplePeople } from '@sandbox/samples/person';
import { addressMessages } from '@messages/address';
import { birthplaceMessages } from '@messages/birthplace';
import { familyStatusMessages } from '@messages/familyStatus';
import { dossierPageMessages } from '@messages/dossierPage';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { identityChoiceMessages } from '@messages/identityChoice';
import { kitMessages } from '@messages/kit';
import { minimalMessages } from '@messages/minimal';
import { papersMessages } from '@messages/papers';
import { suggestionMessages } from '@messages/suggestions';
import { uploadMessages } from '@messages/upload';
import type { Bank, Contact } from '@tests/e2e/support/bank';
import { filesOf } from '@tests/e2e/support/dossier';
import { standIn } from '@tests/e2e/support/session';
import { answer } from '@tests/e2e/support/walk';

/** The person's browser, bank and phone. */
export interface Walker {
  readonly page: Page;
  readonly bank: Bank;
  /** Origin of the front end behind the proxy. */
  readonly front: string;
  readonly person: Contact;
  /** True: signs in by e-mail and SMS, for acts that need the real history; false: by a prepared session. */
  readonly byHand: boolean;
  /** The exchange: this front end gives its papers in the bank's order, in which each call has its own page. D-125 */
  readonly exchange: string;
}

export interface Scene {
  /** Task of the prepared file. */
  readonly task: TaskId;
  /** Opens the page of the calls, without faults. */
  readonly before: (walker: Walker) => Promise<void>;
  /** Plays the person's action; repeatable, as it skips what is done already. */
  readonly act: (walker: Walker) => Promise<void>;
  /** Visible once the person has got through. */
  readonly arrived: (walker: Walker) => Locator;
}

const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const code = (page: Page): Locator => page.getByLabel('Code reçu par SMS');

/** Follows the link of the last e-mail to the page that asks for the SMS code. */
const follow = async ({ page, bank, person, front }: Walker): Promise<void> => {
  const link = new URL(await bank.linkFor(person.email));
  await page.goto(`${front}${link.pathname}${link.search}`);
  await button(page, minimalMessages.login.go).click();
  await code(page).waitFor();
};

const proveOnce = async ({ page, bank, person }: Walker): Promise<void> => {
  if (await code(page).isVisible()) await code(page).fill(await bank.codeFor(person.mobile));
};

/** Opens the file behind the proxy. */
const signIn = async (walker: Walker): Promise<void> => {
  const { page, bank, person, front, byHand, exchange } = walker;
  // a session that ends forgets it, and so does the next one
  const keepsOrder = ([key, idEne]: readonly [string, string]): void => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem(key, JSON.stringify(idEne));
  };
  await page.addInitScript(keepsOrder, [IN_TURN, exchange] as const);
  if (byHand) {
    await follow(walker);
    await proveOnce(walker);
    await page.waitForURL(({ pathname }) => pathname.startsWith('/ouvrirmoncompte'), { timeout: 20_000 });
  } else await standIn(page, bank, person, front);
  await button(page, dossierPageMessages.omc.later.button).waitFor({ timeout: 20_000 });
};

let drawn: ReturnType<typeof filesOf> | undefined;
const passport = (): ReturnType<typeof filesOf> =>
  (drawn ??= filesOf({ document: 'PASSPORT' }, { ...samplePeople.holder, birthdate: '27/03/1992', email: '', mobile: '' }));

const giveAll = async (page: Page): Promise<void> => {
  for (const file of await passport()) {
    const there = page.getByText(uploadMessages.omc.given(file.name)).first();
    if (await there.isVisible()) continue;
    await page
      .getByLabel(new RegExp(`^${uploadMessages.omc.file}`))
      .last()
      .setInputFiles(file);
    await there.waitFor();
  }
  await button(page, uploadMessages.omc.send).click();
};

/** A scene: the page that makes the calls, the action, and the expected end. */
const scenes = {
  comingBack: {
    task: 'addressValidation',
    before: follow,
    act: proveOnce,
    arrived: ({ page }) => title(page, addressMessages.omc.title.individual),
  },
  upload: {
    task: 'identityDocUpload',
    before: signIn,
    act: async ({ page }) => {
      if (await title(page, identityChoiceMessages.omc.title.individual).isVisible()) await answer(page, papersMessages.PASSPORT);
      await title(page, uploadMessages.omc.title.identity.individual).waitFor();
      const follow = button(page, uploadMessages.omc.received.under.follow); // who went back after it was sent
      if (await follow.isVisible()) return follow.click();
      const which = page.getByRole('radio', { name: papersMessages.PASSPORT, exact: true }); // asked here of who comes back
      if (await which.isVisible()) await which.click();
      await giveAll(page);
    },
    arrived: ({ page }) => title(page, fullIdentityMessages.omc.title.individual),
  },
  identity: {
    task: 'identityValidation',
    before: signIn,
    act: async ({ page }) => {
      const french = page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french });
      const read = button(page, `${suggestionMessages.correct}${kitMessages.colon}${fullIdentityMessages.omc.nationality.label}`);
      await french.or(read).waitFor();
      if (await french.isVisible()) await french.check();
      await button(page, 'Continuer').click();
    },
    /** The birthplace is asked on its own page where its reading did not come. */
    arrived: ({ page }) => title(page, birthplaceMessages.omc.title.individual).or(title(page, familyStatusMessages.omc.title.individual)),
  },
} as const satisfies Record<string, Scene>;

/** Scene of each call. */
const sceneOfCall = {
  exchangeCode: 'comingBack',
  getMyState: 'comingBack',
  getMe: 'comingBack',
  getPerson: 'comingBack',
  sendDocument: 'upload',
  completeDocument: 'upload',
  controlDocument: 'upload',
  getProof: 'upload',
  getOsceCountries: 'identity',
  saveProspect: 'identity',
} as const satisfies Readonly<Partial<Record<CallName, keyof typeof scenes>>>;

export type Played = keyof typeof sceneOfCall;
const isPlayed = (name: string): name is Played => Object.hasOwn(sceneOfCall, name);
export const playedCalls: readonly Played[] = Object.keys(sceneOfCall).filter(isPlayed);
export const sceneOf = (call: Played): Scene => scenes[sceneOfCall[call]];
