import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { clearedMessages } from '@messages/cleared';
import { Notice } from '@ui/kit/Notice';
import { useService } from '@ui/mvvm/screen';
import { Journey } from './Journey';

/** Lists later answers that a changed answer made invalid. STP-14 */
export const ClearedNotice = observer(function ClearedNotice(): ReactElement | null {
  const { cleared } = useService(Journey);
  if (cleared.length === 0) return null;
  return (
    <Notice kind="info" title={clearedMessages.title} live>
      {cleared.map(what => (
        <p key={what}>{clearedMessages.what[what]}</p>
      ))}
    </Notice>
  );
});
