import type { ReactElement } from 'react';
import { summaryCopy } from '@ui/copy/fr/summary';
import { Checkbox } from '@ui/kit/Checkbox';
import { NewTab } from '@ui/kit/NewTab';
import { redirectHref } from '@ui/shell/hrefs';
import css from './SummaryScreen.module.css';

const copy = summaryCopy.terms;

interface TermsProps {
  readonly accepted: boolean;
  readonly missing: boolean;
  readonly onAccept: (accepted: boolean) => void;
}

/** The general terms, each person's own to accept. SUM-02 */
export const Terms = ({ accepted, missing, onAccept }: TermsProps): ReactElement => (
  <div className={css.terms}>
    <Checkbox name="terms" label={copy.label} checked={accepted} onChange={onAccept} error={missing ? copy.required : undefined} />
    <p>
      <a href={redirectHref('general-terms')} target="_blank" rel="noopener">
        {copy.link}
        <NewTab />
      </a>
    </p>
  </div>
);
