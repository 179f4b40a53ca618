import type { ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import type { Explanation } from './book';

/** For staff: the rule's own sentence, its id and its requirements. XTR-23 */
export const Staff = ({ title, says, rule, requirements }: Explanation['staff']): ReactElement => (
  <>
    <p>
      <strong>{title}</strong>
    </p>
    <p>{says}</p>
    <p>{kitMessages.rule(rule, requirements)}</p>
  </>
);
