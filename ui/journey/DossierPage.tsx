import { observer } from 'mobx-react-lite';
import { useContext, useState, type ComponentProps, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { calledBy } from '@domain/holders/people';
import type { PageName } from '@domain/journey/steps';
import type { MessagesOf } from '@ui/copy/byReader';
import { dossierPageMessages } from '@messages/dossierPage';
import { onPhoneMessages } from '@messages/onPhone';
import { Dialogs } from './Dialogs';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Notice } from '@ui/kit/Notice';
import { HeaderSlot } from '@ui/kit/HeaderSlot';
import { Page } from '@ui/kit/Page';
import { Status } from '@ui/kit/Status';
import { unbroken } from '@ui/kit/unbroken';
import { useDesk, usePointed } from '@ui/kit/useWide';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { participantName } from './participantName';
import { DossierJourney } from './DossierJourney';
import type { Saving } from './DossierStore';
import { keptUntil } from './keptUntil';
import { OnPhone } from './OnPhone';
import css from './DossierPage.module.css';

const said = (saving: Saving, copy: MessagesOf<typeof dossierPageMessages>['saving']): string => {
  if (saving.kind === 'none') return '';
  return saving.kind === 'saved' ? copy.saved(saving.at) : copy[saving.kind];
};

/** Status of the last save, announced as well; offers a retry after a failure. XTR-03 */
const Saved = observer(function Saved(): ReactElement {
  const copy = useMessages(dossierPageMessages).saving;
  const { saving, again } = useService(DossierJourney);
  return (
    <Status>
      <span>{said(saving, copy)}</span>
      {saving.kind === 'failed' && again && (
        <Button kind="quiet" onClick={again}>
          {copy.again}
        </Button>
      )}
    </Status>
  );
});

interface LeavingProps {
  /** The button that opens the dialog. */
  readonly opener: (open: () => void) => ReactElement;
  /** How somebody else may come back too. */
  readonly also?: string;
}

/** Says how long the bank keeps the file and how one comes back; leaving signs out. XTR-08, XTR-28 */
const Leaving = observer(function Leaving({ opener, also }: LeavingProps): ReactElement {
  const copy = useMessages(dossierPageMessages);
  const [open, setOpen] = useState(false);
  const kept = keptUntil(useService(DossierJourney).dossier.state);
  const dialogs = useService(Dialogs);
  return (
    <>
      {opener(() => setOpen(true))}
      <Dialog
        title={copy.later.title}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{copy.later.stay}</Button>
            <Button kind="secondary" onClick={dialogs.logout}>
              {copy.later.leave}
            </Button>
          </>
        }
      >
        {kept && <p>{copy.later.kept(kept)}</p>}
        <p>{unbroken(copy.later.how)}</p>
        {also && <p>{also}</p>}
      </Dialog>
    </>
  );
});

/** In the header on a desktop, else beside Back. XTR-44 */
const Later = (): ReactElement => {
  const copy = useMessages(dossierPageMessages);
  const slot = useContext(HeaderSlot);
  const inHeader = useDesk() && slot !== null;
  const opener = (open: () => void): ReactElement => {
    const button = (
      <Button kind={inHeader ? 'bar' : 'quiet'} onClick={open}>
        {copy.later.button}
      </Button>
    );
    return inHeader ? createPortal(button, slot) : button;
  };
  return <Leaving opener={opener} />;
};

/** On a co-holder's page in the holder's session: the co-holder may not be there. D-43, D-125, JNT-03 */
export const WithoutCoHolder = observer(function WithoutCoHolder(): ReactElement | null {
  const copy = useMessages(dossierPageMessages);
  const { steps, participant, connected, dossier } = useService(DossierJourney);
  const name = calledBy(dossier.people.COT);
  if (steps.mode === 'mdc' || participant !== 'COT' || connected !== 'TIT' || name === undefined) return null;
  return (
    <Leaving
      also={copy.absent.how(name)}
      opener={open => (
        <Button kind="quiet" onClick={open}>
          {copy.absent.button(name)}
        </Button>
      )}
    />
  );
});

/** Pages that need a camera: only they offer the phone. XTR-10 */
const camera: readonly PageName[] = [
  'IdentityForm',
  'UploadIdentityProof',
  'UploadAddressProof',
  'UploadIncomeProof',
  'PreLivenessPage',
  'LivenessPage',
  'LivenessControlKo',
];

/** For clients on a computer; an adviser's file stays at the workstation. XTR-10 */
const Phone = observer(function Phone(): ReactElement | null {
  const pointed = usePointed();
  const { mode, at } = useService(DossierJourney).steps;
  const onPhone = useService(OnPhone);
  if (!pointed || mode === 'mdc' || !camera.includes(at.page)) return null;
  return (
    <Button kind="quiet" onClick={onPhone.show}>
      {onPhoneMessages.button}
    </Button>
  );
});

type DossierPageProps = Omit<ComponentProps<typeof Page>, 'onBack' | 'about'> & {
  /** False on pages with nothing to finish later: results, the welcome page. */
  readonly later?: boolean;
  /** False where the title names the person. */
  readonly about?: false;
  /** False where a page that needs a camera cannot continue on another device. */
  readonly onPhone?: boolean;
  /** True while the page loads or continues by itself. Renders nothing below, to avoid a layout shift. XTR-60 */
  readonly coming?: boolean;
};

/** Layout of a page of the file: Back where allowed, save status, 'finish later'. D-09, XTR-03, XTR-28 */
export const DossierPage = observer(function DossierPage({
  children,
  later = true,
  onPhone = true,
  coming = false,
  about,
  ...page
}: DossierPageProps): ReactElement {
  const journey = useService(DossierJourney);
  const copy = useMessages(dossierPageMessages);
  return (
    <Page {...page} about={about ?? participantName(journey)} onBack={journey.back} exit={later && <Later />}>
      {journey.asksLater && <Notice kind="info">{copy.askedLater}</Notice>}
      {children}
      {later && !coming && (
        <div className={css.foot} data-foot="">
          <div className={css.saved}>
            <Saved />
          </div>
          <div className={css.ways}>{onPhone && <Phone />}</div>
        </div>
      )}
    </Page>
  );
});
