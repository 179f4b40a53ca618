import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { complementaryMessages } from '@messages/complementary';
import { dossierFormMessages } from '@messages/dossierForm';
import { taxResidenceMessages } from '@messages/taxResidence';
import { suggestionMessages } from '@messages/suggestions';
import { ownToken, whose } from '@ui/form/autocomplete';
import { FormPage } from '@ui/form/FormPage';
import { SuggestionBanner, SummaryCard } from '@ui/form/SuggestionBanner';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { errorId, fieldId } from '@ui/kit/fieldIds';
import { Field } from '@ui/kit/Field';
import { FieldRow } from '@ui/kit/FieldRow';
import { FieldError } from '@ui/kit/FieldParts';
import { Loading } from '@ui/kit/Loading';
import { Select } from '@ui/kit/Select';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import type { TaxResidenceViewModel } from '../taxResidence/TaxResidenceViewModel';
import { ComplementaryViewModel } from './ComplementaryViewModel';
import { ObligationDialog } from '../taxResidence/ObligationDialog';
import { TaxQuestions } from '../taxResidence/TaxQuestions';
import { ProfessionDialog } from './ProfessionDialog';
import css from './ComplementaryScreen.module.css';

interface Shown {
  readonly vm: ComplementaryViewModel;
}

const CHOSEN = 'profession-chosen';

const Profession = observer(function Profession({ vm }: Shown): ReactElement {
  const copy = useMessages(complementaryMessages);
  const { form, profession, category } = vm;
  const error = form.message('profession');
  return (
    <div className={css.profession} role="group" aria-labelledby="profession-label" data-invalid={error ? '' : undefined}>
      <p id="profession-label" className={css.label}>
        {copy.profession.label}
      </p>
      {error && <FieldError name="profession">{error}</FieldError>}
      <div id={CHOSEN} className={css.chosen}>
        <p lang={profession?.lang}>{profession?.label ?? copy.profession.none}</p>
        {profession && category && (
          <p className={css.category} lang={category.lang}>
            {category.label}
          </p>
        )}
      </div>
      <Button
        id={fieldId('profession')}
        kind="secondary"
        onClick={vm.search.show}
        describedBy={error ? `${CHOSEN} ${errorId('profession')}` : CHOSEN}
      >
        {profession ? copy.profession.change : copy.profession.choose}
      </Button>
    </div>
  );
});

const Employer = observer(function Employer({ vm }: Shown): ReactElement {
  const copy = useMessages(complementaryMessages).employer;
  return (
    <Field
      {...vm.form.field('employer')}
      label={copy.label}
      hint={copy.hint}
      optional
      spellCheck={false}
      autoComplete={ownToken(vm.journey, 'organization')}
    />
  );
});

/** 'Changer' leaves with the focus: the choice takes it. STP-13 */
const useFocusOfSector = (known: boolean): void =>
  useEffect(() => {
    if (!known) return undefined;
    return () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[name=sector]:checked')?.focus();
    };
  }, [known]);

/** As many as are seen at a glance. */
const CHIPS = 12;

const Sector = observer(function Sector({ vm }: Shown): ReactElement {
  const dossierForm = useMessages(dossierFormMessages);
  const { label, change, read } = useMessages(complementaryMessages).sector;
  const { options } = vm.sectors;
  const field = vm.form.field('sector');
  const { sectorRead } = vm;
  useFocusOfSector(sectorRead !== undefined);
  if (sectorRead) {
    const value = <span lang={sectorRead.lang}>{sectorRead.label}</span>;
    return <SummaryCard title={label} value={value} more={read} action={change} what={label} onCorrect={vm.changeSector} />;
  }
  return options.length > CHIPS ? (
    <Select {...field} label={label} options={options} emptyLabel={dossierForm.choose} />
  ) : (
    <Choice {...field} legend={label} layout="row" options={options} />
  );
});

/** Below work, under its own title. D-125 */
const Tax = observer(function Tax({ vm, tax }: Shown & { readonly tax: TaxResidenceViewModel }): ReactElement {
  const copy = useMessages(taxResidenceMessages);
  return (
    <>
      <div className={css.tax}>
        <h2>{copy.title[whose(vm.journey)]}</h2>
        <p>{copy.intro}</p>
      </div>
      <TaxQuestions vm={tax} />
    </>
  );
});

const ComplementaryPage = observer(function ComplementaryPage({ vm }: Shown): ReactElement {
  const dossierForm = useMessages(dossierFormMessages);
  const copy = useMessages(complementaryMessages);
  const { certify } = useMessages(taxResidenceMessages);
  const { form, journey, tax } = vm;
  const sectorsComing = vm.sectors.state.kind === 'loading';
  return (
    <FormPage
      title={copy.title[whose(journey)]}
      form={{ check: form.check, busy: form.busy, submit: vm.submit }}
      lists={[vm.professions, vm.wealth, vm.sectors, ...(tax ? [tax.countries] : [])]}
      why={copy.why}
      submitLabel={tax?.certifies ? certify.button : undefined}
      docked={!tax?.certifies}
      useSubmitOnSelect={vm.wealth.state.kind === 'loading' || sectorsComing} // their answers would push the button down. XTR-60
      waiting={vm.waiting ? suggestionMessages.reading : undefined}
      after={[
        <ProfessionDialog key="profession" search={vm.search} professions={vm.professions} />,
        tax && <ObligationDialog key="obligation" vm={tax} />,
      ]}
    >
      <SuggestionBanner offers={vm.offers} reading={vm.reading} fold={vm.fold} title={copy.known} value={vm.line}>
        <FieldRow>
          <Employer vm={vm} />
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
        </FieldRow>
      </SuggestionBanner>
      <Profession vm={vm} />
      {vm.employerAsked && <Employer vm={vm} />}
      {sectorsComing && <Loading text={dossierForm.loading} shape="fields" />}
      {vm.sectorAsked && <Sector vm={vm} />}
      {!sectorsComing && (
        <Choice {...form.field('wealth')} legend={copy.wealth.label} hint={copy.wealth.hint[whose(journey)]} options={vm.wealth.options} />
      )}
      {tax && !sectorsComing && vm.wealth.settled && <Tax vm={vm} tax={tax} />}
    </FormPage>
  );
});

export const ComplementaryScreen = screen(ComplementaryViewModel, vm => <ComplementaryPage vm={vm} />);
