import { screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { languageChangeMessages } from '@messages/languageChange';
import { changeLanguage } from './changeLanguage';

const changing = (unsent: boolean, answers = true) => {
  const done: unknown[] = [];
  const journey = Object.assign(observable({ unsent }), { fail: (failure: object) => void done.push(failure) });
  /** Takes its time, as encrypting does: a reload before its end would lose what is typed. */
  const storeUnsaved = () => new Promise<void>(stored => setTimeout(() => stored(void done.push('kept'))));
  document.body.innerHTML = '<div><a href="?lang=en" hreflang="en"><font>English</font></a></div>';
  const press = (language = 'en') => {
    const link = Object.assign(document.querySelector('a')!, { hreflang: language });
    return changeLanguage(link.firstChild, journey, storeUnsaved, chosen => Promise.resolve(answers && done.push(chosen) > 0));
  };
  return { press, journey, done };
};

describe('XTR-12, D-75: another language', () => {
  test('what is typed is kept, then the page reloads, once for two presses', async () => {
    const { press, done } = changing(false);
    await Promise.all([press(), press()]);
    expect(done).toEqual(['kept', 'en']);
  });

  test('files that the page alone holds are sent first; the page says so, and the last choice counts', async () => {
    const { press, journey, done } = changing(true);
    const pressed = press();
    await screen.findByText(languageChangeMessages.waits);
    void press('de');
    expect([screen.getAllByRole('status').length, done]).toEqual([1, []]);
    runInAction(() => (journey.unsent = false));
    await pressed;
    expect(done).toEqual(['kept', 'de']);
    expect(document.querySelector('[role="status"]')).toBeNull();
  });

  test('XTR-40: where no server answers the page stays, with what is typed, and the next press tries again', async () => {
    const { press, done } = changing(false, false);
    await press();
    await press();
    expect(done).toEqual(['kept', { kind: 'unreachable' }, 'kept', { kind: 'unreachable' }]);
  });
});
