import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { agencyMessages } from '@messages/agency';
import { deliveryMessages } from '@messages/delivery';
import { ownToken, whose } from '@ui/form/autocomplete';
import { SummaryCard } from '@ui/form/SuggestionBanner';
import { FormPage } from '@ui/form/FormPage';
import { Button } from '@ui/kit/Button';
import { Field } from '@ui/kit/Field';
import { inFrench, markFrench } from '@ui/kit/inFrench';
import { formAttributes } from '@ui/kit/filledIn';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { DeliveryModes } from '../delivery/DeliveryModes';
import { AgencyDialog } from './AgencyDialog';
import { AgencyList } from './AgencyList';
import { AgencyViewModel } from './AgencyViewModel';
import css from './AgencyScreen.module.css';

interface Shown {
  readonly vm: AgencyViewModel;
}

const Search = observer(function Search({ vm }: Shown): ReactElement {
  const copy = useMessages(agencyMessages);
  return (
    <search className={css.search}>
      <form {...formAttributes(vm.search)} className={css.searchForm} aria-label={copy.search.title}>
        <Field
          name="place"
          label={copy.search.label}
          hint={copy.search.hint}
          value={vm.place}
          onChange={vm.typePlace}
          error={vm.placeMissing ? copy.search.required : undefined}
          autoComplete={ownToken(vm.journey, 'address-level2')}
          enterKeyHint="search"
        />
        <div className={css.searchActions}>
          <Button type="submit" kind="secondary">
            <Icon name="search" />
            <span>{copy.search.submit}</span>
          </Button>
          <Button kind="quiet" busy={vm.locate.busy} busyLabel={copy.search.locating} onClick={() => void vm.usePosition()}>
            <Icon name="pin" />
            <span>{copy.search.position}</span>
          </Button>
        </div>
      </form>
      {vm.noPosition && (
        <Notice kind="warning" live>
          {copy.noPosition[vm.noPosition]}
        </Notice>
      )}
    </search>
  );
});

/** Where the agencies are, or the search for them. */
const Where = observer(function Where({ vm }: Shown): ReactElement {
  const { title, around, elsewhere } = useMessages(agencyMessages).search;
  useErrorFocus(Number(vm.elsewhere), 'place');
  if (vm.searching || vm.around === undefined) return <Search vm={vm} />;
  return (
    <div className={css.search}>
      <SummaryCard title={around} value={markFrench(vm.around)} action={elsewhere} what={title} onCorrect={vm.searchElsewhere} />
    </div>
  );
});

const Found = observer(function Found({ vm }: Shown): ReactElement {
  const copy = useMessages(agencyMessages);
  const { agencies, none, found } = vm;
  return (
    <>
      <div className={found.state.kind === 'loading' ? undefined : css.told}>
        <Status>
          {found.state.kind === 'loading' && <span>{copy.search.searching}</span>}
          {agencies.length > 0 && <VisuallyHidden>{copy.search.found(agencies.length)}</VisuallyHidden>}
        </Status>
      </div>
      {none && (
        <Notice kind="warning" title={copy.none} live>
          {copy.noneHelp}
        </Notice>
      )}
      {found.state.kind !== 'loading' && <AgencyList vm={vm} />}
    </>
  );
});

/** The suggested or chosen agency. D-125 */
const Chosen = observer(function Chosen({ vm }: Shown): ReactElement | null {
  const copy = useMessages(agencyMessages);
  if (vm.chosen === undefined) return null;
  const { agency, km } = vm.chosen;
  return (
    <SummaryCard
      title={vm.isNearest ? copy.nearest : copy.chosen}
      value={markFrench(agency.name)}
      more={
        <>
          {km !== undefined && <span>{`${copy.distance(km)} · `}</span>}
          <span {...inFrench}>{agency.address}</span>
        </>
      }
      action={copy.change}
      what={copy.what}
      onCorrect={vm.change}
    />
  );
});

/** How each card arrives. AGY-02 */
const Deliveries = observer(function Deliveries({ vm }: Shown): ReactElement {
  const copy = useMessages(deliveryMessages);
  const alone = vm.journey.dossier.state.workflow === 'individual';
  return (
    <>
      {vm.cardsOf.map(who => (
        <DeliveryModes
          key={who}
          name={`delivery-${who}`}
          legend={copy.title[alone ? 'individual' : who]}
          hint={copy.intro}
          value={vm.modeOf(who)}
          agency={vm.chosen?.agency.name}
          home={vm.homes[who]}
          onChange={mode => vm.deliver(who, mode)}
        />
      ))}
    </>
  );
});

const AgencyPage = observer(function AgencyPage({ vm }: Shown): ReactElement {
  const copy = useMessages(agencyMessages);
  const delivery = useMessages(deliveryMessages);
  const { listOpen, focus } = vm;
  useErrorFocus(focus.moves, focus.target);
  return (
    <FormPage
      title={copy.title[whose(vm.journey)]}
      intro={copy.intro}
      form={vm.form}
      lists={[vm.found]}
      useSubmitOnSelect={vm.useSubmitOnSelect}
      waiting={vm.waiting === undefined ? undefined : { cart: delivery.loading, agencies: copy.search.searching }[vm.waiting]}
      before={listOpen && <Where vm={vm} />}
      after={<AgencyDialog sheet={vm.sheet} onChoose={vm.choose} />}
    >
      {listOpen ? <Found vm={vm} /> : <Chosen vm={vm} />}
      <Deliveries vm={vm} />
    </FormPage>
  );
});

export const AgencyScreen = screen(AgencyViewModel, vm => <AgencyPage vm={vm} />);
