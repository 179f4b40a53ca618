import { type ProofCategory, freshness } from '@domain/documents/papers';
import type { ProofReason } from '@domain/proofs/afterFailure';
import { ageOf } from './ages';
import { byReader } from '../byReader';

interface ReasonWords {
  readonly title: string;
  /** What to do now, by what the document proves. */
  readonly advice: Readonly<Record<ProofCategory, string>>;
}

/** One advice, whatever the document proves. */
export const forEach = (advice: string): ReasonWords['advice'] => ({ identity: advice, address: advice, income: advice });

/** Identity is corrected on the page that follows its own proof; after the other proofs, from the recap. */
const LATER = 'se corrige dans le récapitulatif, avec «\u00a0Modifier\u00a0»';
const proofOf = (advice: string): Pick<ReasonWords['advice'], 'address' | 'income'> => ({ address: advice, income: advice });
const LOOKED_AT = 'Si c’est bien le bon document, continuez\u00a0: un conseiller le regardera.';

/** Each reason in the words of the person, with what to do. PRF-08, XTR-02 */
const client: Readonly<Record<ProofReason, ReasonWords>> = {
  FIRST_NAME_MISMATCH: {
    title: 'Le prénom n’est pas celui qui a été saisi',
    advice: {
      identity: 'Vérifiez que c’est le bon document. Si la saisie était fausse, continuez\u00a0: le prénom se corrige à l’étape suivante.',
      ...proofOf(
        `Ce document doit être au même nom que la pièce d’identité. Si c’est la saisie qui est fausse, continuez\u00a0: le prénom ${LATER}.`,
      ),
    },
  },
  LAST_NAME_MISMATCH: {
    title: 'Le nom n’est pas celui qui a été saisi',
    advice: {
      identity:
        'Vérifiez que c’est le bon document. S’il porte un autre nom, de naissance ou d’usage, continuez\u00a0: un conseiller le vérifiera.',
      address: `Ce document doit être au même nom que la pièce d’identité, ou à celui de la personne qui héberge, avec ses papiers. S’il porte votre nom de naissance ou d’usage, continuez\u00a0: un conseiller le vérifiera. Un nom mal saisi ${LATER}.`,
      income: `Ce document doit être au même nom que la pièce d’identité. S’il porte un autre nom, de naissance, d’usage ou celui des parents, continuez\u00a0: un conseiller le vérifiera. Un nom mal saisi ${LATER}.`,
    },
  },
  BIRTHDATE_MISMATCH: {
    title: 'La date de naissance n’est pas celle qui a été saisie',
    advice: {
      identity: 'Vérifiez que c’est le bon document. Si la saisie était fausse, continuez\u00a0: la date se corrige à l’étape suivante.',
      ...proofOf(
        `Ce document doit être celui de la même personne que la pièce d’identité. Si c’est la saisie qui est fausse, continuez\u00a0: la date ${LATER}.`,
      ),
    },
  },
  DOCUMENT_MODEL: { title: 'Nous ne reconnaissons pas ce modèle de document', advice: forEach(LOOKED_AT) },
  DOCUMENT_TYPE: {
    title: 'Ce n’est pas le document annoncé',
    advice: forEach('Ajoutez le document que vous avez choisi, ou revenez en choisir un autre.'),
  },
  EXPIRED: {
    title: 'Ce document n’est plus valable',
    advice: {
      identity: 'Ajoutez un document en cours de validité si vous en avez un. Sinon continuez\u00a0: un conseiller le regardera.',
      ...proofOf('Ajoutez un document plus récent si vous en avez un. Sinon continuez\u00a0: un conseiller regardera celui-ci.'),
    },
  },
  ISSUE_DATE: {
    title: 'La date de ce document ne convient pas',
    advice: {
      identity: 'Ajoutez une pièce d’identité déjà émise\u00a0: une date encore à venir n’est pas acceptée.',
      address: `Ajoutez un document déjà émis, de moins ${ageOf(freshness.address)}. Une date encore à venir n’est pas acceptée.`,
      income: `Ajoutez un bulletin de salaire déjà émis, de moins ${ageOf(freshness.payslip)}, ou le dernier avis d’imposition. Une date encore à venir n’est pas acceptée.`,
    },
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    title: 'L’adresse porte une mention particulière',
    advice: {
      ...forEach('Si c’est bien le bon document, continuez\u00a0: l’adresse se prouve par un autre document.'),
      address:
        'Si c’est la bonne adresse, continuez\u00a0: un conseiller la vérifiera. Sinon, ajoutez un document qui porte l’adresse du logement.',
    },
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    title: 'La référence de l’avis d’imposition n’a pas été reconnue',
    advice: {
      identity:
        'Un avis d’imposition n’est pas une pièce d’identité. Si le document est le bon, continuez\u00a0: un conseiller le regardera.',
      ...proofOf('Vérifiez que la première page est entière. Si elle l’est, continuez\u00a0: un conseiller vérifiera la référence.'),
    },
  },
  INVALID_EMPLOYER: {
    title: 'L’employeur n’a pas été reconnu',
    advice: {
      ...forEach(LOOKED_AT),
      income: 'Si c’est le bon bulletin de salaire, continuez\u00a0: un conseiller vérifiera l’employeur.',
    },
  },
  UNUSABLE_IMAGE: {
    title: 'L’image est illisible',
    advice: forEach('Prenez une nouvelle photo, bien nette, à la lumière du jour, sans reflet.'),
  },
  MISSING_BACK: {
    title: 'Le verso manque',
    advice: { identity: 'Ajoutez le recto et le verso de la carte.', ...proofOf('Ajoutez toutes les pages du document, le verso aussi.') },
  },
  ISSUING_COUNTRY: {
    title: 'Le pays qui a délivré ce document n’est pas accepté en ligne',
    advice: forEach('Un conseiller en agence peut ouvrir le compte avec ce document. Vous pouvez aussi en ajouter un autre.'),
  },
  PORTRAIT_ABSENT: {
    title: 'La photo d’identité ne se voit pas',
    advice: {
      ...forEach(LOOKED_AT),
      identity: 'Prenez une nouvelle photo sans reflet, ou continuez\u00a0: un conseiller la regardera.',
    },
  },
  NOT_CONTROLLED: {
    title: 'Ce document n’a pas pu être contrôlé automatiquement',
    advice: forEach('Continuez\u00a0: un conseiller le regardera.'),
  },
  DEFAULT: {
    title: 'Ce document n’a pas pu être validé',
    advice: forEach('Ajoutez-en un autre, ou une nouvelle photo plus nette.'),
  },
};

