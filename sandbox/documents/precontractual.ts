import { deliveryModes, type Delivery } from '@domain/delivery/modes';
import type { DeliveryMode } from '@domain/offer/contracts';
import { heading, list, paragraph, table, type Template } from './block';
import { depositGuarantee } from './depositGuarantee';
import { feeInformation } from './feeInformation';
import { insuranceProduct } from './insuranceProduct';
import { notice } from './notice';
import { overdraftInformation } from './overdraftInformation';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

const deliveryWords: Readonly<Record<DeliveryMode, string>> = {
  AGEN: 'Carte retirée en agence',
  STAN: 'Carte envoyée à domicile',
  EXPR: 'Carte envoyée à domicile en express',
};

const deliveryTerms = ({ minDays, maxDays, price }: Delivery): string =>
  `${minDays === maxDays ? `${minDays}` : `${minDays} à ${maxDays}`} jours ouvrés, ${price === 0 ? 'sans frais' : euros.format(price)}`;

const countedFrom = (from: 'concluded' | 'received'): string =>
  from === 'received'
    ? 'à partir de la signature, ou du jour où vous avez reçu ces documents s’il vient après'
    : 'à partir de la signature';

const distance: Template = {
  name: 'information-precontractuelle',
  type: 'distanceInformation',
  label: 'Informations précontractuelles',
  blocks: ({ bank, person, selection, fileNumber, day, law: { complaints, mediator }, withdrawal }) => [
    paragraph(
      `Vous souscrivez en ligne : ${bank} vous doit, avant tout engagement, les informations qui suivent. Elles sont établies à votre nom ; lisez-les et gardez-les.`,
    ),
    heading('Qui vous propose ce contrat'),
    table(['Banque', `${bank}, établissement fictif`], ['Pour', person], ['Numéro de dossier', fileNumber], ['Établies le', day]),
    heading('Ce que vous avez choisi, et son prix'),
    list(...selection),
    heading('Envoi de la carte'),
    table(...deliveryModes.decide({}).map(delivery => [deliveryWords[delivery.mode], deliveryTerms(delivery)] as const)),
    heading('Ce que le compte permet'),
    list(
      'recevoir vos revenus et vos remboursements, par virement ou par chèque ;',
      'payer par carte, par virement et par prélèvement, en euros, dans toute l’Europe ;',
      'consulter vos opérations et vos relevés dans votre espace client, sur ordinateur et sur téléphone.',
    ),
    heading('Votre droit de rétractation'),
    paragraph(
      `Vous avez ${withdrawal.days} jours calendaires ${countedFrom(withdrawal.from)}, pour changer d’avis, sans donner de raison et sans frais. Cela se fait en ligne, avec le lien « Renoncer au contrat ici » au bas de chaque page, ou par lettre.`,
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
    paragraph('Le contrat suit le droit français et il est conclu en français.'),
  ],
};

/** Documents that everybody reads before signing, in order. */
export const precontractual: readonly Template[] = [distance, feeInformation, depositGuarantee];

/** Further documents to read, of what the person chose. */
export const ofOverdraft: readonly Template[] = [overdraftInformation];
export const ofInsurance: readonly Template[] = [insuranceProduct, notice];
