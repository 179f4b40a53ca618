/** DOM id of a control, for the links of the error summary. */
export const fieldId = (name: string): string => `field-${name}`;

export const hintId = (name: string): string => `hint-${name}`;

export const errorId = (name: string): string => `error-${name}`;

/** Ids that describe a control, hint first; undefined: none. */
export const describedBy = (name: string, hint: unknown, error: unknown): string | undefined =>
  [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ') || undefined;
