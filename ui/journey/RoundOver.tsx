import type { ReactElement } from 'react';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Headed } from '@ui/kit/Page';
import { ToWorkstation } from './ToWorkstation';

interface RoundOverProps {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly onAgain: () => void;
}

/** Polling has ended: says how the person will be notified, and offers a new check. D-30 */
export const RoundOver = ({ title, text, again, onAgain }: RoundOverProps): ReactElement => (
  <Headed title={title}>
    {heading => (
      <>
        {heading}
        <Notice kind="info" live>
          <p>{text}</p>
          <Button kind="secondary" onClick={onAgain}>
            {again}
          </Button>
          <ToWorkstation />
        </Notice>
      </>
    )}
  </Headed>
);
