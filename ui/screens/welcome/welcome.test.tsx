import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Receipt } from '@application/finalisation/MakeReceipt';
import { Clock } from '@application/browser/ports';
import type { FaceConsent } from '@application/liveness/ports';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { Failure } from '@application/failure';
import type { DossierState } from '@domain/journey/dossierState';
import type { Day } from '@domain/kernel/day';
import { blankProspect } from '@domain/holders/prospect';
import { catalogue, type DeliveryMode } from '@domain/offer/contracts';
import { priceSummary } from '@domain/offer/priceSummary';
import { ConfiguredWithdrawals } from '@infrastructure/config/ConfiguredWithdrawals';
import { welcomeMessages as copy } from '@ui/copy/fr/welcome';
import { welcomeMessages as english } from '@ui/copy/en/welcome';
import { finalizeMessages } from '@messages/finalize';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { endingSettings, HandClock, signedOut, unreachable, noWithdrawal } from '@tests/builders/ending';
import { settings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { Moment } from '../finalize/Moment';
import { OpeningStages } from '../finalize/OpeningStages';
import { WelcomeSheet } from './WelcomeSheet';
import { WelcomeViewModel } from './WelcomeViewModel';
import { MobilityViewModel } from './MobilityViewModel';

const receipt: Receipt = {
  lines: [{ id: 'D1', label: 'Convention de compte', fingerprint: 'ab'.repeat(32) }],
};

const arrive = (
  mode: DeliveryMode | 'none' = 'STAN',
  made: E.Either<Failure, Receipt> = E.right(receipt),
  state: Partial<DossierState> = {},
  birthdate?: Day,
  consent?: FaceConsent,
  receivedAt?: string,
) => {
  const journey = new FakeDossierJourney('welcome', {
    prospect: {
      identity: { ...blankProspect.identity, firstName: 'Maëlle', lastName: 'Exemple' },
      birth: { ...blankProspect.birth, birthdate },
    },
    state,
  });
  const card = chosenCard('TIT', mode === 'none' ? catalogue.NONE : catalogue.MASTERCARD);
  journey.dossier.cart = cart({ selection: [mode === 'none' ? card : { ...card, deliveryMode: mode }], youthOfferEligible: true });
  let answer = made;
  const makeReceipt = { run: (): TaskEither<Failure, Receipt> => () => Promise.resolve(answer) };
  const clock = new HandClock();
  const withdrawals = new ConfiguredWithdrawals(endingSettings());
  const vm = new WelcomeViewModel(
    journey,
    makeReceipt as never,
    withdrawals,
    new ReadOfferOnDossier(settings(), clock),
    clock,
    {
      given: () => consent,
    },
    noWithdrawal,
    { at: receivedAt },
  );
  show(
    <Moment at="open" vm={vm} came={false}>
      <WelcomeSheet vm={vm} />
    </Moment>,
    [OpeningStages, new OpeningStages(clock)],
    [Clock, clock],
    [DossierJourney, journey],
    [Dialogs, {}],
    [MobilityViewModel, { offered: false }],
  );
  return { journey, answers: (next: E.Either<Failure, Receipt>) => (answer = next) };
};
const region = (name: string) => screen.queryByRole('region', { name });
const showReceipt = () => userEvent.click(screen.getByRole('button', { name: copy.receipt.show }));

test.each([copy, english])('D-89c: a person with one name only is greeted without a gap', ({ title, opening }) => {
  for (const greeting of [title(undefined), opening.title(undefined)]) expect(greeting).toMatch(/^\p{L}+(?:\u202f?!)?$/u);
});

describe('FIN-03: the account is open', () => {
  const steps = () =>
    Array.from(region(copy.next.title)?.querySelectorAll('dt') ?? [], term => [
      plain(term.textContent ?? ''),
      plain(term.nextElementSibling?.textContent ?? ''),
    ]);

  test('what comes next: card, documents, customer area', () => {
    arrive();
    expect(screen.getByRole('heading', { level: 1, name: copy.title('Maëlle') })).toBeInTheDocument();
    // who comes back has heard that it is open
    expect(screen.queryByText(plain(finalizeMessages.omc.progress.welcomed('Maëlle')))).not.toBeInTheDocument();
    expect(steps()).toEqual([
      [copy.next.card.modes.STAN.what, 'sous 4 à 5 jours ouvrés'],
      [copy.next.area.what, copy.next.area.when],
      [copy.next.renounce.what, plain(copy.next.renounce.during(14))],
    ]);
    expect(region(copy.next.title)).toHaveTextContent(plain(copy.next.area.text));
    expect(screen.getByRole('link', { name: copy.area })).toHaveAttribute('href', '/ouvrirmoncompte/redirect?vers=customer-area');
  });

  test('XTR-26: the last day to change one’s mind, once the bank says when the account was opened', () => {
    arrive('AGEN', undefined, { openedOn: '2025-10-15' });
    expect(steps().at(-1)).toEqual([copy.next.renounce.what, 'jusqu’au mercredi 29/10/2025 inclus']);
  });

  test.each([
    ['AGEN', copy.next.card.modes.AGEN.text],
    ['EXPR', copy.next.card.modes.EXPR.text],
    ['none', copy.next.card.none.text],
  ] as const)('the card as it was asked for: %s', (mode, words) => {
    arrive(mode);
    expect(screen.getByText(plain(words))).toBeInTheDocument();
  });
});

describe('D-76: the account that was opened', () => {
  const rows = (name: string) =>
    Array.from(region(name)?.querySelectorAll('dl > div') ?? [], row =>
      Array.from(row.children, ({ textContent }) => plain(textContent ?? '')),
    );
  const { account, pay } = copy;
  /** The receipt's total, which a phone shows with the account's number. D-106 */
  const month = () => rows(pay.title).find(([label]) => label === 'Chaque mois');

  test('its IBAN, which contains its number, what the card costs now and later with dates', () => {
    arrive('EXPR', undefined, { accountNumber: '00012345678', iban: 'FR7699999000010001234567843', openedOn: '2025-10-15' }, '2003-02-28');
    expect(rows(account.title)).toEqual([[account.iban, 'FR76 9999 9000 0100 0123 4567 843'], [account.holder, 'EXEMPLE MAËLLE'], month()]);
    expect(rows(pay.title)).toEqual([
      ['Mastercard', '0 €', '1,50 € à partir du 15/10/2026', '3,00 € à partir du 28/02/2029'],
      ['Assurance perte et vol', 'aucune'],
      ['Découvert autorisé', 'aucun'],
      ['Chaque mois', '0 €', '1,50 € à partir du 15/10/2026', '3,00 € à partir du 28/02/2029'],
      ['À l’ouverture, parts sociales', '15,00 €', 'une seule fois'],
      ['Livraison express', '8,50 €'],
      ['Total à l’ouverture', '23,50 €'],
    ]);
  });

  test('its number is said beside an IBAN that does not contain it, and alone', () => {
    arrive('EXPR', undefined, { accountNumber: '5981 8398 126', iban: 'FR7699999000010001234567843' });
    expect(rows(account.title)[0]).toEqual([account.number, '5981 8398 126']);
  });

  test('XTR-72: no name to give beside no IBAN', () => {
    arrive('EXPR', undefined, { accountNumber: '5981 8398 126' });
    expect(rows(account.title)).toEqual([[account.number, '5981 8398 126'], month()]);
  });

  test('the IBAN is shared where the browser can', async () => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: (what: object) => Promise.resolve(shared.push(what)) });
    arrive('EXPR', undefined, { iban: 'FR7699999000010001234567843' });
    await userEvent.click(screen.getByRole('button', { name: account.share }));
    expect(shared).toEqual([{ text: 'FR76 9999 9000 0100 0123 4567 843' }]);
    Reflect.deleteProperty(navigator, 'share');
    expect('share' in navigator).toBe(false);
  });

  const copyIban = async (): Promise<void> => {
    arrive('EXPR', undefined, { iban: 'FR7699999000010001234567843' });
    await userEvent.click(screen.getByRole('button', { name: account.copy }));
  };

  test('the IBAN is copied by a press', async () => {
    userEvent.setup();
    await copyIban();
    expect(await screen.findByText(account.copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('FR7699999000010001234567843');
  });

  test('an IBAN that the browser does not copy shows a message', async () => {
    userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await copyIban();
    expect(await screen.findByText(account.notCopied)).toBeInTheDocument();
  });

  test('a bank that says neither, nor when it was opened: it shows no number and counts no price from today', () => {
    arrive('EXPR');
    expect(rows(account.title)).toEqual([month()]);
    expect(rows(pay.title)[0]).toEqual(['Mastercard', '0 €', 'puis 1,50 € après 12 mois jusqu’à 25 ans']);
  });
});

