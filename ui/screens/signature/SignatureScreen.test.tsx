import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import { act } from 'react';
import type { SignatureLevel } from '@application/Settings';
import type { Failure } from '@application/failure';
import { rejections } from '@domain/errors/refusals';
import type { SmsState } from '@domain/signature/smsState';
import { finalizeMessages } from '@messages/finalize';
import { signatureMessages as copy } from '@messages/signature';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { FakeSignatures, refusedWith, settled, SIGNATURE, unreachable } from '@tests/builders/ending';
import { signing, unsigned } from '@tests/builders/signature';
import { aDossierState, FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { plain, screenIs, show } from '@tests/support/show';
import { screen as screenOf } from '@ui/mvvm/screen';
import { SignaturePage } from './SignatureScreen';
import { SignatureViewModel } from './SignatureViewModel';

const SignatureScreen = screenOf(SignatureViewModel, vm => <SignaturePage vm={vm} />);

const arrive = async (signatures = unsigned(), journey = new FakeDossierJourney('signature'), level?: SignatureLevel) => {
  const { vm, ...around } = signing(signatures, journey, level);
  show(<SignatureScreen />, [SignatureViewModel, vm], [DossierJourney, journey], [Dialogs, {}]);
  await act(settled);
  return around;
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.getByRole('heading', { level: 1, name: plain(name) });

beforeEach(() => screenIs('wide'));

describe('SGN-02: the ceremony', () => {
  test.each(['advanced', 'qualified'] as const)('D-124: the value that the page gives to an %s signature is its own', async level => {
    await arrive(undefined, undefined, level);
    expect([copy.intro.advanced, copy.intro.qualified].filter(text => screen.queryByText(plain(text)) !== null)).toEqual([
      copy.intro[level],
    ]);
  });

  test('on a desktop it is in a frame, and the code has left', async () => {
    const { signatures } = await arrive();
    expect(screen.getByTitle(copy.frame)).toHaveAttribute('src', `${SIGNATURE}/ceremonie/SG-1`);
    expect(signatures.calls).toEqual(['start', 'code']);
    expect(screen.getByText(plain(copy.code.states.success))).toBeInTheDocument();
  });

  test('on a phone it takes the whole page, and nothing is to be pressed for it', async () => {
    screenIs('narrow');
    const { left } = await arrive();
    expect(screen.queryByTitle(copy.frame)).not.toBeInTheDocument();
    expect(left).toEqual([`${SIGNATURE}/ceremonie/SG-1`]);
  });

  test('XTR-35: seen in its frame, a window that is made narrow is not left for it', async () => {
    const { left } = await arrive();
    await act(() => screenIs('narrow'));
    expect(left).toEqual([]);
    expect(screen.getByRole('button', { name: copy.phone.go })).toBeInTheDocument();
  });

  test('come back to on a phone, it waits for a press', async () => {
    screenIs('narrow');
    const { left } = await arrive(new FakeSignatures(E.right('ongoing')));
    expect(left).toEqual([]);
    await click(copy.phone.go);
    expect(left).toEqual([`${SIGNATURE}/ceremonie/SG-1`]);
  });

  test('shown again as it was left, it offers the way once more', async () => {
    screenIs('narrow');
    await arrive();
    act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByRole('button', { name: copy.phone.go })).toBeInTheDocument();
  });

  test('the page says that a code could not leave there', async () => {
    screenIs('narrow');
    const signatures = unsigned();
    signatures.codes.then(E.right('failed'));
    const { left } = await arrive(signatures);
    expect(left).toEqual([]);
    expect(screen.getByText(plain(copy.code.states.failed))).toBeInTheDocument();
  });

  test('X25: its message only makes the next poll earlier; another origin’s message is ignored', async () => {
    const { signatures, frames, journey } = await arrive();
    const { asked } = signatures.statuses;
    await act(() => frames.say('https://elsewhere.example.org', { type: 'signature', id: 'SG-1', state: 'ended' }));
    expect(signatures.statuses.asked).toBe(asked);
    await act(() => frames.say(SIGNATURE, { type: 'signature', id: 'SG-1', state: 'ended' }));
    expect(signatures.statuses.asked).toBe(asked + 1);
    expect(journey.moves).toEqual([]);
  });

  test('D-97: a frame that says nothing for fifteen seconds stays, with its page in full beside it, until it says something', async () => {
    const { clock, frames, left } = await arrive();
    const offered = () => screen.queryByRole('button', { name: copy.frameMissing.go });
    fireEvent.load(screen.getByTitle(copy.frame)); // browsers load an error page of their own for a blocked frame
    expect(offered()).not.toBeInTheDocument();
    await act(() => clock.tick());
    await click(copy.frameMissing.go);
    expect([left, screen.getByTitle(copy.frame)]).toEqual([[`${SIGNATURE}/ceremonie/SG-1`], expect.any(HTMLIFrameElement)]);
    await act(() => frames.say(SIGNATURE, { type: 'signature', id: 'SG-1', state: 'here' }));
    expect(offered()).not.toBeInTheDocument();
  });

  test('D-30: after 60 questions the page stays, and looks again when asked to', async () => {
    const { signatures, clock } = await arrive();
    const { asked } = signatures.statuses;
    for (let call = 0; call < 62; call += 1) await act(() => clock.tick());
    expect(signatures.statuses.asked - asked).toBe(59);
    expect(screen.getByText(plain(copy.stopped.title))).toBeInTheDocument();
    await click(copy.stopped.again);
    expect(signatures.statuses.asked - asked).toBe(60);
    expect(screen.getByTitle(copy.frame)).toBeInTheDocument();
  });
});

/** The bank refuses a ceremony at the second poll; the next one is refused by the signer. */
const refusedOnce = (): FakeSignatures =>
  new FakeSignatures(E.left(refusedWith('not_found', 404)), E.right('ongoing'), E.right('refused'), E.right('ongoing'));

describe('D-38: the code by SMS', () => {
  test('is sent again on request', async () => {
    const { signatures } = await arrive();
    await click(copy.code.again);
    expect(signatures.calls).toEqual(['start', 'code', 'code']);
  });

  test('D-26: sent a moment ago: a minute is counted down', async () => {
    const signatures = unsigned();
    signatures.codes.then(E.right('pending'));
    const { clock } = await arrive(signatures);
    expect(screen.getByText(plain(copy.code.states.pending))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.code.wait(60)))).toBeInTheDocument();
    await act(() => clock.tick());
    expect(screen.getByText(plain(copy.code.wait(59)))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: copy.code.again })).not.toBeInTheDocument();
  });

  test('D-60: a new ceremony has a code of its own, however long one was to wait for another of the one before', async () => {
    const signatures = refusedOnce();
    signatures.codes.then(E.right('success'), E.right('pending'), E.right('success'));
    const { clock } = await arrive(signatures);
    await click(copy.code.again);
    expect(screen.getByText(plain(copy.code.wait(60)))).toBeInTheDocument();
    await act(() => clock.tick());
    await click(copy.restart);
    expect(signatures.calls).toEqual(['start', 'code', 'code', 'start', 'code']);
    expect(screen.getByText(plain(copy.code.states.success))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: copy.code.again })).toBeInTheDocument();
  });

  test('D-60: what comes late of the code before is not told of the new one’s', async () => {
    const signatures = refusedOnce();
    const answers: ((state: SmsState) => void)[] = [];
    signatures.sendCode = () => () => new Promise(done => answers.push(state => done(E.right(state))));
    const { clock } = await arrive(signatures);
    await act(() => clock.tick());
    await click(copy.restart);
    for (const [which, state] of [
      [1, 'success'],
      [0, 'failed'],
    ] as const) {
      answers[which]?.(state);
      await act(settled);
    }
    expect(screen.getByText(plain(copy.code.states.success))).toBeInTheDocument();
  });

  test('it could not leave', async () => {
    const signatures = unsigned();
    signatures.codes.then(E.left(unreachable));
    await arrive(signatures);
    expect(screen.getByText(plain(copy.code.states.failed))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: copy.code.again })).toBeInTheDocument();
  });
});

