import { OVERDRAFT_EUROS } from '@domain/offer/fixed';
import { overdraftOnOffer } from '../overdraft';
import { heading, list, paragraph, table, type Template } from './block';

const account: Template = {
  name: 'convention-compte',
  type: 'accountTerms',
  label: 'Convention de compte de dépôt',
  blocks: ({ bank, person, selection, fileNumber, day }) => [
    paragraph(`Entre ${bank}, ci-après « la banque », et ${person}, ci-après « le client », il est convenu ce qui suit.`),
    table(['Dossier', fileNumber], ['Établie le', day]),
    heading('1. Objet'),
    paragraph('La banque ouvre au client un compte de dépôt en euros et lui fournit les services choisis :'),
    list(...selection),
    heading('2. Ouverture'),
    paragraph(
      'Le compte s’ouvre une fois les justificatifs acceptés, l’identité vérifiée et cette convention signée. La banque peut refuser une ouverture ; elle le dit au client par écrit.',
    ),
    heading('3. Fonctionnement'),
    paragraph(
      'Le compte doit rester créditeur, sauf découvert convenu. Les opérations sont inscrites au jour où elles sont faites. Le client signale sans tarder toute opération qu’il n’a pas ordonnée, et au plus tard treize mois après.',
    ),
    heading('4. Compte joint'),
    paragraph(
      'Si le compte a deux titulaires, chacun peut le faire fonctionner seul et chacun répond de la totalité des dettes. Chacun peut demander par écrit la fin de cette solidarité pour l’avenir.',
    ),
    heading('5. Relevés'),
    paragraph('Un relevé mensuel est déposé dans l’espace client. Le client peut demander à tout moment de le recevoir sur papier.'),
    heading('6. Secret et données'),
    paragraph(
      'La banque est tenue au secret professionnel. Elle ne transmet de renseignements que dans les cas prévus par la loi ou avec l’accord du client.',
    ),
    heading('7. Durée et clôture'),
    paragraph(
      'La convention est sans limite de durée. Le client peut la clore à tout moment, sans frais. La banque le peut avec un préavis de deux mois.',
    ),
    heading('8. Tarifs'),
    paragraph(
      'Toute hausse est annoncée au client deux mois à l’avance ; il peut la refuser et clore le compte sans frais. Chaque année en janvier, un récapitulatif reprend tous les frais payés.',
    ),
    heading('9. Accessibilité'),
    paragraph(
      'Le service est conçu pour être utilisé par tous (article L. 412-13 du code de la consommation). Les contrats se lisent comme un texte, les étapes se font au clavier, et un conseiller aide par téléphone ou en agence. La déclaration d’accessibilité est au bas de chaque page.',
    ),
    heading('10. Réclamations'),
    paragraph(
      'Le client s’adresse à son conseiller, puis au service des réclamations, enfin au médiateur de la banque, dont la saisine est gratuite.',
    ),
  ],
};

const card: Template = {
  name: 'contrat-carte',
  type: 'cardTerms',
  label: 'Contrat de carte de paiement',
  blocks: ({ bank, person, fileNumber, day }) => [
    paragraph(`Ce contrat règle l’usage des cartes de paiement que ${bank} remet à ses clients. Il complète la convention de compte.`),
    table(['Porteur', person], ['Dossier', fileNumber], ['Établi le', day]),
    heading('1. Remise'),
    paragraph(
      'La carte est remise selon le mode de livraison choisi. Le code de la carte est transmis à part et n’est connu que du porteur.',
    ),
    heading('2. Usage'),
    list(
      'la carte est personnelle : elle ne se prête pas et le code ne se communique à personne ;',
      'un paiement est accepté par le code, par le mode sans contact ou par une authentification forte en ligne ;',
      'les plafonds de paiement et de retrait figurent dans l’espace client, où ils peuvent être modifiés.',
    ),
    heading('3. Perte, vol, usage frauduleux'),
    paragraph(
      'Le porteur fait opposition dès qu’il constate la perte ou le vol. Après l’opposition, aucune opération frauduleuse ne reste à sa charge. Avant, sa part est limitée par la loi, sauf négligence grave.',
    ),
    heading('4. Débit'),
    paragraph('La carte est à débit immédiat : les paiements et les retraits sont débités un à un, sans délai.'),
    heading('5. Durée'),
    paragraph(
      'Le contrat est sans limite de durée. Chacun peut y mettre fin par écrit : le porteur avec un mois de préavis, la banque avec deux.',
    ),
  ],
};

