import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { offerMessages } from '@ui/copy/fr/offer';
import type { OfferedCard } from '@ui/journey/OfferModel';
import { cx } from '@ui/kit/cx';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { CardArt } from '@ui/kit/art/CardArt';
import { artOf } from './artOf';
import { CardPrice } from './CardPrice';
import { factGroups, isSame, type FactGroup, type FactRow } from './factGroups';
import { Marker } from './Footnotes';
import type { OfferViewModel } from './OfferViewModel';
import { Choose, FactValue } from './parts';
import css from './OfferScreen.module.css';

interface Shown {
  readonly vm: OfferViewModel;
}

interface CellsProps extends Shown {
  readonly cell: (card: OfferedCard) => ReactNode;
}

/** Empty columns for cards that are not on offer, hidden from assistive technology. OFR-06 */
const Blanks = ({ vm }: Shown): ReactNode =>
  vm.columns.map((card, column) => card === null && <td key={column} className={css.cell} aria-hidden="true" />);

/** One cell for each card; empty columns are hidden from assistive technology. OFR-06 */
const Cells = ({ vm, cell }: CellsProps): ReactNode =>
  vm.columns.map((card, column) =>
    card ? (
      <td key={column} className={css.cell}>
        {cell(card)}
      </td>
    ) : (
      <td key={column} className={css.cell} aria-hidden="true" />
    ),
  );

const Head = ({ vm }: Shown): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <thead>
      <tr>
        <td className={css.corner} />
        {vm.columns.map((card, column) =>
          card ? (
            <th key={column} scope="col" className={css.head}>
              <span className={css.art}>
                <CardArt card={artOf[card.facts.name]} />
              </span>
              <span className={css.name}>{card.label}</span>
              <span className={css.reference}>{copy.reference(card.catalogNumber)}</span>
            </th>
          ) : (
            <td key={column} className={css.head} aria-hidden="true">
              {copy.blank}
            </td>
          ),
        )}
      </tr>
      <tr className={css.prices}>
        <th scope="row" className={css.row}>
          <span>{copy.monthlyPrice}</span>
          <Marker number={vm.numbers.price} place="prix" />
        </th>
        <Cells
          vm={vm}
          cell={card => <CardPrice card={card} promotion={vm.promotion} promotionNote={vm.numbers.promotion} place={card.catalogNumber} />}
        />
      </tr>
      <tr className={css.prices}>
        <th scope="row" className={cx(css.row, css.last)}>
          {copy.yourChoice}
        </th>
        <Cells vm={vm} cell={card => <Choose vm={vm} card={card} />} />
      </tr>
    </thead>
  );
};

/** Spans all columns when every card has the same value. OFR-03 */
const Line = ({ vm, row }: Shown & { readonly row: FactRow }): ReactElement => {
  const copy = useMessages(offerMessages);
  const [any, ...others] = vm.cards.map(({ facts }) => facts);
  const same = any !== undefined && isSame([any, ...others], row);
  return (
    <tr className={same ? css.same : css.differs}>
      <th scope="row" className={css.row}>
        {copy.facts[row.id]}
      </th>
      {same ? (
        <>
          <td colSpan={vm.cards.length} className={css.cell}>
            <FactValue fact={row.of(any)} />
          </td>
          <Blanks vm={vm} />
        </>
      ) : (
        <Cells vm={vm} cell={card => <FactValue fact={row.of(card.facts)} />} />
      )}
    </tr>
  );
};

const Group = ({ vm, group }: Shown & { readonly group: FactGroup }): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={vm.columns.length + 1} className={css.group}>
          <span>{copy.groups[group.id]}</span>
          {group.note && <Marker number={vm.numbers[group.note]} place={group.id} />}
        </th>
      </tr>
      {group.rows.map(row => (
        <Line key={row.id} vm={vm} row={row} />
      ))}
    </tbody>
  );
};

/** Comparison table for tablets and desktops: a column for each card. OFR-03 */
export const OfferTable = observer(function OfferTable({ vm }: Shown): ReactElement {
  const copy = useMessages(offerMessages);
  return (
    <div className={css.scroller} role="region" aria-label={copy.table} tabIndex={0}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{copy.table}</VisuallyHidden>
        </caption>
        <Head vm={vm} />
        {factGroups.map(group => (
          <Group key={group.id} vm={vm} group={group} />
        ))}
      </table>
    </div>
  );
});
