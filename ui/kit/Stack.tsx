import type { ReactElement, ReactNode } from 'react';
import css from './Stack.module.css';

/** Paragraphs, headings and lists one under the other, with the room that text needs: the one place where their spacing is. */
export const Stack = ({ children }: { readonly children: ReactNode }): ReactElement => <div className={css.stack}>{children}</div>;
