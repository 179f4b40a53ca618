import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { act } from 'react';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import type { Invitation } from '@application/access/ports';
import { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { mailAgainMessages } from '@messages/mailAgain';
import { signatureSuccessMessages as copy } from '@messages/signatureSuccess';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { effectsInARow, FakeRoutes, FakeSignatures, HandClock, HandVisibility, InTurn, refusedWith, settled } from '@tests/builders/ending';
import { aDossierState, FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { moveOn } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { Conclusion } from '../finalize/Conclusion';
import { InvitationMail } from './InvitationMail';
import { SignatureSuccessScreen } from './SignatureSuccessScreen';
import { SignatureSuccessViewModel } from './SignatureSuccessViewModel';

const person = (firstName: string, email: string): Prospect => ({
  ...blankProspect,
  identity: { ...blankProspect.identity, firstName },
  email,
});

const arrive = async (answers: readonly E.Either<Failure, boolean>[], state = {}) => {
  const journey = new FakeDossierJourney('signature', { state: { workflow: 'joint', ...state } });
  journey.dossier.people = { TIT: person('Maëlle', 'maelle@example.fr'), COT: person('Éloi', 'eloi@example.fr') };
  const clock = new HandClock();
  clock.held = true;
  const visibility = new HandVisibility();
  const finished = new InTurn(answers);
  const coHolders = { hasFinished: () => finished.next() };
  const signatures = new FakeSignatures();
  const conclusion = new Conclusion(journey, new CompleteSignature(signatures, effectsInARow()), new FakeRoutes());
  const rounds = { enter: () => () => undefined };
  const invitations = new InTurn<Invitation>([E.right({ sentAt: '2025-10-15T10:00:00+02:00', wait: 120 })]);
  const mail = new InvitationMail(journey, { sendAgain: () => invitations.next() }, clock);
  const vm = new SignatureSuccessViewModel(journey, coHolders, new Watches(clock, visibility), visibility, clock, conclusion, rounds, mail);
  show(<SignatureSuccessScreen />, [SignatureSuccessViewModel, vm], [DossierJourney, journey], [Dialogs, {}]);
  await act(settled);
  return { journey, clock, visibility, finished, signatures, invitations };
};
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(row => Array.from(row.children, cell => plain(cell.textContent ?? '')));

const coHolder = { customerExternalId: 'EXT-2', livenessId: undefined, done: ['linkOpened', 'termsAccepted'] as const };

describe('SGN-03, XTR-11: the holder has signed', () => {
  test('the board says who has done what, and whose turn it is', async () => {
    await arrive([E.right(false)], { task: 'coHolderSignature', participants: holders({ COT: coHolder }) });
    expect(screen.getByRole('heading', { level: 1, name: copy.title('Maëlle') })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.text('Éloi')))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.mail))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.board.turn('Éloi')))).toBeInTheDocument();
    expect(rows()).toEqual([
      [copy.board.step, 'Maëlle', 'Éloi'],
      [copy.board.steps.read, copy.board.done, copy.board.done],
      [copy.board.steps.termsAccepted, copy.board.done, copy.board.done],
      [copy.board.steps.videoChecked, copy.board.done, copy.board.now],
      [copy.board.steps.documentsRead, copy.board.done, copy.board.later],
      [copy.board.steps.signed, copy.board.done, copy.board.later],
    ]);
    expect(screen.getByText(plain('Éloi a jusqu’au 31/01/2026 pour signer. Après cette date, le dossier est effacé.'))).toBeInTheDocument();
    expect(screen.queryByText(plain(copy.updated('10\u00a0h')))).not.toBeInTheDocument();
  });

  test('JNT-03: the co-holder’s e-mail is sent again, to an address that is half hidden, and again once its time has come', async () => {
    const { clock, invitations } = await arrive([E.right(false)], { task: 'coHolderSignature', participants: holders({ COT: coHolder }) });
    const section = within(screen.getByRole('region', { name: mailAgainMessages.omc.title('Éloi') }));
    expect(section.getByText(plain(mailAgainMessages.omc.wentTo('e•••@example.fr')))).toBeInTheDocument();
    expect(section.getByRole('link', { name: copy.appointment })).toHaveAttribute(
      'href',
      '/ouvrirmoncompte/redirect?vers=appointment&dossier=10000001',
    );
    await userEvent.click(section.getByRole('button', { name: mailAgainMessages.omc.send }));
    expect(
      within(section.getByRole('status')).getByText(plain(mailAgainMessages.omc.again('10\u00a0h', '10\u00a0h\u00a002'))),
    ).toBeInTheDocument();
    expect(section.getByRole('heading')).toHaveFocus();
    expect([clock.waits.at(-1), section.queryByRole('button')]).toEqual([120_000, null]);
    await act(() => clock.tick());
    await userEvent.click(section.getByRole('button', { name: mailAgainMessages.omc.send }));
    expect(invitations.asked).toBe(2);
  });

  test('whose turn it is follows the bank, not the page', async () => {
    await arrive([E.right(false)], { task: 'signature' });
    expect(screen.getByText(plain(copy.board.turn('Maëlle')))).toBeInTheDocument();
  });

  test('the co-holder signs: the account follows by itself', async () => {
    const { journey, clock } = await arrive([E.right(false), E.right(true)]);
    await act(() => clock.tick());
    expect(screen.getByText(plain(copy.finished('Éloi')))).toBeInTheDocument();
    expect(journey.moves).toEqual(['refresh']);
    moveOn(journey.dossier, aDossierState({ workflow: 'joint', finalisation: { kind: 'ongoing' } }));
    await act(() => clock.tick());
    expect(journey.moves).toEqual(['refresh', 'refresh', 'goTo accountCreation']);
  });

  test('the heading takes the focus when the focused part about the e-mail leaves (STP-13)', async () => {
    const { clock } = await arrive([E.right(false), E.right(true)], { task: 'coHolderSignature' });
    screen.getByRole('button', { name: mailAgainMessages.omc.send }).focus();
    await act(() => clock.tick());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('signed while away: welcome', async () => {
    const { journey } = await arrive([E.right(true)], { task: 'welcome' });
    expect(journey.moves).toEqual(['refresh', 'goTo welcome']);
  });

  test('D-30: 60 questions, then none; again on a click, and whenever the tab is looked at', async () => {
    const { clock, visibility, finished } = await arrive([E.right(false)]);
    for (let call = 0; call < 65; call += 1) await act(() => clock.tick());
    expect(finished.asked).toBe(60);
    expect(screen.getByText(plain(copy.updated('10\u00a0h')))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.again }));
    expect(finished.asked).toBe(61);
    for (let call = 0; call < 65; call += 1) await act(() => clock.tick());
    expect(finished.asked).toBe(120);
    await act(() => visibility.show());
    expect(finished.asked).toBe(121);
  });
});

