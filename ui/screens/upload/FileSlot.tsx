import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactElement } from 'react';
import type { Side } from '@domain/proofs/proof';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import { cx } from '@ui/kit/cx';
import { describedBy, errorId, fieldId } from '@ui/kit/field';
import { FieldError, Hint } from '@ui/kit/FieldParts';
import { Icon } from '@ui/kit/Icon';
import { Status } from '@ui/kit/Status';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import type { GivenPage } from './ChosenPapers';
import css from './FileSlot.module.css';
import { GivenFile } from './GivenFile';

/** HEIC is not named: a telephone of Apple then hands its photo over as JPEG. One that comes all the same is looked at. D-16 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

interface FileSlotProps {
  readonly side: Side;
  readonly given: GivenPage | undefined;
  readonly preparing: boolean;
  readonly error: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

/** One side of a document: two ways to give it, a place to drop it, what was given. PRF-04 */
export const FileSlot = ({ side, given, preparing, error, onFiles, onRemove }: FileSlotProps): ReactElement => {
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const photoName = useId();
  const title = copy.sideTitle[side];
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = Array.from(event.target.files ?? []);
    event.target.value = ''; // the same file chosen again is a choice too
    onFiles(files);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  const remove = (): void => {
    onRemove();
    chooser.current?.focus();
  };
  const common = {
    className: css.input,
    type: 'file',
    'aria-describedby': describedBy(side, copy.formats, error),
    'aria-invalid': error ? true : undefined,
    'aria-errormessage': error ? errorId(side) : undefined,
    onChange: take,
  } as const;
  return (
    <fieldset
      className={cx(css.slot, over ? css.over : undefined)}
      data-invalid={error ? '' : undefined}
      data-given={given ? '' : undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={css.title}>{title}</legend>
      <Hint name={side}>{copy.formats}</Hint>
      {error && <FieldError name={side}>{error}</FieldError>}
      {given && <GivenFile title={title} given={given} onRemove={remove} />}
      <div className={css.ways}>
        <label className={cx(css.way, css.photo)} htmlFor={photoName}>
          <Icon name="camera" />
          {copy.photo}
          <VisuallyHidden>{copy.photoMore(title)}</VisuallyHidden>
          <input {...common} id={photoName} accept="image/*" capture="environment" />
        </label>
        <label className={css.way} htmlFor={fieldId(side)}>
          <Icon name={given ? 'refresh' : 'upload'} />
          {given ? copy.fileAgain : copy.file}
          <VisuallyHidden>{copy.photoMore(title)}</VisuallyHidden>
          <input {...common} ref={chooser} id={fieldId(side)} accept={ACCEPTED} />
        </label>
        <span className={css.drop} aria-hidden="true">
          {copy.drop}
        </span>
      </div>
      <div className={css.status}>
        <Status>{preparing ? copy.preparing : given && <VisuallyHidden>{copy.given(given.name)}</VisuallyHidden>}</Status>
      </div>
    </fieldset>
  );
};
