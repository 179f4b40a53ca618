import type { ChangeEvent, ReactElement } from 'react';
import { TextInput, type FieldProps } from './Field';

/** Adds the slashes of JJ/MM/AAAA to digits as they come. */
const withSlashes = (typed: string): string =>
  typed
    .replace(/\/{2,}$/, '/')
    .replace(/^(\d{2})(\d)$/, '$1/$2')
    .replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2')
    .replace(/^(\d{2}|\d{1,2}\/\d{2})$/, '$1/');

/** A date typed as JJ/MM/AAAA: slashes come by themselves at the end, and nothing is rewritten in the middle. */
export const DateField = ({ width = 'date', ...props }: Omit<FieldProps, 'type' | 'inputMode'>): ReactElement => {
  const { value, onChange } = props;
  const typed = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const next = target.value;
    const addedAtEnd = next.length === value.length + 1 && next.startsWith(value) && target.selectionStart === next.length;
    onChange(addedAtEnd ? withSlashes(next) : next);
  };
  return <TextInput {...props} type="text" inputMode="numeric" width={width} onInput={typed} />;
};
