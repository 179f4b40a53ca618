import type { Locator, Page } from '@playwright/test';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CallName } from '@domain/calls/table';
import type { PaperName } from '@domain/documents/papers';
import type { SampleOutcome } from '@sandbox/samples/samples';
import { samplePeople } from '@sandbox/samples/person';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { addressMessages } from '@ui/copy/fr/address';
import { ageMessages } from '@ui/copy/fr/age';
import { analysisMessages } from '@ui/copy/fr/analysis';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { deliveryMessages } from '@ui/copy/fr/delivery';
import { familyStatusMessages } from '@ui/copy/fr/familyStatus';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { homeMessages } from '@ui/copy/fr/home';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { informationMessages } from '@ui/copy/fr/information';
import { livenessMessages } from '@ui/copy/fr/liveness';
import { mailAgainMessages } from '@ui/copy/fr/mailAgain';
import { minimalMessages } from '@ui/copy/fr/minimal';
import { offerMessages } from '@ui/copy/fr/offer';
import { papersMessages } from '@ui/copy/fr/papers';
import { preContractMessages } from '@ui/copy/fr/preContract';
import { preLivenessMessages } from '@ui/copy/fr/preLiveness';
import { signatureMessages } from '@ui/copy/fr/signature';
import { summaryMessages } from '@ui/copy/fr/summary';
import { taxResidenceMessages } from '@ui/copy/fr/taxResidence';
import { uploadMessages } from '@ui/copy/fr/upload';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { filesOf } from '@e2e/support/file';
import { readDocuments } from '@e2e/support/ending';
import { standIn } from '@e2e/support/session';
import {
  answer,
  chooseAccount,
  chooseAge,
  chooseCard,
  choosePlain,
  confirmOffer,
  describe,
  open,
  someone,
  start,
  type Traveller,
} from '@e2e/support/walk';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { optionsMessages } from '@ui/copy/fr/options';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import type { Bank } from '@e2e/support/bank';
import { adviserScenes } from './adviserScenes';
import { typeActivity, typeAddress } from './forms';
import { title, type Scene, type Walker } from './scene';
import { firstBrand } from '@domain/brand/variant';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const goOn = (page: Page): Promise<void> => button(page, 'Continuer').click();
const code = (page: Page): Locator => page.getByLabel('Code reçu par SMS');

