import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { birthplaceMessages } from '@messages/birthplace';
import { whose } from '@ui/form/autocomplete';
import { FormPage } from '@ui/form/FormPage';
import { suggestionMessages } from '@messages/suggestions';
import { SuggestionBanner } from '@ui/form/SuggestionBanner';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { BirthplaceInputs } from './BirthplaceInputs';
import { BirthplaceViewModel } from './BirthplaceViewModel';

const BirthplacePage = observer(function BirthplacePage({ vm }: { readonly vm: BirthplaceViewModel }): ReactElement {
  const copy = useMessages(birthplaceMessages);
  const { form, place } = vm;
  const { fold, offers } = place;
  return (
    <FormPage
      title={copy.title[whose(vm.journey)]}
      form={{ check: form.check, busy: form.busy, submit: vm.submit }}
      lists={place.all}
      waiting={vm.waiting ? suggestionMessages.reading : undefined}
      submitLabel={!fold.open && offers.unedited ? suggestionMessages.useBirthplace : undefined}
    >
      <SuggestionBanner offers={offers} reading={vm.reading} fold={fold} title={copy.known} value={place.line} french={place.french}>
        <BirthplaceInputs place={place} />
      </SuggestionBanner>
    </FormPage>
  );
});

export const BirthplaceScreen = screen(BirthplaceViewModel, vm => <BirthplacePage vm={vm} />);