/** Things that are read on a document, by name; others are not shown. */
export const factsMessages: Readonly<Record<string, string>> = {
  document: 'Document',
  number: 'Numéro du document',
  model: 'Modèle',
  lastName: 'Nom',
  firstName: 'Prénom',
  birthdate: 'Date de naissance',
  birthplace: 'Lieu de naissance',
  birthCounty: 'Département de naissance',
  issued: 'Date du document',
  expires: 'Fin de validité',
  country: 'Pays',
  portrait: 'Photo d’identité',
  sides: 'Faces',
  address: 'Adresse',
  postalCode: 'Code postal',
  city: 'Ville',
  taxReference: 'Référence de l’avis',
  employer: 'Employeur',
  siret: 'SIRET de l’employeur',
  netIncome: 'Net payé',
};

interface ExpectedWords {
  /** What it is held against, among those that are read. */
  readonly of: string;
  readonly says: (text: string) => string;
}

/** What is expected where it is not simply another text for the same thing. */
export const expectedMessages: Readonly<Record<string, ExpectedWords>> = {
  models: { of: 'model', says: models => models },
  issuedAfter: { of: 'issued', says: day => `après le ${day}` },
  issuedUntil: { of: 'issued', says: day => `le ${day} au plus tard` },
  expiresFrom: { of: 'expires', says: day => `encore valable le ${day}` },
  withoutMention: { of: 'address', says: mention => `sans «\u00a0${mention}\u00a0»` },
  taxYear: { of: 'taxReference', says: year => `commence par ${year.slice(-2)}` },
};

const RIGHT = 'Est-ce le bon document du client\u202f?';
const GO_ON = 'le dossier peut continuer\u00a0:';
const CORRECTED_LATER = 'se corrige dans le récapitulatif du dossier';
const CHECKED = `Si c’est bien le document du client, ${GO_ON} le contrôle le regardera.`;
const adviceOfProofs = (advice: string): { readonly address: string; readonly income: string } => ({ address: advice, income: advice });

