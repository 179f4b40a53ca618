import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { fileFormMessages } from '@ui/copy/fr/fileForm';
import { ownToken, whose } from '@ui/journey/autocomplete';
import { FormPage } from '@ui/journey/FormPage';
import { Offered } from '@ui/journey/Offered';
import { Button } from '@ui/kit/Button';
import { errorId, fieldId } from '@ui/kit/fieldIds';
import { Field } from '@ui/kit/Field';
import { FieldError } from '@ui/kit/FieldParts';
import { Select } from '@ui/kit/Select';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { ComplementaryViewModel } from './ComplementaryViewModel';
import { ProfessionDialog } from './ProfessionDialog';
import css from './ComplementaryScreen.module.css';

interface Shown {
  readonly vm: ComplementaryViewModel;
}

const CHOSEN = 'profession-chosen';

const Profession = observer(function Profession({ vm }: Shown): ReactElement {
  const copy = useMessages(complementaryMessages);
  const { form, professionLabel } = vm;
  const error = form.message('profession');
  return (
    <div className={css.profession} role="group" aria-labelledby="profession-label" data-invalid={error ? '' : undefined}>
      <p id="profession-label" className={css.label}>
        {copy.profession.label}
      </p>
      {error && <FieldError name="profession">{error}</FieldError>}
      <p id={CHOSEN} className={css.chosen}>
        {professionLabel ?? copy.profession.none}
      </p>
      <Button
        id={fieldId('profession')}
        kind="secondary"
        onClick={vm.search.show}
        describedBy={error ? `${CHOSEN} ${errorId('profession')}` : CHOSEN}
      >
        {professionLabel ? copy.profession.change : copy.profession.choose}
      </Button>
    </div>
  );
});

const Work = observer(function Work({ vm }: Shown): ReactElement {
  const fileForm = useMessages(fileFormMessages);
  const copy = useMessages(complementaryMessages);
  const { form, journey } = vm;
  return (
    <>
      <Select
        {...form.field('category')}
        label={copy.category.label}
        options={vm.professions.options}
        emptyLabel={fileForm.choose}
        onChange={vm.changeCategory}
      />
      <Profession vm={vm} />
      <Field
        {...form.field('employer')}
        label={copy.employer.label}
        hint={copy.employer.hint}
        optional
        spellCheck={false}
        autoComplete={ownToken(journey, 'organization')}
      />
      {vm.sectorAsked && (
        <Select {...form.field('sector')} label={copy.sector.label} options={vm.sectors.options} emptyLabel={fileForm.choose} />
      )}
    </>
  );
});

const ComplementaryPage = observer(function ComplementaryPage({ vm }: Shown): ReactElement {
  const fileForm = useMessages(fileFormMessages);
  const copy = useMessages(complementaryMessages);
  const { form, journey } = vm;
  return (
    <FormPage
      title={copy.title[whose(journey)]}
      form={form}
      lists={[vm.professions, vm.wealth, vm.sectors]}
      why={copy.why}
      someOptional
      after={<ProfessionDialog search={vm.search} professions={vm.professions} />}
    >
      <Offered offers={vm.offers}>
        <Work vm={vm} />
        <Field
          {...form.field('monthlyNetIncome')}
          width="tel"
          inputMode="decimal"
          label={copy.monthlyNetIncome.label}
          hint={copy.monthlyNetIncome.hint}
          unit={copy.monthlyNetIncome.unit}
          onBlur={vm.leaveIncome}
          autoComplete="off"
        />
        <Select
          {...form.field('wealth')}
          label={copy.wealth.label}
          hint={copy.wealth.hint}
          options={vm.wealth.options}
          emptyLabel={fileForm.choose}
        />
      </Offered>
    </FormPage>
  );
});

export const ComplementaryScreen = screen(ComplementaryViewModel, vm => <ComplementaryPage vm={vm} />);
