import { observer } from 'mobx-react-lite';
import { useId, type ReactElement } from 'react';
import { reportedLines } from '@domain/journey/reported';
import { reportMessages as copy } from '@messages/report';
import { Button } from '@ui/kit/Button';
import { Checkbox } from '@ui/kit/Checkbox';
import { Dialog } from '@ui/kit/Dialog';
import { Field } from '@ui/kit/Field';
import { Form } from '@ui/kit/Form';
import type { Reporting } from './Reporting';

const nameOf = (line: string): string => `wrong-${line}`;

/** Asks which lines are wrong, and for an optional sentence. ADV-03 */
export const ReportDialog = observer(function ReportDialog({ vm }: { readonly vm: Reporting }): ReactElement {
  const legend = useId();
  const [first] = reportedLines;
  return (
    <Dialog title={copy.title} open={vm.open} onClose={() => vm.show(false)} actions={null}>
      <p>{copy.text}</p>
      <Form
        onSubmit={() => void vm.send()}
        errors={vm.missing ? [{ name: nameOf(first), message: copy.missing }] : []}
        attempt={vm.attempt}
        busy={vm.sending.busy}
        busyLabel={copy.sending}
        submitLabel={copy.send}
        docked={false}
        secondary={
          <Button kind="secondary" onClick={() => vm.show(false)}>
            {copy.stay}
          </Button>
        }
      >
        <div role="group" aria-labelledby={legend}>
          <p id={legend}>
            <strong>{copy.which}</strong>
          </p>
          {reportedLines.map(line => (
            <Checkbox
              key={line}
              name={nameOf(line)}
              label={copy.lines[line]}
              checked={vm.lines.includes(line)}
              onChange={ticked => vm.tick(line, ticked)}
              error={vm.missing && line === first ? copy.missing : undefined}
            />
          ))}
        </div>
        <Field name="report-comment" label={copy.comment} value={vm.comment} onChange={vm.write} optional />
        <p>{copy.kept}</p>
      </Form>
    </Dialog>
  );
});
