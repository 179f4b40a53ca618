import { columns } from '../columns';
import { proofReasonsCopy as omc } from '../proofReasons';

/** What the adviser reads of a document of the client that was not validated: the same facts, in the third person. PRF-08, D-47 */
export const proofReasonsWords = columns(omc, {
  ...omc,
  FIRST_NAME_MISMATCH: {
    ...omc.FIRST_NAME_MISMATCH,
    advice:
      'Est-ce le bon document du client\u202f? Si la saisie était fausse, le dossier peut continuer\u00a0: le prénom se corrige à l’étape suivante.',
  },
  LAST_NAME_MISMATCH: {
    ...omc.LAST_NAME_MISMATCH,
    advice:
      'Est-ce le bon document du client\u202f? S’il porte un autre nom, de naissance ou d’usage, le dossier peut continuer\u00a0: le contrôle le vérifiera.',
  },
  BIRTHDATE_MISMATCH: {
    ...omc.BIRTHDATE_MISMATCH,
    advice:
      'Est-ce le bon document du client\u202f? Si la saisie était fausse, le dossier peut continuer\u00a0: la date se corrige à l’étape suivante.',
  },
  DOCUMENT_MODEL: {
    title: 'Ce modèle de document n’est pas reconnu',
    advice: 'Si c’est bien le document du client, le dossier peut continuer\u00a0: le contrôle le regardera.',
  },
  DOCUMENT_TYPE: {
    ...omc.DOCUMENT_TYPE,
    advice: 'Le document choisi est à demander au client, ou un autre est à choisir.',
  },
  EXPIRED: {
    ...omc.EXPIRED,
    advice:
      'Le client a-t-il un document en cours de validité\u202f? Il est à ajouter. Sinon le dossier peut continuer\u00a0: le contrôle regardera celui-ci.',
  },
  ISSUE_DATE: {
    ...omc.ISSUE_DATE,
    advice:
      'Un document déjà émis et assez récent est à demander au client\u00a0: moins d’un an pour l’adresse, moins de 3 mois pour un bulletin de salaire. Une date encore à venir n’est pas acceptée.',
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    ...omc.SPECIAL_MENTION_IN_ADDRESS,
    advice:
      'Si c’est l’adresse du client, le dossier peut continuer\u00a0: le contrôle la vérifiera. Sinon, un document qui porte l’adresse du logement est à lui demander.',
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    ...omc.INVALID_TAX_NOTICE_REFERENCE,
    advice: 'La première page est-elle entière\u202f? Si oui, le dossier peut continuer\u00a0: le contrôle vérifiera la référence.',
  },
  INVALID_EMPLOYER: {
    ...omc.INVALID_EMPLOYER,
    advice: 'Si c’est le bon bulletin de salaire du client, le dossier peut continuer\u00a0: le contrôle vérifiera l’employeur.',
  },
  UNUSABLE_IMAGE: {
    ...omc.UNUSABLE_IMAGE,
    advice: 'Une nouvelle photo est à ajouter, bien nette, à la lumière du jour, sans reflet.',
  },
  MISSING_BACK: { ...omc.MISSING_BACK, advice: 'Le recto et le verso de la carte du client sont à ajouter.' },
  ISSUING_COUNTRY: {
    ...omc.ISSUING_COUNTRY,
    advice: 'Le compte peut s’ouvrir en agence avec ce document. Le client peut aussi en donner un autre.',
  },
  PORTRAIT_ABSENT: {
    ...omc.PORTRAIT_ABSENT,
    advice: 'Une nouvelle photo sans reflet est à ajouter, ou le dossier peut continuer\u00a0: le contrôle la regardera.',
  },
  NOT_CONTROLLED: { ...omc.NOT_CONTROLLED, advice: 'Le dossier peut continuer\u00a0: le contrôle regardera ce document.' },
  DEFAULT: { ...omc.DEFAULT, advice: 'Un autre document du client est à ajouter, ou une nouvelle photo plus nette.' },
});
