import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { agencyMessages } from '@messages/agency';
import { ownToken, whose } from '@ui/form/autocomplete';
import { SummaryCard } from '@ui/form/SuggestionBanner';
import { FormPage } from '@ui/form/FormPage';
import { Button } from '@ui/kit/Button';
import { Field } from '@ui/kit/Field';
import { markFrench } from '@ui/kit/inFrench';
import { formAttributes } from '@ui/kit/filledIn';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
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

const AgencyPage = observer(function AgencyPage({ vm }: Shown): ReactElement {
  const copy = useMessages(agencyMessages);
  return (
    <FormPage
      title={copy.title[whose(vm.journey)]}
      intro={copy.intro}
      form={vm.form}
      lists={[vm.found]}
      useSubmitOnSelect={vm.useSubmitOnSelect}
      before={<Where vm={vm} />}
      after={<AgencyDialog sheet={vm.sheet} onChoose={vm.choose} />}
    >
      <Found vm={vm} />
    </FormPage>
  );
});

export const AgencyScreen = screen(AgencyViewModel, vm => <AgencyPage vm={vm} />);
