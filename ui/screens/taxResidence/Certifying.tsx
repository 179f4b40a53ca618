import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { taxResidenceMessages } from '@messages/taxResidence';
import { useMessages } from '@ui/mvvm/messages';
import type { TaxCertification } from './TaxCertification';

/** Above the acceptance of a file whose tax residence nobody has certified. D-124 */
export const Certifying = observer(function Certifying({ of }: { readonly of: TaxCertification }): ReactElement | null {
  const { certify } = useMessages(taxResidenceMessages);
  return of.owed ? <p>{certify.later}</p> : null;
});
