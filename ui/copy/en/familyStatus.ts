import type { FamilyDraft } from '@domain/holders/checkFamily';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/familyStatus';

/** PER-04 */
const missing: Record<keyof FamilyDraft, string> = {
  situation: 'Select the marital status.',
  maritalRegime: 'Select the marital property regime.',
};

const client: Wording<typeof fr.familyStatusMessages.omc> = {
  title: {
    individual: 'Your marital status',
    TIT: 'The first account holder’s marital status',
    COT: 'The second account holder’s marital status',
  },
  situation: { legend: 'Marital status' },
  maritalRegime: {
    label: 'Marital property regime',
    hint: 'Who owns what in the marriage. Without a marriage contract, it is community of property acquired during the marriage',
  },
  message: field => missing[field],
};

export const familyStatusMessages: Wording<typeof fr.familyStatusMessages> = byReader(client, client);
