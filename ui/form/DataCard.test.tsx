import { render, screen } from '@testing-library/react';
import { brands } from '@domain/brand/variant';
import { dataCardMessages } from '@messages/dataCard';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { redirectHref } from '@ui/kit/hrefs';
import { ReaderContext } from '@ui/mvvm/messages';
import { plain } from '@tests/support/show';
import { DataCard } from './DataCard';

describe.each(['omc', 'mdc'] as const)('D-124: who keeps a person’s data, why and for how long, %s', reader => {
  const copy = dataCardMessages[reader];

  test.each(brands)('by the facts of the brand: %s', brand => {
    const look = { ...lookOf(brand), refusedKeptMonths: 7 };
    render(
      <ReaderContext value={reader}>
        <BrandContext value={look}>
          <DataCard />
        </BrandContext>
      </ReaderContext>,
    );
    expect(screen.getByRole('group')).toHaveTextContent(plain(copy.title));
    for (const said of [copy.who(look.name, look.seat), copy.why, copy.howLong(7), copy.declared, copy.rights])
      expect(screen.getByRole('group')).toHaveTextContent(plain(said));
    expect(screen.getByText(copy.more).closest('a')).toHaveAttribute('href', redirectHref('personal-data'));
  });

  test('whose data somebody else gave learns who', () => {
    render(
      <ReaderContext value={reader}>
        <DataCard from="Maëlle Exemple" />
      </ReaderContext>,
    );
    expect(screen.getByText(copy.from('Maëlle Exemple'))).toBeInTheDocument();
  });
});
