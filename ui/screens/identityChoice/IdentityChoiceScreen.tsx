import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import { sidesOf } from '@domain/proofs/slot';
import { identityChoiceMessages } from '@messages/identityChoice';
import { papersMessages } from '@messages/papers';
import { whose } from '@ui/form/autocomplete';
import { DossierPage } from '@ui/journey/DossierPage';
import { keptUntil } from '@ui/journey/keptUntil';
import { Choice } from '@ui/kit/Choice';
import { Form } from '@ui/kit/Form';
import { stands } from '@ui/kit/useSubmitOnSelect';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { IdentityChoiceViewModel } from './IdentityChoiceViewModel';
import { OtherPaper } from './OtherPaper';
import css from './OtherPaper.module.css';

const NAME = 'paper';

interface Shown {
  readonly vm: IdentityChoiceViewModel;
}

/** `legend`: the question is the page's title, or another title names the document. */
const Which = observer(function Which({ vm, legend }: Shown & { readonly legend: 'title' | 'hidden' }): ReactElement {
  const copy = useMessages(identityChoiceMessages);
  const error = vm.missing ? copy.required : undefined;
  const of = whose(vm.journey);
  const [chosenBefore] = useState(vm.choice !== undefined);
  return (
    <>
      <Form
        onSubmit={vm.submit}
        attempt={vm.attempt}
        submitLabel={chosenBefore || stands(vm.choice, vm.attempt) ? copy.next : undefined}
        errors={error ? [{ name: NAME, message: error }] : []}
      >
        <Choice
          name={NAME}
          legend={copy.title[of]}
          legendAsTitle={legend === 'title'}
          legendHidden={legend === 'hidden'}
          hint={copy.hint(vm.acceptedPapers)}
          value={vm.choice}
          options={vm.choices.map(value =>
            value === 'WALLET'
              ? { value, label: copy.wallet, description: copy.noPhoto[of] }
              : { value, label: papersMessages[value], description: sidesOf(value).length > 1 ? copy.twoSides : copy.oneSide },
          )}
          onChange={vm.choose}
          submitsOnSelect
          error={error}
        />
      </Form>
      {vm.videoIn !== undefined && <p className={css.video}>{copy.inApp[vm.videoIn]}</p>}
      <OtherPaper kept={keptUntil(vm.journey.dossier.state)} />
    </>
  );
});

const IdentityChoicePage = observer(function IdentityChoicePage({ vm }: Shown): ReactElement {
  const copy = useMessages(identityChoiceMessages);
  const of = whose(vm.journey);
  return (
    <DossierPage title={copy.title[of]} titleHidden aside={{ ...copy.why, text: copy.why.text[of] }}>
      <Which vm={vm} legend="title" />
    </DossierPage>
  );
});

/** A page of its own, or with papers first a part of the page of the photos. PRF-03, D-91, D-125 */
export const IdentityChoiceScreen = screen(IdentityChoiceViewModel, vm =>
  vm.journey.givesPapersFirst ? <Which vm={vm} legend="hidden" /> : <IdentityChoicePage vm={vm} />,
);
