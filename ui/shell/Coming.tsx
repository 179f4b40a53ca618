import type { ReactElement } from 'react';
import { shellCopy } from '@ui/copy/fr/shell';

/** Said in the place of a page that is on its way. */
export const Coming = (): ReactElement => <p role="status">{shellCopy.loading}</p>;
