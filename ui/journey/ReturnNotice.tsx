import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Workflow } from '@domain/journey/words';
import { returnedCopy as copy } from '@ui/copy/fr/returned';
import { Notice } from '@ui/kit/Notice';
import type { Startup } from './Startup';

/** What is left and how long it takes, for somebody who comes back to a file under way. XTR-28 */
export const ReturnNotice = observer(function ReturnNotice({
  startup: { left },
  workflow,
}: {
  readonly startup: Pick<Startup, 'left'>;
  readonly workflow: Workflow;
}): ReactElement | null {
  if (left === undefined) return null;
  return (
    <Notice kind="info" title={copy.title}>
      <p>{copy.left(left, workflow)}</p>
      <p>{copy.minutes(left.minutes)}</p>
    </Notice>
  );
});
