import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import type { PaperPage } from '@application/signature/ports';
import { preContractMessages as copy } from '@messages/preContract';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { inFrench } from '@ui/kit/inFrench';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import type { PreContractViewModel } from './PreContractViewModel';
import css from './PreContractScreen.module.css';

interface PageProps {
  readonly page: PaperPage;
  readonly onFail: () => void;
}

/** Runs `act` once the element is near the window: a phone cannot hold the drawings of many pages at once. */
const whenNear = (element: Element, act: () => void): (() => void) => {
  if (!('IntersectionObserver' in window)) return (act(), () => undefined);
  const near = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      act();
    },
    { rootMargin: '100%' },
  );
  near.observe(element);
  return () => near.disconnect();
};

/** A canvas, with the page's text for screen readers. */
const Page = ({ page, onFail }: PageProps): ReactElement => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current: drawn } = canvas;
    if (!drawn) return undefined;
    let left = false;
    const stop = whenNear(
      drawn,
      () =>
        void page
          .draw(drawn)()
          .then(outcome => !left && E.isLeft(outcome) && onFail()),
    );
    return () => {
      left = true;
      stop();
    };
  }, [page, onFail]);
  return (
    <div className={css.page}>
      <canvas ref={canvas} className={css.drawing} aria-hidden="true" />
      <VisuallyHidden>{page.lines.join('\n')}</VisuallyHidden>
    </div>
  );
};

const Actions = observer(function Actions({ vm }: { readonly vm: PreContractViewModel }): ReactElement {
  const [first, second] = vm.drawn;
  const alone = vm.together || second ? undefined : first?.document;
  const leadsOn = vm.together || vm.allDrawn;
  return (
    <>
      {leadsOn && (
        <Button busy={!vm.allDrawn} busyLabel={copy.receivingNext} onClick={vm.submit}>
          {copy.next}
        </Button>
      )}
      <Button kind={leadsOn ? 'secondary' : 'primary'} onClick={vm.closeDrawn}>
        {copy.close}
      </Button>
      {alone && (
        <Button kind="secondary" onClick={() => void vm.save(alone)}>
          {copy.save}
        </Button>
      )}
    </>
  );
});

/** Shows documents in a dialog, one after the other: all of them on demand, or one where the browser opens no tab. XTR-50, D-96 */
export const DrawnPapers = observer(function DrawnPapers({ vm }: { readonly vm: PreContractViewModel }): ReactElement | null {
  const { drawn, together } = vm;
  const [first, second] = drawn;
  if (!first) return null;
  const several = together || second !== undefined;
  return (
    <Dialog
      french={several ? undefined : first.document.label}
      title={several ? copy.all(vm.documents?.length ?? drawn.length) : first.document.label}
      open
      onClose={vm.closeDrawn}
      actions={<Actions vm={vm} />}
    >
      {drawn.map(({ document, pages }) => (
        <section key={document.id} aria-label={document.label} {...inFrench}>
          {several && <h3 className={css.paper}>{document.label}</h3>}
          {pages.map((page, index) => (
            <Page key={index} page={page} onFail={vm.failDrawing} />
          ))}
        </section>
      ))}
    </Dialog>
  );
});
