import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { ProofOnFile } from '@domain/journey/fileState';
import { papersMessages } from '@ui/copy/fr/papers';
import { hostedMessages } from '@ui/copy/fr/hosted';
import { uploadMessages } from '@ui/copy/fr/upload';
import { FilePage } from '@ui/journey/FilePage';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { fieldId } from '@ui/kit/fieldIds';
import { Form } from '@ui/kit/Form';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import type { DocumentPages } from './DocumentPages';
import { isPdf, PAPER } from './faults';
import { FileSlot } from './FileSlot';
import { Formats } from './Formats';
import { Without } from './Without';
import { Progress } from './Progress';
import css from './UploadScreen.module.css';
import { UploadViewModel } from './UploadViewModel';
import { useNoStrayDrop } from './useNoStrayDrop';

interface Shown {
  readonly vm: UploadViewModel;
}

/** The bank has this document: shows its status, and offers to replace it. STP-06 */
const Received = ({ vm, proof }: Shown & { readonly proof: ProofOnFile }): ReactElement => {
  const copy = useMessages(uploadMessages);
  const failed = proof.controlResult === 'KO';
  const { title, text, follow } = failed ? copy.received.failed : copy.received.under;
  return (
    <Notice kind={failed ? 'warning' : 'info'} title={title}>
      <p>{text}</p>
      <div className={css.buttons}>
        <Button onClick={vm.follow}>{follow}</Button>
        <Button kind="secondary" onClick={vm.replace}>
          {copy.received.replace}
        </Button>
      </div>
    </Notice>
  );
};

const Reuse = observer(function Reuse({ vm }: Shown): ReactElement | null {
  const copy = useMessages(uploadMessages);
  if (!vm.reusable) return null;
  return (
    <Notice kind="info">
      <p>{copy.reuse.text}</p>
      <div className={css.buttons}>
        <Button kind="secondary" onClick={vm.reuse}>
          {copy.reuse.button}
        </Button>
      </div>
    </Notice>
  );
});

/** The document chosen on the previous page, else the choice. */
const Paper = observer(function Paper({ vm }: Shown): ReactElement | null {
  const copy = useMessages(uploadMessages);
  if (vm.choices.length > 0)
    return (
      <Choice
        name={PAPER}
        legend={copy.which}
        value={vm.paper}
        options={vm.choices.map(value => ({ value, label: papersMessages[value] }))}
        onChange={vm.choose}
        error={vm.pages.fault(PAPER)}
      />
    );
  return (
    <div className={css.paper}>
      {vm.paper && <p>{copy.chosen(papersMessages[vm.paper], vm.pages.sides.length)}</p>}
      <Button kind="quiet" onClick={vm.changeDocument}>
        {copy.otherDocument}
      </Button>
    </div>
  );
});

/** The bank has one side of the card; the other is missing. Announced on arrival, and shown after a reload. D-72 */
const StillToCome = observer(function StillToCome({ vm }: Shown): ReactElement {
  const copy = useMessages(uploadMessages);
  const [kept, ...more] = vm.pages.keptSides;
  return <Status>{kept && more.length === 0 ? copy.keptOne[kept] : ''}</Status>;
});

/** File inputs and accepted formats. */
const Places = observer(function Places({ vm }: Shown): ReactElement | null {
  const { pages } = vm;
  if (pages.shownSides.length === 0) return null;
  return (
    <div className={css.places}>
      <Formats />
      <StillToCome vm={vm} />
      {pages.shownSides.map(side => (
        <FileSlot key={side} side={side} pages={pages} onFiles={files => vm.give(side, files)} />
      ))}
    </div>
  );
});

/** Moves the focus from the submit button to the other side's chooser once the bank keeps the first side. STP-13, D-72 */
const useFocusOnNextSide = ({ keptSides, shownSides }: DocumentPages, place: RefObject<HTMLElement | null>): void => {
  const { length } = keptSides;
  const next = shownSides.find(side => !keptSides.includes(side));
  const before = useRef(length);
  useEffect(() => {
    const stayed = place.current?.querySelector('button[type="submit"]') === document.activeElement;
    if (length > before.current && next && stayed) document.getElementById(fieldId(next))?.focus();
    before.current = length;
  }, [length, next, place]);
};

const Document = observer(function Document({ vm }: Shown): ReactElement {
  const copy = useMessages(uploadMessages);
  const { sending, pages } = vm;
  const { toKeep } = pages;
  const submitLabel = toKeep ? (isPdf(toKeep.page) ? copy.keepFile : copy.keep) : copy.send;
  const place = useRef<HTMLDivElement>(null);
  useFocusOnNextSide(pages, place);
  /** The cancel button disappears: the submit button takes the focus. */
  const cancel = (): void => {
    place.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
    sending.cancel();
  };
  return (
    <div ref={place}>
      <Form
        onSubmit={() => void vm.submit()}
        attempt={pages.attempt}
        errors={pages.errors}
        submitLabel={submitLabel}
        submitKind={pages.whole || toKeep ? 'primary' : 'secondary'}
        busy={pages.busy}
        busyLabel={sending.busy ? copy.sending : copy.preparing}
        secondary={
          sending.busy && (
            <Button kind="secondary" onClick={cancel}>
              {copy.cancel}
            </Button>
          )
        }
      >
        {vm.missed && <Notice kind="warning">{copy.incomeMissing}</Notice>}
        <Reuse vm={vm} />
        <Paper vm={vm} />
        <Places vm={vm} />
        {sending.progress !== undefined && <Progress share={sending.progress} />}
        {sending.stopped && (
          <Notice kind="error" live>
            {sending.stopped}
          </Notice>
        )}
      </Form>
    </div>
  );
});

/** The person has returned to add their host's documents. D-54 */
const Hosted = observer(function Hosted({ vm }: Shown): ReactElement {
  const copy = useMessages(hostedMessages);
  return (
    <div className={css.hosted}>
      <Notice kind="info" title={copy.title}>
        <p>{vm.pages.all.length > 0 ? copy.kept : copy.anew}</p>
      </Notice>
    </div>
  );
});

const UploadPage = observer(function UploadPage({ vm }: Shown): ReactElement {
  const copy = useMessages(uploadMessages);
  useNoStrayDrop();
  return (
    <FilePage title={vm.title} intro={<p>{copy.intro[vm.category]}</p>} aside={copy.why}>
      {vm.hosted && <Hosted vm={vm} />}
      {vm.received ? <Received vm={vm} proof={vm.received} /> : <Document vm={vm} />}
      <Without category={vm.category} keptUntil={keptUntil(vm.journey.file.state)} />
    </FilePage>
  );
});

/** Choose, photograph or drop the pages of a document, then send them. PRF-04 to PRF-07 */
export const UploadScreen = screen(UploadViewModel, vm => <UploadPage vm={vm} />);
