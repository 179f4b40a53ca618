import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef, useState, type ReactElement } from 'react';
import { civilities } from '@domain/holders/applicant';
import { asKept } from '@domain/holders/personFields';
import { textFor } from '@ui/copy/byWhose';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { fieldsMessages } from '@messages/fields';
import { ClearedNotice } from '@ui/journey/ClearedNotice';
import { DataCard } from '@ui/form/DataCard';
import { DidYouMean } from '@ui/form/DidYouMean';
import { MarketingBoxes } from '@ui/form/MarketingBoxes';
import { Checkbox } from '@ui/kit/Checkbox';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Disclosure } from '@ui/kit/Disclosure';
import type { Elements } from '@ui/kit/elements';
import { DateField } from '@ui/kit/DateField';
import { Field } from '@ui/kit/Field';
import { FieldRow } from '@ui/kit/FieldRow';
import { Form } from '@ui/kit/Form';
import { Notice } from '@ui/kit/Notice';
import { Page } from '@ui/kit/Page';
import { Status } from '@ui/kit/Status';
import { ReaderContext, useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { Why } from '@ui/why/Why';
import { ApplicantDetailsViewModel } from './ApplicantDetailsViewModel';
import { namesAsked } from './nameFields';
import css from './ApplicantDetailsScreen.module.css';

/** Side by side where there is room. */
const beside: readonly string[] = ['lastName', 'firstName'];

/** What few people have: folded to one line, unless one of them is answered or wrong. */
const RareNames = observer(function RareNames({
  vm,
  children,
}: {
  readonly vm: ApplicantDetailsViewModel;
  readonly children: Elements;
}): ReactElement {
  const copy = useMessages(applicantDetailsMessages);
  const place = useRef<HTMLDivElement>(null);
  const { birthNameDiffers, draft, errors, check } = vm;
  const [opened] = useState(birthNameDiffers || draft.oneName || draft.otherFirstNames !== '');
  const isWrong = errors.some(({ name }) => name === 'birthName' || name === 'otherFirstNames');
  useEffect(() => {
    if (isWrong) place.current?.querySelector('details')?.setAttribute('open', '');
  }, [isWrong, check.attempt]);
  return (
    <div ref={place}>
      <Disclosure summary={copy.rareNames} opened={opened}>
        {children}
      </Disclosure>
    </div>
  );
});

const InformationPage = observer(function InformationPage({ vm }: { readonly vm: ApplicantDetailsViewModel }): ReactElement {
  const copy = useMessages(applicantDetailsMessages);
  const { draft } = vm;
  const own = (token: string | undefined): { readonly autoComplete?: string } =>
    vm.participant === 'COT' ? { autoComplete: 'off' } : token === undefined ? {} : { autoComplete: token };
  const wayOut = {
    text: copy.used.text[vm.whose],
    label: copy.used.link[vm.whose],
    href: redirectHref(useContext(ReaderContext) === 'mdc' ? 'workstation' : 'identification'),
  };
  const asked = namesAsked(draft);
  const named = (field: (typeof asked)[number]): ReactElement =>
    field.name === 'oneName' ? (
      <Checkbox key={field.name} name={field.name} label={copy.oneName[vm.whose]} checked={draft.oneName} onChange={vm.nameOnce} />
    ) : field.name === 'birthName' && !vm.birthNameDiffers ? (
      <Checkbox key={field.name} name="birthNameDiffers" label={copy.birthName.differs} checked={false} onChange={vm.differ} />
    ) : (
      <Field
        key={field.name}
        {...vm.field(field.name)}
        label={copy[field.name].label}
        hint={textFor(copy[field.name].hint, vm.whose)}
        format={asKept[field.name]}
        why={vm.check.message(field.name) === fieldsMessages.samePerson && <Why explain={book => book.differ()} />}
        optional={field.optional}
        spellCheck={false}
        autoCapitalize="words"
        {...own(field.token)}
      />
    );
  return (
    <Page title={copy.title[vm.whose]} intro={copy.intro} onBack={vm.back} aside={{ ...copy.why, text: copy.why.text[vm.whose] }}>
      <ClearedNotice />
      <Form
        onSubmit={() => void vm.submit()}
        attempt={vm.check.attempt}
        errors={vm.errors.map(error => (error.name === 'mobile' && vm.mobileUsed ? { ...error, wayOut } : error))}
        submitLabel={vm.last ? copy.create : copy.next}
        busy={vm.creating.busy}
        busyLabel={copy.creating}
      >
        <Choice
          {...vm.field('civility')}
          legend={copy.civility.legend}
          layout="row"
          options={civilities.map(value => ({ value, label: copy.civility.options[value] }))}
        />
        <FieldRow>{asked.filter(({ name }) => beside.includes(name)).map(named)}</FieldRow>
        <RareNames vm={vm}>{asked.filter(({ name }) => !beside.includes(name)).map(named)}</RareNames>
        <DateField
          {...vm.field('birthdate')}
          label={copy.birthdate.label}
          hint={copy.birthdate.hint}
          why={<Why explain={book => book.birthdate(vm.birthdateCase)} />}
          {...own('bday')}
        />
        {vm.otherBand && (
          <Button kind="line" onClick={vm.changeBand}>
            {copy.birthdate.changeBand}
          </Button>
        )}
        <FieldRow>
          <div>
            <Field
              {...vm.field('email')}
              type="email"
              label={copy.email.label}
              hint={copy.email.hint}
              format={asKept.email}
              onBlur={vm.leaveEmail}
              spellCheck={false}
              autoCapitalize="off"
              {...own('email')}
            />
            <DidYouMean name="email" meant={vm.meantEmail} onTake={email => vm.type('email', email)} />
          </div>
          <Field
            {...vm.field('mobile')}
            type="tel"
            width="tel"
            label={copy.mobile.label}
            hint={copy.mobile.hint[vm.whose]}
            format={asKept.mobile}
            why={vm.check.issue('mobile') === 'MOBILE_SHARED' && <Why explain={book => book.ownMobiles()} />}
            {...own('tel-national')}
          />
        </FieldRow>
        {vm.asksMarketing && <MarketingBoxes whose={vm.whose} consent={draft} onChange={vm.wantOffers} />}
        {vm.last && vm.captchaAsked && (vm.creating.busy || vm.captchaFailed) && (
          <div className={css.captcha}>
            <h2>{copy.captcha.title}</h2>
            <Status>{vm.creating.busy && copy.captcha.busy}</Status>
            {vm.captchaFailed && (
              <Notice kind="error" live>
                {copy.captcha.failed}
              </Notice>
            )}
          </div>
        )}
      </Form>
      {vm.participant === 'TIT' && <DataCard />}
    </Page>
  );
});

/**
 * Spell-check and autocorrect are off for names. Autofill is on for the holder only: browsers would fill in the
 * holder's data for the co-holder (WCAG 1.3.5 covers the user's own data).
 */
export const ApplicantDetailsScreen = screen(ApplicantDetailsViewModel, vm => <InformationPage vm={vm} />);
