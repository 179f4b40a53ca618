import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryCopy } from '@ui/copy/fr/summary';
import { Checkbox } from '@ui/kit/Checkbox';
import { NewTab } from '@ui/kit/NewTab';
import { redirectHref } from '@ui/shell/hrefs';
import type { Acceptance } from './Acceptance';
import css from './SummaryScreen.module.css';

const copy = summaryCopy.terms;

/** The general terms, each person's own to accept. SUM-02 */
export const Terms = observer(function Terms({ of: { accepted, missing, accept } }: { readonly of: Acceptance }): ReactElement {
  return (
    <div className={css.terms}>
      <Checkbox name="terms" label={copy.label} checked={accepted} onChange={accept} error={missing ? copy.required : undefined} />
      <p className={css.help}>
        <a href={redirectHref('general-terms')} target="_blank" rel="noopener">
          <span>{copy.link}</span>
          <NewTab />
        </a>
      </p>
    </div>
  );
});
