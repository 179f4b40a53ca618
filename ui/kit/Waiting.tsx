import type { ReactElement } from 'react';
import type { Elements } from './elements';
import { Headed } from './Page';
import css from './Waiting.module.css';

interface WaitingProps {
  readonly title: string;
  /** Sorted by time; the latest that is due is shown. */
  readonly messages: readonly { readonly afterMs: number; readonly text: string }[];
  readonly elapsedMs: number;
  /** False where stages show what moves. */
  readonly bar?: boolean | undefined;
  readonly children?: Elements;
}

/** A wait: its bar has no end, its message changes with time. */
export const Waiting = ({ title, messages, elapsedMs, bar = true, children }: WaitingProps): ReactElement => (
  <Headed title={title} className={css.title}>
    {heading => (
      <div className={css.waiting}>
        {heading}
        {bar && (
          <div className={css.track} aria-hidden="true">
            <div className={css.bar} />
          </div>
        )}
        <p role="status" className={css.message}>
          {messages.findLast(message => message.afterMs <= elapsedMs)?.text}
        </p>
        {children}
      </div>
    )}
  </Headed>
);
