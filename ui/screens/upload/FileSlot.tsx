import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactElement } from 'react';
import { MOST_PAGES, type Side } from '@domain/documents/pages';
import type { MessagesOf } from '@ui/copy/byReader';
import { uploadMessages } from '@ui/copy/fr/upload';
import { Checkbox } from '@ui/kit/Checkbox';
import { cx } from '@ui/kit/cx';
import { errorId, fieldId, hintId } from '@ui/kit/fieldIds';
import { FieldError } from '@ui/kit/FieldParts';
import { Icon } from '@ui/kit/Icon';
import { Status } from '@ui/kit/Status';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { Why } from '@ui/why/Why';
import { FORMATS } from './Formats';
import { holdsPdf, type DocumentPages } from './DocumentPages';
import css from './FileSlot.module.css';
import { GivenPages } from './GivenPages';

/** Without HEIC in the list, iPhones convert photos to JPEG. A HEIC file that arrives anyway is checked by its content. D-16 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

interface FileSlotProps {
  readonly side: Side;
  readonly pages: DocumentPages;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Labels of the buttons: first file, another page, or a replacement. */
const waysOf = (side: Side, given: boolean, copy: MessagesOf<typeof uploadMessages>) => {
  if (!given) return { photo: copy.photo, file: copy.file, icon: 'upload' } as const;
  return side === 'SINGLE'
    ? ({ photo: copy.photoMore, file: copy.fileMore, icon: 'plus' } as const)
    : ({ photo: copy.photoAgain, file: copy.fileAgain, icon: 'refresh' } as const);
};

/** A side or all pages of a document: camera, file chooser, drop zone, and the pages given. PRF-04, D-54 */
export const FileSlot = observer(function FileSlot({ side, pages, onFiles }: FileSlotProps): ReactElement {
  const copy = useMessages(uploadMessages);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const photoName = useId();
  const given = pages.of(side);
  const error = pages.fault(side);
  const title = pages.both ? copy.bothTitle : copy.sideTitle[side];
  const kept = pages.keptSides.includes(side);
  const ways = waysOf(side, given.length > 0 || kept, copy);
  const full = side === 'SINGLE' && (given.length >= MOST_PAGES || holdsPdf(given));
  const last = given.at(-1)?.id;
  const wasFull = useRef(full);
  // The buttons that gave the last page disappear: moves the focus, which would fall to the body. STP-13, D-10
  useEffect(() => {
    if (full && !wasFull.current && document.activeElement === document.body) document.getElementById(`page-${last}-remove`)?.focus();
    wasFull.current = full;
  }, [full, last]);
  const place = useRef<HTMLFieldSetElement>(null);
  /** Keeps the focused chooser in the window: the list of given pages pushes it down. STP-13 */
  const keepFocusInView = (): void => {
    const { activeElement } = document;
    if (place.current?.contains(activeElement)) activeElement?.scrollIntoView?.({ block: 'nearest' });
  };
  useEffect(keepFocusInView, [given.length]);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = Array.from(event.target.files ?? []);
    event.target.value = ''; // else choosing the same file again fires no event
    onFiles(files);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  const common = {
    className: css.input,
    type: 'file',
    'aria-describedby': [hintId(FORMATS), error && errorId(side)].filter(Boolean).join(' '),
    'aria-invalid': error ? true : undefined,
    'aria-errormessage': error ? errorId(side) : undefined,
    onChange: take,
  } as const;
  return (
    <fieldset
      ref={place}
      className={cx(css.slot, over ? css.over : undefined)}
      id={full ? fieldId(side) : undefined}
      tabIndex={full ? -1 : undefined}
      data-invalid={error ? '' : undefined}
      data-given={given.length > 0 ? '' : undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={css.title}>{title}</legend>
      {error && <FieldError name={side}>{error}</FieldError>}
      {error && <Why explain={book => book.limits()} />}
      {kept && <p>{copy.kept[side]}</p>}
      <GivenPages title={title} pages={pages} given={given} onShown={keepFocusInView} onEmptied={() => chooser.current?.focus()} />
      {side === 'FRONT' && holdsPdf(given) && <Checkbox name="both" label={copy.both} checked={pages.both} onChange={pages.changeBoth} />}
      {full ? (
        <p className={css.full}>{holdsPdf(given) ? copy.pdfWhole : copy.full}</p>
      ) : (
        <div className={css.ways}>
          <label className={cx(css.way, css.photo)} htmlFor={photoName}>
            <Icon name="camera" />
            <span>{ways.photo}</span>
            <VisuallyHidden>{copy.way(title)}</VisuallyHidden>
            <input {...common} id={photoName} accept="image/*" capture="environment" />
          </label>
          <label className={css.way} htmlFor={fieldId(side)}>
            <Icon name={ways.icon} />
            <span>{ways.file}</span>
            <VisuallyHidden>{copy.way(title)}</VisuallyHidden>
            <input {...common} ref={chooser} id={fieldId(side)} accept={ACCEPTED} multiple={side === 'SINGLE'} />
          </label>
          <span className={css.drop} aria-hidden="true">
            {copy.drop}
          </span>
        </div>
      )}
      <div className={css.status}>
        <Status>{pages.preparing === side ? copy.preparing : <VisuallyHidden>{pages.announcement}</VisuallyHidden>}</Status>
      </div>
    </fieldset>
  );
});
