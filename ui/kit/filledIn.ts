import type { KeyboardEvent, SyntheticEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** By control: writes the control's value into the draft when it differs from the last render. */
const writers = new WeakMap<Element, () => void>();

/** Ref of a control. Unregisters on unmount: password managers can hold a form that has left the page. */
const registerWriter = (write: (control: Control) => void) => (control: Control | null) => {
  if (!control) return undefined;
  writers.set(control, () => write(control));
  return () => void writers.delete(control);
};

/**
 * Ref of a text control that renders `shown`. Ignores an empty value: autofill never clears, and a select without
 * options is empty too. XTR-40
 */
export const autofillRef = (shown: string, write: (value: string) => void) =>
  registerWriter(({ value }) => value !== '' && value !== shown && write(value));

/** Ref of a checkbox or radio that renders `shown`. */
export const autofillTickRef = (shown: boolean, tick: (checked: boolean) => void) =>
  registerWriter(control => 'checked' in control && control.checked !== shown && tick(control.checked));

/** Copies values that autofill set without an event into the draft. `saying`: the control whose own event is being handled. */
const readAutofilled = (form: HTMLFormElement, saying?: EventTarget): void =>
  [...form.elements].forEach(control => control !== saying && writers.get(control)?.());

/**
 * Browsers submit a form on Enter only when it has a submit button. A page whose answer submits has none before an answer: Enter then
 * asks the question again. D-116, XTR-48
 */
const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, repeat, target, currentTarget } = event;
  const onRadio = target instanceof HTMLInputElement && target.type === 'radio';
  const hasButton = [...currentTarget.elements].some(element => element.getAttribute('type') === 'submit'); // a dialog's is outside the form
  if (key !== 'Enter' || repeat || !onRadio || hasButton) return;
  event.preventDefault(); // a dialog that the submit closes gives the focus back: the same press would press what opened it
  currentTarget.requestSubmit();
};

/** Props of every form: reads autofilled controls before a submit, and before a change re-renders them with their old values. XTR-40 */
export const formAttributes = (send: () => void) => ({
  noValidate: true,
  onKeyDown: submitOnEnter,
  onSubmit: (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    readAutofilled(event.currentTarget);
    send();
  },
  onChangeCapture: ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): void => readAutofilled(currentTarget, target),
  onBlurCapture: ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => readAutofilled(currentTarget),
});
