import { observer } from 'mobx-react-lite';
import { useId, type ReactElement, type ReactNode } from 'react';
import { kitMessages } from '@messages/kit';
import { suggestionMessages as copy } from '@messages/suggestions';
import { Button } from '@ui/kit/Button';
import { cx } from '@ui/kit/cx';
import type { Elements } from '@ui/kit/elements';
import { Sources } from '@ui/kit/fieldIds';
import { markFrench } from '@ui/kit/inFrench';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import type { CollapsedFields } from './CollapsedFields';
import type { SuggestedAnswers } from './SuggestedAnswers';
import type { ExtractedData } from './ExtractedData';
import css from './SuggestionBanner.module.css';

interface SummaryCardProps {
  /** What is known, or where it comes from. */
  readonly title: string;
  readonly value: ReactNode;
  readonly more?: ReactNode;
  readonly action?: string | undefined;
  /** Names the answer that the button corrects; read by screen readers only. */
  readonly what: string;
  readonly onCorrect: () => void;
}

/** Known answers on a card, with one button that corrects them. D-63, XTR-49 */
export const SummaryCard = ({ title, value, more, action = copy.correct, what, onCorrect }: SummaryCardProps): ReactElement => {
  const heading = useId();
  return (
    <div className={css.frame}>
      <section className={cx(css.known, action !== copy.correct && css.long)} aria-labelledby={heading}>
        <Icon name="success" />
        <div className={css.said}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <p className={css.value}>{value}</p>
          {more ? <p className={css.more}>{more}</p> : null}
        </div>
        <Button kind="quiet" onClick={onCorrect}>
          <span>{action}</span>
          <VisuallyHidden>{`${kitMessages.colon}${what}`}</VisuallyHidden>
        </Button>
      </section>
    </div>
  );
};

interface OfferedProps<Draft extends object> {
  readonly offers: SuggestedAnswers<Draft>;
  readonly reading: Pick<ExtractedData, 'late'>;
  readonly fold: CollapsedFields<Draft>;
  /** Title of answers that come from no document. */
  readonly title: string;
  /** The answers as they are saved. */
  readonly value: string;
  /** They are French in every language: a place in France. */
  readonly french?: boolean | undefined;
  /** Fields; each is described by the source of its offered answer. */
  readonly children: Elements;
}

/** Answers known from elsewhere: a card, or the fields below what is offered for them. D-63, XTR-32, XTR-49 */
export const SuggestionBanner = observer(function SuggestionBanner<Draft extends object>({
  offers,
  reading: { late },
  fold,
  title,
  value,
  french,
  children,
}: OfferedProps<Draft>): ReactElement {
  const source = useId();
  const { unedited } = offers;
  useErrorFocus(fold.moves, fold.target);
  if (!fold.open)
    return (
      <SummaryCard
        title={unedited?.source ?? title}
        value={french ? markFrench(unedited?.what ?? value) : (unedited?.what ?? value)}
        more={unedited?.note}
        what={title}
        onCorrect={fold.correct}
      />
    );
  return (
    <>
      <div className={late ? css.late : css.offers}>
        {late && offers.shown.length === 0 && !unedited && <p>{copy.late[late]}</p>}
        {offers.shown.map(offer => (
          <Notice key={offer.what} kind="info">
            <p>{markFrench([copy.said(offer.source, offer.what), offer.note].filter(Boolean).join(' '), french ? [offer.what] : [])}</p>
            <Button kind="secondary" onClick={() => offers.take(offer)}>
              {offer.action}
            </Button>
          </Notice>
        ))}
      </div>
      {unedited && (
        <Notice kind="info">
          <span id={source}>{[copy.differs(unedited.source), unedited.note].filter(Boolean).join(' ')}</span>
        </Notice>
      )}
      <div className={css.status}>
        <Status hidden>{offers.announcement}</Status>
      </div>
      <Sources value={new Map(Object.keys(unedited?.fills ?? {}).map(field => [field, source]))}>{children}</Sources>
    </>
  );
});
