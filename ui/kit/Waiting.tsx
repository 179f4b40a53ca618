import type { ReactElement } from 'react';
import type { Elements } from './elements';
import { Headed } from './Page';
import css from './Waiting.module.css';

interface WaitingProps {
  readonly title: string;
  /** In order of time; the last whose moment has come is shown. */
  readonly messages: readonly { readonly afterMs: number; readonly text: string }[];
  readonly elapsedMs: number;
  readonly children?: Elements;
}

/** Work whose end is not known: a bar that moves, and words that change as time passes. */
export const Waiting = ({ title, messages, elapsedMs, children }: WaitingProps): ReactElement => (
  <Headed title={title} className={css.title}>
    {heading => (
      <div className={css.waiting}>
        {heading}
        <div className={css.track} aria-hidden="true">
          <div className={css.bar} />
        </div>
        <p role="status" className={css.message}>
          {messages.findLast(message => message.afterMs <= elapsedMs)?.text}
        </p>
        {children}
      </div>
    )}
  </Headed>
);
