import type { ReactElement } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import type { Explanation } from './book';

/** What the staff read: the rule's own sentence, its name in the book and the requirements that it comes from. XTR-23 */
export const Staff = ({ title, says, rule, requirements }: Explanation['staff']): ReactElement => (
  <>
    <p>
      <strong>{title}</strong>
    </p>
    <p>{says}</p>
    <p>{kitMessages.rule(rule, requirements)}</p>
  </>
);
