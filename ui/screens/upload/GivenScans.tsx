import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, useCallback } from 'react';
import type { TwoDDocRead } from '@application/proofs/PageCodes';
import type { PhotoVerdict } from '@domain/proofs/photo';
import { photoMessages } from '@messages/photo';
import { uploadMessages } from '@messages/upload';
import { Button } from '@ui/kit/Button';
import { cx } from '@ui/kit/cx';
import { Icon } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import type { GivenScan } from './UploadDraft';
import { describeTwoDDoc } from './describeTwoDDoc';
import type { DocumentScans } from './DocumentScans';
import { isPdf, verdictOf } from './validation';
import type { Shape } from './Frame';
import css from './GivenScans.module.css';

/** What the device sees of a photo, and what to do. XTR-37 */
const Verdict = ({ verdict }: { readonly verdict: PhotoVerdict }): ReactElement => (
  <p className={css.verdict} data-good={verdict === 'good' ? '' : undefined}>
    <Icon name={verdict === 'good' ? 'success' : 'warning'} />
    <span>{photoMessages.verdict[verdict]}</span>
  </p>
);

/** What the device read in the 2D-Doc of a page. XTR-19 */
const Code = ({ code }: { readonly code: TwoDDocRead }): ReactElement => (
  <p className={cx(css.verdict, css.code)} data-good={code.seal === 'false' ? undefined : ''}>
    <Icon name={code.seal === 'false' ? 'warning' : code.seal === 'valid' ? 'success' : 'info'} />
    <span>{describeTwoDDoc(code)}</span>
  </p>
);

/** The page does not draw a PDF. The bank reads it, with its 2D-Doc. XTR-19 */
const Opens = ({ said }: { readonly said: string }): ReactElement => (
  <p className={css.verdict} data-good="">
    <Icon name="info" />
    <span>{said}</span>
  </p>
);

interface GivenPagesProps {
  /** Title of the side. */
  readonly title: string;
  readonly pages: DocumentScans;
  readonly given: readonly GivenScan[];
  /** `large`: the person is asked about the picture; `kept`: the bank has it. */
  readonly look: 'list' | 'large' | 'kept';
  readonly shape: Shape;
  /** Called when a thumbnail has loaded and takes its room. */
  readonly onShown: () => void;
  /** Called when the last page is removed, whose buttons had the focus. */
  readonly onEmptied: () => void;
}

type Hand = 'up' | 'down' | 'remove';

/** The pages in order, each with thumbnail, name, size, and buttons to move or remove it. D-54 */
export const GivenScans = observer(function GivenScans({
  title,
  pages,
  given,
  look,
  shape,
  onShown,
  onEmptied,
}: GivenPagesProps): ReactElement | null {
  const copy = useMessages(uploadMessages);
  /** Focus to set after the next render. */
  const after = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    after.current?.();
    after.current = undefined;
  });
  /** A moved page keeps the focus; at an end of the list its other button takes it. */
  const focus = (id: number, hand: Hand): void => {
    const of = (which: Hand) => document.getElementById(`page-${id}-${which}`);
    (of(hand) ?? of(hand === 'up' ? 'down' : 'up') ?? of('remove'))?.focus();
  };
  const move = (id: number, step: -1 | 1): void => {
    after.current = () => focus(id, step < 0 ? 'up' : 'down');
    pages.move(id, step);
  };
  const remove = (id: number, index: number): void => {
    const next = given[index + 1] ?? given[index - 1];
    after.current = () => (next ? focus(next.id, 'remove') : onEmptied());
    pages.remove(id);
  };
  if (given.length === 0) return null;
  return (
    <ol className={css.pages} data-look={look} data-shape={shape}>
      {given.map((each, index) => {
        const { id, page, name, sent } = each;
        const verdict = verdictOf(pages.slot.paper(), each);
        const which = given.length > 1 ? copy.page(index + 1) : title;
        return (
          <li key={id} className={css.page}>
            {isPdf(page) ? (
              <span className={css.paper}>
                <Icon name="document" size="large" />
              </span>
            ) : (
              <Preview className={css.preview} content={page.content} title={which} onShown={onShown} />
            )}
            <p className={css.name}>
              {given.length > 1 && <strong className={css.number}>{which}</strong>}
              <span>{copy.given(name)}</span>
              <span className={css.weight}>{copy.weight(page.mimeType, page.content.size)}</span>
            </p>
            {verdict && <Verdict verdict={verdict} />}
            {each.code && <Code code={each.code} />}
            {isPdf(page) && <Opens said={copy.pdfOpens} />}
            <div className={css.hands}>
              {index > 0 && (
                <Button id={`page-${id}-up`} kind="quiet" outcome={index} onClick={() => move(id, -1)}>
                  <span>{copy.up}</span>
                  <VisuallyHidden>{copy.ofPage(which)}</VisuallyHidden>
                </Button>
              )}
              {index < given.length - 1 && (
                <Button id={`page-${id}-down`} kind="quiet" outcome={index} onClick={() => move(id, 1)}>
                  <span>{copy.down}</span>
                  <VisuallyHidden>{copy.ofPage(which)}</VisuallyHidden>
                </Button>
              )}
              {!sent && (
                <Button id={`page-${id}-remove`} kind="quiet" onClick={() => remove(id, index)}>
                  <span>{copy.remove}</span>
                  <VisuallyHidden>{copy.removeMore(name)}</VisuallyHidden>
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
});

interface PreviewProps {
  readonly content: Blob;
  /** Undefined: what is beside it says what it shows. */
  readonly title?: string;
  readonly className: string | undefined;
  readonly onShown?: (() => void) | undefined;
}

/** A photo that was given; revokes its object URL on unmount. */
export const Preview = ({ content, title, className, onShown }: PreviewProps): ReactElement => {
  const copy = useMessages(uploadMessages);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <img ref={show} className={className} alt={title === undefined ? '' : copy.preview(title)} onLoad={onShown} />;
};
