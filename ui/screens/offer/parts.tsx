import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { OfferedFacts } from '@domain/offer/facts';
import { offerMessages } from '@ui/copy/fr/offer';
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

export const Facts = ({ facts, rows }: { readonly facts: OfferedFacts; readonly rows: readonly FactRow[] }): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <dl className={css.facts}>
      {rows.map(({ id, of }) => (
        <div key={id} className={css.fact}>
          <dt>{copy.facts[id]}</dt>
          <dd>
            <FactValue fact={of(facts)} />
          </dd>
        </div>
      ))}
    </dl>
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
