import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { taxResidenceMessages } from '@messages/taxResidence';
import { whose } from '@ui/form/autocomplete';
import { SummaryCard } from '@ui/form/SuggestionBanner';
import { RefusalNote } from '@ui/journey/RefusalRights';
import { Button, LinkButton } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Icon } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { useMessages } from '@ui/mvvm/messages';
import { redirectHref } from '@ui/kit/hrefs';
import type { TaxResidenceViewModel } from './TaxResidenceViewModel';
import css from './TaxResidenceScreen.module.css';

interface Shown {
  readonly vm: TaxResidenceViewModel;
}

const answers = ['yes', 'no'] as const;

/** Shown when the answer is 'no', before submitting. PER-09 */
const NotResident = (): ReactElement => {
  const copy = useMessages(taxResidenceMessages);
  return (
    <Notice kind="warning" title={copy.notResident.title} live>
      <p>{copy.notResident.text}</p>
      <RefusalNote page="screen/tax-residence" />
      <LinkButton kind="secondary" href={redirectHref('appointment')}>
        {copy.notResident.appointment}
      </LinkButton>
    </Notice>
  );
};

const ADD = 'add-obligation';

const Obligations = observer(function Obligations({ vm }: Shown): ReactElement {
  const copy = useMessages(taxResidenceMessages).obligations;
  /** The clicked button disappears with its row: moves the focus. */
  const remove = (index: number): void => {
    vm.remove(index);
    document.getElementById(ADD)?.focus();
  };
  return (
    <section className={css.obligations} aria-labelledby="obligations">
      <h2 id="obligations">{copy.title[whose(vm.journey)]}</h2>
      {vm.obligations.length > 0 && (
        <ul className={css.list}>
          {vm.obligations.map((obligation, index) => {
            const country = vm.countryOf(obligation);
            return (
              <li key={obligation.country} className={css.item}>
                <span>
                  <span className={css.country}>{country}</span>
                  <span className={css.taxId}>
                    {obligation.taxId && <VisuallyHidden>{`${copy.taxId} `}</VisuallyHidden>}
                    <span>{obligation.noTaxId ? copy.noTaxId[obligation.noTaxId] : obligation.taxId}</span>
                  </span>
                </span>
                <span className={css.actions}>
                  <Button kind="quiet" onClick={() => vm.obligation.show(obligation, index)}>
                    <span>{copy.edit}</span>
                    <VisuallyHidden>{copy.of(country)}</VisuallyHidden>
                  </Button>
                  <Button kind="quiet" onClick={() => remove(index)}>
                    <span>{copy.remove}</span>
                    <VisuallyHidden>{copy.of(country)}</VisuallyHidden>
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {vm.obligations.length === 0 && <p>{copy.none}</p>}
      <Button id={ADD} kind="secondary" onClick={() => vm.obligation.show()}>
        <Icon name="plus" />
        <span>{copy.add}</span>
      </Button>
      <Status hidden>{vm.announcement}</Status>
    </section>
  );
});

/** The questions of the tax residence, on their own page or beside those of work. PER-08, PER-09, D-109 */
export const TaxQuestions = observer(function TaxQuestions({ vm }: Shown): ReactElement {
  const copy = useMessages(taxResidenceMessages);
  const { form, journey } = vm;
  const { draft } = form;
  const who = whose(journey);
  useErrorFocus(vm.fold.moves, vm.fold.target);
  return (
    <>
      {vm.fold.open ? (
        <Choice
          name="frenchTaxResident"
          value={draft.frenchTaxResident}
          error={form.message('frenchTaxResident')}
          legend={copy.resident.legend[who]}
          hint={copy.resident.hint[who]}
          layout="row"
          options={answers.map(value => ({ value, label: copy.resident[value] }))}
          onChange={frenchTaxResident => form.choose({ frenchTaxResident })}
        />
      ) : (
        <SummaryCard title={copy.title[who]} value={copy.resident.known} what={copy.title[who]} onCorrect={vm.fold.correct} />
      )}
      {draft.frenchTaxResident === 'no' && <NotResident />}
      {vm.asksUs && (
        <Choice
          name="usPerson"
          value={draft.usPerson}
          error={form.message('usPerson')}
          legend={copy.usPerson.legend[who]}
          hint={copy.usPerson.hint}
          layout="row"
          options={answers.map(value => ({ value, label: copy.resident[value] }))}
          onChange={usPerson => form.choose({ usPerson })}
        />
      )}
      {vm.lacksUsTaxId && (
        <Button kind="secondary" onClick={vm.addUsTaxId}>
          {copy.usPerson.taxId}
        </Button>
      )}
      <Obligations vm={vm} />
      {vm.certifies && <p className={css.certify}>{copy.certify.text}</p>}
    </>
  );
});