/** What the adviser reads of a document of the client that was not validated: the same facts, in the third person. PRF-08, D-47 */
export const proofReasonsMessages = byReader(client, {
  FIRST_NAME_MISMATCH: {
    ...client.FIRST_NAME_MISMATCH,
    advice: {
      identity: `${RIGHT} Si la saisie était fausse, ${GO_ON} le prénom se corrige à l’étape suivante.`,
      ...adviceOfProofs(
        `Ce document doit être au même nom que la pièce d’identité du client. Si la saisie était fausse, ${GO_ON} le prénom ${CORRECTED_LATER}.`,
      ),
    },
  },
  LAST_NAME_MISMATCH: {
    ...client.LAST_NAME_MISMATCH,
    advice: {
      identity: `${RIGHT} S’il porte un autre nom, de naissance ou d’usage, ${GO_ON} le contrôle le vérifiera.`,
      address: `Ce document doit être au même nom que la pièce d’identité du client, ou à celui de la personne qui l’héberge, avec ses papiers. S’il porte le nom de naissance ou d’usage du client, ${GO_ON} le contrôle le vérifiera. Un nom mal saisi ${CORRECTED_LATER}.`,
      income: `Ce document doit être au même nom que la pièce d’identité du client. S’il porte un autre nom, de naissance, d’usage ou celui de ses parents, ${GO_ON} le contrôle le vérifiera. Un nom mal saisi ${CORRECTED_LATER}.`,
    },
  },
  BIRTHDATE_MISMATCH: {
    ...client.BIRTHDATE_MISMATCH,
    advice: {
      identity: `${RIGHT} Si la saisie était fausse, ${GO_ON} la date se corrige à l’étape suivante.`,
      ...adviceOfProofs(
        `Ce document doit être celui de la même personne que la pièce d’identité. Si la saisie était fausse, ${GO_ON} la date ${CORRECTED_LATER}.`,
      ),
    },
  },
  DOCUMENT_MODEL: { title: 'Ce modèle de document n’est pas reconnu', advice: forEach(CHECKED) },
  DOCUMENT_TYPE: {
    ...client.DOCUMENT_TYPE,
    advice: forEach('Le document choisi est à demander au client, ou un autre est à choisir.'),
  },
  EXPIRED: {
    ...client.EXPIRED,
    advice: {
      identity: `Le client a-t-il un document en cours de validité\u202f? Il est à ajouter. Sinon ${GO_ON} le contrôle regardera celui-ci.`,
      ...adviceOfProofs(`Le client a-t-il un document plus récent\u202f? Il est à ajouter. Sinon ${GO_ON} le contrôle regardera celui-ci.`),
    },
  },
  ISSUE_DATE: {
    ...client.ISSUE_DATE,
    advice: {
      identity: 'Une pièce d’identité déjà émise est à demander au client\u00a0: une date encore à venir n’est pas acceptée.',
      address: `Un document déjà émis, de moins ${ageOf(freshness.address)}, est à demander au client. Une date encore à venir n’est pas acceptée.`,
      income: `Un bulletin de salaire déjà émis, de moins ${ageOf(freshness.payslip)}, ou le dernier avis d’imposition est à demander au client. Une date encore à venir n’est pas acceptée.`,
    },
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    ...client.SPECIAL_MENTION_IN_ADDRESS,
    advice: {
      ...forEach(`${RIGHT} Si oui, ${GO_ON} l’adresse se prouve par un autre document.`),
      address: `Si c’est l’adresse du client, ${GO_ON} le contrôle la vérifiera. Sinon, un document qui porte l’adresse du logement est à lui demander.`,
    },
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    ...client.INVALID_TAX_NOTICE_REFERENCE,
    advice: {
      identity: `Un avis d’imposition n’est pas une pièce d’identité. Si le document est le bon, ${GO_ON} le contrôle le regardera.`,
      ...adviceOfProofs(`La première page est-elle entière\u202f? Si oui, ${GO_ON} le contrôle vérifiera la référence.`),
    },
  },
  INVALID_EMPLOYER: {
    ...client.INVALID_EMPLOYER,
    advice: {
      ...forEach(CHECKED),
      income: `Si c’est le bon bulletin de salaire du client, ${GO_ON} le contrôle vérifiera l’employeur.`,
    },
  },
  UNUSABLE_IMAGE: {
    ...client.UNUSABLE_IMAGE,
    advice: forEach('Une nouvelle photo est à ajouter, bien nette, à la lumière du jour, sans reflet.'),
  },
  MISSING_BACK: {
    ...client.MISSING_BACK,
    advice: {
      identity: 'Le recto et le verso de la carte du client sont à ajouter.',
      ...adviceOfProofs('Toutes les pages du document sont à ajouter, le verso aussi.'),
    },
  },
  ISSUING_COUNTRY: {
    ...client.ISSUING_COUNTRY,
    advice: forEach('Le compte peut s’ouvrir en agence avec ce document. Le client peut aussi en donner un autre.'),
  },
  PORTRAIT_ABSENT: {
    ...client.PORTRAIT_ABSENT,
    advice: {
      ...forEach(CHECKED),
      identity: `Une nouvelle photo sans reflet est à ajouter, ou ${GO_ON} le contrôle la regardera.`,
    },
  },
  NOT_CONTROLLED: {
    ...client.NOT_CONTROLLED,
    advice: forEach('Le dossier peut continuer\u00a0: le contrôle regardera ce document.'),
  },
  DEFAULT: { ...client.DEFAULT, advice: forEach('Un autre document du client est à ajouter, ou une nouvelle photo plus nette.') },
});
