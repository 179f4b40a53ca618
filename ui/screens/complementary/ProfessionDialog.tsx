import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import type { MessagesOf } from '@ui/copy/byReader';
import { complementaryMessages } from '@messages/complementary';
import { dossierFormMessages } from '@messages/dossierForm';
import { MissedLists, type AnyResource } from '@ui/form/FormPage';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Dialog } from '@ui/kit/Dialog';
import { Field } from '@ui/kit/Field';
import { fieldId } from '@ui/kit/fieldIds';
import { formAttributes } from '@ui/kit/filledIn';
import { Status } from '@ui/kit/Status';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { useMessages } from '@ui/mvvm/messages';
import type { ProfessionSearch } from './ProfessionSearch';
import css from './ComplementaryScreen.module.css';

const SEARCH = 'professionSearch';

interface Shown {
  readonly search: ProfessionSearch;
}

type SearchMessages = MessagesOf<typeof complementaryMessages>['search'];

/** While the list loads, or after a failure, the search has no results. */
interface SearchProps extends Shown {
  readonly professions: AnyResource;
}

const statusText = ({ text, longEnough, found, offered }: ProfessionSearch, { state }: AnyResource, copy: SearchMessages): string => {
  if (text === '' || !longEnough || state.kind !== 'ready') return '';
  if (found.count === 0) return offered.length > 0 ? copy.noneButOther : copy.none;
  return copy.count(found);
};

const Results = observer(function Results({ search, professions }: SearchProps): ReactElement {
  const copy = useMessages(complementaryMessages).search;
  const { loading } = useMessages(dossierFormMessages);
  const { found, offered, chosen, missing } = search;
  return (
    <>
      <Status>{professions.state.kind === 'loading' ? loading : statusText(search, professions, copy)}</Status>
      {offered.length > 0 && (
        <div className={css.results}>
          <Choice
            name="professionFound"
            legend={found.count > 0 ? copy.legend : copy.otherLegend}
            value={chosen || undefined}
            options={offered}
            onChange={search.choose}
            submitsOnSelect
            error={missing === 'professionFound' ? copy.required : undefined}
          />
        </div>
      )}
    </>
  );
});

/** Search dialog: type, and choose a result, which closes it; Enter says what is missing. PER-07, D-130 */
export const ProfessionDialog = observer(function ProfessionDialog({ search, professions }: SearchProps): ReactElement {
  const copy = useMessages(complementaryMessages).search;
  useErrorFocus(search.attempt, search.missing);
  useEffect(() => {
    if (search.open) document.getElementById(fieldId(SEARCH))?.focus();
  }, [search.open]);
  return (
    <Dialog
      title={copy.title}
      open={search.open}
      onClose={search.close}
      actions={
        <Button kind="secondary" onClick={search.close}>
          {copy.close}
        </Button>
      }
    >
      <MissedLists lists={[professions]} />
      <form className={css.search} {...formAttributes(search.confirm)}>
        <Field
          name={SEARCH}
          label={copy.label}
          hint={copy.hint}
          value={search.text}
          onChange={search.type}
          error={search.submitted && !search.longEnough ? copy.short : undefined}
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Results search={search} professions={professions} />
      </form>
    </Dialog>
  );
});
