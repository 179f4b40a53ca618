import type { ComponentProps, ReactElement } from 'react';
import { Page } from '@ui/kit/Page';
import { useService } from '@ui/mvvm/screen';
import { ClearedNotice } from './ClearedNotice';
import { Journey } from './Journey';
import css from './StepPage.module.css';

/** Layout of a step before the subscription: Back, then the notice about cleared answers. D-09, STP-14 */
export const StepPage = ({ children, ...page }: ComponentProps<typeof Page>): ReactElement => {
  const journey = useService(Journey);
  return (
    <Page onBack={() => void journey.back()} {...page}>
      <div className={css.step}>
        <ClearedNotice />
        {children}
      </div>
    </Page>
  );
};
