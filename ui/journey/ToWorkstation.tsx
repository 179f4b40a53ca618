import { useContext, type ReactElement } from 'react';
import { toWorkstationMessages as copy } from '@messages/toWorkstation';
import { LinkButton } from '@ui/kit/Button';
import { redirectHref } from '@ui/kit/hrefs';
import { ReaderContext } from '@ui/mvvm/messages';

interface ToWorkstationProps {
  readonly kind?: 'primary' | 'secondary';
  readonly label?: keyof typeof copy;
}

/** For the adviser, on each page that ends a path; a client sees nothing of it. ADV-03 */
export const ToWorkstation = ({ kind = 'secondary', label = 'open' }: ToWorkstationProps): ReactElement | null =>
  useContext(ReaderContext) === 'mdc' ? (
    <LinkButton kind={kind} href={redirectHref('workstation')}>
      {copy[label]}
    </LinkButton>
  ) : null;
