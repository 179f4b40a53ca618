import { deliveryModes, type Delivery } from '@domain/delivery/modes';
import type { DeliveryMode } from '@domain/offer/contracts';
import { heading, list, paragraph, table, type Template } from './block';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

const deliveryWords: Readonly<Record<DeliveryMode, string>> = {
  AGEN: 'Carte retirée en agence',
  STAN: 'Carte envoyée à domicile',
  EXPR: 'Carte envoyée à domicile en express',
};

const deliveryTerms = ({ minDays, maxDays, price }: Delivery): string =>
  `${minDays === maxDays ? `${minDays}` : `${minDays} à ${maxDays}`} jours ouvrés, ${price === 0 ? 'sans frais' : euros.format(price)}`;

const summary: Template = {
  name: 'fiche-information',
  label: 'Fiche d’information standardisée',
  blocks: ({ bank, person, selection, fileNumber, day }) => [
    paragraph(
      'Cette fiche résume, avant tout engagement, le compte et les services que vous avez choisis. Elle est établie à votre nom ; lisez-la et gardez-la.',
    ),
    heading('Votre demande'),
    table(['Demande de', person], ['Numéro de dossier', fileNumber], ['Établie le', day], ['Banque', bank]),
    heading('Ce que vous avez choisi'),
    list(...selection),
    heading('Ce que le compte permet'),
    list(
      'recevoir vos revenus et vos remboursements, par virement ou par chèque ;',
      'payer par carte, par virement et par prélèvement, en euros, dans toute l’Europe ;',
      'consulter vos opérations et vos relevés dans votre espace client, sur ordinateur et sur téléphone.',
    ),
    heading('Le découvert'),
    paragraph(
      'Si vous avez demandé une autorisation de découvert, elle vous permet de passer sous zéro dans la limite et pour la durée convenues. Les sommes ainsi prêtées portent intérêt. Un découvert vous engage et doit être remboursé.',
    ),
    heading('Réfléchir, comparer, demander'),
    paragraph(
      `Rien ne vous oblige à signer aujourd’hui. Un conseiller ${bank} répond à vos questions au téléphone ou en agence, sans frais de notre part.`,
    ),
  ],
};

const prices: Template = {
  name: 'information-tarifaire',
  label: 'Document d’information tarifaire',
  blocks: ({ bank, selection, day }) => [
    paragraph(
      `Ce document vous renseigne sur les frais des principaux services liés au compte chez ${bank}. Il aide à comparer les offres entre elles.`,
    ),
    heading('Ce que vous avez choisi, et son prix'),
    paragraph('Ces prix sont ceux du récapitulatif que vous avez accepté.'),
    list(...selection),
    heading('Envoi de la carte'),
    table(...deliveryModes.decide({}).map(delivery => [deliveryWords[delivery.mode], deliveryTerms(delivery)] as const)),
    heading('Services sans frais'),
    list(
      'ouverture et clôture du compte ;',
      'relevé de compte mensuel dématérialisé ;',
      'virement en euros, fait par vous dans votre espace client ;',
      'blocage de la carte en cas de perte ou de vol.',
    ),
    heading('Comment les frais changent'),
    paragraph(
      `Toute hausse vous est annoncée deux mois à l’avance ; vous pouvez la refuser et clore le compte sans frais. Les frais indiqués sont ceux en vigueur le ${day}. Chaque année en janvier, un récapitulatif reprend tous les frais payés.`,
    ),
  ],
};

const distance: Template = {
  name: 'information-precontractuelle',
  label: 'Informations précontractuelles sur la vente à distance',
  blocks: ({ bank, person, fileNumber, day, law: { complaints, mediator } }) => [
    paragraph(`Vous souscrivez en ligne : ${bank} vous doit les informations qui suivent avant que vous ne soyez engagé.`),
    heading('Qui vous propose ce contrat'),
    table(['Banque', `${bank}, établissement fictif`], ['Dossier', fileNumber], ['Pour', person], ['Le', day]),
    heading('Votre droit de rétractation'),
    paragraph(
      'Vous avez quatorze jours à partir de la signature pour changer d’avis, sans donner de raison et sans frais. Cela se fait en ligne, avec le lien « Renoncer au contrat ici » au bas de chaque page, ou par lettre.',
    ),
    paragraph(
      'Si vous avez demandé que le contrat commence tout de suite, seuls les services déjà rendus vous sont facturés. Les sommes déposées vous sont rendues sous trente jours.',
    ),
    heading('Vos données'),
    paragraph(
      'Elles servent à ouvrir et tenir votre compte, à vérifier votre identité et à respecter la loi. Vous pouvez les consulter, les corriger et, dans les limites de la loi, demander leur effacement.',
    ),
    heading('Une difficulté'),
    list(
      'parlez-en d’abord à votre conseiller ;',
      `puis écrivez à ${complaints.address} : la réponse vient sous ${complaints.paymentsInDays} jours ouvrables pour un paiement, sous ${complaints.answeredInDays} jours pour le reste ;`,
      `enfin, saisissez gratuitement le médiateur, dont l’avis vous laisse libre d’aller en justice : ${mediator.address}.`,
    ),
    heading('Droit et langue'),
    paragraph(
      'Le contrat suit le droit français et il est conclu en français. Vos dépôts sont garantis dans les limites prévues par la loi.',
    ),
  ],
};

/** Documents to read before signing, in order. */
export const precontractual: readonly Template[] = [summary, prices, distance];
