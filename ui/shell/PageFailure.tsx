import { Component, Fragment, type ReactNode } from 'react';
import { shellMessages } from '@ui/copy/fr/shell';
import { Button } from '@ui/kit/Button';
import type { Elements } from '@ui/kit/elements';
import { Outcome } from '@ui/kit/Outcome';
import { LoadError } from '@ui/mvvm/lazyModule';

interface Props {
  /** Another page is drawn for itself: what broke before is over. */
  readonly page?: string | undefined;
  readonly children: Elements;
}

interface State {
  readonly page: string | undefined;
  readonly error: unknown;
  /** How often the page was drawn anew. */
  readonly times: number;
  /** 'Réessayer' was pressed on it. */
  readonly tried: boolean;
}

/**
 * A page that broke is drawn anew once: a translator or an extension may have taken a node away that React holds, and what was typed is kept
 * elsewhere. A page that breaks again, or whose chunk does not come, says so and can be tried again: drawn anew first, then loaded. D-73, XTR-40, LOD-05, R07, R08
 */
export class PageFailure extends Component<Props, State> {
  override state: State = { page: this.props.page, error: undefined, times: 0, tried: false };

  static getDerivedStateFromProps({ page }: Props, state: State): Partial<State> | null {
    return page === state.page ? null : { page, error: undefined, times: 0, tried: false };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    reportError(error);
    // taking the broken page away may fail as well: that error comes after the new page is drawn, and is none of its own
    if (this.state.error !== undefined && this.state.times === 0) this.drawAnew();
  }

  override render(): ReactNode {
    const { page, error, times } = this.state;
    if (error === undefined) return <Fragment key={`${page} ${times}`}>{this.props.children}</Fragment>;
    if (times === 0) return null;
    return (
      <div role="alert">
        <Outcome kind="error" title={shellMessages.pageFailed} actions={<Button onClick={this.again}>{shellMessages.again}</Button>}>
          <p>{error instanceof LoadError ? shellMessages.pageNotFetched : shellMessages.pageBroken}</p>
        </Outcome>
      </div>
    );
  }

  private drawAnew(): void {
    this.setState(({ times }) => ({ error: undefined, times: times + 1 }));
  }

  private readonly again = (): void => {
    if (this.state.tried) return location.reload();
    this.setState({ tried: true });
    this.drawAnew();
  };
}
