import { useContext, useState, type ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import { Disclosure } from '@ui/kit/Disclosure';
import { Status } from '@ui/kit/Status';
import { ReaderContext } from '@ui/mvvm/messages';
import type { Book, Explanation } from './book';
import { Staff } from './Staff';

interface WhyProps {
  /** Chooses the explanation from the rule book. */
  readonly explain: (book: Book) => Explanation;
}

/**
 * 'Pourquoi ?' next to a question or a refusal: on opening it loads the rule's sentence with its values. Clients read a
 * client text; staff read the rule's own sentence and its id. XTR-23
 */
export const Why = ({ explain }: WhyProps): ReactElement => {
  const [book, setBook] = useState<Book>();
  const [failed, setFailed] = useState(false);
  const reader = useContext(ReaderContext);
  const opened = (): void => {
    setFailed(false);
    if (book) return;
    import(/* webpackChunkName: "why" */ './book').then(came => setBook(came.book)).catch(() => setFailed(true));
  };
  const told = book && explain(book);
  return (
    <Disclosure summary={kitMessages.why} onOpen={opened}>
      {told && reader === 'mdc' && <Staff {...told.staff} />}
      <Status>{told ? reader === 'omc' && told.client : failed ? kitMessages.whyFailed : kitMessages.busy}</Status>
    </Disclosure>
  );
};
