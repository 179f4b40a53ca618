import { typedPostalCode, typedPostalCodeAbroad } from '@domain/field/typed';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { addressMessages } from '@messages/address';
import { dossierFormMessages } from '@messages/dossierForm';
import { suggestionMessages } from '@messages/suggestions';
import { ownToken, whose } from '@ui/form/autocomplete';
import { DidYouMean } from '@ui/form/DidYouMean';
import { FormPage } from '@ui/form/FormPage';
import { SuggestionBanner } from '@ui/form/SuggestionBanner';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Combobox } from '@ui/kit/Combobox';
import { Field } from '@ui/kit/Field';
import { FieldRow } from '@ui/kit/FieldRow';
import { Select } from '@ui/kit/Select';
import { Suggestion } from '@ui/kit/Suggestion';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { AddressViewModel } from './AddressViewModel';
import { TownField } from './TownField';

interface Shown {
  readonly vm: AddressViewModel;
}

const Street = observer(function Street({ vm }: Shown): ReactElement {
  const dossierForm = useMessages(dossierFormMessages);
  const copy = useMessages(addressMessages);
  const { form, journey, street } = vm;
  const { severalNumbers: several } = street;
  return (
    <FieldRow of="street">
      <div>
        <Field
          {...form.field('streetNumber')}
          label={copy.streetNumber.label}
          optional
          onChange={street.typeNumber}
          onBlur={street.leaveNumber}
          autoComplete="off"
        />
        <Suggestion name="streetNumber" text={several && copy.streetNumber.several(several.number, several.left)} />
      </div>
      {vm.french && (
        <Select
          {...form.field('streetType')}
          label={copy.streetType.label}
          options={vm.streetTypes.options}
          emptyLabel={dossierForm.choose}
        />
      )}
      <div>
        <Field
          {...form.field('streetName')}
          label={copy.streetName.label}
          hint={vm.french ? undefined : copy.streetName.abroad}
          onChange={street.typeName}
          onBlur={street.leaveName}
          spellCheck={false}
          autoComplete={ownToken(journey, 'address-line1')}
        />
        <Suggestion name="streetName" text={street.left === '' ? undefined : copy.streetName.left(street.left)} />
        <Suggestion
          name="streetName"
          text={(street.shorter && copy.streetName.shorter(street.shorter)) ?? (street.nearest && copy.nearest(street.nearest))}
          action={copy.streetName.useShorter}
          onTake={street.takeShorter}
        />
      </div>
      <Field
        {...form.field('complement')}
        label={copy.complement.label}
        hint={copy.complement.hint}
        optional
        autoComplete={ownToken(journey, 'address-line2')}
      />
    </FieldRow>
  );
});

const Place = observer(function Place({ vm }: Shown): ReactElement {
  const copy = useMessages(addressMessages);
  return (
    <FieldRow of="place">
      <div>
        <Field
          {...vm.form.field('postalCode')}
          label={copy.postalCode.label}
          hint={vm.french ? undefined : copy.abroad.hint}
          inputMode={vm.french ? 'numeric' : undefined}
          onChange={vm.typePostalCode}
          format={vm.french ? typedPostalCode : typedPostalCodeAbroad}
          autoComplete={ownToken(vm.journey, 'postal-code')}
        />
        <DidYouMean name="postalCode" meant={vm.lostZero.meant} onTake={vm.takePostalCode} />
      </div>
      <TownField vm={vm} />
    </FieldRow>
  );
});

/** After a click on 'Corriger': restores the earlier answer. */
const Keep = observer(function Keep({ vm }: Shown): ReactElement | null {
  const copy = useMessages(addressMessages);
  return vm.fold.before === undefined ? null : (
    <Button kind="quiet" onClick={vm.fold.keep}>
      {copy.keep}
    </Button>
  );
});

const AddressPage = observer(function AddressPage({ vm }: Shown): ReactElement {
  const copy = useMessages(addressMessages);
  const { form, fold, journey, addressAlone } = vm;
  return (
    <FormPage
      title={copy.title[whose(journey)]}
      form={{ check: form.check, busy: form.busy, submit: vm.submit }}
      lists={[vm.countries, vm.streetTypes, vm.housings, vm.towns, vm.lostZero.towns]}
      why={copy.why}
      waiting={vm.waiting ? suggestionMessages.reading : undefined}
      submitLabel={addressAlone ? copy.save : undefined}
      useSubmitOnSelect={!fold.open && form.draft.housing === ''}
      secondary={<Keep vm={vm} />}
    >
      <SuggestionBanner offers={vm.offers} reading={vm.reading} fold={fold} title={copy.known} value={vm.line} french={vm.french}>
        <Combobox
          {...form.field('country')}
          label={copy.country.label}
          hint={form.draft.country === '' ? copy.country.hint : undefined}
          options={vm.countries.options}
          onChange={vm.changeCountry}
          autoComplete={ownToken(journey, 'country-name')}
        />
        <Street vm={vm} />
        <Place vm={vm} />
      </SuggestionBanner>
      {!addressAlone && (
        <Choice
          {...form.field('housing')}
          submitsOnSelect={!fold.open}
          legend={copy.housing.legend[whose(journey)]}
          options={vm.housings.options}
        />
      )}
    </FormPage>
  );
});

export const AddressScreen = screen(AddressViewModel, vm => <AddressPage vm={vm} />);
