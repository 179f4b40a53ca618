import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { AgeBand, Participant } from '@domain/journey/words';
import type { MessagesOf } from '@ui/copy/byReader';
import { ageMessages } from '@messages/age';
import { promotionMessages } from '@messages/promotion';
import { Choice } from '@ui/kit/Choice';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { Status } from '@ui/kit/Status';
import { stands } from '@ui/kit/useSubmitOnSelect';
import { useMessages } from '@ui/mvvm/messages';
import { Why } from '@ui/why/Why';
import css from './AgeScreen.module.css';
import type { AgeViewModel } from './AgeViewModel';

interface Shown {
  readonly vm: AgeViewModel;
}

const bands = ['18-25', '26+'] as const satisfies readonly AgeBand[];
const nameOf = (who: Participant): string => `band-${who}`;
const requiredOf = (vm: AgeViewModel, copy: MessagesOf<typeof ageMessages>, who: Participant): string =>
  copy.required[vm.workflow === 'joint' ? who : 'alone'];

export const ageErrors = (vm: AgeViewModel, copy: MessagesOf<typeof ageMessages>): readonly FieldMessage[] =>
  vm.missing.map(who => ({ name: nameOf(who), message: requiredOf(vm, copy, who) }));

/** One age alone submits by its press; two ages, or an earlier answer, by a button. XTR-48 */
export const ageHasButton = ({ workflow, bands: { TIT }, attempt }: AgeViewModel): boolean => workflow === 'joint' || stands(TIT, attempt);

/** ACC-03 */
export const AgeQuestions = observer(function AgeQuestions({ vm }: Shown): ReactElement {
  const copy = useMessages(ageMessages);
  const { firstCard, workflow } = vm;
  return (
    <>
      {vm.participants.map(who => (
        <Choice
          key={who}
          name={nameOf(who)}
          legend={copy.legend[workflow === 'joint' ? who : 'alone']}
          layout="row"
          value={vm.bands[who]}
          options={bands.map(value => ({ value, label: copy.band[value] }))}
          onChange={band => vm.choose(who, band)}
          submitsOnSelect={workflow === 'individual'}
          error={vm.missing.includes(who) ? requiredOf(vm, copy, who) : undefined}
        />
      ))}
      <Why explain={book => book.age()} />
      <div className={css.firstPrice}>
        <Status>{firstCard && copy.firstPrice(firstCard.label, promotionMessages.cardPrice(firstCard, firstCard.promotion))}</Status>
      </div>
    </>
  );
});
