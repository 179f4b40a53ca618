import type { ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { notOnlineMessages } from '@messages/notOnline';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';

interface Given {
  /** What the bank's reason follows. */
  readonly before?: string | undefined;
  /** The document is a card: a passport may be accepted. */
  readonly card?: boolean | undefined;
}

/** Why an identity document is not accepted online, as the configuration says it, and what the person can do. D-127 */
export const NotOnline = ({ before, card = false }: Given): ReactElement => {
  const copy = useMessages(notOnlineMessages);
  const { acceptedPapers, language } = useService(Settings);
  const { reason, passports, agencyWithinDays } = acceptedPapers;
  const said = [before ?? (reason && copy.ofCountry), reason?.[language]].filter(Boolean).join(' ');
  return (
    <>
      {said !== '' && <p>{said}</p>}
      {card && passports === 'all' && <p>{copy.passport}</p>}
      {agencyWithinDays !== undefined && <p>{copy.within(agencyWithinDays)}</p>}
    </>
  );
};
