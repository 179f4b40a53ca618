import { useRef, type MouseEvent } from 'react';

interface Pressed {
  readonly onPointerDown: () => void;
  readonly onKeyDown: () => void;
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
}

/** A radio that a finger or a mouse has pressed sends its form; one that the keyboard has moved to never does (WCAG 3.2.2). */
export const useGoesOn = (goesOn: boolean): Pressed => {
  const pressed = useRef(false);
  return {
    onPointerDown: () => {
      pressed.current = true;
    },
    onKeyDown: () => {
      pressed.current = false;
    },
    onClick: ({ currentTarget: { form } }) => {
      if (!goesOn || !pressed.current) return;
      pressed.current = false;
      // the answer is kept first, by the change that follows this click
      queueMicrotask(() => form?.requestSubmit());
    },
  };
};
