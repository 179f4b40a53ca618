import { createContext, useContext } from 'react';

/** DOM id of a control, for the links of the error summary. */
export const fieldId = (name: string): string => `field-${name}`;

export const hintId = (name: string): string => `hint-${name}`;

export const errorId = (name: string): string => `error-${name}`;

/** Ids that describe a control, hint first; undefined: none. */
export const describedBy = (name: string, hint: unknown, error: unknown): string | undefined =>
  [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ') || undefined;

/** DOM ids of the sentences that say where answers come from, by the field that they fill. D-63 */
export const Sources = createContext<ReadonlyMap<string, string>>(new Map());

/** What describes a control that an offered answer may have filled: its source first. D-63, XTR-32 */
export const useDescription = (name: string, hint: unknown, error: unknown): string | undefined =>
  [useContext(Sources).get(name), describedBy(name, hint, error)].filter(Boolean).join(' ') || undefined;
