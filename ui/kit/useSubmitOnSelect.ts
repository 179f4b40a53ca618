import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/**
 * True when the field holds an answer that was not submitted from this page, such as an earlier one or one of the arrow keys: the page then
 * needs a button. `attempt`: how often the form was submitted from this page. XTR-48
 */
export const stands = (answer: string | boolean | undefined, attempt: number): boolean => answer !== undefined && attempt === 0;

interface Pressed {
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
}

const submitForm = (form: HTMLFormElement | null): void => form?.requestSubmit();

/** Submits the form, or does `act`, when a pointer selects a radio or Space confirms the chosen one, never when arrow keys do (WCAG 3.2.2). */
export const useSubmitOnSelect = (enabled: boolean, act: (form: HTMLFormElement | null) => void = submitForm): Pressed => {
  const pressed = useRef(false);
  return {
    onPointerDown: () => {
      pressed.current = true;
    },
    onKeyDown: ({ key, target }) => {
      pressed.current = key === ' ' && target instanceof HTMLInputElement && target.checked;
    },
    onClick: ({ currentTarget: { form } }) => {
      if (!enabled || !pressed.current) return;
      pressed.current = false;
      // the change event follows this click and must update the draft first
      queueMicrotask(() => act(form));
    },
  };
};
