import type { ReactElement, ReactNode } from 'react';
import type { Day } from '@domain/kernel/day';
import { calledBy } from '@domain/holders/people';
import type { Workflow } from '@domain/journey/words';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import type { PriceLine, PriceSummary } from '@domain/offer/priceSummary';
import { recapRowsMessages } from '@messages/recapRows';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import css from './price.module.css';
import { priceWords, type PriceContext } from '@ui/copy/priceWords';

const copy = recapRowsMessages.offer;

interface Row {
  readonly label: string;
  readonly value: ReactNode;
  readonly action?: ReactNode;
}

/** The whole of a price's line: its amount, and below it dates or reasons. */
const Told = ({
  value,
  more,
  strong,
}: {
  readonly value: string;
  readonly more: readonly string[];
  readonly strong: boolean;
}): ReactElement => (
  <>
    {strong ? <strong>{value}</strong> : <span>{value}</span>}
    {more.map(line => (
      <span key={line} className={css.more}>
        {line}
      </span>
    ))}
  </>
);

/** Lines of the price summary; `change` renders a line's edit button. OFR-16, D-106 */
export const priceRows = (
  summary: PriceSummary,
  context: PriceContext,
  change?: (line: PriceLine, label: string) => ReactNode,
): readonly Row[] =>
  priceWords(summary, context).map(({ line, label, value, more }) => ({
    label,
    value: <Told value={value} more={more} strong={line.what === 'once' || line.what === 'total'} />,
    action: change?.(line, label),
  }));

/** The prices of a file's account; `opened`: the day of its opening, `today` before it. */
export const contextOf = (
  { dossier }: Pick<DossierJourney, 'dossier'>,
  days: { readonly opened?: Day | undefined; readonly today?: Day },
): PriceContext => {
  const { TIT, COT } = dossier.people;
  const on = days.opened ?? days.today;
  return {
    workflow: dossier.state.workflow,
    names: { TIT: calledBy(TIT), COT: calledBy(COT) },
    opening: on && { on, past: days.opened !== undefined, birthdates: { TIT: TIT.birth.birthdate, COT: COT?.birth.birthdate } },
  };
};

export const accountOf = ({ dematerialization }: Pick<OfferOnDossier, 'dematerialization'>, workflow: Workflow): string =>
  dematerialization ? copy.digital(workflow) : copy.kind[workflow];

/** All that is ordered, the account first. SUM-01 */
export const offerRows = (offer: OfferOnDossier, context: PriceContext): readonly Row[] => [
  { label: copy.account, value: accountOf(offer, context.workflow) },
  ...priceRows(offer, context),
];
