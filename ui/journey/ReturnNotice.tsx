import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Workflow } from '@domain/journey/words';
import { returnedMessages as copy } from '@messages/returned';
import { Disclosure } from '@ui/kit/Disclosure';
import { Notice } from '@ui/kit/Notice';
import type { Startup } from './Startup';

/** Shows in one expandable line what remains to do in a resumed dossier. Disappears at the first click elsewhere on the page. XTR-28 */
export const ReturnNotice = observer(function ReturnNotice({
  startup: { left },
  workflow,
}: {
  readonly startup: Pick<Startup, 'left'>;
  readonly workflow: Workflow;
}): ReactElement | null {
  const [pressed, setPressed] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = ({ target }: Event): void => setPressed(!(target instanceof Node && notice.current?.contains(target)));
    const events = ['click', 'change', 'submit'] as const;
    events.forEach(event => document.addEventListener(event, press));
    return () => events.forEach(event => document.removeEventListener(event, press));
  }, []);
  if (left === undefined || pressed) return null;
  return (
    <div ref={notice}>
      <Notice kind="info">
        <Disclosure summary={copy.title}>
          <p>{copy.left(left, workflow)}</p>
          <p>{copy.minutes(left.minutes)}</p>
        </Disclosure>
      </Notice>
    </div>
  );
});
