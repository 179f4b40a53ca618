import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { withoutGender } from '@domain/field/gender';
import { civilities } from '@domain/holders/applicant';
import { asKept } from '@domain/holders/personFields';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { ownToken, whose } from '@ui/journey/autocomplete';
import { FormPage } from '@ui/journey/FormPage';
import { FilePage } from '@ui/journey/FilePage';
import { Button } from '@ui/kit/Button';
import { Checkbox } from '@ui/kit/Checkbox';
import { Choice } from '@ui/kit/Choice';
import { Combobox } from '@ui/kit/Combobox';
import { DateField } from '@ui/kit/DateField';
import { Field } from '@ui/kit/Field';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { Why } from '@ui/why/Why';
import { namesAsked } from '../information/nameFields';
import { OfferChange } from '../offerChange/OfferChange';
import { FullIdentityViewModel } from './FullIdentityViewModel';
import css from './FullIdentityScreen.module.css';

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
            hint={copy[field.name].hint}
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

/** Sums up the known answers in two lines with edit buttons. D-63 */
const Known = observer(function Known({ vm }: Shown): ReactElement {
  const copy = useMessages(fullIdentityMessages);
  const { civility, oneName, lastName, birthName, firstName, otherFirstNames, birthdate } = vm.form.draft;
  const names = oneName ? [lastName] : [firstName, otherFirstNames, lastName].filter(Boolean);
  return (
    <section className={css.known} aria-labelledby="identity-known">
      <h2 id="identity-known">{copy.known.title}</h2>
      <p>
        <strong>{civility === '' ? names.join(' ') : copy.known.name(civility, ...names)}</strong>
        <br />
        <span>{copy.known.born(birthdate, birthName === lastName ? undefined : birthName)}</span>
      </p>
      <Button kind="quiet" onClick={vm.correct}>
        {copy.known.correct}
      </Button>
    </section>
  );
});

const Nationality = observer(function Nationality({ vm }: Shown): ReactElement {
  const copy = useMessages(fullIdentityMessages).nationality;
  const { form, nationalityKind: kind } = vm;
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
  const { form, offerChange } = vm;
  const title = copy.title[whose(vm.journey)];
  // another element replaces this page at once: a dialog opened on it would close again
  if (vm.reading)
    return (
      <FilePage title={title} later={false}>
        <Status>{copy.reading}</Status>
      </FilePage>
    );
  return (
    <FormPage
      title={title}
      form={{ check: form.check, busy: form.busy, submit: vm.submit }}
      lists={[vm.nationalities]}
      why={copy.why}
      someOptional={!vm.complete}
    >
      {vm.filled && !vm.complete && <Notice kind="info">{copy.read}</Notice>}
      {vm.complete ? <Known vm={vm} /> : <Fields vm={vm} />}
      <Nationality vm={vm} />
      {offerChange && (
        <OfferChange why="birthdate" before={offerChange.before.total} now={offerChange.now.total} promotion={offerChange.now.promotion} />
      )}
    </FormPage>
  );
});

export const FullIdentityScreen = screen(FullIdentityViewModel, vm => <IdentityPage vm={vm} />);
