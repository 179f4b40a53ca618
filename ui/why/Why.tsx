import { useContext, useState, type ReactElement } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import { Disclosure } from '@ui/kit/Disclosure';
import { Status } from '@ui/kit/Status';
import { ReaderContext } from '@ui/mvvm/messages';
import type { Book, Explanation } from './book';
import { Staff } from './Staff';

interface WhyProps {
  /** The page of the book that answers. */
  readonly ask: (book: Book) => Explanation;
}

/**
 * 'Pourquoi ?' beside a question or a refusal: it loads the sentence of the rule that decided, with its values, once opened.
 * A client reads the client's words; the staff read the rule's own, and where it stands in the book. XTR-23
 */
export const Why = ({ ask }: WhyProps): ReactElement => {
  const [book, setBook] = useState<Book>();
  const [failed, setFailed] = useState(false);
  const reader = useContext(ReaderContext);
  const opened = (): void => {
    setFailed(false);
    if (book) return;
    void import(/* webpackChunkName: "why" */ './book').then(
      came => setBook(came.book),
      () => setFailed(true),
    );
  };
  const told = book && ask(book);
  return (
    <Disclosure summary={kitMessages.why} onOpen={opened}>
      {told && reader === 'mdc' && <Staff {...told.staff} />}
      <Status>{told ? reader === 'omc' && told.client : failed ? kitMessages.whyFailed : kitMessages.busy}</Status>
    </Disclosure>
  );
};
