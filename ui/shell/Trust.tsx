import type { ReactElement } from 'react';
import { trustMessages } from '@ui/copy/fr/trust';
import { useBrand } from '@ui/kit/brand';
import { useMessages } from '@ui/mvvm/messages';

/** Who is behind the page, and what is protected. XTR-47 */
export const Trust = ({ className }: { readonly className: string | undefined }): ReactElement => {
  const { photos, deposits, bank } = useMessages(trustMessages);
  const { name, authority, seat } = useBrand();
  return (
    <dl className={className}>
      <dt>{photos.title}</dt>
      <dd>{photos.text}</dd>
      <dt>{deposits.title}</dt>
      <dd>{deposits.text}</dd>
      <dt>{bank.title(name)}</dt>
      <dd>{bank.text(name, authority, seat)}</dd>
    </dl>
  );
};
