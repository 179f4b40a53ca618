import type { ReactElement } from 'react';
import type { AgeBand, Participant } from '@domain/journey/words';
import type { MessagesOf } from '@ui/copy/byReader';
import type { ageMessages } from '@messages/age';
import { promotionMessages } from '@messages/promotion';
import { Choice } from '@ui/kit/Choice';
import { Form } from '@ui/kit/Form';
import { stands } from '@ui/kit/useSubmitOnSelect';
import { Status } from '@ui/kit/Status';
import type { AgeAnswer } from './AgeAnswer';
import css from './AgeScreen.module.css';

type Copy = MessagesOf<typeof ageMessages>;
/** Runs a click's effect; the first page re-renders after it, as it has no MobX. */
type Act = (does: () => void) => void;
const runNow: Act = does => does();

const bands = ['18-25', '26+'] as const satisfies readonly AgeBand[];
const nameOf = (who: Participant): string => `band-${who}`;

/** A render function, not a component: its caller observes the answer. `why`: the reason of the question. ACC-03 */
export const ageForm = (answer: AgeAnswer, copy: Copy, why: ReactElement, act: Act = runNow): ReactElement => {
  const { firstCard } = answer;
  const wording = (who: Participant) => (answer.workflow === 'joint' ? who : 'alone');
  const errorOf = (who: Participant): string | undefined => (answer.missing.includes(who) ? copy.required[wording(who)] : undefined);
  return (
    <Form
      onSubmit={() => act(() => answer.submit())}
      attempt={answer.attempt}
      submitLabel={answer.workflow === 'joint' || stands(answer.bands.TIT, answer.attempt) ? copy.next : undefined}
      errors={answer.missing.map(who => ({ name: nameOf(who), message: copy.required[wording(who)] }))}
    >
      {answer.participants.map(who => (
        <Choice
          key={who}
          name={nameOf(who)}
          legend={copy.legend[wording(who)]}
          layout="row"
          value={answer.bands[who]}
          options={bands.map(value => ({ value, label: copy.band[value] }))}
          onChange={band => act(() => answer.choose(who, band))}
          submitsOnSelect={answer.workflow === 'individual'}
          error={errorOf(who)}
        />
      ))}
      {why}
      <div className={css.firstPrice}>
        <Status>{firstCard && copy.firstPrice(firstCard.label, promotionMessages.cardPrice(firstCard, firstCard.promotion))}</Status>
      </div>
    </Form>
  );
};
