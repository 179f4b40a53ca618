import type { ReactElement } from 'react';
import type { ProofCategory } from '@domain/proofs/papers';
import type { Whose } from '@messages/dossierForm';
import { withoutProofMessages } from '@messages/withoutProof';
import { LinkButton } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { useMessagesAbout } from '@ui/mvvm/messages';
import { redirectHref } from '@ui/kit/hrefs';
import css from './UploadScreen.module.css';

interface WithoutProps {
  readonly category: ProofCategory;
  readonly whose: Whose;
  /** JJ/MM/AAAA; undefined: the bank gives no date. */
  readonly keptUntil: string | undefined;
}

/** Other accepted documents, a contact, and until when the file is kept. */
export const Without = ({ category, whose, keptUntil }: WithoutProps): ReactElement => {
  const copy = useMessagesAbout(withoutProofMessages, whose);
  return (
    <Disclosure summary={copy.summary}>
      <div className={css.ways}>
        {copy.ways[category].map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
        <div>
          <h2>{copy.adviser.title}</h2>
          <p>{[copy.adviser.text, keptUntil && copy.adviser.kept(keptUntil)].filter(Boolean).join(' ')}</p>
          <LinkButton kind="secondary" href={redirectHref('appointment')}>
            {copy.adviser.button}
          </LinkButton>
        </div>
      </div>
    </Disclosure>
  );
};
