import { act, cleanup, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Clock } from '@application/browser/ports';
import { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import type { StepName } from '@domain/journey/steps';
import { blankApplicant } from '@domain/holders/applicant';
import { blankProspect } from '@domain/holders/prospect';
import { catalogue } from '@domain/offer/contracts';
import { moneyMessages } from '@messages/money';
import { recapRowsMessages } from '@messages/recapRows';
import { DossierStore } from '@ui/journey/DossierStore';
import { OfferModel } from '@ui/journey/OfferModel';
import { StepJourney } from '@ui/journey/StepJourney';
import { unreachable } from '@tests/builders/ending';
import { clockOn, olderAlone, settings, youngTogether } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { plain, show } from '@tests/support/show';
import { AccountAside, AccountStrip } from './Account';
import { accountPlace } from './accountPlace';

const { receipt } = recapRowsMessages.offer;
const selection = [chosenCard('TIT', catalogue.MASTERCARD)];

const beforeDossier = async (
  answers: Partial<Answers> = {},
  forecast?: Parameters<typeof offerOf>[1],
  step: StepName = 'options',
  view = <AccountStrip />,
) => {
  const journey = new FakeJourney(step, { ...olderAlone, selection, ...answers });
  const { offer } = offerOf(journey, { today: '2026-02-01', ...forecast });
  const services = [
    [StepJourney, journey],
    [DossierStore, { dossier: undefined, cart: undefined }],
    [OfferModel, offer],
    [Settings, settings()],
    [Clock, clockOn('2026-02-01')],
  ] as const;
  await act(async () => show(view, ...services));
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

const person = (firstName: string, externalReference: string) => ({
  ...blankProspect,
  externalReference,
  identity: { ...blankProspect.identity, firstName, lastName: 'Exemple' },
});

const lineOf = (what: string) => [...document.querySelectorAll(`[data-line=${what}]`)].map(({ textContent }) => plain(textContent ?? ''));

test.each([
  ['compInfos', 'TIT', 'Maëlle Exemple', 'Mastercard'],
  ['coHolderCompInfos', 'TIT', 'Éloi Exemple', 'Gold Mastercard'],
  ['summary', 'TIT', 'Maëlle Exemple', 'Mastercard'],
  ['middleControl', 'COT', 'Éloi Exemple', 'Gold Mastercard'],
] as const)('JNT-01: on %s, read by %s, the card is that of the person whose page it is: %s, %s', (step, reader, name, label) => {
  const { dossier } = new FakeDossierJourney(step, { state: ofTwo });
  dossier.people = { TIT: person('Maëlle', 'EXT-1'), COT: person('Éloi', 'EXT-2') };
  const selection = [
    { ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'STAN' },
    { ...chosenCard('COT', catalogue.GOLD_MASTERCARD), deliveryMode: 'EXPR' },
  ] as const;
  const journey = new FakeJourney(step);
  const reads = { state: dossier.state, people: dossier.people, person: { externalReference: reader === 'TIT' ? 'EXT-1' : 'EXT-2' } };
  show(
    <>
      <AccountAside />
      <AccountStrip />
    </>,
    [StepJourney, journey],
    [DossierStore, { dossier: reads, cart: cart({ selection }) }],
    [OfferModel, offerOf(journey).offer],
    [Settings, settings()],
    [Clock, clockOn('2026-02-01')],
  );
  const aside = within(screen.getByRole('complementary', { name: receipt.account, hidden: true }));
  expect(aside.getByText(name).nextElementSibling).toHaveTextContent(label);
  expect(document.querySelector('summary b')).toHaveTextContent(label);
  // a free delivery costs nothing, and the total of what is paid once is the recap's
  expect([lineOf('once'), lineOf('delivery')[0], lineOf('delivery').length]).toEqual([[], 'Livraison express (Éloi)8,50 €', 2]);
  expect(lineOf('card').slice(0, 2)).toEqual([
    expect.stringMatching(/^Mastercard \(Maëlle\)/),
    expect.stringMatching(/^Gold Mastercard \(Éloi\)/),
  ]);
});

describe('D-106: before the dossier', () => {
  const applicants = {
    TIT: { ...blankApplicant, firstName: 'Maëlle', lastName: 'Exemple' },
    COT: { ...blankApplicant, firstName: 'Éloi', lastName: 'Modèle' },
  };

  test.each([
    ['information', 'Maëlle Exemple', 'Mastercard'],
    ['coHolderInformation', 'Éloi Modèle', 'Gold Mastercard'],
  ] as const)('on %s the card carries the name that is typed: %s, %s', async (step, name, label) => {
    const both = [...selection, chosenCard('COT', catalogue.GOLD_MASTERCARD)];
    await beforeDossier({ ...youngTogether, selection: both, applicants }, undefined, step, <AccountAside />);
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent(label);
    expect(lineOf('card')).toEqual([expect.stringMatching(/^Mastercard \(Maëlle\)/), expect.stringMatching(/^Gold Mastercard \(Éloi\)/)]);
  });

  test('a month is said with how long its price holds; without a card the strip says so', async () => {
    await beforeDossier({}, { today: '2025-06-01' });
    const month = () => plain(document.querySelector('summary')?.textContent ?? '');
    expect(month()).toBe('Mastercard0 € par mois pendant 12 mois');
    cleanup();
    await beforeDossier({ selection: [chosenCard('TIT', catalogue.NONE)] });
    expect(month()).toBe(`${recapRowsMessages.offer.noCard}0 € par mois`);
  });
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
