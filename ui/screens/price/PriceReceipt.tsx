import { useId, type ReactElement, type ReactNode } from 'react';
import type { Day } from '@domain/kernel/day';
import { calledBy } from '@domain/holders/people';
import type { Workflow } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import { figuresAgree } from '@domain/offer/overdraftFigures';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import type { PriceLine, PriceSummary } from '@domain/offer/priceSummary';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { recapRowsMessages } from '@messages/recapRows';
import { receiptWords, type ReceiptContext, type ReceiptLine } from '@ui/copy/receiptWords';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { cx } from '@ui/kit/cx';
import type { Elements } from '@ui/kit/elements';
import { unbroken } from '@ui/kit/unbroken';
import { useMessages } from '@ui/mvvm/messages';
import css from './PriceReceipt.module.css';

const copy = recapRowsMessages.offer;

interface PriceReceiptProps {
  readonly summary: PriceSummary;
  readonly context: ReceiptContext;
  /** Replaces 'What you pay'. */
  readonly title?: string | undefined;
  /** Lines that are shown; all of them without it. */
  readonly shows?: ((line: ReceiptLine) => boolean) | undefined;
  /** True for a line that was added after the receipt was first shown. */
  readonly added?: ((line: ReceiptLine) => boolean) | undefined;
  /** A line's edit button. */
  readonly action?: ((line: PriceLine, name: string) => ReactNode) | undefined;
  /** Beside a line's label. */
  readonly mark?: ((line: PriceLine) => ReactElement | false | undefined) | undefined;
  /** Below the lines. */
  readonly children?: Elements;
}

/** What is paid, the same on every page after the offer: each line with its amount, the total of a month, what is paid once. OFR-16, D-106 */
export const PriceReceipt = ({
  summary,
  context,
  title,
  shows = () => true,
  added = () => false,
  action,
  mark,
  children,
}: PriceReceiptProps): ReactElement => (
  <Frame title={title}>
    <div className={css.rows}>
      <dl className={cx(action && css.editable)}>
        {receiptWords(summary, context)
          .filter(shows)
          .map(line => (
            <div key={line.key} className={cx(css.row, added(line) && css.new)} data-line={line.line.what}>
              <dt>
                <span>{unbroken(line.label)}</span>
                {mark?.(line.line)}
              </dt>
              <dd className={css.value}>
                <span className={css.amount}>{line.amount}</span>
                {action && <span className={css.action}>{action(line.line, line.name)}</span>}
              </dd>
              {line.notes.map(note => (
                <dd key={note} className={css.note}>
                  {note}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </div>
    {children}
  </Frame>
);

const Frame = ({ title, children }: { readonly title: string | undefined; readonly children: Elements }): ReactElement => {
  const heading = useId();
  const { payment } = useMessages(offerConfirmationMessages);
  return (
    <section className={css.receipt} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {title ?? payment.title}
      </h2>
      {children}
    </section>
  );
};

/** Lines as high as the receipt's, so that nothing moves when the price comes. XTR-60 */
export const NoReceipt = ({ failed, lines }: { readonly failed: boolean; readonly lines: number }): ReactElement => (
  <Frame title={undefined}>
    {failed ? (
      <p className={css.failed}>{copy.receipt.failed}</p>
    ) : (
      Array.from({ length: lines }, (_, at) => (
        <div key={at} className={css.row} aria-hidden="true">
          <span className={css.waiting} />
          <span className={css.waiting} />
        </div>
      ))
    )}
  </Frame>
);

/** Whose the account of a dossier is; `opened`: the day of its opening, which gives its prices their dates. */
export const contextOf = (
  { dossier }: { readonly dossier: Pick<DossierJourney['dossier'], 'people' | 'state'> & { readonly cart?: Cart | undefined } },
  opened?: Day,
): ReceiptContext => {
  const { TIT, COT } = dossier.people;
  const { overdraftFigures: figures, overdraftRefused } = dossier.cart ?? {};
  return {
    workflow: dossier.state.workflow,
    names: { TIT: calledBy(TIT), COT: calledBy(COT) },
    overdraftFigures: figures && figuresAgree(figures) ? figures : undefined,
    overdraftRefused,
    opened: opened === undefined ? undefined : { on: opened, birthdates: { TIT: TIT.birth.birthdate, COT: COT?.birth.birthdate } },
  };
};

export const accountOf = ({ dematerialization }: Pick<OfferOnDossier, 'dematerialization'>, workflow: Workflow): string =>
  dematerialization ? copy.digital(workflow) : copy.kind[workflow];
