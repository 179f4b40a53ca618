import type { ObligationDraft } from '@domain/holders/checkTax';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/taxResidence';
import { dossierFormMessages } from './dossierForm';
import { issueMessages } from './personFields';
import { shellMessages } from './shell';

const missing: Record<keyof ObligationDraft, string> = {
  country: dossierFormMessages.omc.country,
  noTaxId: 'Select whether a number was issued.',
  taxId: 'Enter the tax identification number.',
};

const addObligation = 'Add a tax obligation';
const taxNumber = 'Tax identification number';

const client: Wording<typeof fr.taxResidenceMessages.omc> = {
  title: {
    individual: 'Your tax residence',
    TIT: 'The first account holder’s tax residence',
    COT: 'The second account holder’s tax residence',
  },
  intro: 'The law requires us to ask you this.',
  resident: {
    legend: {
      individual: 'Are you resident in France for tax?',
      TIT: 'Is the first account holder resident in France for tax?',
      COT: 'Is the second account holder resident in France for tax?',
    },
    hint: 'This means having a main home or a main job in France.',
    known: 'In France',
    yes: 'Yes',
    no: 'No',
  },
  usPerson: {
    legend: {
      individual: 'Are you a US citizen, or resident in the United States for tax?',
      TIT: 'Is the first account holder a US citizen, or resident in the United States for tax?',
      COT: 'Is the second account holder a US citizen, or resident in the United States for tax?',
    },
    hint: 'Most people born in the United States are US citizens.',
    taxId: 'Add the US tax identification number (TIN)',
  },
  notResident: {
    title: 'An adviser can help you',
    text: 'To open an account online, you must be resident in France for tax. We keep your application. An adviser can look at it.',
    appointment: shellMessages.helpAppointment,
  },
  obligations: {
    title: 'Other tax obligations',
    text: 'Do you also pay tax in another country? Add that country.',
    none: 'You have not added any.',
    add: addObligation,
    country: 'Country',
    taxId: taxNumber,
    noTaxId: {
      NOT_ISSUED: 'no tax identification number in this country',
      NOT_YET: 'tax identification number not received yet',
    },
    edit: 'Change',
    remove: 'Remove',
    of: country => ` the tax obligation: ${country}`,
    added: country => `Tax obligation added: ${country}. We save it when you continue.`,
    removed: country => `Tax obligation removed: ${country}.`,
  },
  dialog: {
    add: addObligation,
    edit: 'Change the tax obligation',
    country: { label: 'Country', hint: dossierFormMessages.omc.typeAhead },
    noTaxId: {
      legend: 'Has this country issued a tax identification number?',
      options: {
        GIVEN: 'Yes',
        NOT_ISSUED: 'No, this country does not issue any',
        NOT_YET: 'Not yet: the number has not been received',
      },
    },
    taxId: {
      label: `${taxNumber} (TIN)`,
      hint: example => `The number given by the tax authority of this country${example === undefined ? '' : `, for example ${example}`}`,
    },
    save: 'Add to the list',
    checking: 'Checking…',
    cancel: 'Cancel',
    failed: 'We could not check the format of this country. Try again.',
  },
  message: issue => (issue === 'NOT_CHOSEN' ? 'Select yes or no.' : issueMessages(issue)),
  obligationMessage: (issue, field) => (issue === 'NOT_CHOSEN' || issue === 'REQUIRED' ? missing[field] : issueMessages(issue)),
};

export const taxResidenceMessages: Wording<typeof fr.taxResidenceMessages> = byReader(client, client);
