import { observer } from 'mobx-react-lite';
import { useRef, type ReactElement } from 'react';
import { dossierFormMessages } from '@messages/dossierForm';
import { recapRowsMessages } from '@messages/recapRows';
import type { Resource } from '@ui/form/Resource';
import { Button } from '@ui/kit/Button';
import { useFocusFallback } from '@ui/kit/useFocusFallback';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import css from './SummaryScreen.module.css';

interface MissedLabelProps {
  /** The row, for screen readers. */
  readonly what: string;
  readonly source: Pick<Resource<unknown>, 'renew' | 'renewing'>;
}

/** The other button of the same row. */
const besides = (box: HTMLElement | null): HTMLElement | undefined =>
  [...(box?.closest('div')?.querySelectorAll('button') ?? [])].find(button => !box?.contains(button));

/** In a row that shows a code whose list failed to load: asks for the list again. PER-10 */
export const MissedLabel = observer(function MissedLabel({ what, source }: MissedLabelProps): ReactElement {
  const { again } = useMessages(dossierFormMessages);
  const box = useRef<HTMLSpanElement>(null);
  useFocusFallback(box, () => besides(box.current) ?? document.querySelector('h1'));
  return (
    <span ref={box} className={css.more}>
      <span>{recapRowsMessages.missed}</span>
      <Button kind="line" busy={source.renewing} onClick={source.renew}>
        <span>{again}</span>
        <VisuallyHidden>{recapRowsMessages.ofRow(what)}</VisuallyHidden>
      </Button>
    </span>
  );
});
