import type { ReactElement } from 'react';
import { shellMessages } from '@messages/shell';
import css from './PageLoading.module.css';
import { useElapsed } from './useElapsed';

/** Shorter waits show no message. */
const NOTICED = [{ afterMs: 300 }] as const;

/** Suspense fallback of a page. */
export const PageLoading = (): ReactElement => (
  <p className={css.coming} role="status" data-coming="">
    {useElapsed(NOTICED) > 0 && shellMessages.loading}
  </p>
);
