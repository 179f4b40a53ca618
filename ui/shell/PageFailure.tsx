import { Component, type ReactNode } from 'react';
import { shellCopy } from '@ui/copy/fr/shell';
import { Button } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';

interface Props {
  readonly children: ReactNode;
}

/** A page whose chunk did not come, or that broke: the message, and a way to try again with nothing lost. LOD-05, R07, R08 */
export class PageFailure extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <Outcome kind="error" title={shellCopy.pageFailed} actions={<Button onClick={() => location.reload()}>{shellCopy.again}</Button>}>
          <p>{shellCopy.pageFailedHelp}</p>
        </Outcome>
      </div>
    );
  }
}
