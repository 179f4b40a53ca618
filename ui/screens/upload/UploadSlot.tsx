import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { MOST_PAGES, type Side } from '@domain/proofs/scans';
import { uploadMessages } from '@messages/upload';
import { Checkbox } from '@ui/kit/Checkbox';
import { cx } from '@ui/kit/cx';
import { fieldId } from '@ui/kit/fieldIds';
import { FieldError } from '@ui/kit/FieldParts';
import { Icon } from '@ui/kit/Icon';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { Why } from '@ui/why/Why';
import type { CameraAtHand } from './CameraAtHand';
import type { DocumentScans } from './DocumentScans';
import { holdsPdf, isPdf } from './validation';
import css from './UploadSlot.module.css';
import { AddFileButton, addFileButtonsOf } from './AddFileButton';
import { Frame, shapeOf, type Shape } from './Frame';
import { GivenScans } from './GivenScans';
import { Button } from '@ui/kit/Button';

interface UploadSlotProps {
  readonly side: Side;
  readonly pages: DocumentScans;
  readonly camera: CameraAtHand;
  /** Gives what the page's camera took. */
  readonly give: (side: Side, files: readonly File[]) => Promise<void>;
  readonly onDossiers: (files: readonly File[]) => void;
  readonly onDrop: (transfer: DataTransfer) => void;
  /** Variant: drop zone, phone layout with buttons in the bottom bar, or side already added. */
  readonly as: 'zone' | 'picture' | 'row';
  /** The page asks for this side first. */
  readonly first: boolean;
}

/** A side or all pages of a document: file inputs, drop zone, and the pages given. PRF-04, D-54 */
export const UploadSlot = observer(function UploadSlot({
  side,
  pages,
  camera,
  give,
  onDossiers,
  onDrop,
  as,
  first,
}: UploadSlotProps): ReactElement {
  const copy = useMessages(uploadMessages);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const given = pages.of(side);
  const error = pages.fault(side);
  const title = pages.both ? copy.bothTitle : copy.sideTitle[side];
  const kept = pages.keptSides.includes(side);
  const there = given.length > 0 || kept;
  const ways = addFileButtonsOf(side, there, copy);
  const note = pages.note(side);
  const shape = shapeOf(side, pages.slot.paper());
  const isLarge = side !== 'SINGLE' || (as === 'picture' && given.length === 1 && !holdsPdf(given));
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
  const before = useRef(given.length);
  // On a phone the button in the dock keeps the focus: the photo comes into the window. A chooser that has moved takes the focus again. STP-13
  useEffect(() => {
    if (given.length === before.current) return;
    if (as === 'picture' && given.length > before.current) place.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = given.length;
    if (document.activeElement === document.body) document.getElementById(fieldId(side))?.focus();
    keepFocusInView();
  }, [as, given.length, side]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  const emptied = (): void => (chooser.current ?? document.getElementById(fieldId(side)))?.focus();
  /** What the device has read of a page's code tells that it is legible. */
  const asks = side !== 'SINGLE' && given.some(({ page, sent, code }) => !sent && !isPdf(page) && !code);
  const choosers = !full && (
    <div className={css.ways}>
      {as !== 'zone' && !kept && (
        <AddFileButton {...{ side, title, error, onDossiers }} id={`photo-${side}`} label={ways.photo} icon="camera" kind="quiet" camera />
      )}
      <AddFileButton
        {...{ side, title, error, onDossiers }}
        id={fieldId(side)}
        label={as === 'row' && kept ? copy.replace : ways.file}
        icon={ways.icon}
        kind={as !== 'zone' || there ? 'quiet' : first ? 'primary' : 'secondary'}
        place={chooser}
      />
    </div>
  );
  return (
    <fieldset
      ref={place}
      className={cx(css.slot, over ? css.over : undefined)}
      id={full ? fieldId(side) : undefined}
      tabIndex={full ? -1 : undefined}
      data-as={as}
      data-invalid={error ? '' : undefined}
      data-given={there ? '' : undefined}
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
      {as === 'zone' && !there && choosers}
      {!there && (as === 'picture' ? <Photographed {...{ at: camera, side, pages, shape, give }} /> : <Empty as={as} />)}
      {kept && (
        <p className={css.kept}>
          <Icon name="success" />
          <span>{copy.kept[side]}</span>
        </p>
      )}
      <GivenScans
        key={kept ? 'kept' : 'given'}
        title={title}
        pages={pages}
        given={given}
        look={kept ? 'kept' : isLarge ? 'large' : 'list'}
        shape={shape}
        onShown={keepFocusInView}
        onEmptied={emptied}
      />
      {note && <p className={css.full}>{note}</p>}
      {asks && <p className={css.asks}>{copy.asks[side]}</p>}
      {side === 'FRONT' && holdsPdf(given) && <Checkbox name="both" label={copy.both} checked={pages.both} onChange={pages.changeBoth} />}
      {full && <p className={css.full}>{holdsPdf(given) ? copy.pdfWhole : copy.full}</p>}
      {(as === 'row' || (there && (as === 'zone' || side === 'SINGLE'))) && choosers}
      <div className={css.status}>
        <Status hidden>{pages.preparing === side ? copy.preparing : pages.announcement}</Status>
      </div>
    </fieldset>
  );
});

/** An empty place beside a mouse: a drop zone. XTR-51 */
const Empty = ({ as }: { readonly as: 'zone' | 'row' }): ReactElement | null => {
  const copy = useMessages(uploadMessages);
  if (as === 'row') return null;
  return (
    <p className={css.drop} aria-hidden="true">
      {copy.drop}
    </p>
  );
};

interface PhotographedProps extends Pick<UploadSlotProps, 'side' | 'pages' | 'give'> {
  readonly at: CameraAtHand;
  readonly shape: Shape;
}

/** An empty place on a phone: the frame of the document, or the page's camera in its place. PRF-04, XTR-51 */
const Photographed = observer(function Photographed({ at, side, pages, shape, give }: PhotographedProps): ReactElement {
  const { views, problem } = at;
  const paper = pages.slot.paper();
  const otherSide = pages.sides.some(each => each !== side && (pages.isDone(each) || pages.of(each).length > 0));
  if (views && at.side === side && paper) return <views.OwnCamera {...{ at, side, paper, otherSide, shape, give }} />;
  return (
    <>
      <Frame shape={shape} />
      {views && problem && <views.CameraProblemNotice problem={problem} />}
    </>
  );
});

const PERCENT = 100;

interface ProgressProps {
  /** From 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** Progress bar of an upload, in the row of the page's button so that nothing moves when it comes and goes. XTR-05, XTR-60 */
export const Progress = ({ share, onCancel }: ProgressProps): ReactElement => {
  const copy = useMessages(uploadMessages);
  const percent = Math.round(share * PERCENT);
  return (
    <div className={css.progress}>
      <Button kind="quiet" onClick={onCancel}>
        {copy.cancel}
      </Button>
      <progress className={css.bar} max={PERCENT} value={percent} aria-label={copy.sending} />
      <span className={css.share}>{copy.progress(percent)}</span>
    </div>
  );
};
