import { type ChangeEvent, type ReactElement, type Ref, useRef, type RefObject } from 'react';
import type { Side } from '@domain/proofs/scans';
import { uploadMessages } from '@messages/upload';
import { errorId, hintId, fieldId } from '@ui/kit/fieldIds';
import { Icon, type IconName } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import css from './AddFileButton.module.css';
import { FORMATS } from './Tips';
import type { UploadMessages } from './validation';
import { observer } from 'mobx-react-lite';
import type { DocumentScans } from './DocumentScans';

/** Without HEIC in the list, iPhones convert photos to JPEG. A HEIC file that arrives anyway is checked by its content. D-16 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

export interface AddFileButtonProps {
  readonly side: Side;
  /** Title of the side, for screen readers. */
  readonly title: string;
  readonly label: string;
  readonly icon: IconName;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly id: string;
  readonly camera?: boolean | undefined;
  readonly error: string | undefined;
  readonly onDossiers: (files: readonly File[]) => void;
  readonly place?: Ref<HTMLInputElement> | undefined;
}

interface CameraOfProps {
  readonly place: Ref<HTMLInputElement>;
  readonly onTaken: (files: readonly File[]) => void;
}

/** Opened by the page's button, which has another act as well. */
export const CameraOf = ({ place, onTaken }: CameraOfProps): ReactElement => {
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = Array.from(target.files ?? []);
    target.value = '';
    onTaken(files);
  };
  return <input ref={place} type="file" accept="image/*" capture="environment" hidden onChange={take} />;
};

/** A file input in the shape of a button: camera or file chooser. PRF-04, PRF-05 */
export const AddFileButton = ({
  side,
  title,
  label,
  icon,
  kind,
  id,
  camera,
  error,
  onDossiers,
  place,
}: AddFileButtonProps): ReactElement => {
  const copy = useMessages(uploadMessages);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = Array.from(event.target.files ?? []);
    event.target.value = ''; // else choosing the same file again fires no event
    onDossiers(files);
  };
  return (
    <label className={css.way} data-kind={kind} htmlFor={id}>
      <Icon name={icon} />
      <span key={label}>{label}</span>
      <VisuallyHidden>{copy.way(title)}</VisuallyHidden>
      <input
        ref={place}
        id={id}
        className={css.input}
        type="file"
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        multiple={!camera && side === 'SINGLE'}
        aria-describedby={[hintId(FORMATS), error && errorId(side)].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? errorId(side) : undefined}
        onChange={take}
      />
    </label>
  );
};

/** Labels of the file inputs: first file, another page, or a replacement. */
export const addFileButtonsOf = (side: Side, given: boolean, copy: UploadMessages) => {
  if (!given) return { photo: copy.photo, file: copy.file, icon: 'upload' } as const;
  return side === 'SINGLE'
    ? ({ photo: copy.photoMore, file: copy.fileMore, icon: 'plus' } as const)
    : ({ photo: copy.photoAgain, file: copy.fileAgain, icon: 'refresh' } as const);
};

interface DockAddFileProps {
  readonly side: Side;
  readonly pages: DocumentScans;
  /** The page's button opens the camera: it is not offered twice. */
  readonly photo: RefObject<HTMLInputElement | null>;
  readonly photoFirst: boolean;
  /** The page's own camera is open: the device's is another way. */
  readonly cameraOpen: boolean;
  readonly onDossiers: (side: Side, files: readonly File[]) => void;
}

/** On a phone, under the page's button: the file chooser, and the camera once a photo is there. XTR-51 */
export const DockAddFile = observer(function DockAddFile({
  side,
  pages,
  photo,
  photoFirst,
  cameraOpen,
  onDossiers,
}: DockAddFileProps): ReactElement | null {
  const copy = useMessages(uploadMessages);
  const given = pages.of(side);
  const chooser = useRef<HTMLInputElement>(null);
  if (side === 'SINGLE' && given.length > 0) return null; // more pages are added beside the pages
  const ways = addFileButtonsOf(side, given.length > 0, copy);
  const common = { side, title: copy.sideTitle[side], kind: 'quiet', error: pages.fault(side) } as const;
  const give = (files: readonly File[]): void => onDossiers(side, files);
  return (
    <div className={css.dock} data-photo-first={photoFirst ? '' : undefined}>
      <AddFileButton {...common} id={fieldId(side)} label={ways.file} icon={ways.icon} place={chooser} onDossiers={give} />
      <AddFileButton
        {...common}
        id={`photo-${side}`}
        label={cameraOpen ? copy.cameraApp : ways.photo}
        icon="camera"
        camera
        place={photo}
        onDossiers={give}
      />
    </div>
  );
});
