import { createContext, type ReactElement } from 'react';

/** The adviser's tool around the pages: dense, the way on at its foot. `keys`: shown beside a form's button. XTR-53, XTR-55 */
export interface WorkstationFrame {
  readonly keys: ReactElement;
  /** For `aria-keyshortcuts`. */
  readonly shortcut: string;
}

/** Undefined on clients' pages. */
export const Workstation = createContext<WorkstationFrame | undefined>(undefined);
