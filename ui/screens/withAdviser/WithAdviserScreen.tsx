import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { withAdviserMessages as copy } from '@messages/withAdviser';
import { DossierPage } from '@ui/journey/DossierPage';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button, LinkButton } from '@ui/kit/Button';
import { markFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { screen, useShown } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { WithAdviserViewModel } from './WithAdviserViewModel';

const WithAdviserPage = observer(function WithAdviserPage({ vm }: { readonly vm: WithAdviserViewModel }): ReactElement {
  useShown(vm.rounds);
  const { adviser } = vm.journey.dossier.state;
  const kept = keptUntil(vm.journey.dossier.state);
  const state = vm.corrected ? 'corrected' : 'prepared';
  return (
    <DossierPage title={copy.title[state]} titleHidden>
      <Outcome
        page="withAdviser"
        title={copy.title[state]}
        actions={
          <LinkButton kind="secondary" href={redirectHref('appointment')}>
            {copy.appointment}
          </LinkButton>
        }
      >
        <p>{copy.text[state]}</p>
        {adviser && <p>{markFrench(copy.who(adviser.name, adviser.agency), [adviser.agency])}</p>}
        {vm.rounds.over ? (
          <Notice kind="info" live>
            <p>{copy.over}</p>
            <Button kind="secondary" onClick={vm.rounds.start}>
              {copy.again}
            </Button>
          </Notice>
        ) : (
          <p>{copy.follows}</p>
        )}
        {kept && <p>{copy.kept(kept)}</p>}
      </Outcome>
    </DossierPage>
  );
});

/** Replaces every page of the file for the client of an adviser's file. D-47 */
export const WithAdviserScreen = screen(WithAdviserViewModel, vm => <WithAdviserPage vm={vm} />);
