import { insuranceOnOffer } from '../cardsOnOffer';
import { heading, list, paragraph, type Template } from './block';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** The standard form of an insurance product: code des assurances, L. 112-2; règlement d’exécution (UE) 2017/1469. D-124 */
export const insuranceProduct: Template = {
  name: 'produit-assurance',
  type: 'insuranceIpid',
  label: 'Document d’information sur le produit d’assurance',
  blocks: ({ bank, insurance }) => [
    paragraph(`Assurance perte et vol. Compagnie : assureur fictif de ${bank}. Produit : ${insuranceOnOffer.label}.`),
    paragraph(
      'Ce document d’information présente un résumé des principales garanties et exclusions du produit. Il ne prend pas en compte vos besoins et demandes spécifiques. Vous trouverez l’information complète dans la notice.',
    ),
    heading('De quel type d’assurance s’agit-il ?'),
    paragraph('Elle couvre la perte, le vol et l’usage frauduleux de vos moyens de paiement, et des objets qui disparaissent avec eux.'),
    heading('Qu’est-ce qui est assuré ?'),
    list(
      'les paiements et retraits frauduleux avant votre opposition ;',
      'les espèces volées par agression dans les 48 heures qui suivent un retrait ;',
      'le remplacement des clés et des papiers, du sac et du portefeuille.',
    ),
    heading('Qu’est-ce qui n’est pas assuré ?'),
    list('la perte sans témoin d’espèces ;', 'ce qu’un autre contrat vous a déjà remboursé.'),
    heading('Y a-t-il des exclusions à la couverture ?'),
    list('un code de carte écrit sur la carte ou gardé avec elle ;', 'un objet laissé sans surveillance ;', 'les faits volontaires.'),
    heading('Où suis-je couvert(e) ?'),
    paragraph('Dans le monde entier.'),
    heading('Quelles sont mes obligations ?'),
    list(
      'faire opposition sans attendre ;',
      'porter plainte dans les 48 heures en cas de vol ;',
      'déclarer le sinistre sous cinq jours ouvrés.',
    ),
    heading('Quand et comment effectuer les paiements ?'),
    paragraph(`${euros.format(insuranceOnOffer.price)} par mois, prélevés sur le compte.`),
    heading('Quand commence la couverture et quand prend-elle fin ?'),
    paragraph('Elle commence à l’ouverture du compte, pour un an, se renouvelle chaque année et finit avec le compte.'),
    heading('Comment puis-je résilier le contrat ?'),
    paragraph(
      `Vous pouvez y renoncer sous ${insurance.withdrawalDays} jours, puis l’arrêter à tout moment après la première année, sans frais, par écrit ou dans votre espace client.`,
    ),
  ],
};
