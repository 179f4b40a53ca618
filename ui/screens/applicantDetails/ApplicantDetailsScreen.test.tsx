import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Settings } from '@application/Settings';
import type { CreateSubscription, NotCreated } from '@application/subscription/CreateSubscription';
import type { Mode } from '@domain/journey/words';
import type { MarketingPolicy } from '@domain/session/marketing';
import { didYouMeanMessages } from '@messages/didYouMean';
import { dataCardMessages } from '@messages/dataCard';
import { marketingMessages } from '@messages/marketing';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { Journey } from '@ui/journey/Journey';
import { besides, grownUp, mobileUsed, noa } from '@tests/builders/applicant';
import { FakeRoutes } from '@tests/builders/ending';
import { clockOn, settings } from '@tests/builders/journey';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { plain, show } from '@tests/support/show';
import { ApplicantDetailsScreen } from './ApplicantDetailsScreen';
import { ApplicantDetailsViewModel } from './ApplicantDetailsViewModel';
import { UsedMobile } from './UsedMobile';

const copy = applicantDetailsMessages.omc;

const applicants = { TIT: noa, COT: besides(noa) };

type Step = 'information' | 'coHolderInformation';
const arrive = (
  step: Step,
  workflow: 'individual' | 'joint',
  refusal: NotCreated,
  used = new UsedMobile(),
  { mode = 'omc', marketing = 'together' }: { readonly mode?: Mode; readonly marketing?: MarketingPolicy } = {},
) => {
  const journey = new FakeJourney(step, { workflow, bands: grownUp, applicants });
  journey.mode = mode;
  const create = { run: () => TE.left(refusal) } as unknown as CreateSubscription;
  const vm = new ApplicantDetailsViewModel(journey, create, clockOn('2025-06-01'), new FakeRoutes(), used, {
    openDossier: () => Promise.resolve(),
  });
  show(<ApplicantDetailsScreen />, [Journey, journey], [ApplicantDetailsViewModel, vm], [Settings, settings({ marketing })]);
  return { journey, used };
};
const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: copy.create }));
const mobile = (): HTMLElement => screen.getByLabelText(copy.mobile.label);
const USED = 'Numéro déjà utilisé.';

describe('INF-05, D-59: a number that the bank knows already', () => {
  test.each([
    ['one person alone', 'information', 'individual', mobileUsed()],
    ['one person alone, named', 'information', 'individual', mobileUsed('TIT')],
    ['the co-holder, on their page', 'coHolderInformation', 'joint', mobileUsed('COT')],
  ] as const)('%s: said at the field, with the way back to a demand', async (_what, step, workflow, refusal) => {
    const { journey } = arrive(step, workflow, refusal);
    await send();
    expect(mobile()).toHaveAccessibleDescription(new RegExp(USED));
    expect(screen.getByRole('link', { name: USED })).toBeInTheDocument();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText(plain(copy.used.text[workflow === 'individual' ? 'individual' : 'COT']))).toBeInTheDocument();
    expect(summary.getByRole('link', { name: copy.used.link[workflow === 'individual' ? 'individual' : 'COT'] })).toBeInTheDocument();
    expect(journey.moves).toEqual([]);
  });

  test('the holder’s, found on the co-holder’s page: that page is left for the holder’s', async () => {
    const { journey, used: told } = arrive('coHolderInformation', 'joint', mobileUsed('TIT'));
    await send();
    expect(journey.moves).toEqual(['back']);
    expect(screen.queryByText(USED)).toBeNull();
    expect(told.takeFor('TIT')).toBe(true);
  });

  test('on the holder’s page it is shown at once, and once only', () => {
    const told = new UsedMobile();
    told.set('TIT');
    arrive('information', 'joint', mobileUsed(), told);
    expect(mobile()).toHaveAccessibleDescription(new RegExp(USED));
    expect(told.takeFor('TIT')).toBe(false);
  });

  test('not named: the summary has a way to both, and neither field is blamed', async () => {
    const { journey } = arrive('coHolderInformation', 'joint', mobileUsed());
    await send();
    expect(mobile()).not.toHaveAccessibleDescription(new RegExp(USED));
    await userEvent.click(screen.getByRole('link', { name: copy.usedByOne.COT }));
    expect(mobile()).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: copy.usedByOne.TIT }));
    expect(journey.moves).toEqual(['back']);
    await userEvent.type(mobile(), '5');
    expect(screen.queryByRole('link', { name: copy.usedByOne.COT })).toBeNull();
  });
});

describe('INF-01: what few people have is folded to one line', () => {
  const fold = () => screen.getByText(copy.rareNames).closest('details');

  test('it is closed on arrival, and opens by its line', async () => {
    arrive('information', 'individual', mobileUsed());
    expect(fold()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText(copy.rareNames));
    expect(screen.getByRole('checkbox', { name: copy.birthName.differs })).toBeVisible();
  });

  test('it is open for who answered one of them before, and opens where one of them is wrong', async () => {
    arrive('information', 'individual', mobileUsed());
    await userEvent.click(screen.getByText(copy.rareNames));
    await userEvent.click(screen.getByRole('checkbox', { name: copy.birthName.differs }));
    fold()?.removeAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: copy.create }));
    expect(fold()).toHaveAttribute('open');
    expect(screen.getByLabelText(new RegExp(`^${copy.birthName.label}`))).toBeVisible();
  });
});

