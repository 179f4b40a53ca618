import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryCopy as copy } from '@ui/copy/fr/summary';
import { FilePage } from '@ui/journey/FilePage';
import { MissedLists } from '@ui/journey/FormPage';
import { Button } from '@ui/kit/Button';
import { Form } from '@ui/kit/Form';
import { Status } from '@ui/kit/Status';
import { screen } from '@ui/mvvm/screen';
import { SummaryDialogs } from './SummaryDialogs';
import { OfferChange } from '../offerChange/OfferChange';
import { AgencyRecap, OfferRecap, PersonRecap } from './SummaryParts';
import { SummaryViewModel } from './SummaryViewModel';
import { Terms } from './Terms';
import css from './SummaryScreen.module.css';

interface Shown {
  readonly vm: SummaryViewModel;
}

const Everything = observer(function Everything({ vm }: Shown): ReactElement {
  const asked = [...vm.people.map(({ described }) => described), vm.agency];
  const waiting = asked.some(({ state }) => state.kind === 'loading');
  return (
    <div className={css.recap} aria-busy={waiting}>
      <Status hidden>{waiting && copy.loading}</Status>
      <MissedLists lists={asked} />
      {vm.people.map(on => (
        <PersonRecap key={on.who} vm={vm} on={on} />
      ))}
      <AgencyRecap vm={vm} />
      <OfferRecap vm={vm} />
      <div className={css.popins}>
        <Button kind="secondary" onClick={() => vm.open('information')}>
          {copy.popins.information.open}
        </Button>
        <Button kind="secondary" onClick={() => vm.open('file')}>
          {copy.popins.file.open}
        </Button>
      </div>
    </div>
  );
});

/** The price accepted is the one confirmed, or the difference is said where it is accepted. D-50 */
const Difference = observer(function Difference({ vm }: Shown): ReactElement | null {
  const { difference } = vm;
  if (difference === undefined) return null;
  return <OfferChange why={difference.why} before={difference.before} now={difference.now.total} promotion={difference.now.promotion} />;
});

const SummaryPage = observer(function SummaryPage({ vm }: Shown): ReactElement {
  return (
    <FilePage title={copy.title[vm.whose]} intro={<p>{copy.intro[vm.whose]}</p>}>
      <Form
        onSubmit={() => void vm.submit()}
        errors={vm.termsMissing ? [{ name: 'terms', message: copy.terms.required }] : []}
        attempt={vm.attempt}
        busy={vm.busy}
        busyLabel={copy.submitting}
        submitLabel={copy.submit}
      >
        <Everything vm={vm} />
        <Difference vm={vm} />
        <Terms accepted={vm.accepted} missing={vm.termsMissing} onAccept={vm.accept} />
      </Form>
      <SummaryDialogs vm={vm} />
    </FilePage>
  );
});

export const SummaryScreen = screen(SummaryViewModel, vm => <SummaryPage vm={vm} />);
