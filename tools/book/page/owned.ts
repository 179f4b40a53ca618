import type { Both } from '@domain/kernel/says';
import type { RuleId } from '@domain/register';

/** Nobody is named for a rule yet: the bank must. */
export const unnamed: Both = { fr: 'à nommer par la banque', en: 'to be named by the bank' };

const choice = (fr: string, en: string): Both => ({
  fr: `${fr} ; la suite est un choix de la banque`,
  en: `${en}; the rest is the bank’s choice`,
});

/** Laws that rules answer, as far as this project knows them: nobody has read them again at their source, and the bank confirms. D-66 */
const bases: readonly (readonly [law: Both, ...rules: RuleId[]])[] = [
  [{ fr: 'Code civil, articles 388 et 414', en: 'Civil code, articles 388 and 414' }, 'eligibility.birthdate', 'eligibility.age'],
  [
    {
      fr: 'Décret n° 2013-1188 du 18 décembre 2013 ; règlement (UE) 2019/1157',
      en: 'Décret n° 2013-1188 of 18 December 2013; regulation (EU) 2019/1157',
    },
    'documents.idCardValidity',
  ],
  [
    {
      fr: 'Code monétaire et financier, articles L. 561-5, R. 561-5 et R. 561-5-1 : identifier le client et vérifier son identité',
      en: 'Monetary and financial code, articles L. 561-5, R. 561-5 and R. 561-5-1: to identify the client and check their identity',
    },
    'documents.category',
    'documents.rank',
    'holders.differ',
  ],
  [
    {
      fr: 'Code monétaire et financier, article R. 561-5-2 : mesures de plus quand le client n’est pas présent',
      en: 'Monetary and financial code, article R. 561-5-2: further measures where the client is not present',
    },
    'liveness.outcome',
  ],
  [
    {
      fr: 'Code monétaire et financier, article L. 312-1 : ce que doit recevoir la personne à qui un compte est refusé',
      en: 'Monetary and financial code, article L. 312-1: what somebody who is refused an account must be given',
    },
    'errors.page',
    'finalisation.route',
    'startup.route',
  ],
  [
    {
      fr: 'Code monétaire et financier, article L. 312-1-1 : les tarifs sont portés à la connaissance du client',
      en: 'Monetary and financial code, article L. 312-1-1: the client is told the prices',
    },
    'offer.price',
    'offer.priceChange',
  ],
  [
    {
      fr: 'Code monétaire et financier, articles L. 311-8 et suivants : documents sur un autre support que le papier',
      en: 'Monetary and financial code, articles L. 311-8 and following: documents on another support than paper',
    },
    'offer.digitalDocuments',
  ],
  [
    { fr: 'Loi n° 47-1775 du 10 septembre 1947 (coopération)', en: 'Act n° 47-1775 of 10 September 1947 (cooperatives)' },
    'offer.socialShares',
  ],
  [{ fr: 'Code général des impôts, article 1649 AC', en: 'General tax code, article 1649 AC' }, 'field.taxId'],
  [
    choice(
      'Code général des impôts, articles 4 B (qui est résident) et 1649 AC (qui le déclare)',
      'General tax code, articles 4 B (who is resident) and 1649 AC (who declares it)',
    ),
    'holders.mayFinalise',
  ],
  [
    {
      fr: 'Code civil, articles 1366 et 1367 ; règlement (UE) n° 910/2014, articles 25 et 26',
      en: 'Civil code, articles 1366 and 1367; regulation (EU) No 910/2014, articles 25 and 26',
    },
    'route.signature',
    'journey.mayAct',
  ],
];

export const basisOf = (id: string): Both => {
  const basis = bases.find(([, ...rules]) => rules.some(rule => rule === id))?.[0];
  return basis === undefined ? unnamed : { fr: `${basis.fr} (à confirmer par la banque)`, en: `${basis.en} (to be confirmed by the bank)` };
};
