import type { ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import css from './Tips.module.css';
import { Hint } from '@ui/kit/FieldParts';

/** On a grid of 88 × 60: the card, then what makes the picture good or bad. */
const drawings = {
  good: { card: 'M21 12h46a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5Z', mark: 'm34 30 7 7 13-14', shine: '' },
  cut: { card: 'M88 12H37a5 5 0 0 0-5 5v26a5 5 0 0 0 5 5h51', mark: 'm9 24 12 12m0-12L9 36', shine: '' },
  shiny: {
    card: 'M21 12h46a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5Z',
    mark: 'm22 24 12 12m0-12L22 36',
    shine: 'M54 12 40 48M66 12 52 48',
  },
} as const;

/** One good picture and two bad ones, drawn, each with its words. XTR-51 */
export const Tips = (): ReactElement => {
  const copy = useMessages(uploadMessages).tips;
  return (
    <ul className={css.tips} aria-label={copy.title}>
      {(['good', 'cut', 'shiny'] as const).map(name => (
        <li key={name} data-good={name === 'good' ? '' : undefined}>
          <svg viewBox="0 0 88 60" aria-hidden="true" focusable="false">
            <path d={drawings[name].card} />
            {drawings[name].shine !== '' && <path className={css.shine} d={drawings[name].shine} />}
            <path className={css.mark} d={drawings[name].mark} />
          </svg>
          <span>
            <VisuallyHidden>{name === 'good' ? copy.right : copy.wrong}</VisuallyHidden>
            <span>{copy[name]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Id for the `aria-describedby` of every file input. */
export const FORMATS = 'formats';

/** Accepted formats, once for all file inputs. PRF-05 */
export const Formats = (): ReactElement => {
  const copy = useMessages(uploadMessages);
  return <Hint name={FORMATS}>{copy.formats}</Hint>;
};
