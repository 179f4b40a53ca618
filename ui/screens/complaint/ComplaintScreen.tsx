import type { ReactElement, ReactNode } from 'react';
import { Settings } from '@application/Settings';
import { complaintMessages as copy } from '@messages/complaint';
import { NEW_TAB, telHref } from '@ui/kit/hrefs';
import { NewTab } from '@ui/kit/NewTab';
import { Page } from '@ui/kit/Page';
import { Stack } from '@ui/kit/Stack';
import { useService } from '@ui/mvvm/screen';

/** A way to write or to call; what the bank has not said is not shown. */
const Way = ({ label, said, children }: { readonly label: string; readonly said: string; readonly children: ReactNode }): ReactElement =>
  said === '' ? (
    <></>
  ) : (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );

/** How to complain, when the bank answers, and the mediator: the facts of brands/<code>/law.json. XTR-66, D-124 */
export const ComplaintScreen = (): ReactElement => {
  const { contactPhone, law } = useService(Settings);
  const { complaints, mediator } = law;
  const { ways, delays } = copy;
  return (
    <Page title={copy.title} intro={copy.intro}>
      <Stack>
        <h2>{ways.title}</h2>
        <dl>
          <Way label={ways.post} said={complaints.address}>
            <span translate="no">{complaints.address}</span>
          </Way>
          <Way label={ways.email} said={complaints.email}>
            <a href={`mailto:${complaints.email}`}>{complaints.email}</a>
          </Way>
          <Way label={ways.phone} said={contactPhone}>
            <a href={telHref(contactPhone)}>{contactPhone}</a>
          </Way>
        </dl>
        <h2>{delays.title}</h2>
        <ul>
          <li>{delays.acknowledged(complaints.acknowledgedInDays)}</li>
          <li>{delays.answered(complaints.answeredInDays)}</li>
          <li>{delays.payments(complaints.paymentsInDays, complaints.paymentsAtMost)}</li>
        </ul>
        <h2>{copy.mediator.title}</h2>
        <p>{copy.mediator.text}</p>
        {mediator.address !== '' && <p translate="no">{mediator.address}</p>}
        {mediator.site !== '' && (
          <p>
            <a href={mediator.site} {...NEW_TAB}>
              <span>{copy.mediator.site}</span>
              <NewTab />
            </a>
          </p>
        )}
      </Stack>
    </Page>
  );
};
