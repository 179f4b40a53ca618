import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { OfferedFacts } from '@domain/offer/facts';
import { cardsMessages } from '@messages/cards';
import { offerMessages } from '@messages/offer';
import type { OfferedCard } from '@ui/journey/OfferModel';
import { cx } from '@ui/kit/cx';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { CardArt } from '@ui/kit/art/CardArt';
import { artOf } from './artOf';
import { CardPrice } from './CardPrice';
import { compared, type FactGroup } from './factGroups';
import { Marker } from './Footnotes';
import type { OfferViewModel } from './OfferViewModel';
import { Choose, FactList, FactValue } from './parts';
import css from './OfferScreen.module.css';

interface Shown {
  readonly vm: OfferViewModel;
}

interface CellsProps extends Shown {
  readonly cell: (card: OfferedCard) => ReactNode;
}

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
              <span className={css.named}>
                <CardArt card={artOf[card.facts.name]} />
                <span>
                  <span className={css.name}>{card.label}</span>
                  <span className={css.reference}>{` ${cardsMessages.notice[card.facts.name]}`}</span>
                  <span className={css.reference}>{` ${copy.reference(card.catalogNumber)}`}</span>
                </span>
              </span>
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
      <tr className={cx(css.prices, css.chooses)}>
        <th scope="row" className={css.row}>
          {copy.yourChoice}
        </th>
        <Cells vm={vm} cell={card => <Choose vm={vm} card={card} />} />
      </tr>
    </thead>
  );
};

interface GroupProps extends Shown {
  readonly group: FactGroup;
}

const GroupName = ({ vm, group: { id, note } }: GroupProps): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <>
      <span>{copy.groups[id]}</span>
      {note && <Marker number={vm.numbers[note]} place={id} />}
    </>
  );
};

const Group = ({ vm, group }: GroupProps): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={vm.columns.length + 1} className={css.group}>
          <GroupName vm={vm} group={group} />
        </th>
      </tr>
      {group.rows.map(row => (
        <tr key={row.id}>
          <th scope="row" className={css.row}>
            {copy.facts[row.id]}
          </th>
          <Cells vm={vm} cell={card => <FactValue fact={row.of(card.facts)} />} />
        </tr>
      ))}
    </tbody>
  );
};

interface AlikeProps extends Shown {
  readonly facts: OfferedFacts;
  readonly groups: readonly FactGroup[];
  /** Groups that also have a row above, which has the marker. */
  readonly above: readonly FactGroup[];
}

/** What all cards share: one list across their columns, under a title of its own. OFR-03 */
const Alike = ({ vm, facts, groups, above }: AlikeProps): ReactElement => {
  const copy = useMessages(offerMessages);
  const notes = groups.filter(({ id }) => !above.some(other => other.id === id)).flatMap(({ id, note }) => (note ? [{ id, note }] : []));
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={vm.columns.length + 1} className={css.group}>
          <span>{copy.alike(vm.cards.length)}</span>
          {notes.map(({ id, note }) => (
            <Marker key={id} number={vm.numbers[note]} place={id} />
          ))}
        </th>
      </tr>
      <tr>
        <td colSpan={vm.cards.length + 1} className={css.alike}>
          <FactList facts={facts} rows={groups.flatMap(({ rows }) => rows)} />
        </td>
        {vm.columns.map((card, column) => card === null && <td key={column} className={css.cell} aria-hidden="true" />)}
      </tr>
    </tbody>
  );
};

/** Comparison table for tablets and desktops: a column for each card; what differs, then what is alike. OFR-03 */
export const OfferTable = observer(function OfferTable({ vm }: Shown): ReactElement {
  const copy = useMessages(offerMessages);
  const { differing, alike } = compared(vm.cards.map(({ facts }) => facts));
  const [any] = vm.cards;
  return (
    <div className={css.scroller} role="region" aria-label={copy.table} tabIndex={0}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{copy.table}</VisuallyHidden>
        </caption>
        <Head vm={vm} />
        {differing.map(group => (
          <Group key={group.id} vm={vm} group={group} />
        ))}
        {any && alike.length > 0 && <Alike vm={vm} facts={any.facts} groups={alike} above={differing} />}
      </table>
    </div>
  );
});
