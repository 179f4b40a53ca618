import type { ReactElement } from 'react';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';

interface FrameMissingProps {
  readonly copy: { readonly title: string; readonly text: string; readonly go: string };
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly onGo: () => void;
}

/** Link to the provider's page full screen, when its frame fails to load. D-97 */
export const FrameMissing = ({ copy, onGo, ...work }: FrameMissingProps): ReactElement => (
  <Notice kind="warning" title={copy.title}>
    <p>{copy.text}</p>
    <Button kind="secondary" onClick={onGo} {...work}>
      {copy.go}
    </Button>
  </Notice>
);
