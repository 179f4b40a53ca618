import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { shellMessages } from '@messages/shell';
import { PageFailure } from '@ui/shell/PageFailure';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const Step = () => <h1>Votre offre</h1>;
const show = ({ Screen }: LazyScreen) =>
  render(
    <PageFailure>
      <Screen />
    </PageFailure>,
  );
const heading = () => screen.findByRole('heading', { name: 'Votre offre' });

test('a screen that was fetched ahead is shown at once, without the waiting', async () => {
  const step = lazyScreen(() => Promise.resolve(Step));
  await step.prefetch();
  show(step);
  expect(screen.getByRole('heading', { name: 'Votre offre' })).toBeVisible();
});

test('one that is long in coming shows the waiting first', async () => {
  const pending: ((came: typeof Step) => void)[] = [];
  show(lazyScreen(() => new Promise<typeof Step>(came => pending.push(came))));
  expect(screen.queryByText(shellMessages.loading)).not.toBeInTheDocument();
  expect(await screen.findByText(shellMessages.loading)).toBeVisible();
  await act(async () => pending[0]?.(Step));
  expect(await heading()).toBeVisible();
});

test('R08: a chunk that did not come ahead is asked for again when it is shown', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Step)];
  const step = lazyScreen(() => answers.shift()?.() ?? Promise.resolve(Step));
  await step.prefetch();
  show(step);
  expect(await heading()).toBeVisible();
});

test('LOD-05: one that does not come when it is shown says so, and offers to try again', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = jest.fn();
  window.reportError = reported;
  show(lazyScreen(() => Promise.reject(new Error('offline'))));
  expect(await screen.findByRole('alert')).toHaveTextContent(shellMessages.pageFailed);
  expect(screen.getByRole('button', { name: shellMessages.again })).toBeVisible();
  expect(reported).toHaveBeenCalledWith(new Error('offline'));
  told.mockRestore();
});

test('it is shown once it has loaded, even if the page around it is redrawn', async () => {
  const pending: ((came: typeof Step) => void)[] = [];
  const { Screen } = lazyScreen(() => new Promise<typeof Step>(came => pending.push(came)));
  const Around = () => {
    const [times, setTimes] = useState(0);
    return (
      <>
        <button onClick={() => setTimes(times + 1)}>Dessiner</button>
        <Screen key={times % 2} />
      </>
    );
  };
  render(<Around />);
  for (let time = 0; time < 3; time += 1) act(() => screen.getByRole('button').click());
  act(() => pending.forEach(came => came(Step)));
  expect(await heading()).toBeVisible();
});
