import { act, screen } from '@testing-library/react';
import { dialogsMessages } from '@messages/dialogs';
import { Settings } from '@application/Settings';
import { endingSettings, FakeVisit } from '@tests/builders/ending';
import { MemorySession } from '@tests/fakes/ports';
import { plain, show } from '@tests/support/show';
import { Dialogs } from '@ui/journey/Dialogs';
import { DialogsHost } from './DialogsHost';

const WHOM = 'Co-titulaire\u00a0: Yanis Modèle';

describe('D-64: a dialog of a joint file names the person it is about', () => {
  test.each([
    ['a failure', dialogsMessages.omc.technical.title, (dialogs: Dialogs) => dialogs.technical(undefined, WHOM)],
    ['a refusal', dialogsMessages.omc.alert.title, (dialogs: Dialogs) => dialogs.alert(undefined, WHOM)],
  ])('%s', (_, title, open) => {
    const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
    open(dialogs);
    show(<DialogsHost />, [Dialogs, dialogs], [Settings, endingSettings()]);
    expect(screen.getByRole('dialog', { name: plain(title) })).toHaveTextContent(plain(WHOM));
  });
});

test.each([
  [true, dialogsMessages.omc.movedReplaced.text],
  [false, dialogsMessages.omc.moved.text],
])('R13: a tab behind says what became of its answer (replaced: %s)', (replaced, text) => {
  const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
  dialogs.moved(replaced);
  show(<DialogsHost />, [Dialogs, dialogs], [Settings, endingSettings()]);
  expect(screen.getByRole('dialog', { name: dialogsMessages.omc.moved.title })).toHaveTextContent(plain(text));
});

test('XTR-38: says that a wallet returned to another tab, and where the journey continues', () => {
  const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
  dialogs.walletAnswered();
  show(<DialogsHost />, [Dialogs, dialogs], [Settings, endingSettings()]);
  const { title, text } = dialogsMessages.omc.walletAnswered;
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(plain(text));
});

describe('ERR-04, XTR-40: a failure while the device is offline', () => {
  const offline = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => offline.mockReturnValue(false));
  afterAll(() => offline.mockRestore());

  const failed = (again?: () => void) => {
    const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
    dialogs.technical(again);
    show(<DialogsHost />, [Dialogs, dialogs], [Settings, endingSettings()]);
    return dialogs;
  };

  test('is shown as such, and the action is done once the network is back', () => {
    const again = jest.fn();
    const dialogs = failed(again);
    expect(screen.getByRole('dialog', { name: dialogsMessages.omc.offline.title })).toHaveTextContent(
      plain(dialogsMessages.omc.offline.text),
    );
    act(() => window.dispatchEvent(new Event('online')));
    expect(again).toHaveBeenCalledTimes(1);
    expect(dialogs.current).toBeUndefined();
  });

  test('without an action to do again it promises none', () => {
    failed();
    expect(screen.getByRole('dialog')).toHaveTextContent(plain(dialogsMessages.omc.offline.later));
  });

  test('online, the bank’s own failure has the words of the specification', () => {
    offline.mockReturnValue(true);
    failed(jest.fn());
    expect(screen.getByRole('dialog', { name: dialogsMessages.omc.technical.title })).toHaveTextContent(
      plain(dialogsMessages.omc.technical.text),
    );
  });
});

describe('D-122: where the bank says when to try again, the button waits by the clock', () => {
  const again = jest.fn();
  const { againIn } = dialogsMessages.omc.hindered;
  const button = (name: string) => screen.getByRole('button', { name });
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) act(() => void jest.advanceTimersByTime(1_000));
  };
  beforeEach(() => {
    jest.useFakeTimers();
    again.mockClear();
    const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
    dialogs.technical(again, undefined, { kind: 'unreachable', by: 'busy', waitMs: 30_000 });
    show(<DialogsHost />, [Dialogs, dialogs], [Settings, endingSettings()]);
  });
  afterEach(() => jest.useRealTimers());

  test('it counts down, and takes no click before the end', () => {
    pass(10);
    act(() => button(againIn(20)).click());
    expect(again).not.toHaveBeenCalled();
    pass(20);
    act(() => button(dialogsMessages.omc.technical.again).click());
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('a tab that slept waits no longer than the bank said', () => {
    jest.setSystemTime(Date.now() + 29_000);
    pass(1);
    expect(button(dialogsMessages.omc.technical.again)).toBeVisible();
  });
});

test('ERR-04: Escape closes the technical dialog, as its button does', async () => {
  const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
  dialogs.technical(jest.fn());
  show(<DialogsHost />, [Dialogs, dialogs], [Settings, endingSettings()]);
  await act(async () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(dialogs.current).toBeUndefined();
});

test('OBS-01: a technical failure whose call has an id names its first digits, for the help desk', () => {
  const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
  dialogs.technical(undefined, undefined, { kind: 'unreachable', by: 'service', trace: '4bf92f3577b34da6a3ce929d0e0e4736' });
  show(<DialogsHost />, [Dialogs, dialogs], [Settings, endingSettings()]);
  expect(screen.getByRole('dialog')).toHaveTextContent(plain(dialogsMessages.omc.technical.reference('4bf92f35')));
  act(() => dialogs.technical(undefined, undefined, { kind: 'unreachable', by: 'service' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent('référence');
});
