import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { papersCopy } from '@ui/copy/fr/papers';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import { FilePage } from '@ui/journey/FilePage';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Form } from '@ui/kit/Form';
import { Notice } from '@ui/kit/Notice';
import { screen } from '@ui/mvvm/screen';
import { FileSlot } from './FileSlot';
import { Progress } from './Progress';
import { PAPER, UploadViewModel } from './UploadViewModel';

interface Shown {
  readonly vm: UploadViewModel;
}

/** The bank has a document here: where it stands, or another one instead. STP-06 */
const Received = observer(function Received({ vm }: Shown): ReactElement {
  return (
    <Notice kind="info" title={copy.received.title}>
      <p>{copy.received.text}</p>
      <Button onClick={vm.follow}>{copy.received.follow}</Button>{' '}
      <Button kind="secondary" onClick={vm.replace}>
        {copy.received.replace}
      </Button>
    </Notice>
  );
});

const Reuse = observer(function Reuse({ vm }: Shown): ReactElement | null {
  if (!vm.reusable || vm.given('SINGLE')) return null;
  return (
    <Notice kind="info">
      <p>{copy.reuse.text}</p>
      <Button kind="secondary" onClick={vm.reuse}>
        {copy.reuse.button}
      </Button>
    </Notice>
  );
});

const Document = observer(function Document({ vm }: Shown): ReactElement {
  return (
    <>
      {vm.choices.length > 0 && (
        <Choice
          name={PAPER}
          legend={copy.which}
          value={vm.paper}
          options={vm.choices.map(value => ({ value, label: papersCopy[value] }))}
          onChange={vm.choose}
          error={vm.fault(PAPER)}
        />
      )}
      {vm.shownSides.map(side => (
        <FileSlot
          key={side}
          side={side}
          given={vm.given(side)}
          preparing={vm.preparing === side}
          error={vm.fault(side)}
          onFile={file => void vm.give(side, file)}
          onRemove={() => vm.remove(side)}
        />
      ))}
    </>
  );
});

/** Choose, photograph or drop a document, side by side, and send it. PRF-04 to PRF-07 */
export const UploadScreen = screen(UploadViewModel, vm => (
  <FilePage
    title={vm.title}
    intro={<p>{copy.intro[vm.category]}</p>}
    aside={
      <>
        <h2>{copy.why.title}</h2>
        <p>{copy.why.text}</p>
      </>
    }
  >
    {vm.received ? (
      <Received vm={vm} />
    ) : (
      <>
        <Reuse vm={vm} />
        <Form
          onSubmit={() => void vm.submit()}
          attempt={vm.attempt}
          errors={vm.errors}
          submitLabel={copy.send}
          busy={vm.busy}
          busyLabel={copy.sending}
          secondary={
            vm.busy && (
              <Button kind="secondary" onClick={vm.cancel}>
                {copy.cancel}
              </Button>
            )
          }
        >
          <Document vm={vm} />
          {vm.progress !== undefined && <Progress share={vm.progress} />}
          {vm.stopped && (
            <Notice kind="error" live>
              {vm.stopped}
            </Notice>
          )}
        </Form>
      </>
    )}
  </FilePage>
));
