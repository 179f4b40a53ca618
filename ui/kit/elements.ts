import type { ReactElement } from 'react';

/** Elements without bare text: translation extensions replace text nodes, and React then fails to update their siblings. D-73, XTR-39 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
