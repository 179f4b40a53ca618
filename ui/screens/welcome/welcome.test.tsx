import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Receipt } from '@application/finalisation/MakeReceipt';
import type { Failure } from '@application/failure';
import { blankProspect } from '@domain/holders/prospect';
import { catalogue, type DeliveryMode } from '@domain/offer/contracts';
import { ConfiguredWithdrawals } from '@infrastructure/config/ConfiguredWithdrawals';
import { welcomeCopy as copy } from '@ui/copy/fr/welcome';
import { Dialogs } from '@ui/dialogs/Dialogs';
import { FileJourney } from '@ui/journey/FileJourney';
import { endingSettings, HandClock, signedOut, unreachable } from '../../../tests/builders/ending';
import { chosenCard } from '../../../tests/builders/offer';
import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { plain, show } from '../../../tests/support/show';
import { WelcomeScreen } from './WelcomeScreen';
import { WelcomeViewModel } from './WelcomeViewModel';

const receipt: Receipt = {
  at: '2025-10-15T10:42:00+02:00',
  lines: [{ id: 'D1', label: 'Convention de compte', fingerprint: 'ab'.repeat(32) }],
};

const arrive = (mode: DeliveryMode | 'none' = 'STAN', made: E.Either<Failure, Receipt> = E.right(receipt)) => {
  const journey = new FakeFileJourney('welcome', {
    prospect: { identity: { ...blankProspect.identity, firstName: 'Maëlle', lastName: 'Exemple' } },
  });
  const card = chosenCard('TIT', mode === 'none' ? catalogue.NONE : catalogue.MASTERCARD);
  journey.cart = { selection: [mode === 'none' ? card : { ...card, deliveryMode: mode }] } as unknown as FakeFileJourney['cart'];
  let answer = made;
  const makeReceipt = { run: (): TaskEither<Failure, Receipt> => () => Promise.resolve(answer) };
  const vm = new WelcomeViewModel(journey, makeReceipt as never, new ConfiguredWithdrawals(endingSettings()), new HandClock());
  show(<WelcomeScreen />, [WelcomeViewModel, vm], [FileJourney, journey], [Dialogs, {}]);
  return { journey, answers: (next: E.Either<Failure, Receipt>) => (answer = next) };
};
const showReceipt = () => userEvent.click(screen.getByRole('button', { name: copy.receipt.show }));

describe('FIN-03: the account is open', () => {
  test('what comes next: card, documents, customer area', () => {
    arrive();
    expect(screen.getByRole('heading', { level: 1, name: copy.title('Maëlle') })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.next.card.modes.STAN(copy.next.card.days(4, 5))))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.next.documents.text))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.area })).toHaveAttribute('href', '/ouvrirmoncompte/redirect?vers=customer-area');
  });

  test.each([
    ['AGEN', copy.next.card.modes.AGEN(copy.next.card.days(3, 3))],
    ['EXPR', copy.next.card.modes.EXPR(copy.next.card.days(2, 2))],
    ['none', copy.next.card.none],
  ] as const)('the card as it was asked for: %s', (mode, words) => {
    arrive(mode);
    expect(screen.getByText(plain(words))).toBeInTheDocument();
  });
});

describe('XTR-09: the receipt', () => {
  test('says when, which file, who, and the SHA-256 of each document', async () => {
    arrive();
    await showReceipt();
    const rows = Array.from(document.querySelectorAll('dl > div'), row => plain(row.textContent ?? ''));
    expect(rows).toEqual([
      `${copy.receipt.number}10000001`,
      `${copy.receipt.date}15/10/2025 à 10:42`,
      `${copy.receipt.name}Maëlle Exemple`,
      `Convention de compte${copy.receipt.fingerprint}${'ab'.repeat(32)}`,
    ]);
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

test('XTR-26: renouncing is one step away, with the delay, the address and the words to write', async () => {
  arrive();
  await userEvent.click(screen.getByText(copy.withdrawal.title));
  const panel = within(screen.getByRole('group'));
  expect(panel.getByText(plain(copy.withdrawal.delay(14)))).toBeVisible();
  expect(panel.getByText(plain(copy.withdrawal.sentence('10000001')))).toBeVisible();
  expect(panel.getByRole('link', { name: 'retractation@example.org' })).toHaveAttribute('href', 'mailto:retractation@example.org');
});
