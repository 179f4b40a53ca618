import type { ProofReason } from '@domain/proofs/afterFailure';

interface ReasonWords {
  readonly title: string;
  /** What to do now. */
  readonly advice: string;
}

/** Each reason in the words of the person, with what to do. PRF-08, XTR-02 */
export const proofReasonsCopy: Readonly<Record<ProofReason, ReasonWords>> = {
  FIRST_NAME_MISMATCH: {
    title: 'Le prénom n’est pas celui qui a été saisi',
    advice: 'Vérifiez que c’est le bon document. Si la saisie était fausse, continuez\u00a0: le prénom se corrige à l’étape suivante.',
  },
  LAST_NAME_MISMATCH: {
    title: 'Le nom n’est pas celui qui a été saisi',
    advice:
      'Vérifiez que c’est le bon document. S’il porte un autre nom, de naissance ou d’usage, continuez\u00a0: un conseiller le vérifiera.',
  },
  BIRTHDATE_MISMATCH: {
    title: 'La date de naissance n’est pas celle qui a été saisie',
    advice: 'Vérifiez que c’est le bon document. Si la saisie était fausse, continuez\u00a0: la date se corrige à l’étape suivante.',
  },
  DOCUMENT_MODEL: {
    title: 'Nous ne reconnaissons pas ce modèle de document',
    advice: 'Si c’est bien le bon document, continuez\u00a0: un conseiller le regardera.',
  },
  DOCUMENT_TYPE: {
    title: 'Ce n’est pas le document annoncé',
    advice: 'Ajoutez le document que vous avez choisi, ou revenez en choisir un autre.',
  },
  EXPIRED: {
    title: 'Ce document n’est plus valable',
    advice: 'Ajoutez un document en cours de validité si vous en avez un. Sinon continuez\u00a0: un conseiller le regardera.',
  },
  ISSUE_DATE: {
    title: 'La date de ce document ne convient pas',
    advice:
      'Ajoutez un document déjà émis et assez récent\u00a0: moins d’un an pour l’adresse, moins de 3 mois pour un bulletin de salaire. Une date encore à venir n’est pas acceptée.',
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    title: 'L’adresse porte une mention particulière',
    advice:
      'Si c’est la bonne adresse, continuez\u00a0: un conseiller la vérifiera. Sinon, ajoutez un document qui porte l’adresse du logement.',
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    title: 'La référence de l’avis d’imposition n’a pas été reconnue',
    advice: 'Vérifiez que la première page est entière. Si elle l’est, continuez\u00a0: un conseiller vérifiera la référence.',
  },
  INVALID_EMPLOYER: {
    title: 'L’employeur n’a pas été reconnu',
    advice: 'Si c’est le bon bulletin de salaire, continuez\u00a0: un conseiller vérifiera l’employeur.',
  },
  UNUSABLE_IMAGE: {
    title: 'L’image est illisible',
    advice: 'Prenez une nouvelle photo, bien nette, à la lumière du jour, sans reflet.',
  },
  MISSING_BACK: {
    title: 'Le verso manque',
    advice: 'Ajoutez le recto et le verso de la carte.',
  },
  ISSUING_COUNTRY: {
    title: 'Le pays qui a délivré ce document n’est pas accepté en ligne',
    advice: 'Un conseiller en agence peut ouvrir le compte avec ce document. Vous pouvez aussi en ajouter un autre.',
  },
  PORTRAIT_ABSENT: {
    title: 'La photo d’identité ne se voit pas',
    advice: 'Prenez une nouvelle photo sans reflet, ou continuez\u00a0: un conseiller la regardera.',
  },
  NOT_CONTROLLED: {
    title: 'Ce document n’a pas pu être contrôlé automatiquement',
    advice: 'Continuez\u00a0: un conseiller le regardera.',
  },
  DEFAULT: {
    title: 'Ce document n’a pas pu être validé',
    advice: 'Ajoutez-en un autre, ou une nouvelle photo plus nette.',
  },
};

/** Things that are read on a document, by name; others are not shown. */
export const factsCopy: Readonly<Record<string, string>> = {
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
export const expectedCopy: Readonly<Record<string, ExpectedWords>> = {
  models: { of: 'model', says: models => models },
  issuedAfter: { of: 'issued', says: day => `après le ${day}` },
  issuedUntil: { of: 'issued', says: day => `le ${day} au plus tard` },
  expiresFrom: { of: 'expires', says: day => `encore valable le ${day}` },
  withoutMention: { of: 'address', says: mention => `sans «\u00a0${mention}\u00a0»` },
  taxYear: { of: 'taxReference', says: year => `commence par ${year.slice(-2)}` },
};
