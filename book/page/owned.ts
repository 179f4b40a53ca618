import type { Both } from '@domain/kernel/says';

/** Nobody is named for a rule yet: the bank must. */
export const unnamed: Both = { fr: 'à nommer par la banque', en: 'to be named by the bank' };

const majority: Both = { fr: 'Code civil, article 414', en: 'Civil code, article 414' };
const tax: Both = { fr: 'Code général des impôts, article 1649 AC', en: 'General tax code, article 1649 AC' };
const signature: Both = { fr: 'Code civil, articles 1366 et 1367', en: 'Civil code, articles 1366 and 1367' };

/** Laws that a rule answers; for the bank to confirm. D-66 */
const bases: Readonly<Record<string, Both>> = {
  'eligibility.birthdate': majority,
  'documents.idCardValidity': {
    fr: 'Décret n° 2013-1188 du 18 décembre 2013 ; règlement (UE) 2019/1157',
    en: 'Décret n° 2013-1188 of 18 December 2013; regulation (EU) 2019/1157',
  },
  'field.taxId': tax,
  'holders.mayFinalise': tax,
  'route.signature': signature,
};

export const basisOf = (id: string): Both => {
  const basis = bases[id];
  return basis === undefined ? unnamed : { fr: `${basis.fr} (à confirmer par la banque)`, en: `${basis.en} (to be confirmed by the bank)` };
};
