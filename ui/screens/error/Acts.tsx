import type { ReactElement } from 'react';
import { errorsMessages } from '@ui/copy/fr/errors';
import { Visit } from '@ui/journey/Visit';
import { Button, LinkButton } from '@ui/kit/Button';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import type { Act } from './actsOf';

const addresses = { appointment: redirectHref('appointment'), customerArea: redirectHref('customer-area') };

/** The acts of a page in order; a new request leaves what the tab holds of the one before. */
export const Acts = ({ acts }: { readonly acts: readonly Act[] }): ReactElement => {
  const copy = useMessages(errorsMessages).acts;
  const visit = useService(Visit);
  const ways = { again: visit.again, main: visit.comeBack, identify: visit.identify, newRequest: visit.signOut };
  return (
    <>
      {acts.map((act, index) => {
        const kind = index === 0 ? 'primary' : 'secondary';
        if (act === 'appointment' || act === 'customerArea')
          return (
            <LinkButton key={act} kind={kind} href={addresses[act]}>
              {copy[act]}
            </LinkButton>
          );
        return (
          <Button key={act} kind={kind} onClick={ways[act]}>
            {copy[act]}
          </Button>
        );
      })}
    </>
  );
};
