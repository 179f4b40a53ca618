import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Agency } from '@domain/referentials/entries';
import { agencyMessages } from '@messages/agency';
import { MissedLists } from '@ui/form/FormPage';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { AgencyDetails } from './AgencyDetails';
import type { AgencySheet } from './AgencySheet';

interface AgencyDialogProps {
  readonly sheet: AgencySheet;
  /** Absent: the dialog only informs. */
  readonly onChoose?: ((agency: Agency) => void) | undefined;
}

export const AgencyDialog = observer(function AgencyDialog({ sheet, onChoose }: AgencyDialogProps): ReactElement {
  const copy = useMessages(agencyMessages).popin;
  const { opened, agency } = sheet;
  const choose = (): void => {
    if (agency.value) onChoose?.(agency.value);
    sheet.close();
  };
  return (
    <Dialog
      title={copy.title(opened?.name ?? '')}
      french={opened?.name}
      open={opened !== undefined}
      onClose={sheet.close}
      actions={
        <>
          {onChoose && agency.value && <Button onClick={choose}>{copy.choose}</Button>}
          <Button kind="secondary" onClick={sheet.close}>
            {copy.close}
          </Button>
        </>
      }
    >
      <Status>{agency.state.kind === 'loading' && copy.loading}</Status>
      <MissedLists lists={[agency]} />
      {agency.value && <AgencyDetails agency={agency.value} />}
    </Dialog>
  );
});
