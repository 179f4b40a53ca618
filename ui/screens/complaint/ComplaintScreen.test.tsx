import { screen } from '@testing-library/react';
import { Settings } from '@application/Settings';
import { settings } from '@tests/builders/journey';
import { show } from '@tests/support/show';
import { ComplaintScreen } from './ComplaintScreen';

const said: Settings['law'] = {
  complaints: {
    address: 'Service réclamations, 1 place de la Maquette, 44000 Nantes',
    email: 'reclamations@example.org',
    acknowledgedInDays: 9,
    answeredInDays: 59,
    paymentsInDays: 14,
    paymentsAtMost: 34,
  },
  mediator: { name: 'Médiation', address: '2 place de la Maquette', site: 'https://mediation.example.org' },
};

const shown = (law: Settings['law']): void => {
  show(<ComplaintScreen />, [Settings, settings({ contactPhone: '09 69 36 01 01', law })]);
};

describe('XTR-66, D-124: whom one complains to, and when the answer comes', () => {
  test('shows each fact of the bank', () => {
    shown(said);
    const ways = screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]);
    expect(ways).toEqual([
      ['Par courrier', said.complaints.address],
      ['Par e-mail', said.complaints.email],
      ['Par téléphone', '09 69 36 01 01'],
    ]);
    expect(screen.getByRole('link', { name: said.complaints.email })).toHaveAttribute('href', `mailto:${said.complaints.email}`);
    expect(screen.getByRole('link', { name: '09 69 36 01 01' })).toHaveAttribute('href', 'tel:0969360101');
    const delays = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(delays).toEqual([
      expect.stringContaining('sous 9 jours ouvrables'),
      expect.stringContaining('sous 59 jours au plus'),
      expect.stringMatching(/sous 14 jours ouvrables\..*sous 34 jours ouvrables au plus/),
    ]);
    expect(screen.getByText(/^Le médiateur étudie votre réclamation gratuitement/)).toBeVisible();
    expect(screen.getByText(said.mediator.address)).toBeVisible();
    const online = screen.getByRole('link', { name: /Saisir le médiateur.*nouvel onglet/ });
    expect([online.getAttribute('href'), online.getAttribute('target')]).toEqual([said.mediator.site, '_blank']);
    expect(screen.getByText(/nous vous répondons par écrit\. C’est gratuit\./)).toBeVisible();
  });

  test('shows no line for what the bank has not said yet', () => {
    const { complaints } = said;
    shown({ complaints: { ...complaints, address: '', email: '' }, mediator: { name: '', address: '', site: '' } });
    expect(screen.queryByText('Par courrier')).not.toBeInTheDocument();
    expect(screen.queryByText('Par e-mail')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /médiateur/ })).not.toBeInTheDocument();
    expect(screen.getByText('Par téléphone')).toBeVisible();
  });
});
