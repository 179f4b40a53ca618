import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { writtenPlace } from '@domain/holders/checkBirthplace';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { whose } from '@ui/journey/autocomplete';
import { FormPage } from '@ui/journey/FormPage';
import { offeredMessages } from '@ui/copy/fr/offered';
import { Offered } from '@ui/journey/Offered';
import { Checkbox } from '@ui/kit/Checkbox';
import { Combobox } from '@ui/kit/Combobox';
import { Field } from '@ui/kit/Field';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { BirthplaceViewModel } from './BirthplaceViewModel';

interface Shown {
  readonly vm: BirthplaceViewModel;
}

/** Free text, for towns abroad and towns missing from the list. D-67 */
const Place = observer(function Place({ vm, hint }: Shown & { readonly hint: string }): ReactElement {
  const { place } = useMessages(birthplaceMessages);
  return (
    <Field
      {...vm.form.field('town')}
      label={place.label}
      hint={hint}
      format={writtenPlace}
      spellCheck={false}
      autoCapitalize="words"
      autoComplete="off"
    />
  );
});

const InFrance = observer(function InFrance({ vm }: Shown): ReactElement {
  const copy = useMessages(birthplaceMessages);
  const { form, county } = vm;
  return (
    <>
      <Combobox
        {...form.field('county')}
        label={copy.county.label}
        hint={copy.county.hint}
        value={county}
        options={vm.counties.options}
        onChange={vm.changeCounty}
      />
      {vm.townTyped ? (
        <Place vm={vm} hint={copy.place.asOnPaper} />
      ) : (
        <Combobox
          key={county}
          {...form.field('town')}
          label={copy.town.label}
          hint={county === '' ? copy.town.first : copy.town.hint}
          value={vm.town}
          options={vm.towns.options}
          onChange={vm.changeTown}
        />
      )}
      {county !== '' && !vm.townless && (
        <Checkbox name="townAbsent" label={copy.absent[whose(vm.journey)]} checked={vm.townTyped} onChange={vm.changeAbsent} />
      )}
    </>
  );
});

const BirthplacePage = observer(function BirthplacePage({ vm }: Shown): ReactElement {
  const copy = useMessages(birthplaceMessages);
  const { form, fold } = vm;
  return (
    <FormPage
      title={copy.title[whose(vm.journey)]}
      form={{ check: form.check, busy: form.busy, submit: vm.submit }}
      lists={[vm.countries, vm.counties, vm.towns]}
      waiting={vm.waiting ? offeredMessages.reading : undefined}
      submitLabel={!fold.open && vm.offers.unedited ? offeredMessages.useBirthplace : undefined}
    >
      <Offered offers={vm.offers} fold={fold} title={copy.known} value={vm.line} french={vm.french}>
        <Combobox
          {...form.field('country')}
          label={copy.country.label}
          hint={copy.country.hint}
          options={vm.countries.options}
          onChange={vm.changeCountry}
        />
        {vm.french && <InFrance vm={vm} />}
        {vm.countryKnown && !vm.french && <Place vm={vm} hint={copy.place.hint} />}
      </Offered>
    </FormPage>
  );
});

export const BirthplaceScreen = screen(BirthplaceViewModel, vm => <BirthplacePage vm={vm} />);
