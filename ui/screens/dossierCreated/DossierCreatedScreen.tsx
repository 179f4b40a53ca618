import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Delivery } from '@domain/delivery/modes';
import { namesOf } from '@domain/holders/people';
import { dossierCreatedMessages as copy } from '@messages/dossierCreated';
import { DossierPage } from '@ui/journey/DossierPage';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { Outcome } from '@ui/kit/Outcome';
import { Recap } from '@ui/kit/Recap';
import { screen } from '@ui/mvvm/screen';
import { DossierCreatedViewModel } from './DossierCreatedViewModel';

interface Shown {
  readonly vm: DossierCreatedViewModel;
}

const { receives } = copy;

const cardText = (delivery: Delivery | 'none'): string =>
  delivery === 'none' ? receives.noCard : receives.card[delivery.mode](receives.days(delivery));

const Facts = observer(function Facts({ vm }: Shown): ReactElement {
  const { ids, accountNumber } = vm.journey.dossier.state;
  const names = namesOf(vm.journey.dossier.people);
  const agency = vm.agency.value;
  return (
    <Recap
      rows={[
        { label: names.length > 1 ? copy.facts.holders.two : copy.facts.holders.one, value: names.join(', ') },
        { label: copy.facts.file, value: ids.TIT },
        ...(accountNumber === undefined ? [] : [{ label: copy.facts.account, value: accountNumber }]),
        ...(agency === undefined ? [] : [{ label: copy.facts.agency, value: agency.name }]),
      ]}
    />
  );
});

const DossierCreatedPage = observer(function DossierCreatedPage({ vm }: Shown): ReactElement {
  const { title, mail, documents } = receives;
  return (
    <DossierPage title={copy.title} titleHidden later={false}>
      <Outcome
        page="dossierCreated"
        title={copy.title}
        next={
          <>
            <h2>{title}</h2>
            <ul>
              <li>{mail}</li>
              {vm.delivery && <li>{cardText(vm.delivery)}</li>}
              <li>{documents}</li>
            </ul>
          </>
        }
        actions={
          <>
            <p>{copy.next}</p>
            <ToWorkstation kind="primary" />
          </>
        }
      >
        <p>{copy.lead(namesOf(vm.journey.dossier.people).join(' et '))}</p>
        <Facts vm={vm} />
      </Outcome>
    </DossierPage>
  );
});

/** Serves WelcomePage for the adviser. ADV-02, D-24 */
export const DossierCreatedScreen = screen(DossierCreatedViewModel, vm => <DossierCreatedPage vm={vm} />);
