import type { ReactElement } from 'react';

/** What may stand beside something else: elements, never a bare text, which a browser's translator would take out of React's hands. D-73, XTR-39 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
