import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const Step = () => <h1>Votre offre</h1>;
const show = ({ Screen }: LazyScreen) =>
  render(
    <Suspense fallback={<p>Chargement</p>}>
      <Screen />
    </Suspense>,
  );

test('a screen that was fetched ahead is shown at once, without the waiting', async () => {
  const step = lazyScreen(() => Promise.resolve(Step));
  await step.prefetch();
  show(step);
  expect(screen.getByRole('heading', { name: 'Votre offre' })).toBeVisible();
});

test('one that was not shows the waiting first', async () => {
  const step = lazyScreen(() => Promise.resolve(Step));
  show(step);
  expect(screen.getByText('Chargement')).toBeVisible();
  await act(() => Promise.resolve());
  expect(await screen.findByRole('heading', { name: 'Votre offre' })).toBeVisible();
});

test('R07: a chunk that did not come ahead is asked for again when it is shown', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Step)];
  const step = lazyScreen(() => answers.shift()?.() ?? Promise.resolve(Step));
  await step.prefetch();
  show(step);
  expect(await screen.findByRole('heading', { name: 'Votre offre' })).toBeVisible();
});
