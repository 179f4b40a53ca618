import { render, screen } from '@testing-library/react';
import { trustMessages } from '@messages/trust';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { plain } from '@tests/support/show';
import { Trust } from './Trust';

const { deposits, photos } = trustMessages.omc;

const arrive = (sharedLicence: readonly string[], videoKeptDays = 30): void => {
  render(
    <BrandContext.Provider value={{ ...lookOf('01'), sharedLicence, videoKeptDays }}>
      <Trust className={undefined} />
    </BrandContext.Provider>,
  );
};

describe('XTR-47, D-124: what is protected, and how long things are kept', () => {
  test('a brand with a licence of its own says nothing of another', () => {
    arrive([]);
    expect(screen.getByText(plain(deposits.text(''))).textContent).not.toMatch(/commun/);
  });

  test('brands under one licence share the ceiling of the guarantee, and the page names them', () => {
    arrive(['Ordelane']);
    expect(screen.getByText(plain(deposits.text('Valdrune, Ordelane'))).textContent).toMatch(/commun.*Valdrune, Ordelane/);
  });

  test('the video is kept for as long as the brand says', () => {
    arrive([], 45);
    expect(screen.getByText(plain(photos.text(12, 45)))).toBeVisible();
  });
});
