import { type ProofCategory, freshness } from '@domain/proofs/papers';
import type { ProofReason } from '@domain/proofs/afterFailure';
import { ageOf } from './ages';
import { byReader } from '../byReader';

/** What to do now, by category of proof. */
type Advice = Readonly<Record<ProofCategory, string>>;

/** Same advice for every category. */
const forEach = (advice: string): Advice => ({ identity: advice, address: advice, income: advice });

/** A wrong identity is corrected on the page after its proof; other answers in the recap. */
const LATER = 'se corrige dans le récapitulatif, avec «\u00a0Modifier\u00a0»';
const proofOf = (advice: string): Pick<Advice, 'address' | 'income'> => ({ address: advice, income: advice });
const LOOKED_AT = 'Si c’est bien le bon document, continuez\u00a0: un conseiller l’examinera.';

/** Title and advice for each reason of a rejected proof. PRF-08, XTR-02 */
const client: Readonly<Record<ProofReason, { readonly title: string } & Advice>> = {
  FIRST_NAME_MISMATCH: {
    title: 'Le prénom n’est pas celui qui a été saisi',
    identity: 'Vérifiez que c’est le bon document. Si la saisie était fausse, continuez\u00a0: le prénom se corrige à l’étape suivante.',
    ...proofOf(
      `Ce document doit être au même nom que la pièce d’identité. Si c’est la saisie qui est fausse, continuez\u00a0: le prénom ${LATER}.`,
    ),
  },
  LAST_NAME_MISMATCH: {
    title: 'Le nom n’est pas celui qui a été saisi',
    identity:
      'Vérifiez que c’est le bon document. S’il porte un autre nom, de naissance ou d’usage, continuez\u00a0: un conseiller le vérifiera.',
    address: `Ce document doit être au même nom que la pièce d’identité, ou à celui de l’hôte, avec ses papiers. S’il porte le nom de naissance ou d’usage, continuez\u00a0: un conseiller le vérifiera. Un nom mal saisi ${LATER}.`,
    income: `Ce document doit être au même nom que la pièce d’identité. S’il porte un autre nom, de naissance, d’usage ou celui des parents, continuez\u00a0: un conseiller le vérifiera. Un nom mal saisi ${LATER}.`,
  },
  BIRTHDATE_MISMATCH: {
    title: 'La date de naissance n’est pas celle qui a été saisie',
    identity: 'Vérifiez que c’est le bon document. Si la saisie était fausse, continuez\u00a0: la date se corrige à l’étape suivante.',
    ...proofOf(
      `Ce document doit être celui de la même personne que la pièce d’identité. Si c’est la saisie qui est fausse, continuez\u00a0: la date ${LATER}.`,
    ),
  },
  DOCUMENT_MODEL: { title: 'Nous ne reconnaissons pas ce modèle de document', ...forEach(LOOKED_AT) },
  DOCUMENT_TYPE: {
    title: 'Ce n’est pas le document annoncé',
    ...forEach('Ajoutez le document choisi, ou revenez en choisir un autre.'),
  },
  EXPIRED: {
    title: 'Ce document n’est plus valable',
    identity: 'Ajoutez un document en cours de validité, s’il y en a un. Sinon, continuez\u00a0: un conseiller examinera celui-ci.',
    ...proofOf('Ajoutez un document plus récent, s’il y en a un. Sinon, continuez\u00a0: un conseiller examinera celui-ci.'),
  },
  ISSUE_DATE: {
    title: 'Ce document est trop ancien, ou daté dans le futur',
    identity: 'Ajoutez une pièce d’identité déjà émise\u00a0: une date encore à venir n’est pas acceptée.',
    address: `Ajoutez un document déjà émis, de moins ${ageOf(freshness.address)}. Une date encore à venir n’est pas acceptée.`,
    income: `Ajoutez un bulletin de salaire déjà émis, de moins ${ageOf(freshness.payslip)}, ou le dernier avis d’imposition. Une date encore à venir n’est pas acceptée.`,
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    title: 'L’adresse comporte une mention particulière',
    ...forEach('Si c’est bien le bon document, continuez\u00a0: l’adresse se prouve par un autre document.'),
    address:
      'Si c’est la bonne adresse, continuez\u00a0: un conseiller la vérifiera. Sinon, ajoutez un document qui porte l’adresse du logement.',
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    title: 'La référence de l’avis d’imposition n’a pas été reconnue',
    identity: 'Un avis d’imposition n’est pas une pièce d’identité. Si le document est le bon, continuez\u00a0: un conseiller l’examinera.',
    ...proofOf('Vérifiez que la première page est entière. Si elle l’est, continuez\u00a0: un conseiller vérifiera la référence.'),
  },
  INVALID_EMPLOYER: {
    title: 'L’employeur n’a pas été reconnu',
    ...forEach(LOOKED_AT),
    income: 'Si c’est le bon bulletin de salaire, continuez\u00a0: un conseiller vérifiera l’employeur.',
  },
  UNUSABLE_IMAGE: {
    title: 'Le document est illisible',
    ...forEach('Prenez une nouvelle photo, bien nette, à la lumière du jour, sans reflet. Si c’est un PDF, téléchargez-le à nouveau.'),
  },
  MISSING_BACK: {
    title: 'Le verso manque',
    identity: 'Ajoutez le recto et le verso de la carte.',
    ...proofOf('Ajoutez toutes les pages du document, le verso aussi.'),
  },
  ISSUING_COUNTRY: {
    title: 'Le pays qui a délivré ce document n’est pas accepté en ligne',
    ...forEach('Un conseiller en agence peut ouvrir le compte avec ce document. Sinon, ajoutez-en un autre.'),
  },
  PORTRAIT_ABSENT: {
    title: 'La photo d’identité ne se voit pas',
    ...forEach(LOOKED_AT),
    identity: 'Prenez une nouvelle photo sans reflet, ou continuez\u00a0: un conseiller l’examinera.',
  },
  NOT_CONTROLLED: {
    title: 'Ce document n’a pas pu être contrôlé automatiquement',
    ...forEach('Continuez\u00a0: un conseiller l’examinera.'),
  },
  DEFAULT: {
    title: 'Ce document n’a pas pu être validé',
    ...forEach('Ajoutez-en un autre, ou une nouvelle photo plus nette.'),
  },
};