test('D-89: who has one name only is asked no first name', async () => {
  arrive('information', 'individual', mobileUsed());
  expect(screen.getByLabelText(copy.firstName.label)).toHaveAccessibleDescription(copy.firstName.hint.individual);
  await userEvent.click(screen.getByRole('checkbox', { name: copy.oneName.individual }));
  expect(screen.queryByLabelText(copy.firstName.label)).toBeNull();
  expect(screen.queryByLabelText(new RegExp(copy.otherFirstNames.label))).toBeNull();
  expect(screen.getByRole('checkbox', { name: copy.oneName.individual })).toHaveFocus();
});

test.each(['omc', 'mdc'] as const)('D-85a: the field of the birthdate says what is typed for an unknown day or month (%s)', reader => {
  expect(applicantDetailsMessages[reader].birthdate.hint).toMatch(/Jour ou mois inconnu\s\? Saisissez 01\/01 et l’année/);
  expect(applicantDetailsMessages[reader].message('BIRTHDATE_PARTIAL', { participant: 'individual' } as never)).toContain('01/01/1960');
});

test('D-85a: the hint of the birthdate is tied to its field', () => {
  arrive('information', 'individual', mobileUsed());
  expect(screen.getByLabelText(copy.birthdate.label)).toHaveAccessibleDescription(expect.stringContaining('01/01'));
});

test('D-59: the holder’s number is not the co-holder’s', async () => {
  arrive('coHolderInformation', 'joint', { kind: 'invalid', of: 'COT', issues: { mobile: 'MOBILE_SHARED' } });
  await send();
  expect(mobile()).toHaveAccessibleDescription(/celui du titulaire/);
});

test('D-74: a slip of the e-mail is asked about once the field is left, and one press corrects it', async () => {
  arrive('information', 'individual', mobileUsed());
  const email = screen.getByLabelText(copy.email.label);
  await userEvent.clear(email);
  await userEvent.type(email, 'noa@gmail.con');
  await userEvent.tab();
  expect(screen.getByText(plain(didYouMeanMessages.meant('noa@gmail.com')))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: didYouMeanMessages.take }));
  expect(email).toHaveValue('noa@gmail.com');
  expect(email).toHaveFocus();
});

test('INF-05: a number of another country leads to an agency, before and after it is refused', async () => {
  arrive('information', 'individual', mobileUsed());
  expect(mobile()).toHaveAccessibleDescription(/en 06 ou 07/);
  await userEvent.clear(mobile());
  await userEvent.type(mobile(), '+41 79 123 45 67');
  await send();
  expect(mobile()).toHaveAccessibleDescription(/Sans numéro en 06 ou 07, un conseiller ouvre le compte en agence/);
});

test('INF-10: the consent is given by a press, and taken back by another', async () => {
  const { journey } = arrive('information', 'individual', mobileUsed());
  const consent = screen.getByRole('checkbox', { name: marketingMessages.omc.together.individual });
  const said = () => journey.answers.applicants.TIT?.marketing;
  const before = said();
  await userEvent.click(consent);
  expect(said()).toBe(!before);
  await userEvent.click(consent);
  expect(said()).toBe(before);
  expect(consent).toHaveProperty('checked', before);
});

test('D-124: an adviser consents to offers for nobody', () => {
  arrive('information', 'individual', mobileUsed(), new UsedMobile(), { mode: 'mdc' });
  expect(screen.getByLabelText(copy.email.label)).toBeInTheDocument();
  expect(document.querySelector('[name^=marketing]')).toBeNull();
});

test('D-124: apart, each channel has its box, and the flag is both', async () => {
  const { journey } = arrive('information', 'individual', mobileUsed(), new UsedMobile(), { marketing: 'apart' });
  const tick = (box: 'email' | 'sms') => userEvent.click(screen.getByRole('checkbox', { name: marketingMessages.omc[box].individual }));
  const said = () => {
    const { marketing, marketingChannels } = journey.answers.applicants.TIT;
    return { marketing, marketingChannels };
  };
  await tick('email');
  expect(said()).toEqual({ marketing: false, marketingChannels: { email: true, sms: false } });
  await tick('sms');
  expect(said()).toEqual({ marketing: true, marketingChannels: { email: true, sms: true } });
  await tick('email');
  expect(said()).toEqual({ marketing: false, marketingChannels: { email: false, sms: true } });
});

test('D-64c: on the page about the co-holder nobody consents to offers for them', () => {
  arrive('coHolderInformation', 'joint', mobileUsed());
  expect(screen.getByLabelText(copy.email.label)).toBeInTheDocument();
  expect(document.querySelector('[name=marketing]')).toBeNull();
});

test.each([
  ['information', true],
  ['coHolderInformation', false],
] as const)('D-124: who keeps the data is said on the first page of data: %s, %s', (step, isSaid) => {
  arrive(step, 'joint', mobileUsed('TIT'));
  expect(screen.queryByText(plain(dataCardMessages.title)) !== null).toBe(isSaid);
});
