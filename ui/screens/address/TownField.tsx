import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { addressCopy as copy } from '@ui/copy/fr/address';
import { fileFormCopy } from '@ui/copy/fr/fileForm';
import { ownToken } from '@ui/journey/autocomplete';
import { Choice } from '@ui/kit/Choice';
import { Field } from '@ui/kit/Field';
import { Select } from '@ui/kit/Select';
import { Status } from '@ui/kit/Status';
import type { AddressViewModel } from './AddressViewModel';
import css from './AddressScreen.module.css';

interface Shown {
  readonly vm: AddressViewModel;
}

/** More towns than a person wants to see at once. */
const MANY_TOWNS = 15;

const TownsFound = observer(function TownsFound({ vm }: Shown): ReactElement | null {
  const { form, townOptions } = vm;
  const props = { name: 'town', value: form.draft.town, options: townOptions, error: form.message('town') };
  const change = (town: string): void => form.type({ town });
  if (townOptions.length <= 1) return <p className={css.town}>{form.draft.town}</p>;
  if (townOptions.length > MANY_TOWNS)
    return <Select {...props} label={copy.town.label} emptyLabel={fileFormCopy.choose} onChange={change} />;
  return <Choice {...props} legend={copy.town.label} value={form.draft.town || undefined} onChange={change} />;
});

const TownOfCode = observer(function TownOfCode({ vm }: Shown): ReactElement {
  const { towns, townOptions, form } = vm;
  const alone = townOptions.length <= 1;
  return (
    <div>
      {alone && <p className={css.label}>{copy.town.label}</p>}
      <Status>
        {towns.state.kind === 'loading' && <span className={css.waiting}>{copy.town.loading}</span>}
        {towns.state.kind === 'idle' && <span className={css.waiting}>{copy.town.first}</span>}
        {townOptions.length > 1 && <span className={css.waiting}>{copy.town.found(townOptions.length)}</span>}
        {townOptions.length === 1 && <span className={css.town}>{form.draft.town}</span>}
      </Status>
      {!alone && <TownsFound vm={vm} />}
    </div>
  );
});

/** The town: of the postal code in France, typed elsewhere. PER-05, PER-06 */
export const TownField = observer(function TownField({ vm }: Shown): ReactElement {
  const { form, journey } = vm;
  if (vm.french) return <TownOfCode vm={vm} />;
  return (
    <Field
      name="town"
      label={copy.town.label}
      value={form.draft.town}
      onChange={town => form.type({ town })}
      error={form.message('town')}
      autoComplete={ownToken(journey, 'address-level2')}
    />
  );
});
