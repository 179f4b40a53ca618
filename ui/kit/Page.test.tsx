import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brands } from '@domain/brand/variant';
import { kitMessages } from '@messages/kit';
import { BrandContext, lookOf } from './brand';
import { Choice } from './Choice';
import { Outcome } from './Outcome';
import { Page } from './Page';
import { Waiting } from './Waiting';

test('STP-13: the first page of a document leaves the focus alone, the next one takes it and names the document', () => {
  const look = { ...lookOf(brands[0]), name: 'Banque Exemple' };
  const { rerender } = render(
    <BrandContext value={look}>
      <Page key="a" title="Accueil">
        <p>Bienvenue</p>
      </Page>
    </BrandContext>,
  );
  expect(document.body).toHaveFocus();
  rerender(
    <BrandContext value={look}>
      <Page key="b" title="Votre âge">
        <p>Quel âge avez-vous ?</p>
      </Page>
    </BrandContext>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Votre âge' })).toHaveFocus();
  expect(document.title).toBe('Votre âge – Ouverture de compte – Banque Exemple');
});

test('STP-13: a question that is the heading takes the focus', () => {
  render(
    <Page title="Quel compte ?" titleHidden>
      <Choice name="type" legend="Quel compte ?" legendAsTitle value={undefined} options={[]} onChange={jest.fn()} />
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('STP-13: the heading of a wait that its page replaces under the same title hands the focus on', () => {
  const shown = (waiting: boolean) => (
    <Page title="Lisez vos documents" titleHidden={waiting}>
      {waiting ? <Waiting title="Lisez vos documents" messages={[{ afterMs: 0, text: 'Un instant' }]} elapsedMs={0} /> : <p>Les voici</p>}
    </Page>
  );
  const { rerender } = render(shown(true));
  const before = screen.getByRole('heading', { level: 1 });
  expect(before).toHaveFocus();
  rerender(shown(false));
  expect(screen.getByRole('heading', { level: 1 })).not.toBe(before);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the way back is a button, there only where going back is free', async () => {
  const onBack = jest.fn();
  const { rerender } = render(
    <Page title="Offre" onBack={onBack}>
      <p>Cartes</p>
    </Page>,
  );
  await userEvent.click(screen.getByRole('button', { name: kitMessages.back }));
  expect(onBack).toHaveBeenCalledTimes(1);
  rerender(
    <Page title="Offre">
      <p>Cartes</p>
    </Page>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an outcome alone is a page with its heading; inside a titled page it is below that page’s', () => {
  const outcome = (
    <Outcome page="proofValidated" title="Recto reçu" actions={<a href="/suite">Continuer</a>}>
      <p>Merci.</p>
    </Outcome>
  );
  const { unmount } = render(outcome);
  expect(screen.getByRole('heading', { level: 1, name: 'Recto reçu' })).toHaveFocus();
  expect(document.title).toMatch(/^Recto reçu – /);
  unmount();
  render(<Page title="Vos documents">{outcome}</Page>);
  expect(screen.getByRole('heading', { level: 2, name: 'Recto reçu' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a wait changes its words as time passes, in a region that is announced', () => {
  const messages = [
    { afterMs: 0, text: 'Nous vérifions votre document' },
    { afterMs: 10_000, text: 'Encore un instant' },
  ];
  const { rerender } = render(<Waiting title="Vérification" messages={messages} elapsedMs={9_999} />);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('Nous vérifions votre document');
  rerender(<Waiting title="Vérification" messages={messages} elapsedMs={10_000} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Encore un instant');
});

test('D-10: a heading keeps its hyphened words whole, and is read as it is written', () => {
  const title = 'Un rendez-vous pour le co-titulaire\u202f?';
  render(
    <Page title={title}>
      <p>…</p>
    </Page>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: title });
  expect([...heading.querySelectorAll('.whole')].map(word => word.textContent)).toEqual(['rendez-vous', 'co-titulaire\u202f?']);
});
