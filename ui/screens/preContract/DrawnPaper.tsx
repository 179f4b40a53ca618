import * as E from 'fp-ts/Either';
import { useEffect, useRef, type ReactElement } from 'react';
import type { PaperPage } from '@application/ports/PaperPages';
import { preContractMessages as copy } from '@ui/copy/fr/preContract';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import type { PreContractViewModel } from './PreContractViewModel';
import css from './PreContractScreen.module.css';

interface PageProps {
  readonly page: PaperPage;
  readonly onFail: () => void;
}

/** A canvas, with the page's text for screen readers. */
const Page = ({ page, onFail }: PageProps): ReactElement => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    if (canvas.current)
      void page
        .draw(canvas.current)()
        .then(outcome => !left && E.isLeft(outcome) && onFail());
    return () => void (left = true);
  }, [page, onFail]);
  return (
    <div className={css.page}>
      <canvas ref={canvas} className={css.drawing} aria-hidden="true" />
      <VisuallyHidden>{page.lines.join('\n')}</VisuallyHidden>
    </div>
  );
};

interface DrawnPaperProps {
  readonly vm: PreContractViewModel;
  readonly drawn: NonNullable<PreContractViewModel['drawn']>;
}

/** Shows a document in a dialog when the browser opens no tab, with a download link. D-96 */
export const DrawnPaper = ({ vm, drawn: { document, pages } }: DrawnPaperProps): ReactElement => (
  <Dialog
    title={document.label}
    open
    onClose={vm.closeDrawn}
    actions={
      <>
        <Button onClick={vm.closeDrawn}>{copy.close}</Button>
        <Button kind="secondary" onClick={() => void vm.save(document)}>
          {copy.save}
        </Button>
      </>
    }
  >
    {pages.map((page, index) => (
      <Page key={index} page={page} onFail={vm.failDrawing} />
    ))}
  </Dialog>
);
