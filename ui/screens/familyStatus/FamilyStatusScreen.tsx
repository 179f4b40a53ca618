import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { hasRegime } from '@domain/holders/checkFamily';
import { familyStatusMessages } from '@messages/familyStatus';
import { dossierFormMessages } from '@messages/dossierForm';
import { whose } from '@ui/form/autocomplete';
import { FormPage } from '@ui/form/FormPage';
import { Choice } from '@ui/kit/Choice';
import { Select } from '@ui/kit/Select';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { FamilyStatusViewModel } from './FamilyStatusViewModel';

const FamilyPage = observer(function FamilyPage({ vm }: { readonly vm: FamilyStatusViewModel }): ReactElement {
  const dossierForm = useMessages(dossierFormMessages);
  const copy = useMessages(familyStatusMessages);
  const { form } = vm;
  return (
    <FormPage
      title={copy.title[whose(vm.journey)]}
      form={form}
      lists={[vm.situations, vm.regimes]}
      useSubmitOnSelect={form.draft.situation === ''}
    >
      <Choice
        {...form.field('situation')}
        legend={copy.situation.legend}
        options={vm.situations.options}
        submitsOnSelect={situation => !hasRegime(situation)}
      />
      {vm.regimeAsked && (
        <Select
          {...form.field('maritalRegime')}
          label={copy.maritalRegime.label}
          hint={copy.maritalRegime.hint}
          options={vm.regimes.options}
          emptyLabel={dossierForm.choose}
        />
      )}
    </FormPage>
  );
});

export const FamilyStatusScreen = screen(FamilyStatusViewModel, vm => <FamilyPage vm={vm} />);
