import { createContext, useContext } from 'react';

/** DOM id of a control; the error summary links to it. */
export const fieldId = (name: string): string => `field-${name}`;

export const hintId = (name: string): string => `hint-${name}`;

export const errorId = (name: string): string => `error-${name}`;

/** Value of `aria-describedby`, the hint first; undefined: none. */
export const describedBy = (name: string, hint: unknown, error: unknown): string | undefined =>
  [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ') || undefined;

/** By field: id of the sentence that says where a pre-filled answer comes from. D-63 */
export const Sources = createContext<ReadonlyMap<string, string>>(new Map());

/** Value of `aria-describedby` with the source of a pre-filled answer first. D-63, XTR-32 */
export const useDescription = (name: string, hint: unknown, error: unknown): string | undefined =>
  [useContext(Sources).get(name), describedBy(name, hint, error)].filter(Boolean).join(' ') || undefined;
