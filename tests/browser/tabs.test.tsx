import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { WindowTabs } from '@infrastructure/browser/WindowTabs';

const tab = () => {
  const led: string[] = [];
  const made = {
    opener: window as unknown,
    closed: 0,
    close: () => void (made.closed += 1),
    location: { replace: (to: string) => led.push(to) },
  };
  return { made, led };
};
const opening = (made: unknown) => Object.assign(window, { open: () => made });

test('the tab opens with the click, knows nothing of the page that opened it, and is led to the address', async () => {
  const { made, led } = tab();
  opening(made);
  expect(await new WindowTabs().open(TE.right('https://banque.example.org/papers/1'))()).toEqual(E.right(undefined));
  expect(led).toEqual(['https://banque.example.org/papers/1']);
  expect(made.opener).toBeNull();
});

test('where no address comes it is closed', async () => {
  const { made, led } = tab();
  opening(made);
  expect(await new WindowTabs().open(TE.left('gone'))()).toEqual(E.left('gone'));
  expect(made.closed).toBe(1);
  expect(led).toEqual([]);
});

test('the browser blocks it', async () => {
  opening(null);
  expect(await new WindowTabs().open(TE.right('https://banque.example.org'))()).toEqual(E.left({ kind: 'blocked' }));
});
