import type { Locator, Page } from '@playwright/test';
import type { Mode, Workflow } from '@domain/journey/words';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerMessages } from '@ui/copy/fr/offer';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { optionsMessages } from '@ui/copy/fr/options';
import { chooseAccount, chooseAge, chooseCard, choosePlain, describe, someone } from '@e2e/support/walk';

/** Pages before the file is created, from the home page to the details of the last person. */
export const offerPages = [
  'home',
  'accountType',
  'age',
  'offer',
  'offer of the co-holder',
  'options',
  'insurance',
  'confirmation',
  'information',
  'information of the co-holder',
] as const;
export type OfferPage = (typeof offerPages)[number];

interface Leg {
  readonly page: OfferPage;
  /** It stands there. */
  readonly shown: Locator;
  /** What leads on to the next. */
  readonly on: () => Promise<void>;
}

const BANDS = { individual: { TIT: '26+' }, joint: { TIT: '26+', COT: '26+' } } as const;

const legsOf = (page: Page, mode: Mode, workflow: Workflow): readonly Leg[] => {
  const title = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const details = informationMessages[mode];
  const first: readonly Leg[] = [
    { page: 'home', shown: page.locator('#commencer'), on: () => page.locator('#commencer').click() },
    { page: 'accountType', shown: title(accountTypeMessages[mode].title), on: () => chooseAccount(page, workflow) },
    { page: 'age', shown: title(ageMessages[mode].title[workflow]), on: () => chooseAge(page, BANDS[workflow]) },
    { page: 'offer', shown: title(offerMessages[mode].title[workflow].TIT), on: () => chooseCard(page, 'Mastercard') },
  ];
  const plain: readonly Leg[] = [
    { page: 'options', shown: title(optionsMessages[mode].title), on: () => choosePlain(page, optionsMessages[mode].overdraft.no) },
    { page: 'insurance', shown: title(insuranceMessages[mode].title), on: () => choosePlain(page, insuranceMessages[mode].no) },
    {
      page: 'confirmation',
      shown: title(offerConfirmationMessages[mode].title),
      on: () => press(offerConfirmationMessages[mode].confirm),
    },
  ];
  if (workflow === 'individual')
    return [...first, ...plain, { page: 'information', shown: title(details.title.individual), on: () => press(details.create) }];
  const describeHolder = async (): Promise<void> => {
    await describe(page, someone('26+'));
    await press(details.next);
  };
  return [
    ...first,
    { page: 'offer of the co-holder', shown: title(offerMessages[mode].title.joint.COT), on: () => chooseCard(page, 'Mastercard') },
    ...plain,
    { page: 'information', shown: title(details.title.TIT), on: describeHolder },
    { page: 'information of the co-holder', shown: title(details.title.COT), on: () => press(details.create) },
  ];
};

/** One of these pages stands there. */
export const standsOnOfferPage = async (page: Page, mode: Mode, workflow: Workflow): Promise<boolean> =>
  (await Promise.all(legsOf(page, mode, workflow).map(({ shown }) => shown.isVisible()))).includes(true);

/** From whichever of these pages stands there to the wanted one, answering as plainly as it goes. */
export const walkToOfferPage = async (page: Page, wanted: OfferPage, mode: Mode, workflow: Workflow): Promise<void> => {
  const legs = legsOf(page, mode, workflow);
  const target = legs.findIndex(leg => leg.page === wanted);
  await legs
    .map(({ shown }) => shown)
    .reduce((one, other) => one.or(other))
    .first()
    .waitFor();
  const visible = await Promise.all(legs.map(({ shown }) => shown.isVisible()));
  for (const leg of legs.slice(visible.indexOf(true), target)) {
    await leg.shown.waitFor();
    await leg.on();
  }
  await legs[target]?.shown.waitFor();
};

/** What can be typed there, typed. */
export const typeOnOfferPage = async (page: Page, wanted: OfferPage): Promise<void> => {
  if (wanted.startsWith('information')) await describe(page, someone('26+', 'Éloi'));
};
