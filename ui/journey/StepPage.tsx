import type { ComponentProps, ReactElement } from 'react';
import { Page } from '@ui/kit/Page';
import { ClearedNotice } from './ClearedNotice';
import css from './StepPage.module.css';

/** The page of a step before the subscription: what was cleared is said before anything else. STP-14 */
export const StepPage = ({ children, ...page }: ComponentProps<typeof Page>): ReactElement => (
  <Page {...page}>
    <div className={css.step}>
      <ClearedNotice />
      {children}
    </div>
  </Page>
);
