import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Tabs } from './Tabs';

const cards = ['Mastercard', 'Access', 'Gold'];

const Cards = (): ReactElement => {
  const [selected, select] = useState('Mastercard');
  return (
    <Tabs
      label="Cartes"
      selected={selected}
      onSelect={select}
      tabs={cards.map(card => ({ id: card, label: card, panel: <p>Avantages {card}</p> }))}
    />
  );
};

test.each([
  ['{ArrowRight}', 'Access'],
  ['{ArrowLeft}', 'Gold'],
  ['{End}', 'Gold'],
  ['{ArrowRight}{Home}', 'Mastercard'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Mastercard'],
])('from the first tab %s leads to %s, and shows it', async (keys, expected) => {
  render(<Cards />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name: expected });
  expect(tab).toHaveFocus();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: expected })).toHaveTextContent(`Avantages ${expected}`);
});

test('one tab is in the tab order, the panel after it', async () => {
  render(<Cards />);
  await userEvent.click(screen.getByRole('tab', { name: 'Gold' }));
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Gold' })).toHaveFocus();
  expect(screen.getAllByRole('tab').filter(tab => tab.tabIndex === 0)).toHaveLength(1);
});
