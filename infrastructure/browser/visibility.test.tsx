import { PageVisibility } from './PageVisibility';

const become = (state: 'visible' | 'hidden'): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
const shown = (persisted: boolean): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

test('D-30, R12: a page is looked at again where its tab comes to the front, and where Back shows it as it was left', () => {
  const visibility = new PageVisibility();
  const act = jest.fn();
  const end = visibility.whenSeen(act);
  become('hidden');
  expect([visibility.seen, act.mock.calls.length]).toEqual([false, 0]);
  become('visible');
  expect([visibility.seen, act.mock.calls.length]).toEqual([true, 1]);
  shown(false); // a new document: its own scripts begin
  expect(act).toHaveBeenCalledTimes(1);
  shown(true);
  expect(act).toHaveBeenCalledTimes(2);
  end();
  become('visible');
  shown(true);
  expect(act).toHaveBeenCalledTimes(2);
});
