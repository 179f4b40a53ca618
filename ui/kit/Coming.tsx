import type { ReactElement } from 'react';
import { shellMessages } from '@ui/copy/fr/shell';
import { useElapsed } from './useElapsed';

/** A wait that nobody notices is not told. */
const NOTICED = [{ afterMs: 300 }] as const;

/** Stands in the place of a page that is on its way, after a noticeable wait. */
export const Coming = (): ReactElement => <p role="status">{useElapsed(NOTICED) > 0 && shellMessages.loading}</p>;
