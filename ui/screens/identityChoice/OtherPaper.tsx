import type { ReactElement } from 'react';
import { identityChoiceMessages } from '@messages/identityChoice';
import { LinkButton } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { useMessages } from '@ui/mvvm/messages';
import { redirectHref } from '@ui/kit/hrefs';
import css from './OtherPaper.module.css';

/**
 * Help for people whose document is not accepted online: accepted documents, contact, and the file's last day (`kept`,
 * JJ/MM/AAAA). D-91
 */
export const OtherPaper = ({ kept }: { readonly kept: string | undefined }): ReactElement => {
  const { other } = useMessages(identityChoiceMessages);
  return (
    <div className={css.other}>
      <Disclosure summary={other.summary}>
        <ul>
          {other.list.map(document => (
            <li key={document}>{document}</li>
          ))}
        </ul>
        <p>{other.text}</p>
        {kept !== undefined && <p>{other.kept(kept)}</p>}
        <div>
          <LinkButton kind="secondary" href={redirectHref('appointment')}>
            {other.appointment}
          </LinkButton>
        </div>
      </Disclosure>
    </div>
  );
};
