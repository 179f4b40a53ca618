import { observer } from 'mobx-react-lite';
import { useId, type ReactElement } from 'react';
import type { ObligationDraft } from '@domain/holders/checkTax';
import { noTaxIdReasons } from '@domain/holders/fields';
import { taxResidenceMessages } from '@messages/taxResidence';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Combobox } from '@ui/kit/Combobox';
import { Dialog } from '@ui/kit/Dialog';
import { Field } from '@ui/kit/Field';
import { formAttributes } from '@ui/kit/filledIn';
import { Notice } from '@ui/kit/Notice';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { useMessages } from '@ui/mvvm/messages';
import type { TaxResidenceViewModel } from './TaxResidenceViewModel';
import css from './TaxResidenceScreen.module.css';

const fields = {
  country: 'obligationCountry',
  noTaxId: 'obligationNoTaxId',
  taxId: 'obligationTaxId',
} as const satisfies Record<keyof ObligationDraft, string>;

const given = ['GIVEN', ...noTaxIdReasons] as const;

interface Shown {
  readonly vm: TaxResidenceViewModel;
}

const Fields = observer(function Fields({ vm }: Shown): ReactElement {
  const copy = useMessages(taxResidenceMessages).dialog;
  const { obligation } = vm;
  return (
    <>
      {obligation.format.missed && (
        <Notice kind="error" live>
          {copy.failed}
        </Notice>
      )}
      <Combobox
        {...obligation.check.field('country', obligation.changeCountry)}
        name={fields.country}
        label={copy.country.label}
        hint={copy.country.hint}
        options={vm.options}
      />
      <Choice
        {...obligation.check.field('noTaxId', obligation.chooseNoTaxId)}
        name={fields.noTaxId}
        legend={copy.noTaxId.legend}
        options={given.map(value => ({ value, label: copy.noTaxId.options[value] }))}
      />
      {obligation.draft.noTaxId === 'GIVEN' && (
        <Field
          {...obligation.check.field('taxId', obligation.typeTaxId)}
          name={fields.taxId}
          label={copy.taxId.label}
          hint={copy.taxId.hint(obligation.example)}
          onBlur={obligation.leaveTaxId}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
        />
      )}
    </>
  );
});

/** PER-08 */
export const ObligationDialog = observer(function ObligationDialog({ vm }: Shown): ReactElement {
  const copy = useMessages(taxResidenceMessages).dialog;
  const { obligation } = vm;
  const erring = obligation.check.firstInvalid;
  useErrorFocus(obligation.check.attempt, erring && fields[erring]);
  const form = useId();
  return (
    <Dialog
      title={obligation.index === undefined ? copy.add : copy.edit}
      open={obligation.open}
      onClose={obligation.close}
      actions={
        <>
          <Button busy={obligation.busy} busyLabel={copy.checking} form={form} outcome={obligation.check.attempt}>
            {copy.save}
          </Button>
          <Button kind="secondary" onClick={obligation.close}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <form id={form} className={css.dialog} {...formAttributes(obligation.submit)}>
        <Fields vm={vm} />
      </form>
    </Dialog>
  );
});
