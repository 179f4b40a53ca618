import type { ReactElement } from 'react';
import { trustMessages } from '@messages/trust';
import { frenchNames } from '@ui/copy/frenchNames';
import { useBrand } from '@ui/kit/brand';
import { markFrench } from '@ui/kit/inFrench';
import { useMessages } from '@ui/mvvm/messages';

/** Who is behind the page, and what is protected. XTR-47 */
export const Trust = ({ className }: { readonly className: string | undefined }): ReactElement => {
  const { photos, deposits, bank } = useMessages(trustMessages);
  const { name, authority, seat } = useBrand();
  const names = frenchNames(authority, seat);
  return (
    <dl className={className}>
      <dt>{photos.title}</dt>
      <dd>{photos.text}</dd>
      <dt>{deposits.title}</dt>
      <dd>{markFrench(deposits.text, names)}</dd>
      <dt>{bank.title(name)}</dt>
      <dd>{markFrench(bank.text(name, authority, seat), names)}</dd>
    </dl>
  );
};
