import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactElement } from 'react';
import type { Workflow } from '@domain/journey/words';
import { returnedMessages as copy } from '@ui/copy/fr/returned';
import { Disclosure } from '@ui/kit/Disclosure';
import { Notice } from '@ui/kit/Notice';
import type { Startup } from './Startup';

/** Says what is left to do in a resumed file, until the person submits a form. XTR-28 */
export const ReturnNotice = observer(function ReturnNotice({
  startup: { left },
  workflow,
}: {
  readonly startup: Pick<Startup, 'left'>;
  readonly workflow: Workflow;
}): ReactElement | null {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const press = (): void => setPressed(true);
    document.addEventListener('submit', press, { capture: true, once: true });
    return () => document.removeEventListener('submit', press, { capture: true });
  }, []);
  if (left === undefined || pressed) return null;
  return (
    <Notice kind="info">
      <Disclosure summary={copy.title}>
        <p>{copy.left(left, workflow)}</p>
        <p>{copy.minutes(left.minutes)}</p>
      </Disclosure>
    </Notice>
  );
});
