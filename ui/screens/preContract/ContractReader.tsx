import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import type { OfferDocument, PaperBlock, PaperPage } from '@application/signature/ports';
import { cardOf } from '@domain/offer/card';
import { languageMessages } from '@messages/language';
import { preContractMessages as copy } from '@messages/preContract';
import { priceWords, type PriceContext } from '@ui/copy/priceWords';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Icon } from '@ui/kit/Icon';
import { inFrench } from '@ui/kit/inFrench';
import { NewTab } from '@ui/kit/NewTab';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { contextOf } from '../price/PriceReceipt';
import { isText, type KeyFacts, type PreContractViewModel, type ShownDocument } from './PreContractViewModel';
import { Receipt } from './Receipt';
import { StartBox } from './StartBox';
import css from './PreContractScreen.module.css';

interface PageProps {
  readonly page: PaperPage;
  readonly onFail: () => void;
}

interface Shown {
  readonly vm: PreContractViewModel;
}

/** Runs `act` once the element is in the window, or within `margin` of it. */
const whenSeen = (element: Element, act: () => void, rootMargin: string): (() => void) => {
  if (!('IntersectionObserver' in window)) return (act(), () => undefined);
  const near = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      act();
    },
    { rootMargin },
  );
  near.observe(element);
  return () => near.disconnect();
};

/** A phone cannot hold the drawings of many pages at once. */
const whenNear = (element: Element, act: () => void): (() => void) => whenSeen(element, act, '100%');

/** A page that is a picture of a text. */
const Picture = ({ page, onFail }: PageProps): ReactElement => {
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
  return <canvas ref={canvas} className={css.drawing} aria-hidden="true" />;
};

const Block = ({ block }: { readonly block: PaperBlock }): ReactElement => {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <dl>
          {block.rows.map(([caption, value], index) => (
            <div key={index}>
              <dt>{caption}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
  }
};

/** The text without the document's title, which the reader has above it. */
const textOf = ({ document, pages }: ShownDocument): readonly PaperBlock[] =>
  pages.flatMap(({ blocks }) => blocks).filter(block => block.kind !== 'title' || block.text !== document.label);

const endOf = ({ id }: OfferDocument): string => `end-${id}`;

/** The part of the window that the buttons at the foot cover. */
const FOOT = '0px 0px -80px 0px';

/** The document's last line; in view, the document is read. D-109 */
const End = observer(function End({ vm, document }: Shown & { readonly document: OfferDocument }): ReactElement {
  const line = useRef<HTMLParagraphElement>(null);
  const { id } = document;
  useEffect(() => (line.current ? whenSeen(line.current, () => vm.reachEnd(id), FOOT) : undefined), [vm, id]);
  return (
    <p ref={line} id={endOf(document)} tabIndex={-1} lang={languageMessages.own} className={css.end}>
      {vm.read.has(id) && <Icon name="success" />}
      <span>{vm.read.has(id) ? copy.received : copy.end}</span>
    </p>
  );
});

const Document = observer(function Document({ vm, shown }: Shown & { readonly shown: ShownDocument }): ReactElement {
  const { document, pages } = shown;
  const text = isText(pages);
  return (
    <section aria-label={document.label} {...inFrench} className={css.paper}>
      <div className={css.head}>
        <h3>{document.label}</h3>
        {vm.opensTabs && (
          <Button kind="line" busy={vm.receiving === document.id} busyLabel={copy.receiving} onClick={() => void vm.viewPdf(document.id)}>
            <span lang={languageMessages.own}>{copy.pdf}</span>
            <NewTab />
          </Button>
        )}
      </div>
      <Status>{vm.noTab && <p lang={languageMessages.own}>{copy.noTab}</p>}</Status>
      {!text && <p lang={languageMessages.own}>{copy.picture}</p>}
      <div className={css.text}>
        {text
          ? textOf(shown).map((block, index) => <Block key={index} block={block} />)
          : pages.map((page, index) => <Picture key={index} page={page} onFail={vm.failDrawing} />)}
      </div>
      {text && <End vm={vm} document={document} />}
      <Receipt vm={vm} document={document} name="depositReceiptInReader" />
    </section>
  );
});

/** The price, the limits and the right to withdraw, before the documents that say them in full. */
const Essentials = ({
  facts: { offer, withdrawal },
  context,
}: {
  readonly facts: KeyFacts;
  readonly context: PriceContext;
}): ReactElement => (
  <Recap
    title={copy.essentials.title}
    card="two"
    rows={[
      ...priceWords(offer, context)
        .filter(({ line: { what } }) => what === 'once' || what === 'total')
        .map(({ label, value }) => ({ label, value })),
      ...offer.cards.flatMap(({ card, who }) => {
        if (card === undefined) return [];
        const { payment, withdrawal } = cardOf(card.catalogNumber);
        return [
          {
            label: copy.essentials.limits[offer.cards.length > 1 ? who : 'individual'],
            value: copy.essentials.limitsAre(payment, withdrawal),
          },
        ];
      }),
      { label: copy.essentials.withdrawal, value: copy.essentials.withdrawalIs[withdrawal.from](withdrawal.days) },
    ]}
  />
);

/** `last`: the boxes follow, and are seen beside the button that leads on. */
const jumpTo = ({ document }: ShownDocument, last: boolean): void => {
  const end = window.document.getElementById(endOf(document));
  end?.scrollIntoView({ block: last ? 'start' : 'center' });
  end?.focus({ preventScroll: true });
};

const Actions = observer(function Actions({ vm }: Shown): ReactElement {
  const [first, second] = vm.shown;
  const alone = vm.together || second ? undefined : first?.document;
  const { unfinished } = vm;
  const leadsOn = vm.allShown && vm.unread.length === 0 && vm.lacking.length === 0;
  const primary = vm.together || leadsOn || unfinished !== undefined;
  return (
    <>
      {leadsOn ? (
        <Button onClick={vm.submit}>{copy.next}</Button>
      ) : (
        (vm.together || unfinished) && (
          <Button
            busy={vm.together}
            busyLabel={copy.receivingNext}
            onClick={() => unfinished && jumpTo(unfinished, unfinished === vm.shown.at(-1))}
            outcome={vm.readCount}
          >
            {copy.toEnd}
          </Button>
        )
      )}
      <Button kind={primary ? 'secondary' : 'primary'} onClick={vm.close}>
        {copy.close}
      </Button>
      {alone && (
        <Button kind="quiet" onClick={() => void vm.save(alone)}>
          {copy.save}
        </Button>
      )}
    </>
  );
});

/** The text of the documents in a dialog, one after the other: of all on demand, or of one. XTR-50, D-96, D-109 */
export const ContractReader = observer(function ContractReader({ vm }: Shown): ReactElement | null {
  const { shown, together, keyFacts } = vm;
  const [first, second] = shown;
  if (!first) return null;
  const several = together || second !== undefined;
  return (
    <Dialog title={copy.all(several ? (vm.documents?.length ?? shown.length) : 1)} open onClose={vm.close} actions={<Actions vm={vm} />}>
      {keyFacts && <Essentials facts={keyFacts} context={contextOf(vm.journey)} />}
      {shown.map(each => (
        <Document key={each.document.id} vm={vm} shown={each} />
      ))}
      {vm.allShown && <StartBox vm={vm} name="startInReader" />}
    </Dialog>
  );
});
