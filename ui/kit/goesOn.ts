import { useRef, type MouseEvent } from 'react';

interface Pressed {
  readonly onPointerDown: () => void;
  readonly onKeyDown: () => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
}

/** Submits the form when a pointer selects a radio, never when arrow keys do (WCAG 3.2.2). */
export const useSubmitOnSelect = (enabled: boolean): Pressed => {
  const pressed = useRef(false);
  return {
    onPointerDown: () => {
      pressed.current = true;
    },
    onKeyDown: () => {
      pressed.current = false;
    },
    onClick: ({ currentTarget: { form } }) => {
      if (!enabled || !pressed.current) return;
      pressed.current = false;
      // the change event follows this click and must update the draft before the submit
      queueMicrotask(() => form?.requestSubmit());
    },
  };
};
