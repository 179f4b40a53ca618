import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { hasRegime } from '@domain/holders/checkFamily';
import { addressMessages } from '@messages/address';
import { dossierFormMessages } from '@messages/dossierForm';
import { familyStatusMessages } from '@messages/familyStatus';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { whose } from '@ui/form/autocomplete';
import { SummaryCard } from '@ui/form/SuggestionBanner';
import { Choice } from '@ui/kit/Choice';
import { focusHeadingIfLost } from '@ui/kit/focusHeading';
import { markFrench } from '@ui/kit/inFrench';
import { Select } from '@ui/kit/Select';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { useEffect } from 'react';
import type { FullIdentityViewModel } from './FullIdentityViewModel';

interface Shown {
  readonly vm: FullIdentityViewModel;
}

/** The address of the proof, on a card as the identity is. */
export const AddressRead = observer(function AddressRead({ vm }: Shown): ReactElement {
  const copy = useMessages(fullIdentityMessages).whole;
  const { home, source, addressLater, correctAddress } = vm.rest;
  useEffect(() => focusHeadingIfLost, [home]); // the pressed button leaves with its card
  return (
    <>
      {home && (
        <SummaryCard title={copy.address} value={markFrench(home.line)} more={source} what={copy.address} onCorrect={correctAddress} />
      )}
      <Status>{addressLater ? copy.addressLater : ''}</Status>
    </>
  );
});

/** What no paper says. Nothing is chosen in advance. */
export const RestQuestions = observer(function RestQuestions({ vm }: Shown): ReactElement {
  const of = whose(vm.journey);
  const copy = useMessages(fullIdentityMessages).whole;
  const family = useMessages(familyStatusMessages);
  const { housing } = useMessages(addressMessages);
  const { choose } = useMessages(dossierFormMessages);
  const { form, rest } = vm;
  return (
    <>
      <h2>{rest.home === undefined ? copy.missingOne : copy.missingTwo}</h2>
      <Choice {...form.field('situation')} legend={family.situation.legend} layout="row" options={rest.situations.options} />
      {hasRegime(form.draft.situation) && (
        <Select
          {...form.field('maritalRegime')}
          label={family.maritalRegime.label}
          hint={family.maritalRegime.hint}
          options={rest.regimes.options}
          emptyLabel={choose}
        />
      )}
      {rest.home !== undefined && (
        <Choice {...form.field('housing')} legend={housing.legend[of]} layout="row" options={rest.housings.options} />
      )}
    </>
  );
});
