import type { ChangeEvent, ReactElement, Ref } from 'react';
import type { Side } from '@domain/proofs/pages';
import { uploadMessages } from '@messages/upload';
import { errorId, hintId } from '@ui/kit/fieldIds';
import { Icon, type IconName } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import css from './FileWay.module.css';
import { FORMATS } from './Formats';

/** Without HEIC in the list, iPhones convert photos to JPEG. A HEIC file that arrives anyway is checked by its content. D-16 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

interface FileWayProps {
  readonly side: Side;
  /** Title of the side, for screen readers. */
  readonly title: string;
  readonly label: string;
  readonly icon: IconName;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly id: string;
  readonly camera?: boolean | undefined;
  readonly error: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly place?: Ref<HTMLInputElement> | undefined;
}

/** A file input in the shape of a button: camera or file chooser. PRF-04, PRF-05 */
export const FileWay = ({ side, title, label, icon, kind, id, camera, error, onFiles, place }: FileWayProps): ReactElement => {
  const copy = useMessages(uploadMessages);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = Array.from(event.target.files ?? []);
    event.target.value = ''; // else choosing the same file again fires no event
    onFiles(files);
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
