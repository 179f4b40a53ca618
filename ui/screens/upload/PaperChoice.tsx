import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, type ReactElement } from 'react';
import { papersMessages } from '@messages/papers';
import { uploadMessages } from '@messages/upload';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { focusHeadingIfLost } from '@ui/kit/focusHeading';
import { Form } from '@ui/kit/Form';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import type { UploadViewModel } from './UploadViewModel';
import { PAPER } from './validation';
import { wordsFor } from './wordsFor';
import css from './UploadScreen.module.css';

interface Shown {
  readonly vm: UploadViewModel;
}

const Reuse = observer(function Reuse({ vm }: Shown): ReactElement | null {
  const copy = useMessages(uploadMessages);
  const { reusable } = vm;
  useEffect(() => focusHeadingIfLost, [reusable]); // the pressed button leaves
  if (!reusable) return null;
  return (
    <Notice kind="info">
      <p>{wordsFor(vm, copy).reuse}</p>
      <div className={css.buttons}>
        <Button kind="secondary" onClick={() => void vm.reuse()}>
          {vm.journey.givesPapersFirst ? copy.reuse.send : copy.reuse.button}
        </Button>
      </div>
    </Notice>
  );
});

/** What the person must know before they choose or give the document. */
export const Told = observer(function Told({ vm }: Shown): ReactElement {
  const copy = useMessages(uploadMessages);
  return (
    <>
      {vm.lostPages && <Notice kind="warning">{copy.unsent[vm.lostPages]}</Notice>}
      {vm.missed && <Notice kind="warning">{copy.incomeMissing}</Notice>}
      <Reuse vm={vm} />
    </>
  );
});

const CHANGE = 'change-paper';

/** The choice has left with the focus, or comes back: the focus goes to what takes its place. STP-13 */
const focusIfLost = (id: string): void => {
  if (document.activeElement === document.body) document.getElementById(id)?.focus();
};

/** Keeps the focus on the page when the choice comes and goes. */
export const useFocusOfChoice = (): void => {
  useLayoutEffect(() => {
    const chosen = document.querySelector<HTMLInputElement>(`input[name="${PAPER}"]:checked`);
    if (chosen) focusIfLost(chosen.id);
  }, []);
  useEffect(() => () => focusIfLost(CHANGE), []);
};

/** The choice of the document: an answer leads on, and no button is there before one. PRF-01, XTR-48 */
export const PaperChoice = observer(function PaperChoice({ vm }: Shown): ReactElement {
  const copy = useMessages(uploadMessages);
  const { paper, pages } = vm;
  return (
    <Form
      onSubmit={vm.confirmChoice}
      attempt={pages.attempt}
      errors={pages.errors}
      submitLabel={paper === undefined ? undefined : copy.next}
    >
      <Told vm={vm} />
      <Choice
        name={PAPER}
        legend={copy.which}
        value={paper}
        options={vm.choices.map(value => ({ value, label: papersMessages[value] }))}
        onChange={vm.choose}
        submitsOnSelect
        error={pages.fault(PAPER)}
      />
    </Form>
  );
});

/** The chosen document, in one row. */
export const ChosenPaper = observer(function ChosenPaper({ vm }: Shown): ReactElement | null {
  const copy = useMessages(uploadMessages);
  const { paper } = vm;
  if (!vm.asksPaper || paper === undefined) return null;
  return (
    <div className={css.chosen}>
      <Icon name="document" />
      <p>{papersMessages[paper]}</p>
      <Button id={CHANGE} kind="line" onClick={vm.changeDocument}>
        <span>{copy.change}</span>
        <VisuallyHidden>{copy.changeMore}</VisuallyHidden>
      </Button>
    </div>
  );
});
