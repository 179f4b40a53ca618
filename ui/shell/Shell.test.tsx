import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { renderToString } from 'react-dom/server.node';
import { progressMessages } from '@messages/progress';
import { shellMessages } from '@messages/shell';
import { Page } from '@ui/kit/Page';
import { plain } from '@tests/support/show';
import { Shell, type ShellProps } from './Shell';

const shown = (props: Partial<ShellProps> = {}): HTMLElement =>
  render(
    <Shell environment={undefined} breadcrumb={null} {...props}>
      {props.children ?? <h1>Accueil</h1>}
    </Shell>,
  ).container;

test('CFG-04: the environment is named in the header, with its simulated date', () => {
  shown({ environment: 'rec', simulatedDate: '12/05/2026' });
  const header = screen.getByRole('banner');
  expect(within(header).getByText(shellMessages.environment('rec'))).toBeInTheDocument();
  expect(header.textContent).toContain(shellMessages.simulatedDate('12/05/2026'));
});

test('CFG-04: production has no banner', () => {
  shown();
  expect(screen.queryByText(/Environnement/)).not.toBeInTheDocument();
});

test('BRD-01: three parts, the ongoing one is the current step, what is done is shown', () => {
  shown({ breadcrumb: { offer: 'complete', file: 'ongoing', signature: 'upcoming' } });
  const steps = within(screen.getByRole('navigation', { name: shellMessages.stepsLabel }));
  const items = steps.getAllByRole('listitem');
  expect(items.map(item => item.textContent)).toEqual([
    `${shellMessages.steps.offer} ${shellMessages.progress.complete}`,
    `${shellMessages.steps.file} ${shellMessages.progress.ongoing}`,
    `${shellMessages.steps.signature} ${shellMessages.progress.upcoming}`,
  ]);
  expect(items.map(item => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.getByText(shellMessages.position(2, 3, shellMessages.steps.file))).toHaveAttribute('aria-live', 'polite');
});

test('BRD-01: the ongoing part fills with what is done of it, and says what is under way', () => {
  const text = progressMessages.text('addressDocUpload', { rank: 3, count: 9, done: 0.25, minutes: 12 });
  const container = shown({
    breadcrumb: { offer: 'complete', file: 'ongoing', signature: 'upcoming' },
    within: { done: 0.25, text },
  });
  expect(text).toMatch(/^Justificatif d’adresse, 3\u00a0sur\u00a09\u00a0· encore 12/);
  expect(container).toHaveTextContent(plain(text));
  expect(Array.from(container.querySelectorAll('progress'), ({ value, max }) => [value, max])).toEqual([[0.25, 1]]);
});

test('XTR-44, XTR-45: the account is beside the page, above the page’s reason, and the page says how it turns', () => {
  const turn = observable<NonNullable<ShellProps['turn']>>({ direction: 'back', leaving: false });
  shown({
    beside: <aside aria-label="Votre compte" />,
    turn,
    children: (
      <Page title="Votre adresse" aside={{ title: 'Pourquoi ?', text: 'La loi le demande.' }}>
        <p>Rue</p>
      </Page>
    ),
  });
  expect(screen.getAllByRole('complementary').map(each => plain(each.textContent ?? ''))).toEqual(['', 'Pourquoi ?La loi le demande.']);
  expect({ ...screen.getByRole('main').dataset }).toEqual({ turn: 'back' });
  act(() => runInAction(() => Object.assign(turn, { leaving: true })));
  expect({ ...screen.getByRole('main').dataset }).toEqual({ turn: 'back', leaving: '' });
});

test('BRD-01: no breadcrumb where the journey asks for none', () => {
  shown();
  expect(screen.queryByRole('navigation', { name: shellMessages.stepsLabel })).not.toBeInTheDocument();
});

test('BRD-03, XTR-30, XTR-47, XTR-68, X24: footer and help have the seven entries, the accessibility mention and the withdrawal; buttons manage cookies', () => {
  const container = shown({ footerLinks: { pricing: 'https://banque.example.fr/tarifs' } });
  const places = Array.from(container.querySelectorAll<HTMLElement>('details, footer'), place => within(place));
  expect(places).toHaveLength(2);
  for (const place of places) {
    expect(place.getAllByRole('listitem')).toHaveLength(10);
    expect(place.getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveAttribute('href', '/ouvrirmoncompte/renoncer');
    expect(place.getByRole('link', { name: 'Renoncer au contrat ici' })).not.toHaveAttribute('target');
    expect(place.getByRole('link', { name: /Tarifs/ })).toHaveAttribute('href', 'https://banque.example.fr/tarifs');
    expect(place.getByRole('link', { name: /Mentions légales/ })).toHaveAttribute('href', '/ouvrirmoncompte/redirect?vers=legal-notices');
    expect(place.getByRole('link', { name: /Accessibilité\s: non conforme/ })).toHaveAttribute('href', '/ouvrirmoncompte/accessibilite');
    expect(place.getByRole('link', { name: /Licences des logiciels libres/ })).toHaveAttribute('href', '/ouvrirmoncompte/licences.txt');
    expect(place.getByRole('button', { name: shellMessages.footer.cookies })).toHaveAttribute('data-eager');
  }
  const ids = Array.from(container.querySelectorAll('[data-cookies]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('XTR-29, XTR-47, XTR-66: help leads to a human and to the page of complaints, says who is behind and what is protected, and Esc closes it', async () => {
  const container = shown({ helpPhone: '09 69 39 00 00' });
  const details = container.querySelector('details');
  await userEvent.click(screen.getByText(/Besoin d’aide/));
  expect(details).toHaveAttribute('open');
  expect(details).toHaveTextContent(/Que deviennent mes photos.*FGDR.*100\s000\s€.*Qui est Valdrune\s\?.*\(ACPR\).*Nantes/);
  expect(screen.getByRole('link', { name: /09 69 39 00 00/ })).toHaveAttribute('href', 'tel:0969390000');
  expect(screen.getByText(plain('du lundi au samedi, de 9 h à 18 h'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /rendez-vous/ })).toHaveAttribute('href', '/ouvrirmoncompte/redirect?vers=appointment');
  expect(screen.getByRole('link', { name: /Faire une réclamation/ })).toHaveAttribute('href', '/ouvrirmoncompte/reclamation');
  expect(screen.getByRole('link', { name: /Sourd, malentendant/ })).toHaveAttribute('href', 'https://relais.valdrune.example');
  await userEvent.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText(/Besoin d’aide/).closest('summary')).toHaveFocus();
});

test('XTR-29: the help panel closes when the person goes elsewhere', async () => {
  const container = shown();
  await userEvent.click(screen.getByText(/Besoin d’aide/));
  await userEvent.click(screen.getByRole('heading', { name: 'Accueil' }));
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

test('D-10: the first stop of the keyboard skips to the content and leaves the address alone', async () => {
  shown();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: shellMessages.skip })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('the shell can be made at build time, without a browser', () => {
  const html = renderToString(
    <Shell environment="rec" breadcrumb={null}>
      <h1>Accueil</h1>
    </Shell>,
  );
  expect(html).toContain('id="contenu"');
});
