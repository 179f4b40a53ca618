import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryMessages } from '@messages/summary';
import { whose } from '@ui/form/autocomplete';
import { DossierPage } from '@ui/journey/DossierPage';
import { Button } from '@ui/kit/Button';
import { fieldId } from '@ui/kit/fieldIds';
import { Form } from '@ui/kit/Form';
import { Loading } from '@ui/kit/Loading';
import { unbroken } from '@ui/kit/unbroken';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { Differences } from './Comparison';
import { owedIn } from './owedIn';
import { SummaryDialogs } from './SummaryDialogs';
import { OfferDifference } from '../offerChange/OfferDifference';
import { Everything } from './Everything';
import { OfferRecap } from './SummaryParts';
import css from './SummaryScreen.module.css';
import { SummaryViewModel } from './SummaryViewModel';
import { Certifying } from '../taxResidence/Certifying';
import { Terms } from './Terms';
import { ToRecap } from './ToRecap';

interface Shown {
  readonly vm: SummaryViewModel;
}

/** On a joint account the co-holder has a recap too. D-43 */
const SummaryPage = observer(function SummaryPage({ vm }: Shown): ReactElement {
  const copy = useMessages(summaryMessages);
  const of = whose(vm.journey);
  return (
    <DossierPage
      wide
      coming={!vm.complete}
      title={copy.title[of]}
      intro={
        <>
          <p>{unbroken(copy.intro[of])}</p>
          {vm.reads && <p>{copy.read.corrections[vm.journey.connected]}</p>}
          {!vm.reads && vm.complete && (
            <div className={css.jump}>
              <Button kind="line" onClick={() => document.getElementById(fieldId('terms'))?.focus()}>
                {copy.jump}
              </Button>
            </div>
          )}
        </>
      }
    >
      <Loading text={!vm.complete && copy.loading} shape="cards" />
      {vm.complete && (
        <div className={css.page}>
          <Differences vm={vm} />
          <Everything vm={vm} />
          <div className={css.side}>
            <OfferRecap vm={vm} />
            <Form
              onSubmit={() => void vm.submit()}
              errors={vm.terms.errors(copy, owedIn(vm, copy))}
              attempt={vm.terms.attempt}
              busy={vm.accepting.busy}
              busyLabel={vm.reads ? copy.read.submitting : copy.submitting}
              submitLabel={vm.reads ? copy.read.submit : copy.submit}
              docked={false}
            >
              <OfferDifference of={vm.offerToAccept} />
              <Certifying of={vm.certification} />
              {!vm.reads && <Terms of={vm.terms} />}
            </Form>
            {vm.reads && vm.journey.connected === 'TIT' && <ToRecap />}
          </div>
        </div>
      )}
      <SummaryDialogs vm={vm} />
    </DossierPage>
  );
});

export const SummaryScreen = screen(SummaryViewModel, vm => <SummaryPage vm={vm} />);
