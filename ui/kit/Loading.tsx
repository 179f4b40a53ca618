import type { ReactElement } from 'react';
import { cx } from './cx';
import css from './Loading.module.css';
import { Status } from './Status';

/** `cards`: what is read, in rows; `fields`: what is asked. */
const shapes = { cards: ['card', ['title', 'row', 'row', 'row']], fields: ['field', ['label', 'box']] } as const;
const TIMES = [1, 2, 3];

interface LoadingProps {
  /** Empty or false: nothing loads. The region stays, so that screen readers announce the text. */
  readonly text: string | false | undefined;
  readonly shape: keyof typeof shapes;
  /** The page is there already: only screen readers hear what still loads. */
  readonly hidden?: boolean | undefined;
}

/** What the page waits for, above an outline of what comes. XTR-60 */
export const Loading = ({ text, shape, hidden = false }: LoadingProps): ReactElement => {
  const [each, parts] = shapes[shape];
  return (
    <>
      <Status hidden={hidden}>{text && (hidden ? text : <p className={css.text}>{text}</p>)}</Status>
      {text && !hidden && (
        <div className={cx(css.outline, css[shape])} aria-hidden="true">
          {TIMES.map(time => (
            <div key={time} className={css[each]}>
              {parts.map((part, index) => (
                <span key={index} className={css[part]} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
};
