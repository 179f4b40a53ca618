import type { ReactElement } from 'react';
import { typedDate } from '@domain/field/typed';
import { Field, type FieldProps } from './Field';

/** Formats the date as JJ/MM/AAAA when the field loses focus. D-94 */
export const DateField = ({ width = 'date', ...props }: Omit<FieldProps, 'type' | 'inputMode' | 'format'>): ReactElement => (
  <Field {...props} inputMode="numeric" width={width} format={typedDate} />
);
