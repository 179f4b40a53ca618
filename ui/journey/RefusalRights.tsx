import { observer } from 'mobx-react-lite';
import { useContext, useState, type ReactElement } from 'react';
import { LastRefusal, RefusalRequests } from '@application/refusal/ports';
import type { RefusalFacts } from '@domain/errors/refusalFacts';
import { SessionStore } from '@application/session/ports';
import { Settings } from '@application/Settings';
import { errorsRefusal, type StoppingPage } from '@domain/errors/refusalRights';
import { displayDay } from '@domain/kernel/day';
import { refusalMessages } from '@messages/refusal';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { complaintHref, telHref } from '@ui/kit/hrefs';
import { markFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { Stack } from '@ui/kit/Stack';
import { Status } from '@ui/kit/Status';
import { useFocusAfter } from '@ui/kit/useFocusAfter';
import { ReaderContext, useMessages } from '@ui/mvvm/messages';
import { Services, useService } from '@ui/mvvm/screen';
import { RefusalRightsViewModel } from './RefusalRightsViewModel';

/** Where to call and write, without a session. */
const Contact = (): ReactElement => {
  const copy = useMessages(refusalMessages);
  const { contactPhone, law } = useService(Settings);
  const { address, email } = law.complaints;
  return (
    <>
      <p>{copy.contact}</p>
      <ul>
        <li>
          <a href={telHref(contactPhone)}>{contactPhone}</a>
        </li>
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {address !== '' && <li translate="no">{address}</li>}
      </ul>
    </>
  );
};

interface Asked {
  readonly vm: RefusalRightsViewModel;
  readonly facts: RefusalFacts;
  readonly posted: boolean;
}

const Requests = observer(function Requests({ vm, facts, posted }: Asked): ReactElement {
  const copy = useMessages(refusalMessages);
  const { busy } = vm.sending;
  const said = useFocusAfter<HTMLDivElement>([vm.reasonsBy, vm.reviewAsked, vm.elsewhere].join());
  if (vm.elsewhere)
    return (
      <div ref={said} tabIndex={-1}>
        <Stack>
          <Contact />
        </Stack>
      </div>
    );
  const reviewOffered = facts.automated === true && !vm.reviewAsked;
  return (
    <>
      <Actions>
        {vm.reasonsBy === undefined && (
          <Button kind="quiet" busy={busy} onClick={() => void vm.askReasons('email')}>
            {posted ? copy.ratherByEmail : copy.byEmail}
          </Button>
        )}
        {vm.reasonsBy === undefined && !posted && (
          <Button kind="quiet" busy={busy} onClick={() => void vm.askReasons('letter')}>
            {copy.byLetter}
          </Button>
        )}
        {reviewOffered && (
          <Button kind="quiet" busy={busy} onClick={() => void vm.askReview()}>
            {copy.review}
          </Button>
        )}
      </Actions>
      <div ref={said} tabIndex={-1}>
        <Status>
          {vm.failed && <Notice kind="error">{copy.failed}</Notice>}
          {vm.reasonsBy && <p>{copy.asked[vm.reasonsBy]}</p>}
          {vm.reviewAsked && <p>{copy.asked.review}</p>}
        </Status>
      </div>
    </>
  );
});

interface RightsProps {
  readonly facts: RefusalFacts;
  /** The silence of a review counts as the refusal: after so many days. XTR-75 */
  readonly silentDays?: number | undefined;
}

/** What the bank owes to a refused person; an adviser reads it, and asks for nothing in the client's place. */
const Rights = ({ facts, silentDays }: RightsProps): ReactElement => {
  const copy = useMessages(refusalMessages);
  const isClient = useContext(ReaderContext) === 'omc';
  const resolve = useContext(Services);
  const [vm] = useState(() => new RefusalRightsViewModel(resolve(RefusalRequests), resolve(SessionStore).session() !== undefined));
  const { letter } = useService(Settings).refusal;
  const postedOn = letter === 'sent' ? facts.letterSentOn : undefined;
  return (
    <>
      {silentDays !== undefined && <p>{copy.silence(silentDays)}</p>}
      {facts.reason !== undefined && <p>{markFrench(copy.reason(facts.reason), [facts.reason])}</p>}
      {facts.automated === true && <p>{copy.automated}</p>}
      <p>{postedOn === undefined ? copy.onRequest : copy.sent(displayDay(postedOn))}</p>
      {isClient && <Requests vm={vm} facts={facts} posted={postedOn !== undefined} />}
    </>
  );
};

interface TitledProps {
  /** The refused person of a joint file. D-64 */
  readonly about?: string | undefined;
  readonly children: ReactElement;
}

const Titled = ({ about, children }: TitledProps): ReactElement => {
  const copy = useMessages(refusalMessages);
  return (
    <section aria-labelledby="rights">
      <Stack>
        <h2 id="rights">{copy.title}</h2>
        {about !== undefined && <p>{about}</p>}
        {children}
        <p>{copy.account}</p>
        <p>
          <a href={complaintHref}>{copy.complaint}</a>
        </p>
      </Stack>
    </section>
  );
};

/** What a person can do on a page that refuses an account, or leads to an agency. XTR-74 */
export const RefusalRights = ({ page }: { readonly page: StoppingPage }): ReactElement => {
  const copy = useMessages(refusalMessages);
  const { facts, about } = useService(LastRefusal);
  switch (errorsRefusal.decide({ page, final: facts.final ?? null })) {
    case 'none':
      return <></>;
    case 'elsewhere':
      return (
        <Titled about={about}>
          <p>{copy.elsewhere}</p>
        </Titled>
      );
    case 'refusal':
      return (
        <Titled about={about}>
          <Rights facts={facts} />
        </Titled>
      );
  }
};

/** Two sentences in a notice of a form, before anything is sent. XTR-74 */
export const RefusalNote = ({ page }: { readonly page: StoppingPage }): ReactElement => {
  const copy = useMessages(refusalMessages);
  return errorsRefusal.decide({ page, final: null }) === 'elsewhere' ? (
    <>
      <p>{copy.elsewhere}</p>
      <p>{copy.account}</p>
    </>
  ) : (
    <></>
  );
};

/** The rights of a refused person, once a review has been silent for too long. XTR-75 */
export const SilenceRights = ({ days }: { readonly days: number }): ReactElement => (
  <Titled>
    <Rights facts={{}} silentDays={days} />
  </Titled>
);
