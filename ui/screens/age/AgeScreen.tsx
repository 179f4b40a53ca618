import { useWords } from '@ui/mvvm/words';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { AgeBand, Participant } from '@domain/journey/words';
import { ageCopy as copy } from '@ui/copy/fr/age';
import { ageWords } from '@ui/copy/fr/adviser/age';
import { moneyCopy } from '@ui/copy/fr/money';
import { StepPage } from '@ui/journey/StepPage';
import { Choice } from '@ui/kit/Choice';
import { Form } from '@ui/kit/Form';
import { Status } from '@ui/kit/Status';
import { screen } from '@ui/mvvm/screen';
import { Why } from '@ui/why/Why';
import { AgeViewModel } from './AgeViewModel';
import css from './AgeScreen.module.css';

interface Shown {
  readonly vm: AgeViewModel;
}

const bands = ['18-25', '26+'] as const satisfies readonly AgeBand[];
const options = bands.map(value => ({ value, label: copy.band[value] }));
const nameOf = (who: Participant): string => `band-${who}`;

const AgeForm = observer(function AgeForm({ vm }: Shown): ReactElement {
  const copy = useWords(ageWords);
  const wording = (who: Participant) => (vm.workflow === 'joint' ? who : 'alone');
  const errorOf = (who: Participant): string | undefined => (vm.missing.includes(who) ? copy.required[wording(who)] : undefined);
  return (
    <Form
      onSubmit={vm.submit}
      attempt={vm.attempt}
      submitLabel={copy.next}
      errors={vm.missing.map(who => ({ name: nameOf(who), message: copy.required[wording(who)] }))}
    >
      {vm.participants.map(who => (
        <Choice
          key={who}
          name={nameOf(who)}
          legend={copy.legend[wording(who)]}
          layout="row"
          value={vm.bands[who]}
          options={options}
          onChange={band => vm.choose(who, band)}
          goesOn={vm.workflow === 'individual'}
          error={errorOf(who)}
        />
      ))}
      <Why ask={book => book.age()} />
      <div className={css.firstPrice}>
        <Status>{vm.firstCard && copy.firstPrice(vm.firstCard.label, moneyCopy.perMonth(vm.firstCard.price))}</Status>
      </div>
    </Form>
  );
});

const AgePage = observer(function AgePage({ vm }: Shown): ReactElement {
  const copy = useWords(ageWords);
  return (
    <StepPage title={copy.title[vm.workflow]} intro={<p>{copy.intro}</p>}>
      <AgeForm vm={vm} />
    </StepPage>
  );
});

export const AgeScreen = screen(AgeViewModel, vm => <AgePage vm={vm} />);
