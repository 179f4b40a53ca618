import { townForPeople } from '@domain/field/townForPeople';
import { typedTown } from '@domain/field/typed';
import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { MessagesOf } from '@ui/copy/byReader';
import { addressMessages } from '@messages/address';
import { dossierFormMessages } from '@messages/dossierForm';
import { ownToken } from '@ui/form/autocomplete';
import { Choice } from '@ui/kit/Choice';
import { markFrench } from '@ui/kit/inFrench';
import { fieldId } from '@ui/kit/fieldIds';
import { Field } from '@ui/kit/Field';
import { FieldError } from '@ui/kit/FieldParts';
import { Select } from '@ui/kit/Select';
import { Suggestion } from '@ui/kit/Suggestion';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import type { AddressViewModel } from './AddressViewModel';
import css from './AddressScreen.module.css';

interface Shown {
  readonly vm: AddressViewModel;
}

const NAME = 'town';

/** Above this number of towns the page uses a combobox instead of radios. */
const MANY_TOWNS = 15;

const statusText = ({ towns, form }: AddressViewModel, copy: MessagesOf<typeof addressMessages>['town']): ReactNode => {
  switch (towns.state.kind) {
    case 'idle':
      return copy.first;
    case 'loading':
      return copy.loading;
    case 'failed':
      return '';
    case 'ready':
      return towns.options.length > 1 ? copy.found(towns.options.length) : markFrench(townForPeople(form.draft.town));
  }
};

const Towns = observer(function Towns({ vm }: Shown): ReactElement {
  const dossierForm = useMessages(dossierFormMessages);
  const copy = useMessages(addressMessages);
  const { options } = vm.towns;
  const field = vm.form.field(NAME);
  return options.length > MANY_TOWNS ? (
    <Select {...field} label={copy.town.label} options={options} emptyLabel={dossierForm.choose} />
  ) : (
    <Choice {...field} legend={copy.town.label} options={options} />
  );
});

/** Shows a single town, offers several, reports none as an error of the postal code. PER-06 */
const TownOfCode = observer(function TownOfCode({ vm }: Shown): ReactElement {
  const copy = useMessages(addressMessages).town;
  const choice = vm.towns.options.length > 1;
  const error = choice ? undefined : vm.form.message(NAME);
  return (
    <div className={css.town} id={choice ? undefined : fieldId(NAME)} tabIndex={-1} hidden={vm.noTown}>
      {!choice && <p className={css.label}>{copy.label}</p>}
      {error && <FieldError name={NAME}>{error}</FieldError>}
      <div className={choice ? css.count : css.readOnly}>
        <Status>{statusText(vm, copy)}</Status>
      </div>
      {choice && <Towns vm={vm} />}
    </div>
  );
});

/** In France the town follows the postal code; elsewhere it is typed. PER-05, PER-06 */
export const TownField = observer(function TownField({ vm }: Shown): ReactElement {
  const copy = useMessages(addressMessages);
  const { form, journey } = vm;
  if (vm.french) return <TownOfCode vm={vm} />;
  return (
    <div>
      <Field {...form.field(NAME)} label={copy.town.label} format={typedTown} autoComplete={ownToken(journey, 'address-level2')} />
      <Suggestion
        name={NAME}
        text={vm.nearestTown && copy.nearest(vm.nearestTown)}
        action={copy.town.useNearest}
        onTake={vm.takeNearestTown}
      />
    </div>
  );
});
