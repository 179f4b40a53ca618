import type { RuleId } from '@domain/register';

/** Laws that rules answer, as far as this project knows them: nobody has read them again at their source, and the bank confirms. D-66 */
const laws: readonly (readonly [law: string, ...rules: RuleId[]])[] = [
  ['Code civil, articles 388 et 414', 'eligibility.birthdate', 'eligibility.age'],
  ['Décret n° 2013-1188 du 18 décembre 2013 ; règlement (UE) 2025/1208', 'documents.idCardValidity'],
  [
    'Code monétaire et financier, articles L. 561-5, R. 561-5 et R. 561-5-1 : identifier le client et vérifier son identité',
    'documents.category',
    'holders.differ',
    'holders.nameAsPrinted',
  ],
  ['Code monétaire et financier, article R. 561-5-2 : mesures de plus quand le client n’est pas présent', 'liveness.outcome'],
  [
    'Code monétaire et financier, article L. 312-1 : qui se voit refuser un compte reçoit la décision et ses motifs par écrit, sans frais, et apprend le droit au compte',
    'errors.page',
    'errors.refusal',
    'review.lastDay',
    'finalisation.route',
    'startup.route',
  ],
  [
    'Code monétaire et financier, article L. 312-1-1 : les tarifs sont portés à la connaissance du client',
    'offer.price',
    'offer.priceChange',
  ],
  ['Code monétaire et financier, articles L. 311-8 et suivants : documents sur un autre support que le papier', 'offer.digitalDocuments'],
  ['Loi n° 47-1775 du 10 septembre 1947 (coopération)', 'offer.socialShares'],
  [
    'Code général des impôts, articles 4 B (qui est résident) et 1649 AC (qui le déclare) ; la suite est un choix de la banque',
    'holders.mayFinalise',
  ],
  ['Code civil, articles 1366 et 1367 ; règlement (UE) n° 910/2014, articles 25 et 26', 'route.signature', 'journey.mayAct'],
  ['Code de la consommation, articles L. 222-7 à L. 222-13', 'withdrawal.until'],
  ['Code de la consommation, article L. 222-5 ; arrêté du 27 octobre 2015 (garantie des dépôts)', 'contractDocuments.expected'],
  ['Loi n° 78-17 du 6 janvier 1978, article 82, et recommandation de la CNIL sur les cookies', 'consent.cookies'],
  ['Code des postes et des communications électroniques, article L. 34-5', 'consent.marketing'],
];

export const lawsOf = (ids: readonly string[]): readonly string[] =>
  laws.filter(([, ...rules]) => rules.some(rule => ids.includes(rule))).map(([law]) => law);
