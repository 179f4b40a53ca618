import type { ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import css from './NewTab.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

/** End of a link that opens a new tab: an icon, and hidden text for screen readers. */
export const NewTab = (): ReactElement => (
  <>
    <VisuallyHidden>{` (${kitMessages.newTab})`}</VisuallyHidden>
    <span className={css.mark}>
      <Icon name="external" size="small" />
    </span>
  </>
);
