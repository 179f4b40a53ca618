import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { withoutGender } from '@domain/field/gender';
import { civilities } from '@domain/holders/applicant';
import { asKept } from '@domain/holders/personFields';
import { textFor } from '@ui/copy/byWhose';
import { birthplaceMessages } from '@messages/birthplace';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { ownToken, whose } from '@ui/form/autocomplete';
import { FormPage } from '@ui/form/FormPage';
import { SummaryCard } from '@ui/form/SuggestionBanner';
import { Checkbox } from '@ui/kit/Checkbox';
import { Choice } from '@ui/kit/Choice';
import { Combobox } from '@ui/kit/Combobox';
import { DateField } from '@ui/kit/DateField';
import { Field } from '@ui/kit/Field';
import { markFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { Why } from '@ui/why/Why';
import { BirthplaceInputs } from '../birthplace/BirthplaceInputs';
import { namesAsked } from '../applicantDetails/nameFields';
import { OfferChange } from '../offerChange/OfferChange';
import { FullIdentityViewModel } from './FullIdentityViewModel';
import { AddressRead, RestQuestions } from './RestQuestions';

interface Shown {
  readonly vm: FullIdentityViewModel;
}

const Fields = observer(function Fields({ vm }: Shown): ReactElement {
  const copy = useMessages(fullIdentityMessages);
  const { form, journey } = vm;
  const { draft } = form;
  return (
    <>
      <Choice
        {...form.field('civility')}
        legend={copy.civility.legend}
        layout="row"
        options={civilities.map(value => ({ value, label: copy.civility.options[value] }))}
      />
      {namesAsked(draft).map(field =>
        field.name === 'oneName' ? (
          <Checkbox
            key={field.name}
            name={field.name}
            label={copy.oneName[whose(journey)]}
            checked={draft.oneName}
            onChange={oneName => form.choose({ oneName })}
          />
        ) : (
          <Field
            key={field.name}
            {...form.field(field.name)}
            label={copy[field.name].label}
            hint={textFor(copy[field.name].hint, whose(journey))}
            format={asKept[field.name]}
            optional={field.optional}
            spellCheck={false}
            autoCapitalize="words"
            autoComplete={field.token && ownToken(journey, field.token)}
          />
        ),
      )}
      <DateField
        {...form.field('birthdate')}
        label={copy.birthdate.label}
        hint={copy.birthdate.hint}
        why={<Why explain={book => book.birthdate(vm.birthdateCase)} />}
        autoComplete={ownToken(journey, 'bday')}
      />
    </>
  );
});

/** Sums up the known answers in two lines. D-63 */
const Identity = observer(function Identity({ vm }: Shown): ReactElement {
  const copy = useMessages(fullIdentityMessages);
  const { fold, filled, reading } = vm;
  const { civility, oneName, lastName, birthName, firstName, otherFirstNames, birthdate } = vm.form.draft;
  const names = oneName ? [lastName] : [firstName, otherFirstNames, lastName].filter(Boolean);
  useErrorFocus(fold.moves, fold.target);
  return fold.open ? (
    <>
      {filled && <Notice kind="info">{reading.fromWallet ? copy.received : copy.read[whose(vm.journey)]}</Notice>}
      <Fields vm={vm} />
    </>
  ) : (
    <SummaryCard
      title={(filled ? reading.source : undefined) ?? copy.known.title}
      value={civility === '' ? names.join(' ') : copy.known.name(civility, ...names)}
      more={copy.known.born(birthdate, birthName === lastName ? undefined : birthName)}
      what={copy.known.title}
      onCorrect={fold.correct}
    />
  );
});

/** A birthplace that was read whole, or saved. XTR-49 */
const Birthplace = observer(function Birthplace({ vm }: Shown): ReactElement {
  const copy = useMessages(birthplaceMessages);
  const { fields, source } = vm.place;
  const { fold, line, french } = fields;
  useErrorFocus(fold.moves, fold.target);
  if (fold.open) return <BirthplaceInputs place={fields} />;
  return (
    <SummaryCard title={copy.known} value={french ? markFrench(line) : line} more={source} what={copy.known} onCorrect={fold.correct} />
  );
});

const isFrench = (kind: 'french' | 'other'): boolean => kind === 'french';

const Nationality = observer(function Nationality({ vm }: Shown): ReactElement {
  const copy = useMessages(fullIdentityMessages).nationality;
  const { form, nationalityKind: kind, nationalityFold: fold } = vm;
  useErrorFocus(fold.moves, fold.target);
  if (!fold.open) {
    const listed = vm.nationalities.options.find(({ value }) => value === form.draft.nationality)?.label;
    const value = kind === 'french' ? copy.french : (listed ?? '');
    return <SummaryCard title={copy.label} value={value} more={vm.reading.source} what={copy.label} onCorrect={fold.correct} />;
  }
  const error = form.message('nationality');
  const inList = kind === 'other';
  return (
    <>
      <Choice
        name={inList ? 'nationalityKind' : 'nationality'}
        legend={copy.label}
        layout="row"
        value={kind}
        options={[
          { value: 'french', label: copy.french },
          { value: 'other', label: copy.other },
        ]}
        onChange={vm.chooseNationality}
        submitsOnSelect={vm.nationalityAlone && isFrench}
        error={inList ? undefined : error}
      />
      {inList && (
        <Combobox
          {...form.field('nationality')}
          label={copy.which}
          hint={copy.hint}
          options={vm.nationalities.options}
          alike={withoutGender}
        />
      )}
    </>
  );
});

const IdentityPage = observer(function IdentityPage({ vm }: Shown): ReactElement {
  const copy = useMessages(fullIdentityMessages);
  const { form, offerChange, rest } = vm;
  return (
    <FormPage
      title={vm.isOfAll ? copy.whole.title[whose(vm.journey)] : copy.title[whose(vm.journey)]}
      submitLabel={rest.asked ? copy.whole.confirm : undefined}
      form={{ check: form.check, busy: form.busy, submit: vm.submit }}
      lists={[vm.nationalities, ...(vm.place.known ? vm.place.fields.all : []), ...rest.all]}
      why={copy.why}
      waiting={vm.reading.pending ? copy.reading : undefined}
      useSubmitOnSelect={vm.nationalityAlone && vm.nationalityKind === undefined}
    >
      <Identity vm={vm} />
      {vm.place.known && <Birthplace vm={vm} />}
      <Nationality vm={vm} />
      {rest.asked && <AddressRead vm={vm} />}
      {rest.asked && <RestQuestions vm={vm} />}
      {offerChange && (
        <OfferChange why="birthdate" before={offerChange.before.total} now={offerChange.now.total} promotion={offerChange.now.promotion} />
      )}
    </FormPage>
  );
});

export const FullIdentityScreen = screen(FullIdentityViewModel, vm => <IdentityPage vm={vm} />);
