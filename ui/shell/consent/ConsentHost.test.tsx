import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent, Purpose } from '@application/observation/ports';
import { consentMessages as copy } from '@messages/consent';
import { ConsentHost } from './ConsentHost';

/** In-memory consent. */
class Kept implements Consent {
  readonly told = new Set<() => void>();
  constructor(private choice?: readonly Purpose[]) {}
  allowed(purpose: Purpose) {
    return this.choice?.includes(purpose);
  }
  choose(allowed: readonly Purpose[]) {
    this.choice = allowed;
    this.told.forEach(tell => tell());
  }
  onChoice(tell: () => void) {
    this.told.add(tell);
    return () => this.told.delete(tell);
  }
}

const shown = (consent: Consent, asks = true) => {
  let manage: () => void = () => undefined;
  const onManage = (open: () => void) => {
    manage = open;
    return () => undefined;
  };
  render(<ConsentHost consent={consent} asks={asks} onManage={onManage} />);
  return { manage: () => act(() => manage()) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const banner = () => screen.queryByRole('region', { name: copy.title });

describe('OBS-02, D-22: the question of the cookies', () => {
  test.each([
    [copy.refuse, false],
    [copy.accept, true],
  ])('one press on %s answers it, and it is not asked again', async (answer, allowed) => {
    const consent = new Kept();
    shown(consent);
    await press(answer);
    expect(consent.allowed('audience')).toBe(allowed);
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(copy.saved);
  });

  test.each([copy.refuse, copy.accept])('STP-13: after %s the page’s heading has the focus, as the button is gone', async answer => {
    render(
      <main>
        <h1 tabIndex={-1}>Titre</h1>
      </main>,
    );
    shown(new Kept());
    await press(answer);
    expect(screen.getByRole('heading', { name: 'Titre' })).toHaveFocus();
  });

  test('refusing and accepting look alike, side by side', () => {
    shown(new Kept());
    const [refuse, accept] = screen.getAllByRole('button');
    expect(refuse).toHaveTextContent(copy.refuse);
    expect(accept?.className).toBe(refuse?.className);
  });

  test('D-33: nothing is ticked before the person does it', async () => {
    const consent = new Kept();
    shown(consent);
    await press(copy.choose);
    const box = within(screen.getByRole('dialog', { name: copy.panel.title })).getByRole('checkbox');
    expect(box).not.toBeChecked();
    await press(copy.panel.save);
    expect(consent.allowed('audience')).toBe(false);
  });

  test('who answered before is not asked, and changes their mind from the footer', async () => {
    const consent = new Kept(['audience']);
    const { manage } = shown(consent);
    expect(banner()).not.toBeInTheDocument();
    manage();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    await press(copy.panel.save);
    expect(consent.allowed('audience')).toBe(false);
  });

  test('if nothing needs consent, the page does not ask, and the footer says so', async () => {
    const { manage } = shown(new Kept(), false);
    expect(banner()).not.toBeInTheDocument();
    manage();
    expect(screen.getByText(copy.panel.none)).toBeInTheDocument();
    await press(copy.panel.close);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
