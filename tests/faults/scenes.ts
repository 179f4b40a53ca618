import type { Locator, Page } from '@playwright/test';
import type { CallName } from '@domain/calls/table';
import type { TaskId } from '@domain/journey/steps';
import { samplePeople } from '@sandbox/samples/person';
import { addressMessages } from '@ui/copy/fr/address';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { minimalMessages } from '@ui/copy/fr/minimal';
import { papersMessages } from '@ui/copy/fr/papers';
import { uploadMessages } from '@ui/copy/fr/upload';
import type { Bank, Contact } from '@e2e/support/bank';
import { filesOf } from '@e2e/support/file';
import { standIn } from '@e2e/support/session';
import { answer } from '@e2e/support/walk';

/** The one who walks: their browser, their bank, their phone. */
export interface Walker {
  readonly page: Page;
  readonly bank: Bank;
  /** The front end, behind the wire. */
  readonly front: string;
  readonly person: Contact;
  /** A person who goes back comes to what led there: there alone they come by their e-mail and their SMS, where a call before is not what is looked at. */
  readonly byHand: boolean;
}

export interface Scene {
  /** Where the file stands, as the desk prepares it. */
  readonly task: TaskId;
  /** To where the calls of the scene leave from; nothing goes wrong yet. */
  readonly before: (walker: Walker) => Promise<void>;
  /** What the person does there, as often as it takes: what stands already is left. */
  readonly act: (walker: Walker) => Promise<void>;
  /** They are through. */
  readonly arrived: (walker: Walker) => Locator;
}

const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const code = (page: Page): Locator => page.getByLabel('Code reçu par SMS');

/** By the link of the last e-mail, to where the code of the SMS is typed. */
const follow = async ({ page, bank, person, front }: Walker): Promise<void> => {
  const link = new URL(await bank.linkFor(person.email));
  await page.goto(`${front}${link.pathname}${link.search}`);
  await button(page, minimalMessages.login.go).click();
  await code(page).waitFor();
};

const proveOnce = async ({ page, bank, person }: Walker): Promise<void> => {
  if (await code(page).isVisible()) await code(page).fill(await bank.codeFor(person.mobile));
};

/** In their file, behind the wire. */
const signIn = async (walker: Walker): Promise<void> => {
  const { page, bank, person, front, byHand } = walker;
  if (byHand) {
    await follow(walker);
    await proveOnce(walker);
    await page.waitForURL(({ pathname }) => pathname.startsWith('/ouvrirmoncompte'), { timeout: 20_000 });
  } else await standIn(page, bank, person, front);
  await button(page, filePageMessages.omc.later.button).waitFor({ timeout: 20_000 });
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

/** Where calls leave from, and how a person gets through. */
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
      if (await which.isVisible()) await which.check();
      await giveAll(page);
    },
    arrived: ({ page }) => title(page, fullIdentityMessages.omc.title.individual),
  },
  identity: {
    task: 'identityValidation',
    before: signIn,
    act: async ({ page }) => {
      await page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french }).check();
      await button(page, 'Continuer').click();
    },
    arrived: ({ page }) => title(page, birthplaceMessages.omc.title.individual),
  },
} as const satisfies Record<string, Scene>;

/** Where a call is played: those that come in, those of a form, those that send a file. */
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
