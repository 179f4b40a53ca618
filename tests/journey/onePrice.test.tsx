import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { SendCode } from '@application/signature/SendCode';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import type { Participant, Workflow } from '@domain/journey/words';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import { ConfiguredWithdrawals } from '@infrastructure/config/ConfiguredWithdrawals';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { Journey } from '@ui/journey/Journey';
import { OfferConfirmationScreen } from '@ui/screens/offerConfirmation/OfferConfirmationScreen';
import { OfferConfirmationViewModel } from '@ui/screens/offerConfirmation/OfferConfirmationViewModel';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { OfferRecap } from '@ui/screens/summary/SummaryParts';
import type { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';
import { OpeningScreen } from '@ui/screens/welcome/OpeningScreen';
import { OpeningViewModel } from '@ui/screens/welcome/OpeningViewModel';
import { WelcomeSheet } from '@ui/screens/welcome/WelcomeSheet';
import { WelcomeViewModel } from '@ui/screens/welcome/WelcomeViewModel';
import { Settings } from '@application/Settings';
import { endingSettings, FakeSignatures, HandClock, unreachable, noWithdrawal } from '../builders/ending';
import { clockOn, settings } from '../builders/journey';
import { cart, chosenCard } from '../builders/offer';
import { offerOf } from '../builders/offerModel';
import { offerToAccept } from '../builders/offerToAccept';
import { FakeDossierJourney, holders } from '../fakes/FakeDossierJourney';
import { FakeJourney } from '../fakes/FakeJourney';
import { plain, show } from '../support/show';
import { MobilityViewModel } from '@ui/screens/welcome/MobilityViewModel';
import { TaxCertification } from '@ui/screens/taxResidence/TaxCertification';

const TODAY = '2025-10-15';
const names: Readonly<Record<Participant, string>> = { TIT: 'Maëlle', COT: 'Éloi' };

const options: readonly SelectedContract[] = [
  { catalogNumber: catalogue.OVERDRAFT_PLUS_26, type: 'OVERDRAFT', participants: ['TIT'], amount: 200 },
  { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] },
];
const card = (who: Participant, catalogNumber: string): SelectedContract => ({ ...chosenCard(who, catalogNumber), deliveryMode: 'AGEN' });

