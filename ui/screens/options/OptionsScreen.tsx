import type { MessagesOf } from '@ui/copy/byReader';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { OVERDRAFT_EUROS } from '@domain/offer/fixed';
import { moneyMessages } from '@messages/money';
import { overdraftMessages } from '@messages/overdraft';
import { insuranceMessages } from '@messages/insurance';
import { optionsMessages } from '@messages/options';
import { StepPage } from '@ui/journey/StepPage';
import { Button, LinkButton } from '@ui/kit/Button';
import { Checkbox } from '@ui/kit/Checkbox';
import { Choice } from '@ui/kit/Choice';
import { Dialog } from '@ui/kit/Dialog';
import { Form } from '@ui/kit/Form';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { yesOrNo } from './yesOrNo';
import { redirectHref } from '@ui/kit/hrefs';
import { BeforeChoice, Cover, INSURANCE, InsuranceChoice, Missed, Price } from '../insurance/InsuranceQuestion';
import type { InsuranceViewModel } from '../insurance/InsuranceViewModel';
import { OptionsViewModel, type OptionField } from './OptionsViewModel';
import css from './OptionsScreen.module.css';

interface Shown {
  readonly vm: OptionsViewModel;
}

const messagesOf = ({ overdraft, documents }: MessagesOf<typeof optionsMessages>): Readonly<Record<OptionField, string>> => ({
  overdraft: overdraft.required,
  documents: documents.required,
});

const Explanation = observer(function Explanation({ vm }: Shown): ReactElement {
  const copy = useMessages(optionsMessages);
  return (
    <Dialog
      title={copy.explanation.title}
      open={vm.explaining}
      onClose={() => vm.explain(false)}
      actions={
        <>
          <Button onClick={() => vm.explain(false)}>{copy.explanation.close}</Button>
          <LinkButton kind="secondary" href={redirectHref('appointment')}>
            {copy.explanation.appointment}
          </LinkButton>
        </>
      }
    >
      <p>{copy.explanation.digital}</p>
      <p>{copy.explanation.keep}</p>
      <p>{copy.explanation.paper}</p>
    </Dialog>
  );
});

const Documents = observer(function Documents({ vm }: Shown): ReactElement {
  const copy = useMessages(optionsMessages);
  return (
    <section className={css.documents} aria-labelledby="documents-numeriques">
      <h2 id="documents-numeriques">{copy.documents.title}</h2>
      <p>{copy.documents.text}</p>
      <Checkbox
        name="documents"
        label={copy.documents.accept}
        checked={vm.documentsAccepted}
        onChange={vm.acceptDocuments}
        error={vm.missing.includes('documents') ? messagesOf(copy).documents : undefined}
      />
      <div className={css.why}>
        <Button kind="quiet" onClick={() => vm.explain(true)}>
          {copy.documents.why}
        </Button>
      </div>
    </section>
  );
});

/** What it costs is beside the choice, before any answer. XTR-71 */
const Overdraft = observer(function Overdraft({ vm }: Shown): ReactElement {
  const { overdraft, ...copy } = useMessages(optionsMessages);
  return (
    <Choice
      name="overdraft"
      layout="row"
      legend={overdraft.legend(moneyMessages.amount(OVERDRAFT_EUROS))}
      hint={`${overdraft.hint} ${overdraftMessages.cost(vm.figures)}`}
      {...yesOrNo(vm.overdraft, vm.wantOverdraft, overdraft)}
      error={vm.missing.includes('overdraft') ? messagesOf({ overdraft, ...copy }).overdraft : undefined}
    />
  );
});

/** Below the options, the last answer: a press on it submits all. OPT-03, D-125 */
const InsuranceSection = observer(function InsuranceSection({ vm }: { readonly vm: InsuranceViewModel }): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <section className={css.documents} aria-labelledby="assurance">
      <h2 id="assurance">{copy.title}</h2>
      <Cover />
      <BeforeChoice vm={vm} />
      <div>
        <Price vm={vm} />
        {vm.state === 'failed' ? <Missed vm={vm} /> : vm.state !== 'absent' && <InsuranceChoice vm={vm} />}
      </div>
    </section>
  );
});

/** A press on the insurance, the last question, submits: the button comes where it did not, as by the arrow keys. XTR-48 */
const hasButton = ({ insurance, sent }: OptionsViewModel): boolean =>
  insurance === undefined || insurance.state === 'absent' || (insurance.state === 'offered' && insurance.wanted !== undefined && !sent);

const OptionsPage = observer(function OptionsPage({ vm }: Shown): ReactElement {
  const copy = useMessages(optionsMessages);
  const { required } = useMessages(insuranceMessages);
  const { insurance } = vm;
  return (
    <StepPage title={copy.title}>
      <Form
        onSubmit={vm.submit}
        attempt={vm.attempt}
        submitLabel={hasButton(vm) ? copy.next : undefined}
        busy={vm.question === undefined || insurance?.state === 'loading'}
        busyLabel={copy.next}
        errors={[
          ...vm.missing.map(name => ({ name, message: messagesOf(copy)[name] })),
          ...(insurance?.missing === true ? [{ name: INSURANCE, message: required }] : []),
        ]}
      >
        {vm.question !== undefined && vm.question !== 'notAsked' && <Overdraft vm={vm} />}
        <Documents vm={vm} />
        {insurance && <InsuranceSection vm={insurance} />}
      </Form>
      <Explanation vm={vm} />
    </StepPage>
  );
});

export const OptionsScreen = screen(OptionsViewModel, vm => <OptionsPage vm={vm} />);
