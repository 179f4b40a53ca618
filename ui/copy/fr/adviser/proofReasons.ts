import { freshness } from '@domain/documents/papers';
import { ageOf } from '../ages';
import { columns } from '../columns';
import { forEach, proofReasonsCopy as omc } from '../proofReasons';

const RIGHT = 'Est-ce le bon document du client\u202f?';
const GO_ON = 'le dossier peut continuer\u00a0:';
const LATER = 'se corrige dans le récapitulatif du dossier';
const LOOKED_AT = `Si c’est bien le document du client, ${GO_ON} le contrôle le regardera.`;
const proofOf = (advice: string): { readonly address: string; readonly income: string } => ({ address: advice, income: advice });

/** What the adviser reads of a document of the client that was not validated: the same facts, in the third person. PRF-08, D-47 */
export const proofReasonsWords = columns(omc, {
  FIRST_NAME_MISMATCH: {
    ...omc.FIRST_NAME_MISMATCH,
    advice: {
      identity: `${RIGHT} Si la saisie était fausse, ${GO_ON} le prénom se corrige à l’étape suivante.`,
      ...proofOf(
        `Ce document doit être au même nom que la pièce d’identité du client. Si la saisie était fausse, ${GO_ON} le prénom ${LATER}.`,
      ),
    },
  },
  LAST_NAME_MISMATCH: {
    ...omc.LAST_NAME_MISMATCH,
    advice: {
      identity: `${RIGHT} S’il porte un autre nom, de naissance ou d’usage, ${GO_ON} le contrôle le vérifiera.`,
      address: `Ce document doit être au même nom que la pièce d’identité du client, ou à celui de la personne qui l’héberge, avec ses papiers. S’il porte le nom de naissance ou d’usage du client, ${GO_ON} le contrôle le vérifiera. Un nom mal saisi ${LATER}.`,
      income: `Ce document doit être au même nom que la pièce d’identité du client. S’il porte un autre nom, de naissance, d’usage ou celui de ses parents, ${GO_ON} le contrôle le vérifiera. Un nom mal saisi ${LATER}.`,
    },
  },
  BIRTHDATE_MISMATCH: {
    ...omc.BIRTHDATE_MISMATCH,
    advice: {
      identity: `${RIGHT} Si la saisie était fausse, ${GO_ON} la date se corrige à l’étape suivante.`,
      ...proofOf(
        `Ce document doit être celui de la même personne que la pièce d’identité. Si la saisie était fausse, ${GO_ON} la date ${LATER}.`,
      ),
    },
  },
  DOCUMENT_MODEL: { title: 'Ce modèle de document n’est pas reconnu', advice: forEach(LOOKED_AT) },
  DOCUMENT_TYPE: {
    ...omc.DOCUMENT_TYPE,
    advice: forEach('Le document choisi est à demander au client, ou un autre est à choisir.'),
  },
  EXPIRED: {
    ...omc.EXPIRED,
    advice: {
      identity: `Le client a-t-il un document en cours de validité\u202f? Il est à ajouter. Sinon ${GO_ON} le contrôle regardera celui-ci.`,
      ...proofOf(`Le client a-t-il un document plus récent\u202f? Il est à ajouter. Sinon ${GO_ON} le contrôle regardera celui-ci.`),
    },
  },
  ISSUE_DATE: {
    ...omc.ISSUE_DATE,
    advice: {
      identity: 'Une pièce d’identité déjà émise est à demander au client\u00a0: une date encore à venir n’est pas acceptée.',
      address: `Un document déjà émis, de moins ${ageOf(freshness.address)}, est à demander au client. Une date encore à venir n’est pas acceptée.`,
      income: `Un bulletin de salaire déjà émis, de moins ${ageOf(freshness.payslip)}, ou le dernier avis d’imposition est à demander au client. Une date encore à venir n’est pas acceptée.`,
    },
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    ...omc.SPECIAL_MENTION_IN_ADDRESS,
    advice: {
      ...forEach(`${RIGHT} Si oui, ${GO_ON} l’adresse se prouve par un autre document.`),
      address: `Si c’est l’adresse du client, ${GO_ON} le contrôle la vérifiera. Sinon, un document qui porte l’adresse du logement est à lui demander.`,
    },
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    ...omc.INVALID_TAX_NOTICE_REFERENCE,
    advice: {
      identity: `Un avis d’imposition n’est pas une pièce d’identité. Si le document est le bon, ${GO_ON} le contrôle le regardera.`,
      ...proofOf(`La première page est-elle entière\u202f? Si oui, ${GO_ON} le contrôle vérifiera la référence.`),
    },
  },
  INVALID_EMPLOYER: {
    ...omc.INVALID_EMPLOYER,
    advice: {
      ...forEach(LOOKED_AT),
      income: `Si c’est le bon bulletin de salaire du client, ${GO_ON} le contrôle vérifiera l’employeur.`,
    },
  },
  UNUSABLE_IMAGE: {
    ...omc.UNUSABLE_IMAGE,
    advice: forEach('Une nouvelle photo est à ajouter, bien nette, à la lumière du jour, sans reflet.'),
  },
  MISSING_BACK: {
    ...omc.MISSING_BACK,
    advice: {
      identity: 'Le recto et le verso de la carte du client sont à ajouter.',
      ...proofOf('Toutes les pages du document sont à ajouter, le verso aussi.'),
    },
  },
  ISSUING_COUNTRY: {
    ...omc.ISSUING_COUNTRY,
    advice: forEach('Le compte peut s’ouvrir en agence avec ce document. Le client peut aussi en donner un autre.'),
  },
  PORTRAIT_ABSENT: {
    ...omc.PORTRAIT_ABSENT,
    advice: {
      ...forEach(LOOKED_AT),
      identity: `Une nouvelle photo sans reflet est à ajouter, ou ${GO_ON} le contrôle la regardera.`,
    },
  },
  NOT_CONTROLLED: {
    ...omc.NOT_CONTROLLED,
    advice: forEach('Le dossier peut continuer\u00a0: le contrôle regardera ce document.'),
  },
  DEFAULT: { ...omc.DEFAULT, advice: forEach('Un autre document du client est à ajouter, ou une nouvelle photo plus nette.') },
});
