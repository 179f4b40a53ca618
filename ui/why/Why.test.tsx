import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entries } from '@domain/register';
import { kitMessages } from '@messages/kit';
import { whyMessages } from '@messages/why';
import { ReaderContext } from '@ui/mvvm/messages';
import { book } from './book';
import { Why } from './Why';

const plain = (text: string): string => text.replace(/\s/g, ' ');
const price = { promoted: 0, afterwards: 3.7, months: 12 };
const asked = {
  birthdate: () => book.birthdate({ typed: '10/03/2008', today: '2026-03-09', band: null }),
  price: () => book.price({ confirmed: price, now: { ...price, promoted: 3.7 }, promotionRemoved: true }),
};
const pages = Object.entries({ ...book, ...asked }).map(([name, ask]): [string, () => ReturnType<typeof book.age>] => [
  name,
  () => (name in asked ? asked[name as keyof typeof asked]() : (ask as typeof book.age)()),
]);

describe('XTR-23: the rule that decided says why', () => {
  it.each(pages)('%s: every value of the client’s sentence is one of the rule’s or of the case', (_, ask) => {
    const { client, staff } = ask();
    expect(client).not.toMatch(/[{}]/);
    const rule = entries.find(({ id }) => id === staff.rule);
    expect(staff).toEqual({ title: rule?.title.fr, says: rule?.says.fr, rule: rule?.id, requirements: rule?.requirements });
  });

  it.each([
    ['10/03/2008', null, 'Un compte s’ouvre à 18 ans révolus', 'pas encore atteint le 9 mars 2026'],
    ['09/03/1905', null, 'plus de 120 ans', 'faute de frappe'],
    ['09/03/2000', '18-25', 'Le 9 mars 2026', 'tranche d’âge'],
    ['30/02/2000', null, 'JJ/MM/AAAA', '18 ans révolus'],
  ] as const)('a birthdate %s, declared %s, is explained by what the rule answers', (typed, band, ...words) => {
    const { client } = book.birthdate({ typed, today: '2026-03-09', band });
    for (const word of words) expect(plain(client)).toContain(word);
  });

  it('a price is explained by what changed it', () => {
    expect(asked.price().client).toBe(whyMessages.price.address);
    expect(book.price({ confirmed: price, now: { ...price, months: 6 }, promotionRemoved: false }).client).toBe(whyMessages.price.other);
  });

  it('a document too old is explained by the ages that the rule decides with', () => {
    expect(plain(book.fresh().client)).toContain('un bulletin de salaire a moins de trois mois, un justificatif d’adresse moins de douze');
    expect(plain(book.idCard().client)).toContain('du 2 janvier 2004');
  });
});

const open = async (reader: 'omc' | 'mdc') => {
  render(
    <ReaderContext value={reader}>
      <Why explain={asked.birthdate} />
    </ReaderContext>,
  );
  await userEvent.click(screen.getByText(plain(kitMessages.why)));
};

describe('XTR-23: ‘Pourquoi ?’ on the page', () => {
  it('tells the client in the client’s words, aloud, once they come', async () => {
    await open('omc');
    const told = await screen.findByText(plain(asked.birthdate().client));
    expect(told).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/eligibility\.birthdate/)).not.toBeInTheDocument();
  });

  it('tells the adviser the rule’s own sentence, its name and its requirements', async () => {
    await open('mdc');
    expect(await screen.findByText(plain(asked.birthdate().staff.says))).toBeInTheDocument();
    expect(screen.getByText(`Règle eligibility.birthdate (${asked.birthdate().staff.requirements.join(', ')})`)).toBeInTheDocument();
    expect(screen.queryByText(plain(asked.birthdate().client))).not.toBeInTheDocument();
  });
});
