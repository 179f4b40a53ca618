import { useWords } from '@ui/mvvm/words';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { birthplaceWords } from '@ui/copy/fr/adviser/birthplace';
import { whose } from '@ui/journey/autocomplete';
import { FormPage } from '@ui/journey/FormPage';
import { Offered } from '@ui/journey/Offered';
import { Combobox } from '@ui/kit/Combobox';
import { Field } from '@ui/kit/Field';
import { screen } from '@ui/mvvm/screen';
import { BirthplaceViewModel } from './BirthplaceViewModel';

interface Shown {
  readonly vm: BirthplaceViewModel;
}

const InFrance = observer(function InFrance({ vm }: Shown): ReactElement {
  const copy = useWords(birthplaceWords);
  const { form } = vm;
  return (
    <>
      <Combobox
        name="county"
        label={copy.county.label}
        hint={copy.county.hint}
        value={form.draft.county}
        options={vm.counties.options}
        onChange={vm.changeCounty}
        error={form.message('county')}
      />
      <Combobox
        key={form.draft.county}
        name="town"
        label={copy.town.label}
        hint={form.draft.county === '' ? copy.town.first : copy.town.hint}
        value={form.draft.town}
        options={vm.towns.options}
        onChange={town => form.type({ town })}
        error={form.message('town')}
      />
    </>
  );
});

const BirthplacePage = observer(function BirthplacePage({ vm }: Shown): ReactElement {
  const copy = useWords(birthplaceWords);
  const { form } = vm;
  return (
    <FormPage title={copy.title[whose(vm.journey)]} form={form} lists={[vm.countries, vm.counties, vm.towns]}>
      <Offered offers={vm.offers} onTaken={() => void form.submit()}>
        <Combobox
          name="country"
          label={copy.country.label}
          hint={copy.country.hint}
          value={form.draft.country}
          options={vm.countries.options}
          onChange={vm.changeCountry}
          error={form.message('country')}
        />
        {vm.french && <InFrance vm={vm} />}
        {vm.countryKnown && !vm.french && (
          <Field
            name="town"
            label={copy.place.label}
            hint={copy.place.hint}
            value={form.draft.town}
            onChange={town => form.type({ town })}
            onLeave={vm.leavePlace}
            error={form.message('town')}
            spellCheck={false}
            autoCapitalize="words"
            autoComplete="off"
          />
        )}
      </Offered>
    </FormPage>
  );
});

export const BirthplaceScreen = screen(BirthplaceViewModel, vm => <BirthplacePage vm={vm} />);
