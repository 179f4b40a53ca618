import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryMessages } from '@messages/summary';
import { Checkbox } from '@ui/kit/Checkbox';
import { NewTab } from '@ui/kit/NewTab';
import { useMessages } from '@ui/mvvm/messages';
import { redirectHref, NEW_TAB } from '@ui/kit/hrefs';
import type { Acceptance } from './Acceptance';
import css from './SummaryScreen.module.css';

/** SUM-02 */
export const Terms = observer(function Terms({ of: { accepted, missing, accept } }: { readonly of: Acceptance }): ReactElement {
  const copy = useMessages(summaryMessages).terms;
  return (
    <div className={css.terms}>
      <Checkbox name="terms" label={copy.label} checked={accepted} onChange={accept} error={missing ? copy.required : undefined} />
      <p className={css.help}>
        <a href={redirectHref('general-terms')} {...NEW_TAB}>
          <span>{copy.link}</span>
          <NewTab />
        </a>
      </p>
    </div>
  );
});
