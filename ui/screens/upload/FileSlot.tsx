import { useEffect, useMemo, useState, type ChangeEvent, type DragEvent, type ReactElement } from 'react';
import type { Side } from '@domain/proofs/proof';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import { Button } from '@ui/kit/Button';
import { cx } from '@ui/kit/cx';
import { describedBy, errorId, fieldId } from '@ui/kit/field';
import { FieldError, Hint } from '@ui/kit/FieldParts';
import { Icon } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import type { GivenPage } from './ChosenPapers';
import css from './FileSlot.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf';

interface FileSlotProps {
  readonly side: Side;
  readonly given: GivenPage | undefined;
  readonly preparing: boolean;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** An address of the picture for as long as it is shown. */
const usePreview = (content: Blob | undefined): string | undefined => {
  const address = useMemo(() => (content?.type.startsWith('image/') ? URL.createObjectURL(content) : undefined), [content]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
};

/** One side of a document: two ways to give it, a place to drop it, what was given. PRF-04 */
export const FileSlot = ({ side, given, preparing, error, onFile, onRemove }: FileSlotProps): ReactElement => {
  const [over, setOver] = useState(false);
  const preview = usePreview(given?.page.content);
  const title = copy.sideTitle[side];
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const described = describedBy(side, copy.formats, error);
  return (
    <fieldset
      className={cx(css.slot, over ? css.over : undefined)}
      data-invalid={error ? '' : undefined}
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
      {given && (
        <div className={css.given}>
          {preview ? <img className={css.preview} src={preview} alt={copy.preview(title)} /> : <Icon name="document" />}
          <p className={css.name}>{copy.given(given.name)}</p>
          <Button kind="quiet" onClick={onRemove}>
            {copy.remove}
            <VisuallyHidden>{copy.removeMore(given.name)}</VisuallyHidden>
          </Button>
        </div>
      )}
      <div className={css.ways}>
        <label className={cx(css.way, css.photo)}>
          <Icon name="camera" />
          {copy.photo}
          <VisuallyHidden>{copy.photoMore(title)}</VisuallyHidden>
          <input className={css.input} type="file" accept="image/*" capture="environment" onChange={take} disabled={preparing} />
        </label>
        <label className={css.way}>
          <Icon name="upload" />
          {given ? copy.fileAgain : copy.file}
          <VisuallyHidden>{copy.photoMore(title)}</VisuallyHidden>
          <input
            id={fieldId(side)}
            className={css.input}
            type="file"
            accept={ACCEPTED}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            aria-errormessage={error ? errorId(side) : undefined}
            onChange={take}
            disabled={preparing}
          />
        </label>
        <span className={css.drop} aria-hidden="true">
          {copy.drop}
        </span>
      </div>
      <p role="status" className={css.status}>
        {preparing ? copy.preparing : given ? <VisuallyHidden>{copy.given(given.name)}</VisuallyHidden> : ''}
      </p>
    </fieldset>
  );
};
