import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { Side } from '@domain/proofs/scans';
import { uploadMessages } from '@messages/upload';
import { fieldId } from '@ui/kit/fieldIds';
import { Form } from '@ui/kit/Form';
import { Notice } from '@ui/kit/Notice';
import { usePointed } from '@ui/kit/useWide';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { DockAddFile, AddFileButton, CameraOf } from './AddFileButton';
import { CameraAtHand } from './CameraAtHand';
import type { DocumentScans } from './DocumentScans';
import { poorPhoto } from './validation';
import { identityChoice } from './identityChoice';
import { currentSide, nextStep, sideAfter } from './nextStep';
import { ChosenPaper, PaperChoice, Told, useFocusOfChoice } from './PaperChoice';
import { Places } from './Places';
import { Progress } from './UploadSlot';
import type { UploadViewModel } from './UploadViewModel';

interface Shown {
  readonly vm: UploadViewModel;
}

interface DocumentProps extends Shown {
  /** The phone is offered for the photos. */
  readonly withPhone: boolean;
}

/** Moves the focus from the submit button to the other side's chooser once the bank keeps the first side. STP-13, D-72 */
const useFocusOnNextSide = (pages: DocumentScans, pointed: boolean, place: RefObject<HTMLElement | null>): void => {
  const { keptSides } = pages;
  const { length } = keptSides;
  const next = pages.sides.find(side => !keptSides.includes(side));
  const before = useRef(length);
  useEffect(() => {
    const stayed = place.current?.querySelector('button[type="submit"]') === document.activeElement;
    if (length > before.current && next && stayed && pointed) document.getElementById(fieldId(next))?.focus();
    before.current = length;
  }, [length, next, pointed, place]);
};

const Which = observer(function Which({ vm }: Shown): ReactElement {
  useFocusOfChoice();
  return vm.choosesIdentity ? <identityChoice.Screen /> : <PaperChoice vm={vm} />;
});

/** Which document, then the document itself. PRF-01, XTR-48 */
export const Document = observer(function Document(shown: DocumentProps): ReactElement {
  return shown.vm.choosing ? <Which vm={shown.vm} /> : <Pages {...shown} />;
});

/** The document given and sent. On a phone the page's button opens the camera first. PRF-04 to PRF-07, XTR-51 */
const Pages = observer(function Pages({ vm, withPhone }: DocumentProps): ReactElement {
  const copy = useMessages(uploadMessages);
  const pointed = usePointed();
  const { sending, pages } = vm;
  const camera = useService(CameraAtHand);
  const step = nextStep(pages, { camera: !pointed, again: sending.stopped !== undefined });
  const current = currentSide(pages);
  const place = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const nextPhoto = useRef<HTMLInputElement>(null);
  const nextSide = useRef<Side>('BACK');
  useFocusOnNextSide(pages, pointed, place);
  /** The cancel button disappears: the submit button takes the focus. */
  const cancel = (): void => {
    place.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
    sending.cancel();
  };
  const poor = sending.busy ? undefined : poorPhoto(pages.slot.paper(), pages.toSend);
  /** Another photo in place of the bad one. */
  const retake = (files: readonly File[]): void => {
    if (poor === undefined || files.length === 0) return;
    if (poor.page.side === 'SINGLE') pages.remove(poor.id);
    void vm.give(poor.page.side, files);
  };
  const wasPointed = useRef(pointed);
  // The chooser has moved with the width of the window: it takes the focus again. STP-13
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasPointed.current !== pointed && current && activeElement === body) document.getElementById(fieldId(current))?.focus();
    wasPointed.current = pointed;
  }, [pointed, current]);
  const wasPoor = useRef(false);
  // The way to take the photo again has left with the focus: the submit button takes it. STP-13
  useEffect(() => {
    const { activeElement } = document;
    if (wasPoor.current && !poor && activeElement === document.body)
      place.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
    wasPoor.current = poor !== undefined;
  }, [poor]);
  const asked = useRef(false);
  const isOpen = current !== undefined && camera.side === current;
  const after = !pointed && !poor && step === 'keep' ? sideAfter(pages) : undefined;
  /** A device's camera is opened within the press, else the browser opens nothing. */
  const photographNext = (side: Side): void => {
    nextSide.current = side;
    const byDevice = (): void => nextPhoto.current?.click();
    if (!camera.open(side, byDevice)) byDevice();
  };
  const submit = (): void => {
    if (after) photographNext(after);
    if (step !== 'photo' || !photo.current) return void vm.submit();
    if (isOpen) return camera.press();
    if (current && camera.open(current, () => photo.current?.click())) return;
    if (asked.current) pages.check(); // an older browser did not report that the camera gave nothing
    asked.current = true;
    photo.current.click();
  };
  // The camera that the button opened was closed without a photo: the page says what is missing. PRF-06, D-116
  useEffect(() => {
    const closed = ({ target }: Event): void => {
      if (step === 'photo' && target === photo.current) pages.check();
    };
    const shown = place.current;
    shown?.addEventListener('cancel', closed);
    return () => shown?.removeEventListener('cancel', closed);
  }, [step, pages]);
  useEffect(() => {
    if (step !== 'photo') asked.current = false;
    if (step !== 'photo' && isOpen) camera.close(); // the side is there
  }, [step, isOpen, camera]);
  return (
    <div ref={place}>
      <Form
        onSubmit={submit}
        attempt={pages.attempt}
        errors={pages.errors}
        submitLabel={poor ? copy.sendAnyway : after ? copy.keepAndPhotograph[after] : copy[step]}
        submitKind={!poor && (step === 'photo' || pages.toSend.length > 0) ? 'primary' : 'secondary'}
        first={
          poor && (
            <AddFileButton
              side={poor.page.side}
              title={copy.sideTitle[poor.page.side]}
              id="retake"
              label={pointed ? copy.photoOther : copy.photoAgain}
              icon="refresh"
              kind="primary"
              camera={!pointed}
              error={undefined}
              onDossiers={retake}
            />
          )
        }
        busy={pages.busy}
        busyLabel={sending.busy ? copy.sending : copy.preparing}
        secondary={
          sending.progress !== undefined ? (
            <Progress share={sending.progress} onCancel={cancel} />
          ) : (
            !pointed &&
            current && (
              <DockAddFile
                side={current}
                pages={pages}
                photo={photo}
                photoFirst={(step === 'photo' && !isOpen) || poor !== undefined}
                cameraOpen={isOpen}
                onDossiers={(side, files) => void vm.give(side, files)}
              />
            )
          )
        }
      >
        <Told vm={vm} />
        <ChosenPaper vm={vm} />
        <Places vm={vm} camera={camera} pointed={pointed} withPhone={withPhone} />
        {!pointed && pages.sides.includes('BACK') && (
          <CameraOf place={nextPhoto} onTaken={files => void vm.give(nextSide.current, files)} />
        )}
        {sending.stopped && (
          <Notice kind="error" live>
            {sending.stopped}
          </Notice>
        )}
      </Form>
    </div>
  );
});