describe('SGN-04: each end has a next action', () => {
  test.each(['refused', 'error'] as const)('%s: nothing is engaged, and it can be resumed', async status => {
    const signatures = new FakeSignatures(E.right(status), E.right('ongoing'));
    await arrive(signatures);
    expect(title(copy.outcomes[status].title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.appointment })).toBeInTheDocument();
    await click(copy.restart);
    expect(screen.getByTitle(copy.frame)).toBeInTheDocument();
    expect(signatures.calls).toEqual(['start', 'code']);
  });

  test('it cannot be opened: the page says so and has a next action once the dialog is closed', async () => {
    const signatures = unsigned();
    signatures.opening.then(E.left(refusedWith('generic')));
    const { journey } = await arrive(signatures);
    expect(journey.failures).toEqual([refusedWith('generic')]);
    expect(title(copy.outcomes.unopened.title)).toBeInTheDocument();
    // a ceremony may have been signed before: nobody can tell
    expect(screen.queryByText(plain(copy.outcomes.error.text))).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.appointment })).toBeInTheDocument();
    signatures.opening.then(E.right({ signId: 'SG-2', url: `${SIGNATURE}/ceremonie/SG-2` }));
    await click(copy.again);
    expect(screen.getByTitle(copy.frame)).toHaveAttribute('src', `${SIGNATURE}/ceremonie/SG-2`);
  });

  test('its status cannot be read: said, the ceremony stays, and one may look again', async () => {
    const signatures = new FakeSignatures(E.right('ongoing'), E.left(refusedWith('generic')));
    const { journey } = await arrive(signatures);
    expect(journey.failures).toEqual([refusedWith('generic')]);
    expect(screen.getByTitle(copy.frame)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: copy.stopped.again })).toBeInTheDocument();
  });

  test('the bank does not confirm the holder’s signature', async () => {
    const signatures = new FakeSignatures(E.right('signed'));
    signatures.holder.then(E.left(refusedWith('HOLDER_SIGNATURE_KO')));
    await arrive(signatures);
    expect(title(copy.outcomes.refused.title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.appointment })).toBeInTheDocument();
    expect(signatures.calls).toEqual(['holder']);
  });
});

