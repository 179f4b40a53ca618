import type { FamilyDraft } from '@domain/holders/checkFamily';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/familyStatus';

/** PER-04 */
const missing: Record<keyof FamilyDraft, string> = {
  situation: 'Select the family situation.',
  maritalRegime: 'Select the marital property regime.',
};

const client: Wording<typeof fr.familyStatusMessages.omc> = {
  title: {
    individual: 'Your family situation',
    TIT: 'The account holder’s family situation',
    COT: 'The joint account holder’s family situation',
  },
  situation: { legend: 'Family situation' },
  maritalRegime: {
    label: 'Marital property regime',
    hint: 'Who owns what in the marriage. Without a marriage contract, it is “communauté réduite aux acquêts”',
  },
  message: field => missing[field],
};

export const familyStatusMessages: Wording<typeof fr.familyStatusMessages> = byReader(client, client);
