import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { returnedCopy as copy } from '@ui/copy/fr/returned';
import { Notice } from '@ui/kit/Notice';
import type { StepJourney } from './StepJourney';

/** What is left and how long it takes, for somebody who comes back to a file under way. XTR-28 */
export const ReturnNotice = observer(function ReturnNotice({
  journey,
}: {
  readonly journey: Pick<StepJourney, 'left' | 'file'>;
}): ReactElement | null {
  const { left, file } = journey;
  if (left === undefined || file === undefined) return null;
  return (
    <Notice kind="info" title={copy.title}>
      <p>{copy.left(left, file.state.workflow)}</p>
      <p>{copy.minutes(left.minutes)}</p>
    </Notice>
  );
});
