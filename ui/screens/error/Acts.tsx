import type { ReactElement } from 'react';
import { errorsMessages } from '@messages/errors';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { Visit } from '@ui/journey/Visit';
import { Button, LinkButton } from '@ui/kit/Button';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import type { PageAction } from './actsOf';

const addresses = { appointment: redirectHref('appointment'), customerArea: redirectHref('customer-area') };

/** Buttons of an error page; `quiet`: nothing asks to be pressed. A new request first clears what the tab stores of the last one. */
export const Acts = ({ acts, quiet = false }: { readonly acts: readonly PageAction[]; readonly quiet?: boolean }): ReactElement => {
  const copy = useMessages(errorsMessages).acts;
  const visit = useService(Visit);
  const ways = { again: visit.again, main: visit.comeBack, identify: visit.identify, newRequest: visit.signOut };
  return (
    <>
      {acts.map((act, index) => {
        const kind = index === 0 && !quiet ? 'primary' : 'secondary';
        if (act === 'workstation') return <ToWorkstation key={act} kind={kind} />;
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
