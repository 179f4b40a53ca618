import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Settings } from '@application/Settings';
import type { Environment } from '@domain/brand/variant';
import type { MessagesOf } from '@ui/copy/byReader';
import { hostedMessages } from '@messages/hosted';
import { identityChoiceMessages } from '@messages/identityChoice';
import { papersMessages } from '@messages/papers';
import { papersStripMessages } from '@messages/papersStrip';
import { uploadMessages } from '@messages/upload';
import { whose } from '@ui/form/autocomplete';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DossierPage, WithoutCoHolder } from '@ui/journey/DossierPage';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { useMessages, useMessagesAbout } from '@ui/mvvm/messages';
import { screen, useService } from '@ui/mvvm/screen';
import { usePointed } from '@ui/kit/useWide';
import { Document } from './Document';
import { identityChoice } from './identityChoice';
import { PapersStrip } from './PapersStrip';
import { Without } from './Without';
import { wordsFor } from './wordsFor';
import css from './UploadScreen.module.css';
import type { Received } from './received';
import { UploadViewModel } from './UploadViewModel';

interface Shown {
  readonly vm: UploadViewModel;
}

/** The bank has this document: shows its status, and offers to replace it. STP-06 */
const AtTheBank = ({ vm, received }: Shown & { readonly received: Received }): ReactElement => {
  const copy = useMessages(uploadMessages).received;
  const { title, text, follow } = copy[received];
  return (
    <Notice kind={received === 'failed' ? 'warning' : 'info'} title={title}>
      <p>{text}</p>
      <div className={css.buttons}>
        <Button onClick={vm.follow} busy={vm.leaving}>
          {vm.nextPaper === undefined ? follow : papersStripMessages.next[vm.nextPaper]}
        </Button>
        <Button kind="secondary" onClick={vm.replace}>
          {copy.replace}
        </Button>
      </div>
    </Notice>
  );
};

/** The person has returned to add their host's documents. D-54 */
const Hosted = observer(function Hosted({ vm }: Shown): ReactElement {
  const copy = useMessagesAbout(hostedMessages, whose(vm.journey));
  return (
    <div className={css.hosted}>
      <Notice kind="info" title={copy.title}>
        <p>{vm.pages.all.length > 0 ? copy.kept : copy.anew}</p>
      </Notice>
    </div>
  );
});

/** What is to be given: the chosen document by name, else what the category takes. The choice and its row say the identity document. */
const introOf = (vm: UploadViewModel, copy: MessagesOf<typeof uploadMessages>): string | undefined => {
  const { paper, asksPaper, category, pages, journey } = vm;
  if (category === 'identity' && journey.givesPapersFirst) return vm.readBefore && papersStripMessages.allRead(vm.readBefore);
  const { intro, chosen } = wordsFor(vm, copy);
  return paper === undefined || asksPaper ? intro[category] : chosen(papersMessages[paper], pages.sides.length);
};

/** The environment that the sandbox serves. */
const TRIAL: Environment = 'dev';

/** What happens to documents given to the sandbox. XTR-19 */
const Trial = (): ReactElement | null => {
  const { trial } = useMessages(uploadMessages);
  const { environment } = useService(Settings);
  return environment === TRIAL ? <p className={css.trial}>{trial}</p> : null;
};

const UploadPage = observer(function UploadPage({ vm }: Shown): ReactElement {
  const copy = useMessages(uploadMessages);
  const identity = useMessages(identityChoiceMessages);
  const about = whose(vm.journey);
  const why = vm.choosesIdentity ? { ...identity.why, text: identity.why.text[about] } : copy.why;
  const withPhone = usePointed() && vm.journey.steps.mode === 'omc' && vm.received === undefined;
  useFilesAnywhere(vm.receive);
  useEffect(() => vm.updateDirty(), [vm, vm.choosesIdentity]); // each page begins with nothing unsent
  return (
    <DossierPage
      title={vm.title}
      intro={introOf(vm, copy)}
      aside={why}
      {...(vm.named && { about: false })}
      onPhone={!withPhone || vm.choosing}
    >
      <PapersStrip sending={vm.sending.busy} />
      {vm.hosted && <Hosted vm={vm} />}
      {vm.received ? <AtTheBank vm={vm} received={vm.received} /> : <Document vm={vm} withPhone={withPhone} />}
      <Trial />
      {!vm.choosesIdentity && <Without category={vm.category} whose={about} keptUntil={keptUntil(vm.journey.dossier.state)} />}
      <WithoutCoHolder />
    </DossierPage>
  );
});

const Upload = screen(UploadViewModel, vm => <UploadPage vm={vm} />);

/** Choose, photograph or drop the pages of a document, then send them. The bank's order asks first which identity document. PRF-03 to PRF-07, D-125 */
export const UploadScreen = observer(function UploadScreen(): ReactElement {
  const { steps, givesPapersFirst } = useService(DossierJourney);
  return steps.at.page === 'IdentityForm' && !givesPapersFirst ? <identityChoice.Screen /> : <Upload />;
});

const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped beside the drop zones or pasted, a screenshot too. Prevents the browser from opening anything else that is
 * dropped. XTR-40
 */
export const useFilesAnywhere = (onTransfer: (transfer: DataTransfer) => void): void =>
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = holdsFiles(event.dataTransfer) ? 'copy' : 'none';
    };
    const take = (event: Event, transfer: DataTransfer | null): void => {
      event.preventDefault();
      if (transfer && holdsFiles(transfer)) onTransfer(transfer);
    };
    const drop = (event: DragEvent): void => {
      if (!event.defaultPrevented) take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => {
      if (holdsFiles(event.clipboardData)) take(event, event.clipboardData);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [onTransfer]);
