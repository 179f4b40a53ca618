import { resumeMessages as copy } from '@messages/resume';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { Field } from '@ui/kit/Field';
import { Form } from '@ui/kit/Form';
import { Page } from '@ui/kit/Page';
import { screen } from '@ui/mvvm/screen';
import { ResumeViewModel } from './ResumeViewModel';

const asked = { client: ['clientId'], both: ['clientId', 'prospectId'] } as const;

/** Outside production only. RTE-03, RES-01, RES-02 */
export const ResumeScreen = screen(ResumeViewModel, vm => {
  const numbers = vm.prospectAllowed ? 'both' : 'client';
  return (
    <Page title={copy.title} intro={copy.intro[numbers]}>
      <Form onSubmit={() => void vm.submit()} submitLabel={copy.next} busy={vm.resuming.busy} busyLabel={copy.busy}>
        {asked[numbers].map(name => (
          <Field
            key={name}
            name={name}
            label={copy[name]}
            hint={copy.hint}
            value={vm[name]}
            onChange={value => vm.type(name, value)}
            inputMode="numeric"
            width="tel"
            autoComplete="off"
          />
        ))}
      </Form>
      {vm.refused && (
        <Dialog title={copy.refused[vm.refused].title} open onClose={vm.close} actions={<Button onClick={vm.close}>{copy.close}</Button>}>
          <p>{copy.refused[vm.refused].text}</p>
        </Dialog>
      )}
    </Page>
  );
});
