import type { ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { identityChoiceMessages } from '@messages/identityChoice';
import { NotOnline } from '@ui/journey/NotOnline';
import { LinkButton } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import css from './OtherPaper.module.css';

/**
 * Help for people whose document is not accepted online: accepted documents, contact, and the file's last day (`kept`,
 * JJ/MM/AAAA). D-91, D-127
 */
export const OtherPaper = ({ kept }: { readonly kept: string | undefined }): ReactElement => {
  const { other } = useMessages(identityChoiceMessages);
  const { acceptedPapers } = useService(Settings);
  return (
    <div className={css.other}>
      <Disclosure summary={other.summary}>
        <ul>
          {other.list(acceptedPapers).map(document => (
            <li key={document}>{document}</li>
          ))}
        </ul>
        <NotOnline before={other.text} />
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
