import { render, screen } from '@testing-library/react';
import { Recap } from './Recap';

test('SUM-01: a row that can be changed has one definition, which holds its button', () => {
  render(<Recap title="Adresse" rows={[{ label: 'Ville', value: 'Nantes', action: <button type="button">Modifier</button> }]} />);
  const [definition, ...others] = screen.getAllByRole('definition');
  expect(others).toEqual([]);
  expect(definition).toContainElement(screen.getByRole('button', { name: 'Modifier' }));
});
