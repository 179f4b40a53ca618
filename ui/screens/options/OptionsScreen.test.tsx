import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { Answers } from '@domain/journey/answers';
import type { Mode } from '@domain/journey/words';
import { OVERDRAFT_EUROS } from '@domain/offer/fixed';
import { insuranceMessages } from '@messages/insurance';
import { moneyMessages } from '@messages/money';
import { optionsMessages } from '@messages/options';
import { Journey } from '@ui/journey/Journey';
import { settings, youngAlone } from '@tests/builders/journey';
import { cart } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { overdraftFigures } from '@tests/builders/overdraft';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { show } from '@tests/support/show';
import { OptionsScreen } from './OptionsScreen';
import { OptionsViewModel } from './OptionsViewModel';

const copy = optionsMessages.omc;

const arrive = async (answers: Partial<Answers> = {}, mode: Mode = 'mdc') => {
  const journey = new FakeJourney('options', { ...youngAlone, ...answers });
  journey.mode = mode;
  const { offer } = offerOf(journey, { forecast: () => TE.right(cart({ overdraftFigures })) });
  await offer.ensure();
  const vm = new OptionsViewModel(journey, offer, settings());
  show(<OptionsScreen />, [Journey, journey], [OptionsViewModel, vm]);
  return journey;
};
const goOn = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: copy.next }));
const accept = (): HTMLElement => screen.getByRole('checkbox', { name: copy.documents.accept });
const want = (label: string): HTMLElement => screen.getByRole('radio', { name: label });

test('OPT-01: the overdraft of 200 € is asked with nothing given beforehand', async () => {
  await arrive();
  expect(OVERDRAFT_EUROS).toBe(200);
  expect(screen.getByRole('group', { name: copy.overdraft.legend(moneyMessages.amount(200)) })).toBeInTheDocument();
  expect(want(copy.overdraft.yes)).not.toBeChecked();
  expect(want(copy.overdraft.no)).not.toBeChecked();
  expect(accept()).not.toBeChecked();
});

test('XTR-71: what the overdraft costs is said of the question, and that the bank may refuse it', async () => {
  await arrive();
  const question = screen.getByRole('group', { name: copy.overdraft.legend(moneyMessages.amount(200)) });
  expect(await screen.findByText(/16\s% l’an/)).toBeInTheDocument();
  expect(question).toHaveAccessibleDescription(
    expect.stringMatching(
      /100\s€ pendant 7\sjours coûtent 0,31\s€\. À rembourser sous 30\sjours\. .* La banque étudie la demande et peut la refuser\./,
    ),
  );
});

test.each([
  [copy.overdraft.yes, true],
  [copy.overdraft.no, false],
])('%s: kept, and the journey continues', async (label, wanted) => {
  const journey = await arrive();
  await userEvent.click(want(label));
  await userEvent.click(accept());
  await goOn();
  expect(journey.answers).toMatchObject({ overdraft: wanted, dematerialization: true });
  expect(journey.moves).toEqual(['next']);
});

test('what is not answered is named, and goes away once answered', async () => {
  const journey = await arrive();
  await goOn();
  expect(screen.getAllByRole('link', { name: /./ }).map(link => link.textContent)).toEqual([
    copy.overdraft.required,
    copy.documents.required,
  ]);
  await userEvent.click(want(copy.overdraft.no));
  expect(screen.queryByRole('link', { name: copy.overdraft.required })).not.toBeInTheDocument();
  expect(journey.moves).toEqual([]);
});

describe('OPT-02: digital documents', () => {
  test('cannot be left off', async () => {
    const journey = await arrive({ overdraft: false, dematerialization: true });
    await userEvent.click(accept());
    await goOn();
    expect(accept()).toHaveAccessibleDescription(new RegExp(copy.documents.required));
    expect(journey.moves).toEqual([]);
  });

  test('are explained in a dialog, with another way for who prefers paper', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: copy.documents.why }));
    expect(screen.getByRole('dialog', { name: copy.explanation.title })).toHaveTextContent(copy.explanation.keep);
    expect(screen.getByRole('link', { name: copy.explanation.appointment })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.explanation.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(accept()).not.toBeChecked();
  });
});

test('STP-14: a confirmed offer changes on Continuer only', async () => {
  const journey = await arrive({ overdraft: false, dematerialization: true, offerConfirmed: true });
  await userEvent.click(want(copy.overdraft.yes));
  expect(journey.answers.offerConfirmed).toBe(true);
  expect(journey.holding).toBe(true);
  await goOn();
  expect(journey.answers).toMatchObject({ overdraft: true, offerConfirmed: false });
  expect(journey.holding).toBe(false);
});

describe('D-125, OPT-03: a customer alone answers the insurance below the options', () => {
  const insurance = insuranceMessages.omc;
  const asked = () => screen.getByRole('group', { name: insurance.title });
  const answer = (label: string | RegExp): HTMLElement => within(asked()).getByRole('radio', { name: label });

  test('under its own title, with its notice and its price, and nothing given beforehand', async () => {
    await arrive({}, 'omc');
    expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: insurance.title })).toBeVisible();
    expect(screen.getByRole('link', { name: /la notice/ })).toBeVisible();
    expect(answer(/^Oui, pour 2,00/)).not.toBeChecked();
    expect(answer(insurance.no)).not.toBeChecked();
  });

  test('XTR-49: a press on the last answer, the insurance, saves all three and continues', async () => {
    const journey = await arrive({}, 'omc');
    expect(screen.queryByRole('button', { name: copy.next })).not.toBeInTheDocument();
    await userEvent.click(want(copy.overdraft.no));
    await userEvent.click(accept());
    await userEvent.click(answer(insurance.no));
    expect(journey.answers).toMatchObject({ overdraft: false, dematerialization: true, insurance: false });
    expect(journey.moves).toEqual(['next']);
  });

  test('pressed first, it is kept, what is missing is named, and a button continues', async () => {
    const journey = await arrive({}, 'omc');
    await userEvent.click(answer(insurance.no));
    expect(screen.getByRole('link', { name: copy.overdraft.required })).toBeInTheDocument();
    expect(journey.moves).toEqual([]);
    await userEvent.click(want(copy.overdraft.yes));
    await userEvent.click(accept());
    await goOn();
    expect(journey.answers).toMatchObject({ overdraft: true, insurance: false });
    expect(journey.moves).toEqual(['next']);
  });

  test('STP-14: a confirmed offer changes on Continuer only', async () => {
    const journey = await arrive({ overdraft: false, dematerialization: true, insurance: false, offerConfirmed: true }, 'omc');
    await userEvent.click(answer(/^Oui, pour 2,00/));
    expect([journey.answers.insurance, journey.holding]).toEqual([false, true]);
    await goOn();
    expect(journey.answers).toMatchObject({ insurance: true, offerConfirmed: false });
  });
});
