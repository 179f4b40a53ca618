import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { preContractMessages as copy } from '@messages/preContract';
import { Checkbox } from '@ui/kit/Checkbox';
import type { PreContractViewModel } from './PreContractViewModel';

export const START = 'startBeforeDelay';

interface StartBoxProps {
  readonly vm: PreContractViewModel;
  /** The page and the reader show it at the same time. */
  readonly name: string;
}

/** Above the button to the signature: the account may open within the period of withdrawal. Never ticked in advance. D-124 */
export const StartBox = observer(function StartBox({ vm, name }: StartBoxProps): ReactElement | null {
  const { asked, required, given, tick } = vm.agreement;
  if (!asked || vm.lacking.length > 0) return null;
  return (
    <Checkbox
      name={name}
      label={copy.start.label(vm.withdrawalDays)}
      hint={required ? undefined : copy.start.without}
      checked={given}
      onChange={tick}
      error={vm.agreementMissing ? copy.start.missing : undefined}
    />
  );
});