const terms: Template = {
  name: 'conditions-signature',
  type: 'signatureTerms',
  label: 'Conditions de la signature électronique',
  blocks: ({ bank, person, fileNumber, day }) => [
    paragraph('En signant en ligne, vous acceptez les conditions suivantes.'),
    table(['Signataire', person], ['Dossier', fileNumber], ['Proposé le', day]),
    heading('1. Comment vous signez'),
    paragraph(
      'Les documents vous sont montrés en entier. Un code à usage unique est envoyé par SMS à votre numéro ; le saisir vaut signature de tous les documents présentés.',
    ),
    heading('2. Ce que la signature prouve'),
    paragraph(
      'Votre signature vous engage, comme une signature sur papier. Un dossier de preuve, daté et scellé, est conservé pendant la durée du contrat et cinq ans après sa fin.',
    ),
    heading('3. Vous pouvez refuser'),
    paragraph(
      'Tant que le code n’est pas saisi, rien n’est signé. Refuser n’entraîne ni frais ni pénalité ; votre dossier reste ouvert jusqu’à sa date limite.',
    ),
    heading('4. Vos exemplaires'),
    paragraph(
      `Les documents signés sont dans votre espace client ${bank}. Vous pouvez les télécharger et les imprimer, et en demander une copie papier.`,
    ),
  ],
};

const tax: Template = {
  name: 'attestation-fiscale',
  type: 'taxCertification',
  label: 'Attestation de résidence fiscale',
  blocks: ({ bank, person, fileNumber, day, certified = 'pas encore' }) => [
    paragraph('La loi demande à la banque où ses clients paient leurs impôts (code général des impôts, article 1649 AC).'),
    table(['Titulaire', person], ['Dossier', fileNumber], ['Établie le', day], ['Certifiée en ligne', certified]),
    heading('1. Ce que vous attestez'),
    paragraph('La résidence fiscale, les numéros fiscaux et les réponses que vous avez donnés dans ce dossier sont exacts et complets.'),
    heading('2. Un changement'),
    paragraph(`Vous signalez à ${bank}, sous trente jours, tout changement de résidence fiscale.`),
    heading('3. Ce que la banque en fait'),
    paragraph(
      'Elle peut transmettre ces informations à l’administration fiscale, qui les échange avec celle des autres pays concernés. Une fausse déclaration expose à une amende.',
    ),
  ],
};

const sharesNotice: Template = {
  name: 'notice-parts-sociales',
  type: 'sharesNotice',
  label: 'Notice des parts sociales',
  blocks: ({ bank, person, fileNumber, day }) => [
    paragraph(`Les parts sociales A sont des parts du capital de ${bank}, que ses sociétaires détiennent.`),
    table(['Émetteur', bank], ['Pour', person], ['Dossier', fileNumber], ['Établie le', day]),
    heading('Le risque'),
    list(
      'elles ne sont pas un dépôt et ne sont pas couvertes par la garantie des dépôts ;',
      'leur remboursement se demande à la banque, qui peut le différer ou le refuser ;',
      'elles sont remboursées à leur valeur nominale, sans plus-value, et après les créanciers si la banque est liquidée.',
    ),
    heading('Les droits'),
    paragraph('Chaque sociétaire a une voix à l’assemblée générale, qui peut décider de verser un intérêt aux parts.'),
  ],
};

const shares: Template = {
  name: 'souscription-parts-sociales',
  type: 'sharesSubscription',
  label: 'Souscription de parts sociales',
  blocks: ({ bank, person, selection, fileNumber, day }) => [
    paragraph(`Le souscripteur demande à devenir sociétaire de ${bank}. Il a reçu la notice des parts sociales.`),
    table(['Souscripteur', person], ['Dossier', fileNumber], ['Établie le', day]),
    heading('1. Ce qui est souscrit'),
    paragraph(selection.find(line => line.includes('arts sociales')) ?? 'Une part sociale A par titulaire du compte.'),
    heading('2. Paiement'),
    paragraph('Le prix est prélevé une fois, à l’ouverture du compte.'),
    heading('3. Remboursement'),
    paragraph('Il se demande par écrit. La banque peut le différer, dans les conditions de la notice.'),
  ],
};

const overdraft: Template = {
  name: 'convention-decouvert',
  type: 'overdraftTerms',
  label: 'Convention de découvert',
  blocks: ({ bank, person, fileNumber, day }) => {
    const { rate, repayWithinDays } = overdraftOnOffer;
    return [
      paragraph('Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.'),
      table(['Prêteur', bank], ['Emprunteur', person], ['Dossier', fileNumber], ['Établie le', day]),
      heading('1. Montant'),
      paragraph(`Le compte peut être débiteur de ${OVERDRAFT_EUROS} € au plus.`),
      heading('2. Intérêts'),
      paragraph(`Les sommes utilisées portent intérêt à ${rate} % l’an, prélevé sur le compte.`),
      heading('3. Remboursement'),
      paragraph(`Le compte revient au-dessus de zéro sous ${repayWithinDays} jours.`),
      heading('4. Fin'),
      paragraph('L’emprunteur peut y mettre fin à tout moment, sans frais. La banque le peut avec un préavis de deux mois.'),
    ];
  },
};

/** Documents that everybody signs, in order. */
export const contractual: readonly Template[] = [account, terms, tax, sharesNotice, shares];

/** Further documents to sign, of what the person chose. */
export const signedWithCard: readonly Template[] = [card];
export const signedWithOverdraft: readonly Template[] = [overdraft];
