import type { ReactElement } from 'react';
import { trustMessages } from '@messages/trust';
import { frenchNames } from '@ui/copy/frenchNames';
import { underLicence } from '@ui/copy/underLicence';
import { useBrand } from '@ui/kit/brand';
import { markFrench } from '@ui/kit/inFrench';
import { useMessages } from '@ui/mvvm/messages';

/** Who is behind the page, and what is protected. XTR-47 */
export const Trust = ({ className }: { readonly className: string | undefined }): ReactElement => {
  const { photos, deposits, bank } = useMessages(trustMessages);
  const brand = useBrand();
  const names = frenchNames(brand.authority, brand.seat);
  return (
    <dl className={className}>
      <dt>{photos.title}</dt>
      <dd>{photos.text(brand.refusedKeptMonths, brand.videoKeptDays)}</dd>
      <dt>{deposits.title}</dt>
      <dd>{markFrench(deposits.text(underLicence(brand)), names)}</dd>
      <dt>{bank.title(brand.name)}</dt>
      <dd>{markFrench(bank.text(brand), names)}</dd>
    </dl>
  );
};
