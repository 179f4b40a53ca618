import { createContext } from 'react';

/** Place in the header for a page's own action, on a desktop. */
export const HeaderSlot = createContext<HTMLElement | null>(null);
