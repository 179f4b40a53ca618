import type { ContractDocumentType } from '@domain/signature/contractDocuments';
import { LIMIT_DAYS } from '@domain/offer/fixed';
import type { WithdrawalStart } from '@domain/signature/withdrawalStart';
import type { Whose } from './dossierForm';
import { moneyMessages } from './money';
import { weightMessages } from './weight';

const typeNames: Readonly<Record<ContractDocumentType, string>> = {
  feeInformation: 'le document d’information tarifaire',
  depositGuarantee: 'l’information sur la garantie des dépôts',
  distanceInformation: 'les informations précontractuelles',
  accountTerms: 'la convention de compte',
  signatureTerms: 'les conditions de la signature électronique',
  taxCertification: 'l’attestation de résidence fiscale',
  cardTerms: 'le contrat de la carte',
  overdraftInformation: 'les informations sur le découvert',
  overdraftTerms: 'la convention de découvert',
  insuranceNotice: 'la notice de l’assurance',
  insuranceIpid: 'le document d’information sur l’assurance',
  sharesNotice: 'la notice des parts sociales',
  sharesSubscription: 'le bulletin de souscription des parts sociales',
};

/** A French reader needs no explanation of a French name. */
const noGloss: (label: string) => string = () => '';

export const preContractMessages = {
  title: 'Lisez vos documents avant de signer',
  /** The page opens only after the identity check has passed. */
  verified: 'Votre identité est vérifiée.',
  required: 'Pour continuer, téléchargez et consultez les documents précontractuels qui suivent.',
  what: '«\u00a0Précontractuel\u00a0» veut dire «\u00a0avant le contrat\u00a0»\u00a0: ces documents disent ce que vous achetez, à quel prix et comment changer d’avis.',
  list: 'Documents précontractuels',
  facts: (bytes: number, pages: number): string => `PDF, ${weightMessages.rounded(bytes)}, ${pages > 1 ? `${pages} pages` : '1 page'}`,
  /** Says in the reader's language what a document with a French name is; empty: nothing to say. */
  gloss: noGloss,
  open: 'Lire',
  openAll: (count: number): string => `Lire les ${count} documents`,
  oneByOne: 'Vous pouvez aussi lire ou télécharger chaque document.',
  all: (count: number): string => (count > 1 ? `Vos ${count} documents` : 'Votre document'),
  pdf: 'Voir le PDF',
  noTab: 'Ce navigateur n’ouvre pas d’onglet. Le PDF se télécharge depuis la liste des documents.',
  /** The document has no text, only images of it. */
  picture: 'Ce document est une image. Téléchargez-le pour le lire en grand.',
  toEnd: 'Aller à la fin',
  end: 'Fin du document',
  essentials: {
    title: 'L’essentiel',
    limits: {
      individual: `Plafonds sur ${LIMIT_DAYS} jours`,
      TIT: `Plafonds du titulaire sur ${LIMIT_DAYS} jours`,
      COT: `Plafonds du co-titulaire sur ${LIMIT_DAYS} jours`,
    } satisfies Record<Whose, string>,
    limitsAre: (payment: number, withdrawal: number): string =>
      `${moneyMessages.amount(payment)} de paiements, ${moneyMessages.amount(withdrawal)} de retraits`,
    withdrawal: 'Changer d’avis',
    withdrawalIs: {
      concluded: days => `Pendant ${days} jours après la signature, sans frais et sans raison à donner`,
      received: days =>
        `Pendant ${days} jours après la signature, ou après la réception des documents si elle vient ensuite, sans frais et sans raison à donner`,
    } satisfies Record<WithdrawalStart, (days: number) => string>,
  },
  receivingNext: 'Le document suivant arrive…',
  save: 'Télécharger',
  receiving: 'Réception…',
  received: 'Lu',
  /** Asked under the information on the deposit guarantee: arrêté du 27 octobre 2015. D-124 */
  depositReceipt: 'J’ai reçu l’information sur la garantie des dépôts',
  /** Code de la consommation, L. 222-13. D-124 */
  start: {
    label: (days: number): string =>
      `J’accepte que mon compte s’ouvre sans attendre la fin des ${days}\u00a0jours pour changer d’avis. Si je renonce, je ne paie que ce qui a déjà servi.`,
    without: 'Facultatif\u00a0: sans cet accord, la banque peut attendre la fin de ce délai pour ouvrir le compte.',
    missing: 'Cochez cette case pour continuer vers la signature.',
  },
  missing: (label: string): string => `Lisez «\u00a0${label}\u00a0» jusqu’à la fin, ou téléchargez-le.`,
  /** The bank did not send them. `phone`: of an adviser. */
  lacking: (types: readonly ContractDocumentType[], phone: string): string =>
    `Il manque ${types.length > 1 ? `${types.length} documents` : 'un document'}\u00a0: ${types.map(type => typeNames[type]).join(', ')}. Nous l’avons signalé. Revenez plus tard, ou appelez un conseiller au ${phone}.`,
  count: (read: number, total: number): string => `${read} document${read > 1 ? 's lus' : ' lu'} sur ${total}`,
  /** Confirms a document that was downloaded because the browser opened no tab. */
  haveRead: 'Je l’ai ouvert et lu',
  /** The browser opened no tab, and the page could not render the document. */
  undrawn: 'Ce document n’a pas pu s’afficher ici. Téléchargez-le, ou ouvrez cette page dans un autre navigateur.',
  close: 'Fermer',
  none: 'Vous n’avez aucun document à consulter avant de signer.',
  loading: [
    { afterMs: 0, text: 'Nous préparons vos documents.' },
    { afterMs: 10_000, text: 'Encore un instant\u00a0: les documents sont établis à votre nom.' },
    { afterMs: 30_000, text: 'C’est plus long que prévu. Vous pouvez attendre, ou revenir plus tard.' },
  ],
  keep: {
    title: 'Comment les conserver\u202f?',
    text: 'Enregistrez ces documents ou imprimez-les. Ils seront aussi dans votre espace client.',
  },
  otherForms: {
    title: 'Recevoir ces documents en gros caractères, braille ou audio',
    phone: (number: string): string => `Appelez-nous au ${number}, ou prenez rendez-vous.`,
  },
  next: 'Continuer vers la signature',
} as const;
