import { act, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Clock } from '@application/browser/ports';
import { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import { blankProspect } from '@domain/holders/prospect';
import { catalogue } from '@domain/offer/contracts';
import { moneyMessages } from '@messages/money';
import { recapRowsMessages } from '@messages/recapRows';
import { DossierStore } from '@ui/journey/DossierStore';
import { OfferModel } from '@ui/journey/OfferModel';
import { StepJourney } from '@ui/journey/StepJourney';
import { unreachable } from '@tests/builders/ending';
import { clockOn, olderAlone, settings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { show } from '@tests/support/show';
import { AccountAside, AccountStrip } from './Account';
import { accountPlace } from './accountPlace';

const { receipt } = recapRowsMessages.offer;
const selection = [chosenCard('TIT', catalogue.MASTERCARD)];

const beforeDossier = async (answers: Partial<Answers> = {}, forecast?: Parameters<typeof offerOf>[1]) => {
  const journey = new FakeJourney('options', { ...olderAlone, selection, ...answers });
  const { offer } = offerOf(journey, { today: '2026-02-01', ...forecast });
  const services = [
    [StepJourney, journey],
    [DossierStore, { dossier: undefined, cart: undefined }],
    [OfferModel, offer],
    [Settings, settings()],
    [Clock, clockOn('2026-02-01')],
  ] as const;
  await act(async () => show(<AccountStrip />, ...services));
  return journey;
};

describe('XTR-44, D-106: the strip of the account', () => {
  test('a choice that changes the price of a month is announced, and nothing before it', async () => {
    const journey = await beforeDossier();
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('');
    act(() => journey.answer({ overdraft: true }));
    expect(said()).toBe('');
    act(() => journey.answer({ insurance: true }));
    expect(said()).toBe(receipt.monthNow(moneyMessages.price(5)));
  });

  test.each([
    ['nothing', {}, []],
    ['the overdraft', { overdraft: false }, ['overdraft']],
    ['the insurance', { overdraft: true, insurance: false }, ['overdraft', 'insurance']],
  ])('its receipt has what is answered: %s', async (_what, answers, shown) => {
    await beforeDossier(answers);
    const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset['line'] ?? '');
    expect(lines.filter(line => ['overdraft', 'insurance'].includes(line)).sort()).toEqual([...shown].sort());
  });

  test.each([
    ['comes', () => () => new Promise<never>(() => undefined), receipt.loading],
    ['does not come', () => TE.left(unreachable), receipt.failed],
  ])('the price that %s is said so', async (_what, forecast, text) => {
    await beforeDossier({}, { forecast });
    expect(document.querySelector('[data-month]')?.textContent).toBe(text);
  });
});

const person = (firstName: string) => ({ ...blankProspect, identity: { ...blankProspect.identity, firstName, lastName: 'Exemple' } });

test.each([
  ['compInfos', 'Maëlle Exemple'],
  ['coHolderCompInfos', 'Éloi Exemple'],
] as const)('JNT-01: the card of %s is that of the person whose page it is: %s', (step, name) => {
  const { dossier } = new FakeDossierJourney(step, { state: ofTwo });
  dossier.people = { TIT: person('Maëlle'), COT: person('Éloi') };
  const saved = cart({ selection: [...selection, chosenCard('COT', catalogue.GOLD_MASTERCARD)] });
  const journey = new FakeJourney(step);
  show(
    <AccountAside />,
    [StepJourney, journey],
    [DossierStore, { dossier: { state: dossier.state, people: dossier.people, person: {} }, cart: saved }],
    [OfferModel, offerOf(journey).offer],
    [Settings, settings()],
    [Clock, clockOn('2026-02-01')],
  );
  expect(screen.getByText(name)).toBeInTheDocument();
});

test.each([
  ['OfferForm', 'nowhere'],
  ['OfferConfirmation', 'nowhere'],
  ['WelcomePage', 'nowhere'],
  ['LivenessPage', 'beside'],
  ['DocuSignPage', 'beside'],
  ['OptionsForm', 'both'],
  ['UploadIdentityProof', 'both'],
] as const)('D-106: on %s the account is %s', (page, place) => {
  expect(accountPlace(page)).toBe(place);
});
