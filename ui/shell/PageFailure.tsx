import { Component, Fragment, type ReactNode } from 'react';
import { shellMessages } from '@messages/shell';
import { Button } from '@ui/kit/Button';
import { afterRepair } from '@ui/kit/damaged';
import type { Elements } from '@ui/kit/elements';
import { Outcome } from '@ui/kit/Outcome';
import { LoadError } from '@ui/mvvm/lazyModule';

interface Props {
  /** A new page resets the error. */
  readonly page?: string | undefined;
  readonly children: Elements;
}

interface State {
  readonly page: string | undefined;
  readonly error: unknown;
  /** Number of automatic re-renders. */
  readonly times: number;
  /** 'Réessayer' was clicked. */
  readonly tried: boolean;
  /** Last reported error of this page; the same one after a re-render is not reported again. R07 */
  readonly reported: string;
}

/**
 * Error boundary of a page. Re-renders once by itself: a translator or an extension may have removed a node of React's,
 * and the typed input lives in the view-model. After a second error, or a chunk that failed to load, shows a message
 * whose retry first renders, then reloads. D-73, XTR-40, LOD-05
 */
export class PageFailure extends Component<Props, State> {
  override state: State = { page: this.props.page, error: undefined, times: 0, tried: false, reported: '' };

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, error: undefined, times: 0, tried: false, reported: '' };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    const what = String(error);
    if (what !== this.state.reported) reportError(error);
    this.setState({ reported: what });
    // unmounting the broken page may throw too: that late error is not the new page's
    if (this.state.error !== undefined && this.state.times === 0) this.drawAnew();
  }

  override render(): ReactNode {
    const { page, error, times } = this.state;
    if (error === undefined) return <Fragment key={`${page} ${times}`}>{this.props.children}</Fragment>;
    if (times === 0) return null;
    return (
      <div role="alert">
        <Outcome page="pageFailed" title={shellMessages.pageFailed} actions={<Button onClick={this.again}>{shellMessages.again}</Button>}>
          <p>{error instanceof LoadError ? shellMessages.pageNotFetched : shellMessages.pageBroken}</p>
        </Outcome>
      </div>
    );
  }

  private drawAnew(): void {
    this.setState(({ times }) => ({ error: undefined, times: times + 1 }));
  }

  private readonly again = (): void =>
    afterRepair(() => {
      if (this.state.tried) return location.reload();
      this.setState({ tried: true });
      this.drawAnew();
    });
}
