import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { NearbyAgency } from '@domain/delivery/agencyDistance';
import { agencyMessages } from '@messages/agency';
import { kitMessages } from '@messages/kit';
import { Button } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { describedBy, fieldId } from '@ui/kit/fieldIds';
import { FieldError, Hint } from '@ui/kit/FieldParts';
import { autofillTickRef } from '@ui/kit/filledIn';
import { useSubmitOnSelect } from '@ui/kit/useSubmitOnSelect';
import { inFrench, markFrench } from '@ui/kit/inFrench';
import group from '@ui/kit/RadioGroup.module.css';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { Contacts, Hours } from './AgencyDetails';
import type { AgencyViewModel } from './AgencyViewModel';
import css from './AgencyScreen.module.css';

const NAME = 'agencyId';

interface Shown {
  readonly vm: AgencyViewModel;
}

const Item = observer(function Item({ vm, near, first }: Shown & { readonly near: NearbyAgency; readonly first: boolean }): ReactElement {
  const copy = useMessages(agencyMessages);
  const { agency, km } = near;
  const chosen = vm.form.draft.agencyId === agency.id;
  const { onClick, ...pressed } = useSubmitOnSelect(vm.asksFirst || vm.asksDelivery, vm.asksDelivery ? vm.close : undefined);
  return (
    <li className={css.item} data-checked={chosen ? '' : undefined}>
      <label className={css.head} {...pressed}>
        <input
          ref={autofillTickRef(chosen, checked => checked && vm.choose(agency))}
          type="radio"
          className={group.radio}
          id={first ? fieldId(NAME) : undefined}
          name={NAME}
          value={agency.id}
          checked={chosen}
          onClick={onClick}
          onChange={() => vm.choose(agency)}
        />
        <span>
          <span className={css.name} {...inFrench}>
            {agency.name}
          </span>
          <span className={css.where}>
            {km !== undefined && <span className={css.far}>{`${copy.distance(km)} · `}</span>}
            <span {...inFrench}>{agency.address}</span>
          </span>
        </span>
      </label>
      <div className={css.more}>
        <Disclosure summary={copy.more}>
          <div className={css.details}>
            <Hours title={copy.hours} hours={agency.hours} />
            {agency.councilHours && <Hours title={copy.councilHours} hours={agency.councilHours} />}
            <Contacts contacts={agency.contacts} />
            <div>
              <Button kind="secondary" onClick={() => vm.sheet.show(agency)}>
                <span>{copy.details}</span>
                <VisuallyHidden>{markFrench(copy.detailsOf(agency.name), [agency.name])}</VisuallyHidden>
              </Button>
            </div>
          </div>
        </Disclosure>
      </div>
    </li>
  );
});

/** Radio list of agencies, the nearest first. AGY-01 */
export const AgencyList = observer(function AgencyList({ vm }: Shown): ReactElement {
  const copy = useMessages(agencyMessages);
  const error = vm.form.message(NAME);
  return (
    <fieldset
      className={group.group}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy(NAME, vm.asksFirst ? kitMessages.onePress : undefined, error)}
      id={vm.agencies.length === 0 ? fieldId(NAME) : undefined}
      tabIndex={-1}
    >
      <legend className={group.legend}>{copy.list}</legend>
      {vm.asksFirst && <Hint name={NAME}>{kitMessages.onePress}</Hint>}
      {error && <FieldError name={NAME}>{error}</FieldError>}
      <ul className={css.list}>
        {vm.agencies.map((near, index) => (
          <Item key={near.agency.id} vm={vm} near={near} first={index === 0} />
        ))}
      </ul>
    </fieldset>
  );
});
