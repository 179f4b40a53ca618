import { observer } from 'mobx-react-lite';
import { type ReactElement } from 'react';
import { displayKnown } from '@domain/field/partialDate';
import { hasRegime } from '@domain/holders/checkFamily';
import type { WalletIdentity } from '@domain/proofs/walletIdentity';
import { addressMessages } from '@messages/address';
import { familyStatusMessages } from '@messages/familyStatus';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { dossierFormMessages } from '@messages/dossierForm';
import { walletMessages } from '@messages/wallet';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { whose } from '@ui/form/autocomplete';
import { FormPage } from '@ui/form/FormPage';
import { DossierPage } from '@ui/journey/DossierPage';
import { Actions } from '@ui/kit/Actions';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Select } from '@ui/kit/Select';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { Stack } from '@ui/kit/Stack';
import { useMessages, useMessagesAbout } from '@ui/mvvm/messages';
import { differencesOf, identityRows } from './identityRows';
import type { RemainingQuestions } from './RemainingQuestions';

import css from './WalletScreen.module.css';

interface Shown {
  readonly journey: DossierJourney;
  readonly identity: WalletIdentity;
  readonly rest: RemainingQuestions;
}

/** What no wallet says, if that is all that the pages would ask. The last answer confirms what was received, and submits. */
const AskingRest = observer(function AskingRest({ journey, identity, rest }: Shown): ReactElement {
  const of = whose(journey);
  const copy = useMessagesAbout(walletMessages, of).received;
  const family = useMessages(familyStatusMessages);
  const { housing } = useMessages(addressMessages);
  const { choose } = useMessages(dossierFormMessages);
  const { whole } = useMessages(fullIdentityMessages);
  const hasButton = journey.givesPapersFirst; // D-109
  const { form, home, situations, regimes, housings } = rest;
  return (
    <FormPage
      title={copy.title}
      form={form}
      lists={[situations, regimes, ...(home === undefined ? [] : [housings])]}
      useSubmitOnSelect={!hasButton && rest.useSubmitOnSelect}
      submitLabel={hasButton ? whole.confirm : undefined}
      before={
        <div className={css.identity}>
          <Recap rows={identityRows(identity, copy)} />
        </div>
      }
    >
      <Stack>
        <h2 className={css.asked}>{copy.missing}</h2>
        <p>{copy.confirmedBelow}</p>
      </Stack>
      <Choice
        {...form.field('situation')}
        legend={family.situation.legend}
        options={situations.options}
        submitsOnSelect={!hasButton && home === undefined && (situation => !hasRegime(situation))}
      />
      {rest.regimeAsked && (
        <Select
          {...form.field('maritalRegime')}
          label={family.maritalRegime.label}
          hint={family.maritalRegime.hint}
          options={regimes.options}
          emptyLabel={choose}
        />
      )}
      {home !== undefined && (
        <Choice
          {...form.field('housing')}
          legend={housing.legend[of]}
          hint={copy.home(home)}
          options={housings.options}
          submitsOnSelect={!hasButton && rest.housingLast}
        />
      )}
    </FormPage>
  );
});

/** XTR-38 */
export const Received = observer(function Received({ journey, identity, rest }: Shown): ReactElement {
  const copy = useMessagesAbout(walletMessages, whose(journey)).received;
  const differences = differencesOf(identity, journey.prospect);
  const shown = (what: string, text: string): string => (what === 'birthdate' ? displayKnown(text) : text);
  if (rest.asked) return <AskingRest journey={journey} identity={identity} rest={rest} />;
  return (
    <DossierPage title={copy.title} onPhone={false}>
      <Stack>
        {differences.length > 0 && (
          <Notice kind="warning" title={copy.differs}>
            {differences.map(({ what, read, typed }) => (
              <p key={what}>{copy.line(what, shown(what, read), shown(what, typed))}</p>
            ))}
            <p>{copy.choose}</p>
          </Notice>
        )}
        <Recap rows={identityRows(identity, copy)} />
        <p>{differences.length > 0 ? copy.rest : copy.confirmed}</p>
      </Stack>
      <Actions className={css.keep} docked>
        <Button onClick={rest.goOn} busy={rest.leaving.busy}>
          {copy.next}
        </Button>
      </Actions>
    </DossierPage>
  );
});
