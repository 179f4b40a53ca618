import type { SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** What a control of a form tells the draft where it holds something else than what was drawn last. */
const writers = new WeakMap<Element, () => void>();

/** Ref of a control; forgotten with it, for a browser's own helpers may hold a form that has left the page. X10 */
const writtenBy = (write: (control: Control) => void) => (control: Control | null) => {
  if (!control) return undefined;
  writers.set(control, () => write(control));
  return () => void writers.delete(control);
};

/** Ref of a control whose text is `shown`. Something empty is no answer: nobody fills that in, and a list that has not come is empty too. XTR-40 */
export const writtenIn = (shown: string, write: (value: string) => void) =>
  writtenBy(({ value }) => value !== '' && value !== shown && write(value));

/** Ref of a box or a radio button that is drawn as `shown`. */
export const tickedIn = (shown: boolean, tick: (checked: boolean) => void) =>
  writtenBy(control => 'checked' in control && control.checked !== shown && tick(control.checked));

/** Some fillers set values without any event: what the form's controls hold goes into the draft. `saying`: the control whose own event is under way. */
const takeIn = (form: HTMLFormElement, saying?: EventTarget): void =>
  [...form.elements].forEach(control => control !== saying && writers.get(control)?.());

/** Attributes of every form: its controls are read before it is sent, and before an event of one of them draws the others anew. XTR-40 */
export const formAttributes = (send: () => void) => ({
  noValidate: true,
  onSubmit: (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    takeIn(event.currentTarget);
    send();
  },
  onChangeCapture: ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): void => takeIn(currentTarget, target),
  onBlurCapture: ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => takeIn(currentTarget),
});
