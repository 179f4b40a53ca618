import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { journeyCheckedAgain } from '@domain/journey/checkedAgain';
import { dossierFormMessages } from '@messages/dossierForm';
import { Button } from '@ui/kit/Button';
import type { Elements } from '@ui/kit/elements';
import { Form } from '@ui/kit/Form';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { Notice } from '@ui/kit/Notice';
import { Loading } from '@ui/kit/Loading';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import type { Resource } from './Resource';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DossierPage } from '@ui/journey/DossierPage';

/** The parts of a form that do not depend on its fields. */
interface ShownForm {
  readonly check: { readonly errors: readonly FieldMessage[]; readonly attempt: number };
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

/** A resource of any type. */
export type AnyResource = Pick<Resource<unknown>, 'state' | 'missed' | 'retry'>;

interface FormPageProps {
  readonly title: string;
  readonly form: ShownForm;
  /** Lists of the fields; those that failed to load get a retry button. */
  readonly lists?: readonly AnyResource[] | undefined;
  readonly intro?: ReactNode;
  /** Explains above the fields that some are optional. INF-09 */
  readonly someOptional?: boolean | undefined;
  readonly why?: { readonly title: string; readonly text: string } | undefined;
  /** Shown instead of the form while the page cannot ask yet. */
  readonly waiting?: string | undefined;
  /** Replaces 'Continuer'. */
  readonly submitLabel?: string | undefined;
  /** False where all is to be read before the button, which declares something. D-109 */
  readonly docked?: boolean | undefined;
  /** Single choice: selecting an answer submits it. A button appears only for a prefilled answer. XTR-49 */
  readonly useSubmitOnSelect?: boolean | undefined;
  readonly secondary?: Elements;
  readonly children: Elements;
  /** Rendered before the form, such as a search. */
  readonly before?: Elements;
  /** Rendered after the form, such as dialogs. */
  readonly after?: Elements;
}

/** A retry for lists that failed to load. */
export const MissedLists = observer(function MissedLists({ lists }: { readonly lists: readonly AnyResource[] }): ReactElement | null {
  const copy = useMessages(dossierFormMessages);
  const missed = lists.filter(list => list.missed);
  if (missed.length === 0) return null;
  return (
    <Notice kind="error" live>
      <p>{copy.missed}</p>
      <Button kind="secondary" onClick={() => missed.forEach(list => list.retry())}>
        {copy.again}
      </Button>
    </Notice>
  );
});

/** Warns before a correction that the bank will check the file again. D-52 */
const CheckedAgain = observer(function CheckedAgain(): ReactElement | null {
  const { checkedAgain } = useMessages(dossierFormMessages);
  const { page, correcting } = useService(DossierJourney).steps.at;
  if (!journeyCheckedAgain.decide({ page, correcting })) return null;
  return (
    <Notice kind="info" title={checkedAgain.title}>
      {checkedAgain.text}
    </Notice>
  );
});

/** Page of a form: intro, fields, submit button. */
export const FormPage = observer(function FormPage({
  title,
  form,
  lists = [],
  someOptional = false,
  intro,
  why,
  waiting,
  submitLabel,
  docked,
  useSubmitOnSelect = false,
  secondary,
  children,
  before,
  after,
}: FormPageProps): ReactElement {
  const copy = useMessages(dossierFormMessages);
  const { correcting } = useService(DossierJourney).steps.at;
  const loading = lists.some(({ state }) => state.kind === 'loading');
  const label = submitLabel ?? (correcting ? copy.backToRecap : copy.next);
  return (
    <DossierPage
      title={title}
      intro={intro ?? (someOptional && copy.intro)}
      aside={waiting === undefined ? why : undefined}
      coming={waiting !== undefined || loading}
    >
      <Loading text={waiting ?? (loading && copy.loading)} shape="fields" hidden={waiting === undefined} />
      {waiting === undefined && before}
      {waiting === undefined && (
        <Form
          onSubmit={() => void form.submit()}
          errors={form.check.errors}
          attempt={form.check.attempt}
          busy={form.busy}
          busyLabel={copy.saving}
          submitLabel={useSubmitOnSelect ? undefined : label}
          docked={docked}
          secondary={secondary}
        >
          <CheckedAgain />
          <MissedLists lists={lists} />
          {children}
        </Form>
      )}
      {after}
    </DossierPage>
  );
});
