import type { ReactElement, ReactNode } from 'react';
import css from './Stack.module.css';

/** Sets the spacing between paragraphs, headings and lists; no other component sets it. */
export const Stack = ({ children }: { readonly children: ReactNode }): ReactElement => <div className={css.stack}>{children}</div>;
