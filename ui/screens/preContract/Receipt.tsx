import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { OfferDocument } from '@application/signature/ports';
import { languageMessages } from '@messages/language';
import { preContractMessages as copy } from '@messages/preContract';
import { Checkbox } from '@ui/kit/Checkbox';
import css from './PreContractScreen.module.css';
import type { PreContractViewModel } from './PreContractViewModel';

interface ReceiptProps {
  readonly vm: PreContractViewModel;
  readonly document: OfferDocument;
  /** The list and the reader show it at the same time. */
  readonly name: string;
}

/** Under the information on the deposit guarantee, once it was opened: the receipt, which nothing requires. XTR-09, D-124 */
export const Receipt = observer(function Receipt({ vm, document, name }: ReceiptProps): ReactElement | null {
  if (!vm.asksReceipt(document)) return null;
  const { at, tick } = vm.depositReceipt;
  return (
    <div lang={languageMessages.own} className={css.receipt}>
      <Checkbox name={name} label={copy.depositReceipt} checked={at !== undefined} onChange={tick} />
    </div>
  );
});
