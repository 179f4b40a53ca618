import type { Wording } from '../byReader';
import type * as fr from '../fr/recapRows';
import { complementaryMessages } from './complementary';
import { deliveryMessages } from './delivery';
import { applicantDetailsMessages } from './applicantDetails';
import { moneyMessages } from './money';
import { nationalityMessages } from './nationality';
import { offerConfirmationMessages } from './offerConfirmation';
import { taxResidenceMessages } from './taxResidence';
import { inWords } from './weekday';

const { account, overdraft, payment } = offerConfirmationMessages.omc;
const { sharesOnce, sharesTimes, total, monthly } = payment;
const { category } = complementaryMessages.omc;
const { obligations } = taxResidenceMessages.omc;

/** SUM-01, OFR-16 */
export const recapRowsMessages: Wording<typeof fr.recapRowsMessages> = {
  civility: applicantDetailsMessages.omc.civility.options,
  rows: {
    name: 'Name',
    birthName: 'Name at birth',
    otherFirstNames: 'Other first names',
    birthdate: 'Date of birth',
    nationality: nationalityMessages.label,
    nationalityCountry: nationalityMessages.which,
    birthplace: 'Place of birth',
    family: 'Marital status',
    maritalRegime: 'Marital property regime',
    address: 'Address',
    housing: 'Housing',
    category: category.label,
    profession: 'Occupation',
    employer: 'Employer',
    sector: 'Business sector',
    income: 'Monthly net income',
    wealth: 'Assets',
    tax: 'Tax residence',
    usPerson: 'US citizen or US tax resident',
    obligations: 'Other countries of taxation',
    email: 'Email address',
    mobile: 'Mobile number',
  },
  lines: {
    identity: 'Identity',
    birthplace: 'Born in',
    email: 'Email address',
    mobile: 'Mobile number',
    family: 'Marital status',
    address: 'Address',
    work: 'Occupation',
    tax: 'Tax',
  },
  told: (what, value) => `${what}: ${value}`,
  taxResident: 'In France',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  notSaid: 'Not given',
  given: 'Provided',
  reported: 'Reported as wrong',
  usOwed: 'The question about the United States is not answered',
  missed: 'We could not load a name here, so a code is shown instead.',
  ofRow: what => ` – ${what}`,
  obligation: ({ country, taxId, noTaxId }) => `${country}: ${taxId ?? (noTaxId && obligations.noTaxId[noTaxId])}`,
  offer: {
    account: 'Account',
    digital: workflow => `${account.kind[workflow]}, digital documents`,
    kind: account.kind,
    card: { individual: 'Card', TIT: 'First account holder’s card', COT: 'Second account holder’s card' },
    delivery: {
      individual: 'Delivery',
      TIT: 'Delivery of the first account holder’s card',
      COT: 'Delivery of the second account holder’s card',
    },
    noCard: 'No card',
    mode: delivery => `${deliveryMessages.omc.mode[delivery.mode]}, ${deliveryMessages.omc.terms(delivery)}`,
    overdraft: { amount: overdraft.amount, label: 'Overdraft', none: 'No overdraft' },
    insurance: { label: 'Insurance', none: 'No insurance' },
    of: {
      card: name => `Card (${name})`,
      delivery: name => `Delivery of the card (${name})`,
    },
    receipt: {
      cardOf: (card, whose) => `${card} (${whose})`,
      holder: { TIT: 'first account holder', COT: 'second account holder' },
      overdraft: { label: 'Overdraft', upTo: amount => `up to ${amount}`, none: 'none' },
      insurance: { label: 'Loss and theft insurance', none: 'none' },
      delivery: {
        AGEN: 'Card handed over at the branch',
        STAN: 'Home delivery',
        EXPR: 'Express delivery',
      },
      total: 'Every month',
      shares: 'When the account opens, membership shares',
      once: 'Total when the account opens',
      onlyOnce: 'once only',
      sets: (times, each) => `${times} × ${each}`,
      then: (amount, months, until) =>
        `then ${amount} ${months === undefined ? 'when the offers end' : `after ${months}\u00a0months`}${until}`,
      from: (amount, day) => `${amount} from ${inWords(day)}`,
      perMonth: ({ promoted, afterwards, months }) =>
        promoted === afterwards || months === undefined
          ? moneyMessages.perMonth(promoted)
          : `${moneyMessages.perMonth(promoted)} for ${months}\u00a0months`,
      account: 'The account',
      /** Announced after a choice that changes it. */
      monthNow: amount => `Every month: ${amount}`,
      loading: 'Working out the price…',
      failed: 'Price unavailable at the moment',
    },
    payment: {
      sharesOnce,
      sharesTimes,
      total,
      monthly,
      shares: 'Membership shares',
      once: 'Total to pay once only',
    },
  },
};