/** Each account type with each number of cards. The holders are over 25. */
const accounts: readonly (readonly [what: string, workflow: Workflow, selection: readonly SelectedContract[]])[] = [
  ['individual account, one card', 'individual', [card('TIT', catalogue.MASTERCARD), ...options]],
  ['joint account, two cards', 'joint', [card('TIT', catalogue.MASTERCARD), card('COT', catalogue.GOLD_MASTERCARD), ...options]],
  ['joint account, one card', 'joint', [card('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.NONE), ...options]],
];

const person = (who: Participant): Prospect => ({
  ...blankProspect,
  identity: { ...blankProspect.identity, firstName: names[who], lastName: 'Exemple' },
  birth: { ...blankProspect.birth, birthdate: '1990-10-15' },
});

const dossierOf = (step: 'summary' | 'coHolderSignature' | 'welcome', workflow: Workflow, selection: readonly SelectedContract[]) => {
  const ids = { TIT: '10000001', COT: workflow === 'joint' ? '10000002' : undefined };
  const journey = new FakeDossierJourney(step, { prospect: person('TIT'), state: { workflow, openedOn: TODAY, ids } });
  journey.dossier.people = { TIT: person('TIT'), COT: workflow === 'joint' ? person('COT') : undefined };
  journey.dossier.keepCart(cart({ selection, dematerialization: true }));
  return journey;
};
const read = new ReadOfferOnDossier(settings(), clockOn(TODAY));

/** Lines of the receipt shown: the label with its amount. */
const lines = (within: ParentNode): readonly string[] =>
  Array.from(within.querySelectorAll('[data-line]'), row =>
    plain(`${row.querySelector('dt span')?.textContent ?? ''}: ${row.querySelector('dd span')?.textContent ?? ''}`),
  );

const onRecap = (workflow: Workflow, selection: readonly SelectedContract[]): readonly string[] => {
  const journey = dossierOf('summary', workflow, selection);
  const vm = {
    journey,
    offer: read.run(journey.dossier),
    today: TODAY,
    agency: {},
    people: [],
    isReported: () => false,
    mayCorrect: () => true,
    offerCorrection: { changed: false },
  };
  show(<OfferRecap vm={vm as unknown as SummaryViewModel} />);
  const shown = lines(document.body);
  cleanup();
  return shown;
};

const onOpening = async (workflow: Workflow, selection: readonly SelectedContract[]): Promise<readonly string[]> => {
  const journey = dossierOf('coHolderSignature', workflow, selection);
  const signatures = new FakeSignatures();
  const email = new EmailCorrection(journey, new SendCode(signatures));
  const describe = { run: () => TE.left(unreachable) };
  const vm = new OpeningViewModel(
    journey,
    describe as never,
    signatures,
    offerToAccept(journey),
    email,
    new TaxCertification(journey, { now: () => '' }),
  );
  show(
    <OpeningScreen onConfirm={() => undefined} />,
    [OpeningViewModel, vm],
    [DossierJourney, journey],
    [Dialogs, {}],
    [Settings, settings()],
  );
  await screen.findByRole('checkbox', { name: summaryMessages.omc.terms.label });
  const shown = lines(document.body);
  cleanup();
  return shown;
};

const onWelcome = async (
  workflow: Workflow,
  selection: readonly SelectedContract[],
): Promise<Readonly<Record<'welcome' | 'receipt', readonly string[]>>> => {
  const journey = dossierOf('welcome', workflow, selection);
  const accepted = { at: '2025-10-15T10:00:00+02:00', terms: '2025-09', price: read.run(journey.dossier) };
  const participants = holders({ TIT: { customerExternalId: 'EXT-1', livenessId: undefined, accepted } });
  journey.dossier.state = { ...journey.dossier.state, participants };
  const clock = new HandClock();
  const receipt = { run: () => () => Promise.resolve(E.right({ lines: [] })) };
  // Months later the promotion is over: what was accepted stays.
  const later = new ReadOfferOnDossier(settings(), clockOn('2026-02-01'));
  const vm = new WelcomeViewModel(
    journey,
    receipt as never,
    new ConfiguredWithdrawals(endingSettings()),
    later,
    clock,
    {
      given: () => undefined,
    },
    noWithdrawal,
    { at: undefined },
  );
  show(<WelcomeSheet vm={vm} />, [DossierJourney, journey], [Dialogs, {}], [MobilityViewModel, { offered: false }]);
  const { pay, receipt: copy } = welcomeMessages;
  const panel = screen.getByRole('region', { name: pay.title });
  await userEvent.click(screen.getByRole('button', { name: copy.show }));
  const region = (name: string) => screen.getByRole('region', { name });
  const shown = { welcome: lines(panel), receipt: lines(region(copy.title)) };
  cleanup();
  return shown;
};

const totalOnConfirmation = async (workflow: Workflow, selection: readonly SelectedContract[]): Promise<string> => {
  const bands = { TIT: '26+', COT: workflow === 'joint' ? '26+' : undefined } as const;
  const journey = new FakeJourney('offerConfirmation', { workflow, bands, selection, overdraft: true, insurance: true });
  const { offer } = offerOf(journey, { today: TODAY });
  show(<OfferConfirmationScreen />, [Journey, journey], [OfferConfirmationViewModel, new OfferConfirmationViewModel(journey, offer)]);
  await screen.findByRole('region', { name: offerConfirmationMessages.omc.payment.title });
  const text = lines(document.body).find(line => line.startsWith(recapRowsMessages.offer.receipt.total)) ?? '';
  cleanup();
  return text;
};

const expectedCards = (offer: OfferOnDossier | undefined, workflow: Workflow): readonly string[] =>
  (offer?.cards ?? []).map(({ who, card: ordered }) =>
    workflow === 'individual'
      ? `${ordered?.label ?? ''}: `
      : `${ordered?.label ?? 'Carte'} (${names[who]}): ${ordered ? '' : 'Sans carte'}`,
  );

test.each(accounts)('D-106, D-76, XTR-09: one bill on every page, for the whole account: %s', async (_, workflow, selection) => {
  const recap = onRecap(workflow, selection);
  const cards = expectedCards(read.run(dossierOf('summary', workflow, selection).dossier), workflow);
  expect(recap.slice(0, cards.length)).toEqual(cards.map(each => expect.stringContaining(each) as string));
  expect(recap).toContain('Assurance perte et vol: 2,00 €');
  expect(recap).toContain('Découvert autorisé: jusqu’à 200 €');
  const { welcome, receipt } = await onWelcome(workflow, selection);
  expect({ opening: await onOpening(workflow, selection), welcome, receipt }).toEqual({ opening: recap, welcome: recap, receipt: recap });
  expect(recap).toContain(await totalOnConfirmation(workflow, selection));
});
