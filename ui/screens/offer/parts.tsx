import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { OfferedFacts } from '@domain/offer/facts';
import { offerMessages } from '@messages/offer';
import type { OfferedCard } from '@ui/journey/OfferModel';
import { Button } from '@ui/kit/Button';
import { Icon } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import type { Fact, FactRow } from './factGroups';
import type { OfferViewModel } from './OfferViewModel';
import css from './OfferScreen.module.css';

interface OfCard {
  readonly vm: OfferViewModel;
  readonly card: OfferedCard;
}

/** Text next to an icon: the meaning never depends on colour. */
export const FactValue = ({ fact }: { readonly fact: Fact }): ReactElement => {
  const copy = useMessages(offerMessages);
  return typeof fact === 'string' ? (
    <span>{fact}</span>
  ) : (
    <span className={fact ? css.yes : css.no}>
      <Icon name={fact ? 'check' : 'minus'} size="small" />
      <span>{fact ? copy.yes : copy.no}</span>
    </span>
  );
};

interface FactsProps {
  readonly facts: OfferedFacts;
  readonly rows: readonly FactRow[];
}

/** One after the other: what a card has, what it has not in words, and other values after their label. */
export const FactList = ({ facts, rows }: FactsProps): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <ul className={css.items}>
      {rows.map(({ id, of }) => {
        const fact = of(facts);
        return (
          <li key={id} className={fact === false ? css.no : undefined}>
            {typeof fact === 'boolean' && <Icon name={fact ? 'check' : 'minus'} size="small" />}
            <span>{fact === true ? copy.facts[id] : copy.factIs(copy.facts[id], fact === false ? copy.no.toLowerCase() : fact)}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** Amounts and texts line by line, then what the card has or not. */
export const Facts = ({ facts, rows }: FactsProps): ReactElement => {
  const copy = useMessages(offerMessages);
  const told = rows.filter(({ of }) => typeof of(facts) === 'string');
  const others = rows.filter(row => !told.includes(row));
  return (
    <>
      {told.length > 0 && (
        <dl className={css.facts}>
          {told.map(({ id, of }) => (
            <div key={id} className={css.fact}>
              <dt>{copy.facts[id]}</dt>
              <dd>{of(facts)}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && <FactList facts={facts} rows={others} />}
    </>
  );
};

export const Choose = observer(function Choose({ vm, card }: OfCard): ReactElement {
  const copy = useMessages(offerMessages);
  const chosen = vm.chosen === card.catalogNumber;
  return (
    <span className={css.choose}>
      <Button onClick={() => vm.choose(card.catalogNumber)}>
        <span>{copy.choose}</span>
        <VisuallyHidden>{copy.chooseWhich(card.label)}</VisuallyHidden>
      </Button>
      {chosen && (
        <span className={css.chosen}>
          <Icon name="check" size="small" />
          <span>{copy.chosen}</span>
        </span>
      )}
    </span>
  );
});
