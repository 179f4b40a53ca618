import { expect, type Page } from '@playwright/test';
import type { TaskId } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { dialogsMessages } from '@messages/dialogs';
import { errorsMessages } from '@messages/errors';
import { dossierPageMessages } from '@messages/dossierPage';
import { homeMessages } from '@messages/home';
import { inactivityMessages } from '@messages/inactivity';
import type { Bank, Contact } from './bank';
import { address, agency, complementary, confirmRead, delivery, recap, type Whose } from './dossier';
import { button, heading, SLOW } from './page';
import { expectForgotten, expectNothingOf, resume } from './visit';
import { comeBack } from './walk';

/** A page of a file: its person, and how to fill and submit it. */
export interface DossierPage {
  readonly workflow: Workflow;
  readonly task: TaskId;
  readonly send: (page: Page) => Promise<void>;
}

const of = (workflow: Workflow, task: TaskId, whose: Whose, send: (page: Page, whose: Whose) => Promise<void>): DossierPage => ({
  workflow,
  task,
  send: page => send(page, whose),
});

const identity = async (page: Page, whose: Whose): Promise<void> => void (await confirmRead(page, whose));

/** Five pages of each file, with the person's own data. */
export const filePages: readonly DossierPage[] = [
  of('individual', 'identityValidation', 'individual', identity),
  of('individual', 'addressValidation', 'individual', address),
  of('individual', 'compInfos', 'individual', complementary),
  of('individual', 'structureChoice', 'individual', agency),
  of('individual', 'summary', 'individual', recap),
  of('joint', 'coHolderIdentityValidation', 'COT', identity),
  of('joint', 'coHolderAddressValidation', 'COT', address),
  of('joint', 'coHolderCompInfos', 'COT', complementary),
  of('joint', 'deliveryChoice', 'TIT', delivery),
  of('joint', 'summary', 'TIT', recap),
];

/** A person on a page of their file. */
export interface Stand {
  readonly page: Page;
  readonly bank: Bank;
  readonly person: Contact;
  readonly at: DossierPage;
  readonly title: string;
}

const READ = /\/api\/v1\/states\?/;
const CART = '**/api/v1/cart/me';
const BANK = '**/api/v1/**';

/** The bank refuses every write of the page. */
const refusing = async ({ page }: Stand, status: number, body: unknown): Promise<void> => {
  await page.route(BANK, route => (route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: body })));
};

const atHome = async ({ page, person }: Stand): Promise<void> => {
  await expect(heading(page, homeMessages.omc.heading.desktop)).toBeVisible();
  await expectNothingOf(page, person);
};

const atInactivity = async ({ page, person }: Stand, sealed = false): Promise<void> => {
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  await expectNothingOf(page, person, sealed);
};

/** The page left must be forgotten, and Back must show none of it. */
const andBehind = async ({ page, person, title }: Stand, sealed = false): Promise<void> => {
  await expectForgotten(page, person);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heading(page, title)).toHaveCount(0);
  await expectNothingOf(page, person, sealed);
};

const lostOnRead = async (stand: Stand): Promise<void> => {
  await stand.page.route(READ, route => route.fulfill({ status: 401, json: {} }));
  await stand.page.reload();
  await atInactivity(stand);
};

const inDossier = async ({ page, title }: Stand): Promise<void> => {
  await expect(heading(page, title)).toBeVisible(SLOW);
  await expect(button(page, dossierPageMessages.omc.later.button)).toBeVisible(SLOW);
};

/** Every exit from a file's page, with the expected result. */
export const exits = {
  'the button of ‘finir plus tard’': async stand => {
    await button(stand.page, dossierPageMessages.omc.later.button).click();
    await stand.page.getByRole('dialog').getByRole('button', { name: dossierPageMessages.omc.later.leave }).click();
    await atHome(stand);
    await andBehind(stand);
  },
  'the button of the alert': async stand => {
    await refusing(stand, 422, { functionalCode: 'A_CODE_NOBODY_KNOWS' });
    await stand.at.send(stand.page);
    await stand.page.getByRole('dialog').getByRole('button', { name: dialogsMessages.omc.alert.logout }).click();
    await atHome(stand);
    await andBehind(stand);
  },
  'the button of the continue dialog': async stand => {
    await stand.page.route(CART, route => route.fulfill({ status: 500, json: {} }));
    await stand.page.reload();
    await stand.page.getByRole('dialog').getByRole('button', { name: dialogsMessages.omc.carryOn.later }).click();
    await atHome(stand);
    await andBehind(stand);
  },
  'a 401 on a read': async stand => {
    await lostOnRead(stand);
    await andBehind(stand);
  },
  'a 401 on a write': async stand => {
    await refusing(stand, 401, {});
    await stand.at.send(stand.page);
    await atInactivity(stand, true);
    await andBehind(stand, true);
  },
  'the end of the token’s life': async stand => {
    await stand.page.clock.fastForward('31:00');
    await atInactivity(stand, true);
    await andBehind(stand, true);
  },
  '‘Reprendre’': async stand => {
    await lostOnRead(stand);
    await stand.page.unroute(READ);
    await resume(stand.page, stand.bank, stand.person);
    await inDossier(stand);
  },
  '‘Revenir à ma demande’': async stand => {
    await stand.page.goto(new URL('error/identical-holders', stand.page.url()).href);
    await button(stand.page, errorsMessages.omc.acts.main).click();
    await inDossier(stand);
  },
  'a second person on the same tab': async stand => {
    const { page, bank, person, title } = stand;
    const { workflow, task } = stand.at;
    const second = await bank.prepare({ task, workflow, local: 'seconde.personne', lastName: 'Seconde' });
    await comeBack(page, bank, task.startsWith('coHolder') ? (second.coHolder ?? second.holder) : second.holder);
    await inDossier({ ...stand, title });
    // prepared co-holders share an e-mail: tell them apart by mobile and name
    await expectForgotten(page, person.email === second.coHolder?.email ? { ...person, email: person.mobile } : person);
  },
} as const satisfies Readonly<Record<string, (stand: Stand) => Promise<void>>>;

export type Way = keyof typeof exits;