describe('D-38: signed', () => {
  test('alone: the bank receives the holder’s signature, the subscription ends, the account is created', async () => {
    const { signatures, journey } = await arrive(new FakeSignatures(E.right('signed')));
    expect(signatures.calls).toEqual(['holder', 'end secret-2']);
    expect(journey.moves).toEqual(['refresh', 'refresh', 'goTo accountCreation']);
  });

  test('together: the holder sees that it is the co-holder’s turn', async () => {
    const journey = new FakeDossierJourney('signature', { state: { workflow: 'joint' } });
    const { signatures } = await arrive(new FakeSignatures(E.right('signed')), journey);
    expect(signatures.calls).toEqual(['holder']);
    expect(journey.moves).toEqual(['refresh', 'refresh', 'goTo signatureSuccess']);
  });

  const coHolders = (connected: 'TIT' | 'COT') => {
    const participants = holders({ COT: { customerExternalId: 'EXT-2', livenessId: 'LV-2' } });
    const journey = new FakeDossierJourney('coHolderSignature', {
      state: { workflow: 'joint', participants, ids: { TIT: '10000001', COT: '10000002' } },
    });
    journey.connected = connected;
    return journey;
  };

  test.each([
    ['the co-holder signs, or comes back after their browser died', 'COT'],
    ['the holder comes back between the co-holder’s signature and the end', 'TIT'],
  ] as const)('R24, STP-09: %s: the subscription ends once, and the holder’s signature is not told again', async (_who, connected) => {
    const { signatures, journey } = await arrive(new FakeSignatures(E.right('signed')), coHolders(connected));
    expect(signatures.calls).toEqual(['end secret-1']);
    expect(journey.moves).toEqual(['refresh', 'refresh', 'goTo accountCreation']);
  });

  test('R24: no call to a bank that already creates the account', async () => {
    const journey = new FakeDossierJourney('signature', { state: { finalisation: { kind: 'ongoing' } } });
    const { signatures } = await arrive(new FakeSignatures(E.right('signed')), journey);
    expect(signatures.calls).toEqual([]);
    expect(journey.moves).toEqual(['refresh', 'goTo accountCreation']);
  });

  test('R24: a file that moved on is followed, and told nothing', async () => {
    const journey = new FakeDossierJourney('signature');
    journey.dossier.state = aDossierState({ task: 'welcome' });
    const { signatures } = await arrive(new FakeSignatures(E.right('signed')), journey);
    expect(signatures.calls).toEqual([]);
    expect(journey.moves).toEqual(['refresh']);
  });

  test('R04: the answer is lost: said, and asked once more with the same key', async () => {
    const signatures = new FakeSignatures(E.right('signed'));
    signatures.ending.then(E.left(unreachable), E.right('accepted'));
    const { journey } = await arrive(signatures);
    expect(journey.failures).toEqual([unreachable]);
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(signatures.calls.filter(call => call.startsWith('end'))).toEqual(['end secret-2', 'end secret-2']);
    expect(journey.moves.at(-1)).toBe('goTo accountCreation');
  });
});

