import { heading, list, paragraph, table, type Template } from './block';

/** The insurance notice, the same for all people. D-77 */
export const notice: Template = {
  name: 'notice-assurance',
  type: 'insuranceNotice',
  label: 'Notice de l’assurance perte et vol Prévisécur',
  blocks: ({ bank, insurance, law: { complaints } }) => [
    paragraph(
      `Cette notice résume l’assurance Prévisécur que propose ${bank}. Elle vous dit ce qui est assuré, ce qui ne l’est pas et ce que vous avez à faire. Lisez-la avant de choisir.`,
    ),
    heading('Qui est assuré'),
    paragraph('Le titulaire du compte, pour les moyens de paiement à son nom et pour les objets perdus ou volés en même temps qu’eux.'),
    heading('Ce qui est assuré'),
    table(
      ['Paiements et retraits frauduleux', 'avant votre opposition, ce que la loi laisse à votre charge'],
      ['Espèces volées par agression', 'dans les 48 heures qui suivent un retrait'],
      ['Clés et papiers', 'leur remplacement, s’ils disparaissent avec la carte'],
      ['Sac et portefeuille', 'leur remplacement, s’ils sont volés avec la carte'],
      ['Téléphone mobile', 'les appels frauduleux passés avant le blocage de la ligne'],
    ),
    heading('Ce qui n’est pas assuré'),
    list(
      'les faits volontaires, les vôtres ou ceux de vos proches ;',
      'un code de carte écrit sur la carte, ou gardé avec elle ;',
      'un objet laissé sans surveillance dans un lieu public ;',
      'la perte sans témoin d’espèces ;',
      'ce qu’un autre contrat vous a déjà remboursé ;',
      'les dommages causés par une guerre ou par une émeute.',
    ),
    heading('Les limites'),
    list(
      'les garanties valent dans le monde entier ;',
      'un seul remboursement est versé pour un même vol ou une même perte ;',
      'les montants remboursés chaque année sont limités, comme le dit le contrat ;',
      'une franchise reste à votre charge pour les objets.',
    ),
    heading('Ce que vous avez à faire'),
    list(
      'faites opposition sans attendre, au téléphone ou dans votre espace client ;',
      'en cas de vol, portez plainte dans les 48 heures ;',
      'déclarez le sinistre sous cinq jours ouvrés, et joignez le récépissé de la plainte ;',
      'gardez les factures de ce qui est remplacé.',
    ),
    heading('Début, durée et fin'),
    paragraph('L’assurance commence à l’ouverture du compte, pour un an. Elle se renouvelle chaque année, sauf si vous l’arrêtez.'),
    paragraph(
      'Vous pouvez l’arrêter à tout moment après la première année, sans frais, en l’écrivant à votre agence ou dans votre espace client. Elle finit avec le compte.',
    ),
    heading('Prix'),
    paragraph(
      'Le prix mensuel est celui que vous lisez avant de choisir et dans le récapitulatif de votre offre. Il est prélevé sur le compte.',
    ),
    heading('Changer d’avis'),
    paragraph(
      `Vous avez ${insurance.withdrawalDays} jours calendaires à partir de la signature pour renoncer à l’assurance, sans donner de raison et sans frais, si rien ne vous a été remboursé. Si vous êtes déjà assuré pour les mêmes risques, vous pouvez aussi renoncer pour cette raison.`,
    ),
    heading('Une difficulté'),
    paragraph(
      `Écrivez d’abord au service des réclamations de l’assurance, qui répond sous ${complaints.answeredInDays} jours. Le médiateur de l’assurance peut ensuite être saisi gratuitement.`,
    ),
  ],
};
