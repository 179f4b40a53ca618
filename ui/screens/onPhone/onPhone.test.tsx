import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Failure } from '@application/failure';
import { Watches } from '@application/watch';
import type { DossierState } from '@domain/journey/dossierState';
import type { TaskId } from '@domain/journey/steps';
import { onPhoneMessages as copy } from '@messages/onPhone';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DossierPage } from '@ui/journey/DossierPage';
import { OnPhone } from '@ui/journey/OnPhone';
import { endingSettings, FakeVisit, HandClock, HandVisibility, settled, signedOut, unreachable } from '@tests/builders/ending';
import { aDossierState, FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, screenIs, show } from '@tests/support/show';
import { OnPhoneDialog } from './OnPhoneDialog';
import { OnPhoneViewModel } from './OnPhoneViewModel';

afterEach(() => screenIs('wide'));

const arrive = async ({ seen = true } = {}) => {
  const clock = new HandClock();
  clock.held = true;
  const visibility = new HandVisibility();
  visibility.seen = seen;
  const bank = { answer: E.right(aDossierState({ task: 'addressValidation' })) as E.Either<Failure, DossierState>, asked: 0 };
  const failures: Failure[] = [];
  const journey = {
    steps: { at: { step: 'addressValidation', page: 'AddressForm', correcting: false } },
    dossier: { state: aDossierState({ task: 'addressValidation' }) },
    refresh: () => () => {
      bank.asked += 1;
      return Promise.resolve(bank.answer);
    },
    fail: (failure: Failure) => void failures.push(failure),
  };
  const onPhone = new OnPhone();
  onPhone.show();
  const visit = new FakeVisit();
  const settings = endingSettings();
  const vm = new OnPhoneViewModel(
    journey as unknown as DossierJourney,
    new Watches(clock, visibility),
    visibility,
    settings,
    onPhone,
    visit,
  );
  show(<OnPhoneDialog />, [OnPhoneViewModel, vm]);
  await act(settled);
  const tick = () => act(() => clock.tick());
  return { bank, clock, journey, visibility, failures, onPhone, visit, vm, tick };
};

const moved = E.right(aDossierState({ task: 'incomeDocUpload' }));
const status = () => plain(screen.getByRole('status').textContent ?? '');
const here = () => userEvent.click(screen.getByRole('button', { name: copy.here }));

describe('XTR-10: the file continues on the phone', () => {
  test('the code and the words beside it are the address where anybody identifies themselves, and nothing else', async () => {
    const { vm } = await arrive();
    expect(vm.address).toMatch(/\/ouvrirmoncompte\/redirect\?vers=identification$/);
    expect(screen.getByRole('img', { name: copy.code }).querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(screen.getByText(vm.address)).toBeInTheDocument();
    expect(status()).toBe(plain(copy.waiting));
  });

  test('the computer asks for the status of the dossier every two seconds, and says where the phone took it', async () => {
    const { bank, clock, tick } = await arrive();
    expect([bank.asked, clock.waits]).toEqual([1, [2_000]]);
    bank.answer = moved;
    await tick();
    expect(bank.asked).toBeGreaterThanOrEqual(2);
    expect(status()).toContain('Adresse');
    expect(screen.queryByRole('img', { name: copy.code })).not.toBeInTheDocument();
  });

  test('D-125: with papers first it follows each photo, while the bank’s task stays', async () => {
    const { journey, tick } = await arrive();
    const [state, goTo] = [aDossierState({ papersFirst: true }), jest.fn(() => Promise.resolve())];
    Object.assign(journey.dossier, { state, stands: 'addressDocUpload' });
    Object.assign(journey.steps, { goTo });
    await tick();
    Object.assign(journey.dossier, { stands: 'incomeDocUpload' });
    await tick();
    expect(goTo.mock.calls).toEqual([['addressDocUpload'], ['incomeDocUpload']]);
  });

  test('D-30: it continues polling after a round, because a person may take their time on the phone', async () => {
    const { bank, tick } = await arrive();
    for (let tries = 1; tries <= 60; tries += 1) await tick();
    expect(bank.asked).toBeGreaterThan(60);
  });

  test('D-30: a hidden tab does not poll; when shown, it polls at once', async () => {
    const { bank, visibility } = await arrive({ seen: false });
    expect(bank.asked).toBe(0);
    await act(() => visibility.show());
    expect(bank.asked).toBe(1);
  });

  test('a bank that does not answer for a moment is asked again; a session that ended is shown', async () => {
    const { bank, failures, onPhone, tick } = await arrive();
    bank.answer = E.left(unreachable);
    await tick();
    expect([onPhone.open, failures]).toEqual([true, []]);
    bank.answer = E.left(signedOut);
    await tick();
    expect([onPhone.open, failures]).toEqual([false, [signedOut]]);
  });

  test('«Continuer ici»: nothing has moved, the page is as it was left', async () => {
    const { onPhone, visit } = await arrive();
    await here();
    expect([onPhone.open, visit.ended]).toEqual([false, []]);
  });

  test('«Continuer ici»: what the phone said since is read again', async () => {
    const { bank, onPhone, visit, tick } = await arrive();
    bank.answer = moved;
    await tick();
    await here();
    expect([onPhone.open, visit.ended]).toEqual([false, ['came back']]);
  });
});

describe('XTR-10: where it is offered', () => {
  const offered = (mode: 'omc' | 'mdc', step: TaskId = 'addressDocUpload') => {
    const journey = new FakeDossierJourney(step);
    journey.steps.mode = mode;
    const onPhone = new OnPhone();
    show(
      <DossierPage title="Votre agence">
        <p>…</p>
      </DossierPage>,
      [DossierJourney, journey],
      [Dialogs, {}],
      [OnPhone, onPhone],
    );
    return { onPhone, button: screen.queryByRole('button', { name: copy.button }) };
  };

  test('to a client, at a computer', async () => {
    const { button, onPhone } = offered('omc');
    if (button) await userEvent.click(button);
    expect(onPhone.open).toBe(true);
    act(() => runInAction(() => onPhone.close()));
  });

  test('not on a page that needs no camera', () => expect(offered('omc', 'structureChoice').button).toBeNull());

  test('not on a phone', () => {
    screenIs('narrow');
    expect(offered('omc').button).not.toBeInTheDocument();
  });

  test('D-47: not to an adviser', () => expect(offered('mdc').button).toBeNull());
});