describe('FIN-02, D-19: the bank decides against it', () => {
  const ended = async (answer: E.Either<Failure, 'accepted' | 'analysis'>) => {
    const signatures = new FakeSignatures(E.right('signed'));
    signatures.ending.then(answer, E.right('accepted'));
    return arrive(signatures);
  };

  test.each(rejections)('%s: the page of a request that is rejected', async code => {
    expect((await ended(E.left(refusedWith(code)))).routes.went).toEqual(['error/rejected']);
  });

  test('KO_04: said, without a loop, and tried again on a click only', async () => {
    const { signatures, journey, routes } = await ended(E.left(refusedWith('KO_04')));
    expect(title(finalizeMessages.omc.ko.title)).toBeInTheDocument();
    expect(routes.went).toEqual([]);
    expect(signatures.calls.filter(call => call.startsWith('end'))).toHaveLength(1);
    await click(finalizeMessages.omc.ko.again);
    await act(settled);
    expect(journey.moves.at(-1)).toBe('goTo accountCreation');
  });

  test('another functional refusal: Main', async () => {
    expect((await ended(E.left(refusedWith('KO_07')))).routes.went).toEqual(['main']);
  });

  test('D-60: another functional refusal that the file tells of: to its page, by no other', async () => {
    const [signatures, journey] = [new FakeSignatures(E.right('signed')), new FakeDossierJourney('signature')];
    jest.spyOn(signatures, 'endSubscription').mockImplementation(() => {
      runInAction(() => {
        journey.dossier.state = aDossierState({ task: 'signature', finalisation: { kind: 'error' } });
      });
      return TE.left(refusedWith('KO_07'));
    });
    const { routes } = await arrive(signatures, journey);
    expect(journey.moves.at(-1)).toBe('goTo accountCreation');
    expect(routes.went).toEqual([]);
  });

  test('it looks further: nothing to do', async () => {
    expect((await ended(E.right('analysis'))).routes.went).toEqual(['information/finalize']);
  });

  test('a breakdown is no decision: said, and asked again from the dialog or from the page', async () => {
    const { journey, routes, signatures } = await ended(E.left(unreachable));
    expect(journey.failures).toEqual([unreachable]);
    expect(routes.went).toEqual([]);
    expect(title(finalizeMessages.omc.unconfirmed.title)).toBeInTheDocument();
    // the dialog asks to try again: the page must not say that the bank continues by itself
    expect(screen.queryByText(plain(finalizeMessages.omc.ko.text))).not.toBeInTheDocument();
    await click(finalizeMessages.omc.unconfirmed.again);
    expect(signatures.calls.filter(call => call.startsWith('end'))).toEqual(['end secret-2', 'end secret-2']);
  });
});
