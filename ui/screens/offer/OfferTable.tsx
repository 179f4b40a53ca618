import { useWords } from '@ui/mvvm/words';
import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { offerWords } from '@ui/copy/fr/adviser/offer';
import type { OfferedCard } from '@ui/journey/OfferModel';
import { cx } from '@ui/kit/cx';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { CardArt } from '@ui/theme/art/CardArt';
import { artOf } from './artOf';
import { CardPrice } from './CardPrice';
import { compared, type FactGroup } from './factGroups';
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

/** One cell a column; a blank column is there for the eye alone. OFR-06 */
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
  const copy = useWords(offerWords);
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

const Group = ({ vm, group }: Shown & { readonly group: FactGroup }): ReactElement => {
  const copy = useWords(offerWords);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={vm.columns.length + 1} className={css.group}>
          <span>{copy.groups[group.id]}</span>
          {group.note && <Marker number={vm.numbers[group.note]} place={group.id} />}
        </th>
      </tr>
      {group.rows.map(({ id, of }) => (
        <tr key={id}>
          <th scope="row" className={css.row}>
            {copy.facts[id]}
          </th>
          <Cells vm={vm} cell={card => <FactValue fact={of(card.facts)} />} />
        </tr>
      ))}
    </tbody>
  );
};

/** The comparison on a tablet or a desktop: a column a card, the choice under each price, then what differs. OFR-03 */
export const OfferTable = observer(function OfferTable({ vm }: Shown): ReactElement {
  const copy = useWords(offerWords);
  return (
    <div className={css.scroller} role="region" aria-label={copy.table} tabIndex={0}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{copy.table}</VisuallyHidden>
        </caption>
        <Head vm={vm} />
        {compared(vm.cards.map(({ facts }) => facts)).differing.map(group => (
          <Group key={group.id} vm={vm} group={group} />
        ))}
      </table>
    </div>
  );
});