describe('R24, D-38: the co-holder signed, and their browser is gone', () => {
  const round = async (clock: HandClock) => {
    for (let call = 0; call < 62; call += 1) await act(() => clock.tick());
  };

  test('after a whole round the holder’s page ends the subscription, once, and the account follows', async () => {
    const { journey, clock, signatures } = await arrive([E.right(true)], { task: 'coHolderSignature' });
    for (let call = 0; call < 50; call += 1) await act(() => clock.tick());
    expect(signatures.calls).toEqual([]);
    await round(clock);
    expect(signatures.calls).toEqual(['end secret-1']);
    expect(journey.moves.at(-1)).toBe('goTo accountCreation');
  });

  test('as long as they have not signed nothing is ended', async () => {
    const { clock, signatures } = await arrive([E.right(false)], { task: 'coHolderSignature' });
    await round(clock);
    expect(signatures.calls).toEqual([]);
  });

  test('FIN-02: a refusal is not asked for again by itself', async () => {
    const { clock, visibility, signatures } = await arrive([E.right(true)], { task: 'coHolderSignature' });
    signatures.ending.then(E.left(refusedWith('KO_04')));
    await round(clock);
    await act(() => visibility.show());
    await round(clock);
    expect(signatures.calls).toEqual(['end secret-1']);
    expect(screen.getByRole('button', { name: copy.again })).toBeInTheDocument();
  });
});
