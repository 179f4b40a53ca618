import { observer } from 'mobx-react-lite';
import { isDay, displayDay } from '@domain/kernel/day';
import { stepRow } from '@domain/journey/navigation';
import { fileReadyCopy as copy } from '@ui/copy/fr/fileReady';
import { LinkButton } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { Recap } from '@ui/kit/Recap';
import { StepJourney } from '@ui/journey/StepJourney';
import { useService } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';

/** A file under way whose next screen this version does not have: said plainly, with what is kept and a way on. */
export const FileReadyScreen = observer(function FileReadyScreen() {
  const { file, step } = useService(StepJourney);
  const title = copy.title(file?.person.firstName);
  const keptUntil = file?.state.keptUntil;
  return (
    <Page title={title} titleHidden>
      <Outcome
        kind="success"
        title={title}
        actions={
          <LinkButton kind="secondary" href={redirectHref('appointment')}>
            {copy.appointment}
          </LinkButton>
        }
      >
        <p>{copy.text}</p>
        <Recap
          rows={[
            { label: copy.number, value: file?.state.holderId ?? '' },
            { label: copy.next, value: copy.stages[stepRow(step).stage] },
            ...(isDay(keptUntil) ? [{ label: copy.kept, value: displayDay(keptUntil) }] : []),
          ]}
        />
        <Notice kind="info">{copy.ends}</Notice>
      </Outcome>
    </Page>
  );
});
