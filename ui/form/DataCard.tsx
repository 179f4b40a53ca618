import type { ReactElement } from 'react';
import { dataCardMessages } from '@messages/dataCard';
import { frenchNames } from '@ui/copy/frenchNames';
import { useBrand } from '@ui/kit/brand';
import { Disclosure } from '@ui/kit/Disclosure';
import { NEW_TAB, redirectHref } from '@ui/kit/hrefs';
import { markFrench } from '@ui/kit/inFrench';
import { NewTab } from '@ui/kit/NewTab';

/** Who keeps a person's data, why and for how long. `from`: who gave them, to the person whom they are about. D-124 */
export const DataCard = ({ from }: { readonly from?: string | undefined }): ReactElement => {
  const copy = dataCardMessages;
  const brand = useBrand();
  return (
    <Disclosure summary={copy.title}>
      {from !== undefined && <p>{copy.from(from)}</p>}
      <p>{markFrench(copy.who(brand.name, brand.seat), frenchNames(brand.authority, brand.seat))}</p>
      <p>{copy.why}</p>
      <p>{copy.howLong(brand.refusedKeptMonths)}</p>
      <p>{copy.declared}</p>
      <p>{copy.rights}</p>
      <p>
        <a href={redirectHref('personal-data')} {...NEW_TAB}>
          <span>{copy.more}</span>
          <NewTab />
        </a>
      </p>
    </Disclosure>
  );
};
