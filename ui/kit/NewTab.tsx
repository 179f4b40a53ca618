import type { ReactElement } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import css from './NewTab.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

/** Ends a link that opens elsewhere: a drawing to see, words to hear. */
export const NewTab = (): ReactElement => (
  <>
    <VisuallyHidden>{` (${kitMessages.newTab})`}</VisuallyHidden>
    <span className={css.mark}>
      <Icon name="external" size="small" />
    </span>
  </>
);