const RIGHT = 'Est-ce le bon document du client\u202f?';
const GO_ON = 'continuez\u00a0:';
const CORRECTED_LATER = 'se corrige dans le récapitulatif du dossier';
const CHECKED = `Si c’est bien le document du client, ${GO_ON} un collègue l’examinera.`;

/** The same, about the client's document. PRF-08, D-47 */
export const proofReasonsMessages = byReader(client, {
  FIRST_NAME_MISMATCH: {
    ...client.FIRST_NAME_MISMATCH,
    identity: `${RIGHT} Si la saisie était fausse, ${GO_ON} le prénom se corrige à l’étape suivante.`,
    ...proofOf(
      `Ce document doit être au même nom que la pièce d’identité du client. Si la saisie était fausse, ${GO_ON} le prénom ${CORRECTED_LATER}.`,
    ),
  },
  LAST_NAME_MISMATCH: {
    ...client.LAST_NAME_MISMATCH,
    identity: `${RIGHT} S’il porte un autre nom, de naissance ou d’usage, ${GO_ON} un collègue le vérifiera.`,
    address: `Ce document doit être au même nom que la pièce d’identité du client, ou à celui de la personne qui l’héberge, avec ses papiers. S’il porte le nom de naissance ou d’usage du client, ${GO_ON} un collègue le vérifiera. Un nom mal saisi ${CORRECTED_LATER}.`,
    income: `Ce document doit être au même nom que la pièce d’identité du client. S’il porte un autre nom, de naissance, d’usage ou celui de ses parents, ${GO_ON} un collègue le vérifiera. Un nom mal saisi ${CORRECTED_LATER}.`,
  },
  BIRTHDATE_MISMATCH: {
    ...client.BIRTHDATE_MISMATCH,
    identity: `${RIGHT} Si la saisie était fausse, ${GO_ON} la date se corrige à l’étape suivante.`,
    ...proofOf(
      `Ce document doit être celui de la même personne que la pièce d’identité. Si la saisie était fausse, ${GO_ON} la date ${CORRECTED_LATER}.`,
    ),
  },
  DOCUMENT_MODEL: { title: 'Ce modèle de document n’est pas reconnu', ...forEach(CHECKED) },
  DOCUMENT_TYPE: {
    ...client.DOCUMENT_TYPE,
    ...forEach('Demandez au client le document choisi, ou choisissez-en un autre.'),
  },
  EXPIRED: {
    ...client.EXPIRED,
    identity: `Le client a-t-il un document en cours de validité\u202f? Ajoutez-le. Sinon, ${GO_ON} un collègue examinera celui-ci.`,
    ...proofOf(`Le client a-t-il un document plus récent\u202f? Ajoutez-le. Sinon, ${GO_ON} un collègue examinera celui-ci.`),
  },
  ISSUE_DATE: {
    ...client.ISSUE_DATE,
    identity: 'Demandez au client une pièce d’identité déjà émise\u00a0: une date encore à venir n’est pas acceptée.',
    address: `Demandez au client un document déjà émis, de moins ${ageOf(freshness.address)}. Une date encore à venir n’est pas acceptée.`,
    income: `Demandez au client un bulletin de salaire déjà émis, de moins ${ageOf(freshness.payslip)}, ou le dernier avis d’imposition. Une date encore à venir n’est pas acceptée.`,
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    ...client.SPECIAL_MENTION_IN_ADDRESS,
    ...forEach(`${RIGHT} Si oui, ${GO_ON} l’adresse se prouve par un autre document.`),
    address: `Si c’est l’adresse du client, ${GO_ON} un collègue la vérifiera. Sinon, demandez-lui un document qui porte l’adresse du logement.`,
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    ...client.INVALID_TAX_NOTICE_REFERENCE,
    identity: `Un avis d’imposition n’est pas une pièce d’identité. Si le document est le bon, ${GO_ON} un collègue l’examinera.`,
    ...proofOf(`La première page est-elle entière\u202f? Si oui, ${GO_ON} un collègue vérifiera la référence.`),
  },
  INVALID_EMPLOYER: {
    ...client.INVALID_EMPLOYER,
    ...forEach(CHECKED),
    income: `Si c’est le bon bulletin de salaire du client, ${GO_ON} un collègue vérifiera l’employeur.`,
  },
  UNUSABLE_IMAGE: {
    ...client.UNUSABLE_IMAGE,
    ...forEach('Ajoutez une nouvelle photo, bien nette, à la lumière du jour, sans reflet. Si c’est un PDF, téléchargez-le à nouveau.'),
  },
  MISSING_BACK: {
    ...client.MISSING_BACK,
    identity: 'Ajoutez le recto et le verso de la carte du client.',
  },
  ISSUING_COUNTRY: {
    ...client.ISSUING_COUNTRY,
    ...forEach('Le compte peut s’ouvrir en agence avec ce document. Le client peut aussi en donner un autre.'),
  },
  PORTRAIT_ABSENT: {
    ...client.PORTRAIT_ABSENT,
    ...forEach(CHECKED),
    identity: `Ajoutez une nouvelle photo sans reflet. Sinon, ${GO_ON} un collègue l’examinera.`,
  },
  NOT_CONTROLLED: {
    ...client.NOT_CONTROLLED,
    ...forEach('Continuez\u00a0: un collègue examinera ce document.'),
  },
  DEFAULT: { ...client.DEFAULT, ...forEach('Ajoutez un autre document du client, ou une nouvelle photo plus nette.') },
});
