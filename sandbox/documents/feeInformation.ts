import { feesInWords, feeSections } from '../fees';
import { heading, paragraph, table, type Template } from './block';

/** The standard form of the fees: règlement d’exécution (UE) 2018/34; code monétaire et financier, D. 312-1-1. D-124 */
export const feeInformation: Template = {
  name: 'information-tarifaire',
  type: 'feeInformation',
  label: 'Document d’information tarifaire',
  blocks: ({ bank, day }) => [
    table(['Nom du prestataire du compte', bank], ['Nom du compte', 'Compte de dépôt'], ['Date', day]),
    paragraph(
      'Le présent document vous informe sur les frais d’utilisation des principaux services liés au compte de paiement. Il vous aide à comparer ces frais avec ceux d’autres comptes.',
    ),
    paragraph(
      'Des frais peuvent aussi s’appliquer pour l’utilisation de services liés au compte qui ne sont pas mentionnés ici. Vous trouverez toutes les informations dans les tarifs de la banque, au bas de chaque page.',
    ),
    paragraph('Un glossaire des termes utilisés dans le présent document est disponible gratuitement.'),
    ...feeSections.flatMap(([section, rows]) => [heading(section), table(...feesInWords(rows))]),
  ],
};