describe('XTR-09: the receipt', () => {
  const printed = () => within(screen.getByRole('region', { name: copy.receipt.title }));
  const rows = () =>
    printed()
      .getAllByRole('term')
      .map(term => plain(`${term.textContent ?? ''}: ${term.nextElementSibling?.textContent ?? ''}`));
  const proof = `Convention de compte: ${copy.receipt.fingerprint}${'ab'.repeat(32)}`;
  const socialShares = { each: 15, times: 1 };
  const price = priceSummary({ cards: [], overdraft: 200, insurance: 2.1, socialShares });
  const accepted = { at: '2025-10-12T10:42:00+02:00', terms: '2025-09', price };

  test('says which file, who, when, which terms, all that was accepted with its prices, and the SHA-256 of each document', async () => {
    arrive('STAN', undefined, { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: undefined, accepted } }) });
    await showReceipt();
    expect(screen.getByRole('heading', { name: copy.receipt.title })).toHaveFocus();
    const regions = screen
      .getAllByRole('region')
      .map(region => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(new Set(regions).size).toBe(regions.length);
    expect(rows()).toEqual([
      `${copy.receipt.number}: 10000001`,
      `${copy.receipt.name}: Maëlle Exemple`,
      `${copy.receipt.date}: 12/10/2025 à 10 h 42`,
      `${copy.receipt.terms}: ${copy.receipt.version('2025-09')}`,
      `${copy.receipt.products}: cards 10039`,
      'Assurance perte et vol: 2,10 €',
      'Découvert autorisé: jusqu’à 200 €',
      'Chaque mois: 2,10 €',
      'À l’ouverture, parts sociales: 15,00 €',
      proof,
    ]);
    expect(printed().getByRole('listitem')).toHaveTextContent('Convention de compte');
  });

  test('XTR-70: says when the person agreed to the video', async () => {
    const consent = { givenAt: '2025-10-14T16:05:00+02:00', provider: 'Visiolis', keptFor: 30 };
    arrive('STAN', undefined, {}, undefined, consent);
    await showReceipt();
    expect(rows()).toContain(`${copy.receipt.face}: 14/10/2025 à 16 h 05`);
  });

  test('XTR-09, D-124: says when the person received the information on the deposit guarantee', async () => {
    arrive('STAN', undefined, {}, undefined, undefined, '2025-10-14T16:07:00+02:00');
    await showReceipt();
    expect(rows()).toContain(`${copy.receipt.deposits}: 14/10/2025 à 16 h 07`);
  });

  test('an older dossier without a stored acceptance: no date replaces it', async () => {
    arrive();
    await showReceipt();
    expect(rows()).toEqual([
      `${copy.receipt.number}: 10000001`,
      `${copy.receipt.name}: Maëlle Exemple`,
      `${copy.receipt.products}: cards 10039`,
      proof,
    ]);
  });

  test('folds the fingerprints behind a plain sentence, and a printed page unfolds them', async () => {
    arrive();
    await showReceipt();
    const folded = () => printed().getByText(copy.receipt.fingerprints).closest('details');
    expect(folded()).not.toHaveAttribute('open');
    fireEvent(window, new Event('beforeprint'));
    expect(folded()).toHaveAttribute('open');
    fireEvent(window, new Event('afterprint'));
    expect(folded()).not.toHaveAttribute('open');
  });

  test('is printed', async () => {
    let printed = 0;
    Object.assign(window, { print: () => (printed += 1) });
    arrive();
    await showReceipt();
    await userEvent.click(screen.getByRole('button', { name: copy.receipt.print }));
    expect(printed).toBe(1);
  });

  test('could not be made: said, nothing lost, and made the next time', async () => {
    const { journey, answers } = arrive('STAN', E.left(unreachable));
    await showReceipt();
    expect(screen.getByText(plain(copy.receipt.failed))).toBeInTheDocument();
    expect(journey.failures).toEqual([]);
    answers(E.right(receipt));
    await showReceipt();
    expect(screen.queryByText(plain(copy.receipt.failed))).not.toBeInTheDocument();
    expect(screen.getByText('ab'.repeat(32))).toBeInTheDocument();
  });

  test('SES-02: a session that ended is', async () => {
    const { journey } = arrive('STAN', E.left(signedOut));
    await showReceipt();
    expect(journey.failures).toEqual([signedOut]);
  });
});

test('XTR-26, XTR-68: withdrawing is one link away, with the last day, or the number of days', () => {
  arrive();
  expect(screen.getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveAttribute('href', '/ouvrirmoncompte/renoncer');
  expect(screen.getByText(plain(copy.withdrawal.during.received(14)))).toBeVisible();
});
