import type { ObligationDraft } from '@domain/holders/checkTax';
import { type Wording, byReader } from '../byReader';
import { byWhose } from '../byWhose';
import type * as fr from '../fr/taxResidence';
import { dossierFormMessages } from './dossierForm';
import { issueMessages } from './personFields';
import { shellMessages } from './shell';

const missing: Record<keyof ObligationDraft, string> = {
  country: dossierFormMessages.omc.country,
  noTaxId: 'Select whether a number was issued.',
  taxId: 'Enter the tax identification number.',
};

const addCountry = 'Add a country';
const taxNumber = 'Tax identification number';

const client: Wording<typeof fr.taxResidenceMessages.omc> = {
  title: {
    individual: 'Your tax residence',
    TIT: 'The first account holder’s tax residence',
    COT: 'The second account holder’s tax residence',
  },
  intro: 'The law requires us to ask this.',
  resident: {
    legend: {
      individual: 'Are you resident in France for tax?',
      TIT: 'Is the first account holder resident in France for tax?',
      COT: 'Is the second account holder resident in France for tax?',
    },
    hint: byWhose('The country of your home or of your main job', 'The country of their home or of their main job'),
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
  certify: {
    text: 'I certify that this is correct and complete. I will tell the bank of any change. A false declaration can be fined. This information may be passed on to the tax authorities.',
    button: 'I certify this information',
    later:
      'By confirming, I certify that my tax residence, as written above, is correct and complete. I will tell the bank of any change. A false declaration can be fined. This information may be passed on to the tax authorities.',
  },
  notResident: {
    title: 'An adviser can take over',
    text: 'Opening an account online requires residence in France for tax. We keep the application. An adviser can look at it.',
    appointment: shellMessages.helpAppointment,
  },
  obligations: {
    title: {
      individual: 'Do you pay tax in another country?',
      TIT: 'Does the first account holder pay tax in another country?',
      COT: 'Does the second account holder pay tax in another country?',
    },
    none: 'No other country declared.',
    add: addCountry,
    country: 'Country',
    taxId: taxNumber,
    noTaxId: {
      NOT_ISSUED: 'no tax identification number in this country',
      NOT_YET: 'tax identification number not received yet',
    },
    edit: 'Change',
    remove: 'Remove',
    of: country => `: ${country}`,
    added: country => `Country added: ${country}. It will be saved with the other answers on this page.`,
    removed: country => `Country removed: ${country}.`,
  },
  dialog: {
    add: addCountry,
    edit: 'Change a country',
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
  message: (issue, field) => {
    if (issue !== 'NOT_CHOSEN' && issue !== 'REQUIRED') return issueMessages(issue);
    return field === 'usPerson' ? 'Answer the question about the United States.' : 'Say whether the tax residence is in France.';
  },
  obligationMessage: (issue, field) => (issue === 'NOT_CHOSEN' || issue === 'REQUIRED' ? missing[field] : issueMessages(issue)),
};

export const taxResidenceMessages: Wording<typeof fr.taxResidenceMessages> = byReader(client, client);
