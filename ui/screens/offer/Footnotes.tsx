import type { MouseEvent, ReactElement } from 'react';
import { offerMessages } from '@messages/offer';
import { Icon } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import css from './Footnotes.module.css';

const noteId = (number: number): string => `note-${number}`;
const markerId = (number: number, place: string): string => `appel-${number}-${place}`;

/** Scrolls to a note and remembers the marker. Leaves the URL alone: it holds the step. */
const follow = (event: MouseEvent<HTMLAnchorElement>, number: number): void => {
  event.preventDefault();
  const note = document.getElementById(noteId(number));
  note?.setAttribute('data-from', event.currentTarget.id);
  note?.focus();
};

/** Visible: neither in a hidden tab nor in a closed `details`. */
const isReachable = (marker: Element): boolean => marker.closest('[hidden], details:not([open])') === null;

/** Returns to the clicked marker, or to the first visible one if its tab is closed now. */
const goBack = (event: MouseEvent, number: number): void => {
  event.preventDefault();
  const from = document.getElementById(noteId(number))?.getAttribute('data-from');
  const markers = [...document.querySelectorAll<HTMLElement>(`[data-marker='${number}']`)].filter(isReachable);
  (markers.find(({ id }) => id === from) ?? markers[0])?.focus();
};

interface MarkerProps {
  /** Undefined: no note, hence no marker. XTR-17 */
  readonly number: number | undefined;
  /** Makes the marker's id unique on the page. */
  readonly place: string;
}

export const Marker = ({ number, place }: MarkerProps): ReactElement | null => {
  const copy = useMessages(offerMessages);
  return number === undefined ? null : (
    <>
      <span>{'\u202f'}</span>
      <sup className={css.marker}>
        <a
          href={`#${noteId(number)}`}
          id={markerId(number, place)}
          data-marker={number}
          aria-label={copy.notes.marker(number)}
          onClick={event => follow(event, number)}
        >
          {`(${number})`}
        </a>
      </sup>
    </>
  );
};

export interface Note {
  readonly number: number;
  readonly text: string;
}

/** Each note once, in order, with a link back to its marker. XTR-17 */
export const Notes = ({ notes }: { readonly notes: readonly Note[] }): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <section className={css.notes} aria-labelledby="notes">
      <h2 id="notes" className={css.title}>
        {copy.notes.title}
      </h2>
      <ul className={css.list}>
        {notes.map(({ number, text }) => (
          <li key={number} id={noteId(number)} tabIndex={-1} className={css.note}>
            <span>{`(${number})`}</span>
            <div>
              <span>{text}</span>
              <a className={css.back} href={`#${noteId(number)}`} onClick={event => goBack(event, number)}>
                <Icon name="arrow-left" size="small" />
                <VisuallyHidden>{copy.notes.back(number)}</VisuallyHidden>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
