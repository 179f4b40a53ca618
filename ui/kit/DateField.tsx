import type { ReactElement } from 'react';
import { typedDate } from '@domain/field/typed';
import { Field, type FieldProps } from './Field';

/** A date typed as one likes, written JJ/MM/AAAA once the field is left. D-94 */
export const DateField = ({ width = 'date', ...props }: Omit<FieldProps, 'type' | 'inputMode' | 'writtenAs'>): ReactElement => (
  <Field {...props} inputMode="numeric" width={width} writtenAs={typedDate} />
);
