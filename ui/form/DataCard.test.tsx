import { render, screen } from '@testing-library/react';
import { brands } from '@domain/brand/variant';
import { dataCardMessages } from '@messages/dataCard';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { redirectHref } from '@ui/kit/hrefs';
import { plain } from '@tests/support/show';
import { DataCard } from './DataCard';

describe('D-124: who keeps a person’s data, why and for how long', () => {
  const copy = dataCardMessages;

  test.each(brands)('by the facts of the brand: %s', brand => {
    const look = { ...lookOf(brand), refusedKeptMonths: 7 };
    render(
      <BrandContext value={look}>
        <DataCard />
      </BrandContext>,
    );
    expect(screen.getByRole('group')).toHaveTextContent(plain(copy.title));
    for (const said of [copy.who(look.name, look.seat), copy.why, copy.howLong(7), copy.declared, copy.rights])
      expect(screen.getByRole('group')).toHaveTextContent(plain(said));
    expect(screen.getByText(copy.more).closest('a')).toHaveAttribute('href', redirectHref('personal-data'));
  });

  test('whose data somebody else gave learns who', () => {
    render(<DataCard from="Maëlle Exemple" />);
    expect(screen.getByText(copy.from('Maëlle Exemple'))).toBeInTheDocument();
  });
});
