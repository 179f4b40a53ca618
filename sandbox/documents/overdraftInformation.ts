import { overdraftOnOffer } from '../overdraft';
import { heading, list, paragraph, table, type Template } from './block';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** What an overdraft costs, and how it is repaid, before the contract. XTR-71, D-124 */
export const overdraftInformation: Template = {
  name: 'information-decouvert',
  type: 'overdraftInformation',
  label: 'Informations sur le découvert autorisé',
  blocks: ({ bank, person, fileNumber, day }) => {
    const { rate, repayWithinDays, example } = overdraftOnOffer;
    return [
      paragraph('Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.'),
      table(['Prêteur', bank], ['Emprunteur', person], ['Dossier', fileNumber], ['Établi le', day]),
      heading('Le coût'),
      table(
        ['Taux débiteur', `${rate} % l’an, sur les sommes utilisées et pour la durée de leur utilisation`],
        ['Exemple', `${euros.format(example.amount)} pendant ${example.days} jours coûtent ${euros.format(example.cost)}`],
      ),
      heading('Le remboursement'),
      paragraph(`Le compte revient au-dessus de zéro sous ${repayWithinDays} jours. Les intérêts sont prélevés sur le compte.`),
      heading('La décision'),
      list(
        'la banque étudie votre demande et peut la refuser : le compte s’ouvre alors sans découvert ;',
        'elle peut consulter le fichier des incidents de remboursement des crédits aux particuliers (FICP), et vous dit le résultat en cas de refus ;',
        'vous pouvez renoncer au découvert à tout moment, sans frais.',
      ),
    ];
  },
};