const pick = async (page: Page, label: string, typed: string, option: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** By the link of the last e-mail and the code of the last SMS. */
const follow = async ({ page, bank, person, front }: Walker): Promise<void> => {
  const link = new URL(await bank.linkFor(person.email));
  await page.goto(`${front}${link.pathname}${link.search}`);
  await button(page, minimalMessages.login.go).click();
  await proveOnce({ page, bank, person });
  await page.waitForURL(({ pathname }) => pathname.startsWith('/ouvrirmoncompte'), { timeout: 20_000 });
};

/** In their file, behind the wire. */
export const signIn = async (walker: Walker): Promise<void> => {
  const { page, bank, person, front, byHand } = walker;
  await (byHand ? follow(walker) : standIn(page, bank, person, front));
  await button(page, filePageMessages.omc.later.button)
    .or(title(page, /compte/))
    .first()
    .waitFor({ timeout: 20_000 });
};

export const proveOnce = async ({ page, bank, person }: Pick<Walker, 'page' | 'bank' | 'person'>): Promise<void> => {
  await code(page).fill(await bank.codeFor(person.mobile));
};

const holder = { ...samplePeople.holder, birthdate: '27/03/1992', email: '', mobile: '' };
type Refused = { readonly document: 'ELECTRICITY'; readonly outcome: SampleOutcome };
const drawn = new Map<string, ReturnType<typeof filesOf>>();
const samples = (given: { readonly document: PaperName } | Refused): ReturnType<typeof filesOf> => {
  const key = JSON.stringify(given);
  const known = drawn.get(key) ?? filesOf(given, holder);
  drawn.set(key, known);
  return known;
};

const refused: Refused = { document: 'ELECTRICITY', outcome: 'FIRST_NAME_MISMATCH' };

const giveAll = async (page: Page, given: { readonly document: PaperName } | Refused): Promise<void> => {
  for (const file of await samples(given)) {
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

/** Who typed their details, for a return to the form. */
const typing = new WeakMap<Walker, Traveller>();
const upTo = async (walker: Walker, person = someone('26+')): Promise<void> => {
  const { page } = walker;
  walker.person = person;
  await open(page, { address: () => walker.front } as unknown as Bank, firstBrand.omc);
  await start(page);
  await chooseAccount(page, 'individual');
  await chooseAge(page, { TIT: '26+' });
  await chooseCard(page, 'Mastercard');
  await choosePlain(page, optionsMessages.omc.overdraft.no);
  await choosePlain(page, insuranceMessages.omc.no);
  await confirmOffer(page);
  await describe(page, person);
  typing.set(walker, person);
};

/** From the activity, which is typed where it stands before, to a tax residence abroad as well. */
const toTax = async ({ page, whose }: Walker): Promise<void> => {
  const activity = title(page, complementaryMessages.omc.title[whose]);
  const tax = title(page, taxResidenceMessages.omc.title[whose]);
  await activity.or(tax).waitFor();
  if (await activity.isVisible()) await typeActivity(page);
  await tax.waitFor();
  if (!(await page.getByRole('dialog').isVisible())) await page.getByRole('radio', { name: taxResidenceMessages.omc.resident.yes }).check();
};

/** A count of three and a film of three seconds, seen before it leaves. */
const FILM_MS = 12_000;

const Categories = t.array(t.intersection([t.UnknownRecord, t.type({ professions: t.array(t.unknown) })]));

/** The person's own profession is on none of the lists any longer: each category has but its last one. PER-10 */
const listsWithoutTheirs = async (page: Page): Promise<void> => {
  await page.route('**/socioProfessionalCategory/professions', async route => {
    const response = await route.fetch();
    const read = Categories.decode(await response.json());
    const json = isRight(read) ? read.right.map(each => ({ ...each, professions: each.professions.slice(-1) })) : [];
    await route.fulfill({ response, json });
  });
};

const acceptRecap = async ({ page }: Walker): Promise<void> => {
  const follow = button(page, uploadMessages.omc.received.under.follow); // led back to a proof that the bank has
  if (await follow.isVisible()) await follow.click();
  await page.getByText('Nantes Centre').first().waitFor();
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await button(page, summaryMessages.omc.submit).click();
};
const recapPassed = ({ page, whose }: Walker): Locator =>
  title(page, whose === 'individual' ? preLivenessMessages.title : summaryMessages.omc.title.COT);

const standing = async (): Promise<void> => undefined;

/** Where calls leave from, and how a person gets through. */
export const scenes = {
  entry: {
    wish: undefined,
    before: standing,
    act: async ({ page, front }) => {
      if (!page.url().startsWith(front)) await page.goto(`${front}/ouvrirmoncompte/main`);
      await page.locator('#commencer').click();
    },
    arrived: ({ page }) => title(page, accountTypeMessages.omc.title),
  },
  offer: {
    wish: undefined,
    before: async ({ page, front }) => {
      await page.goto(`${front}/ouvrirmoncompte/main`);
      await page.locator('#commencer').click();
      await title(page, accountTypeMessages.omc.title).waitFor();
      await chooseAccount(page, 'individual');
      await title(page, ageMessages.omc.title.individual).waitFor();
    },
    act: async ({ page }) => {
      if (await title(page, ageMessages.omc.title.individual).isVisible()) await chooseAge(page, { TIT: '26+' });
    },
    arrived: ({ page }) =>
      page.getByRole('button', { name: `${offerMessages.omc.choose}${offerMessages.omc.chooseWhich('Mastercard')}` }).first(),
  },
  creation: {
    wish: undefined,
    before: upTo,
    act: async walker => {
      const { page } = walker;
      const person = typing.get(walker);
      if (person && (await button(page, offerConfirmationMessages.omc.confirm).isVisible())) {
        await confirmOffer(page);
        await describe(page, person);
      }
      await button(page, informationMessages.omc.create).click();
    },
    arrived: ({ page }) => code(page),
  },
  firstEntry: {
    wish: undefined,
    before: async walker => {
      await upTo(walker);
      await button(walker.page, informationMessages.omc.create).click();
      await code(walker.page).waitFor();
    },
    act: async walker => {
      const create = button(walker.page, informationMessages.omc.create); // who went back before their phone was proven
      if (await create.isVisible()) {
        await create.click();
        await code(walker.page).waitFor();
      }
      if (await code(walker.page).isVisible()) await proveOnce(walker);
    },
    arrived: ({ page }) => title(page, identityChoiceMessages.omc.title.individual),
  },
  comingBack: {
    wish: { task: 'addressValidation' },
    before: async ({ page, bank, person, front }) => {
      const link = new URL(await bank.linkFor(person.email));
      await page.goto(`${front}${link.pathname}${link.search}`);
      await button(page, minimalMessages.login.go).click();
      await code(page).waitFor();
    },
    act: async walker => {
      if (await code(walker.page).isVisible()) await proveOnce(walker);
    },
    arrived: ({ page, whose }) => title(page, addressMessages.omc.title[whose]),
  },
  link: {
    wish: { task: 'identityDocUpload' },
    before: async ({ page, bank, person, front }) => {
      const link = new URL(await bank.linkFor(person.email));
      await page.goto(`${front}${link.pathname}${link.search}`);
      await button(page, minimalMessages.login.go).waitFor();
    },
    act: async ({ page, bank, person, front }) => {
      const go = button(page, minimalMessages.login.go);
      const link = new URL(await bank.linkFor(person.email));
      if (!(await go.isVisible())) await page.goto(`${front}${link.pathname}${link.search}`);
      await go.click();
    },
    arrived: ({ page }) => code(page),
  },
  areaCode: {
    wish: { task: 'signature', done: 'signature' },
    before: async walker => {
      await signIn(walker);
      await title(walker.page, welcomeMessages.title(holder.firstName))
        .or(title(walker.page, /compte/))
        .first()
        .waitFor();
      await walker.bank.linkFor(walker.person.email, 'sms');
    },
    act: async ({ page, bank, person, front }) => {
      const link = new URL(await bank.linkFor(person.email, 'sms'));
      if (page.url().includes('/acces/sms')) await page.reload();
      else await page.goto(`${front}${link.pathname}${link.search}`);
      await button(page, minimalMessages.sms.ask.go).click();
    },
    arrived: ({ page }) => title(page, minimalMessages.sms.success.title).or(title(page, minimalMessages.sms.pending.title)),
  },
  upload: {
    wish: { task: 'identityDocUpload' },
    before: signIn,
    act: async ({ page, whose }) => {
      if (await title(page, identityChoiceMessages.omc.title[whose]).isVisible()) {
        await answer(page, papersMessages.PASSPORT);
      }
      await title(page, uploadMessages.omc.title.identity[whose]).waitFor();
      const follow = button(page, uploadMessages.omc.received.under.follow); // who went back after it was sent
      if (await follow.isVisible()) return follow.click();
      const which = page.getByRole('radio', { name: papersMessages.PASSPORT, exact: true }); // asked here of who comes back
      if (await which.isVisible()) await which.check();
      await giveAll(page, { document: 'PASSPORT' });
    },
    arrived: ({ page, whose }) =>
      whose === 'individual' ? title(page, fullIdentityMessages.omc.title.individual) : title(page, identityChoiceMessages.omc.title.COT),
  },
  identity: {
    wish: { task: 'identityValidation' },
    before: signIn,
    act: async ({ page }) => {
      await page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french }).check();
      await goOn(page);
    },
    arrived: ({ page, whose }) => title(page, birthplaceMessages.omc.title[whose]),
  },
  birthplace: {
    wish: { task: 'identityValidation' },
    before: async walker => {
      await signIn(walker);
      await scenes.identity.act(walker);
      await title(walker.page, birthplaceMessages.omc.title[walker.whose]).waitFor();
    },
    act: async ({ page }) => {
      await pick(page, birthplaceMessages.omc.country.label, 'fran', 'France');
      await pick(page, birthplaceMessages.omc.county.label, 'loire-at', 'Loire-Atlantique');
      await pick(page, birthplaceMessages.omc.town.label, 'nant', 'NANTES');
      await goOn(page);
    },
    arrived: ({ page, whose }) => title(page, familyStatusMessages.omc.title[whose]),
  },
  family: {
    wish: { task: 'identityValidation' },
    before: async walker => {
      await scenes.birthplace.before(walker);
      await scenes.birthplace.act(walker);
      await title(walker.page, familyStatusMessages.omc.title[walker.whose]).waitFor();
    },
    act: async ({ page }) => {
      await answer(page, 'Célibataire');
    },
    arrived: ({ page, whose }) =>
      title(page, whose === 'individual' ? uploadMessages.omc.title.address.individual : fullIdentityMessages.omc.title.COT),
  },
  refusedPaper: {
    wish: { task: 'addressDocUpload' },
    before: async walker => {
      await signIn(walker);
      await walker.page.getByRole('radio', { name: papersMessages.ELECTRICITY, exact: true }).check();
      await giveAll(walker.page, refused);
      await button(walker.page, analysisMessages.omc.failed.another).waitFor();
    },
    act: ({ page }) => button(page, analysisMessages.omc.failed.another).click(),
    arrived: ({ page, whose }) => title(page, uploadMessages.omc.title.address[whose]),
  },
  keptPaper: {
    wish: { task: 'addressDocUpload' },
    before: async walker => {
      await scenes.refusedPaper.before(walker);
    },
    act: ({ page }) => button(page, analysisMessages.omc.failed.goOn).click(),
    arrived: ({ page, whose }) =>
      title(page, whose === 'individual' ? addressMessages.omc.title.individual : uploadMessages.omc.title.address.COT),
  },
  address: {
    wish: { task: 'addressValidation' },
    before: signIn,
    act: ({ page, uses }) => typeAddress(page, uses),
    arrived: ({ page, whose }) =>
      title(page, whose === 'individual' ? uploadMessages.omc.title.income.individual : addressMessages.omc.title.COT),
  },
  activity: {
    wish: { task: 'compInfos' },
    before: signIn,
    act: ({ page }) => typeActivity(page),
    arrived: ({ page, whose }) => title(page, taxResidenceMessages.omc.title[whose]),
  },
  tax: {
    wish: { task: 'compInfos' },
    before: async walker => {
      await signIn(walker);
      await toTax(walker);
    },
    act: async walker => {
      const { page } = walker;
      await toTax(walker); // who went back a page, or reloaded it, comes there again
      if (!(await page.getByRole('dialog').isVisible())) await button(page, taxResidenceMessages.omc.obligations.add).click();
      await pick(page, taxResidenceMessages.omc.dialog.country.label, 'belg', 'Belgique');
    },
    arrived: ({ page }) => page.getByRole('dialog').getByLabel(taxResidenceMessages.omc.dialog.taxId.label),
  },
  agency: {
    wish: { task: 'structureChoice' },
    before: signIn,
    act: async ({ page }) => {
      await answer(page, /Nantes Centre/);
    },
    arrived: ({ page, whose }) => title(page, deliveryMessages.omc.title[whose]),
  },
  delivery: {
    wish: { task: 'deliveryChoice' },
    before: signIn,
    act: async ({ page, whose }) => {
      if (await title(page, deliveryMessages.omc.title[whose]).isVisible()) await goOn(page);
    },
    arrived: ({ page, whose }) =>
      title(page, whose === 'individual' ? summaryMessages.omc.title.individual : deliveryMessages.omc.title.COT),
  },
  recap: {
    wish: { task: 'summary' },
    before: signIn,
    act: acceptRecap,
    arrived: recapPassed,
  },
  oldProfession: {
    wish: { task: 'summary' },
    before: async walker => {
      await listsWithoutTheirs(walker.page);
      await signIn(walker);
    },
    act: acceptRecap,
    arrived: recapPassed,
  },
  video: {
    wish: { task: 'signature' },
    before: async walker => {
      await signIn(walker);
      await title(walker.page, preLivenessMessages.title).waitFor();
    },
    act: async ({ page }) => {
      const begin = button(page, preLivenessMessages.start);
      if (await begin.isVisible()) await begin.click();
      const shoot = page.frameLocator(`iframe[title="${livenessMessages.omc.frame}"]`).getByRole('button', { name: 'Commencer' });
      await shoot.or(title(page, livenessMessages.omc.ok.title)).or(title(page, preContractMessages.title)).first().waitFor();
      if (!(await shoot.isVisible())) return;
      await shoot.click();
      const send = page.frameLocator(`iframe[title="${livenessMessages.omc.frame}"]`).getByRole('button', { name: 'Envoyer maintenant' });
      await send.click({ timeout: FILM_MS }).catch(() => undefined);
    },
    arrived: ({ page }) => title(page, livenessMessages.omc.ok.title).or(title(page, preContractMessages.title)).first(),
  },
  documents: {
    wish: { task: 'signature', done: 'video' },
    before: async walker => {
      await signIn(walker);
      await button(walker.page, livenessMessages.omc.ok.next).or(title(walker.page, preContractMessages.title)).first().waitFor();
    },
    act: async ({ page }) => {
      const passed = button(page, livenessMessages.omc.ok.next);
      if (await passed.isVisible()) await passed.click();
    },
    arrived: ({ page }) => page.getByRole('list', { name: preContractMessages.list }).getByRole('listitem').first(),
  },
  signature: {
    wish: { task: 'signature', done: 'video' },
    before: async walker => {
      await scenes.documents.before(walker);
      await scenes.documents.act(walker);
      await title(walker.page, preContractMessages.title).waitFor();
    },
    act: async ({ page, bank, person, whose }) => {
      if (await title(page, preContractMessages.title).isVisible()) await readDocuments(page);
      const ceremony = page.frameLocator(`iframe[title="${signatureMessages.frame}"]`);
      const field = ceremony.getByLabel('Code reçu par SMS');
      await field
        .or(scenes.signature.arrived({ page, whose } as Walker))
        .first()
        .waitFor();
      if (!(await field.isVisible())) return;
      await field.fill(await bank.codeFor(person.mobile, 'signature'));
      await ceremony.getByRole('button', { name: 'Signer', exact: true }).click();
    },
    arrived: ({ page, whose }) => {
      const { firstName } = whose === 'COT' ? samplePeople.coHolder : samplePeople.holder;
      const created = title(page, welcomeMessages.title(firstName)).or(title(page, /^Votre compte est/));
      return whose === 'TIT' ? title(page, /./).filter({ hasText: 'signature est enregistrée' }) : created.first();
    },
  },
  lastSignature: {
    wish: { task: 'coHolderSignature', done: 'video' },
    before: async (walker): Promise<void> => scenes.signature.before(walker),
    act: async (walker): Promise<void> => scenes.signature.act(walker),
    arrived: (walker): Locator => scenes.signature.arrived(walker),
  },
  boardOfTwo: {
    wish: { task: 'signature', workflow: 'joint', done: 'signature' }, // the link to a file at the co-holder’s turn goes to the co-holder
    before: async ({ page, bank, person, front }) => {
      const link = new URL(await bank.linkFor(person.email));
      await page.goto(`${front}${link.pathname}${link.search}`);
      await button(page, minimalMessages.login.go).click();
      await code(page).waitFor();
    },
    act: async walker => {
      if (await code(walker.page).isVisible()) await proveOnce(walker);
    },
    arrived: ({ page }) => title(page, /./).filter({ hasText: 'signature est enregistrée' }),
  },
  mailAgain: {
    wish: { task: 'signature', workflow: 'joint', done: 'signature' },
    before: async walker => {
      await scenes.boardOfTwo.before(walker);
      await proveOnce(walker);
      await button(walker.page, mailAgainMessages.omc.send).waitFor();
    },
    act: ({ page }): Promise<void> => button(page, mailAgainMessages.omc.send).click(),
    arrived: ({ page }): Locator => page.getByText(/^Le dernier e-mail est parti à/),
  },
  leaving: {
    wish: { task: 'addressValidation' },
    before: signIn,
    act: async ({ page }) => {
      await button(page, filePageMessages.omc.later.button).click();
      await page.getByRole('dialog').getByRole('button', { name: filePageMessages.omc.later.leave }).click();
    },
    arrived: ({ page }) => title(page, homeMessages.omc.heading.desktop),
  },
} as const satisfies Record<string, Scene>;

const every = { ...scenes, ...adviserScenes } as const;
export type SceneName = keyof typeof every;
export const sceneOf = (name: SceneName): Scene => every[name];

/** Where each call of the table is played; those of a local host alone are played nowhere, for no client meets them. */
export const sceneOfCall: Readonly<Record<Exclude<CallName, 'localJwt' | 'localToken'>, SceneName>> = {
  getModuleReference: 'entry',
  forecastCart: 'offer',
  captchaChallenge: 'creation',
  createSubscription: 'creation',
  exchangeCode: 'comingBack',
  getMyState: 'comingBack',
  getMe: 'comingBack',
  getPerson: 'comingBack',
  getMyCart: 'firstEntry',
  saveCart: 'firstEntry',
  exchangeLinkCode: 'link',
  getMyType: 'link',
  sendSms: 'areaCode',
  sendDocument: 'upload',
  completeDocument: 'upload',
  controlDocument: 'upload',
  getProof: 'upload',
  deleteDocument: 'refusedPaper',
  forceDocument: 'keptPaper',
  getOsceCountries: 'identity',
  saveProspect: 'identity',
  getCountries: 'birthplace',
  getCounties: 'birthplace',
  getBirthTowns: 'birthplace',
  getReferential: 'family',
  advance: 'family',
  getStreetTypes: 'address',
  getPostalTowns: 'address',
  getProfessions: 'activity',
  getBusinessSectors: 'activity',
  getWealth: 'activity',
  getFiscalFormat: 'tax',
  locateAddress: 'agency',
  getAgenciesAround: 'agency',
  getAgency: 'recap',
  getProfession: 'oldProfession',
  prepareSignature: 'recap',
  createLiveness: 'video',
  getLiveness: 'video',
  getOfferDocuments: 'documents',
  startSignature: 'signature',
  sendSignatureCode: 'signature',
  getSignatureStatus: 'signature',
  finalizeHolderSignature: 'signature',
  subcriptionEnd: 'signature',
  checkCoholder: 'boardOfTwo',
  sendInvitation: 'mailAgain',
  revokeToken: 'leaving',
};

/** Where it leaves from a visit of the co-holder's: the last to sign ends the request. JNT-03 */
export const sceneOfCoHolder = { subcriptionEnd: 'lastSignature' } as const satisfies Readonly<Partial<Record<CallName, SceneName>>>;

/** Asked again and again: these go wrong at the second and the fifth use too. */
export const repeatedCalls: readonly CallName[] = ['getProof', 'getMyState', 'getLiveness', 'getSignatureStatus', 'getPostalTowns'];

/** What leaves from an adviser's entry: the same calls, with a session of another scope and no SMS before. */
export const adviserSceneOfCall = {
  exchangeCode: 'adviserEntry',
  getMyState: 'adviserEntry',
  getMe: 'adviserEntry',
  getPerson: 'adviserEntry',
  getMyCart: 'adviserEntry',
  forecastCart: 'adviserOffer',
  createSubscription: 'adviserCreation',
  getStreetTypes: 'adviserAddress',
  getPostalTowns: 'adviserAddress',
  saveProspect: 'adviserAddress',
  advance: 'adviserAddress',
  prepareSignature: 'adviserHandOver',
} as const satisfies Readonly<Partial<Record<CallName, SceneName>>>;
