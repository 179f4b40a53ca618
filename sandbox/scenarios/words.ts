import { documentsOfRank } from '@domain/proofs/ofRank';
import type { TaskId } from '@domain/journey/steps';
import { kindWords } from '../analysis/words';
import { kindOfPaper } from '../analysis/kinds';
import type { FaultWish } from '../faults/fault';
import type { Scenario, FileStatus, Moment } from './scenario';
import { progressMessages } from '@ui/copy/fr/progress';

export const momentWords: Readonly<Record<Moment, string>> = {
  creation: 'À la création de la demande',
  return: 'Au retour du code reçu par SMS',
  startup: 'En rouvrant le dossier par le lien de l’e-mail, à la page du code reçu par SMS',
  proof: 'En envoyant un justificatif',
  papers: 'En donnant la pièce d’identité, puis le justificatif d’adresse si la page le demande',
  recap: 'En acceptant le récapitulatif',
  video: 'À la vérification vidéo',
  videos: 'À la vérification vidéo, trois fois',
  ceremony: 'En ouvrant la signature',
  sign: 'En signant',
  end: 'Une fois tout signé',
  areaCode: 'À la page du code de l’espace client, /acces/sms?uuid=…',
};

export const statusWords: Readonly<Record<FileStatus, string>> = {
  OPEN: 'Ouvert',
  SUBSCRIPTION_FINALIZED: 'Terminé (SUBSCRIPTION_FINALIZED)',
  SUBSCRIPTION_PURGED: 'Effacé (SUBSCRIPTION_PURGED)',
  SUBSCRIPTION_EXCLUDED: 'Refusé (SUBSCRIPTION_EXCLUDED)',
  SUBSCRIPTION_BLOCKED: 'Bloqué (SUBSCRIPTION_BLOCKED)',
  UNKNOWN: 'Inconnu (SUBSCRIPTION_UNKNOWN)',
};

const categoryWords = { identity: 'd’identité', address: 'd’adresse', income: 'de revenu' } as const;
const whoWords = { TIT: 'titulaire', COT: 'co-titulaire' } as const;

export const proofWords = (rank: string): string => {
  const { participant, category } = documentsOfRank.decide({ rank });
  return `Justificatif ${categoryWords[category]}, ${whoWords[participant]}`;
};

const faultWords = ({ method, path, status, code }: FaultWish): string =>
  `Au bureau, une panne sur ${method} ${path}\u00a0: statut ${status ?? ''}${code === undefined ? '' : ` ${code}`}, une fois`;

export const trickWords = ({ trick, moment }: Pick<Scenario, 'trick' | 'moment'>): string => {
  switch (trick.kind) {
    case 'email':
      return `Adresse e-mail du titulaire\u00a0: ${trick.local}@example.fr`;
    case 'sample':
      return `Échantillon ${trick.outcome} à la place de\u00a0: ${kindWords[kindOfPaper[trick.document]]}`;
    case 'status':
      return `Au bureau, sur la page du dossier, état\u00a0: ${statusWords[trick.status]}`;
    case 'removal':
      return `Au bureau, sur la page du dossier, retirer\u00a0: ${proofWords(trick.rank)}`;
    case 'fault':
      return faultWords(trick.fault);
    case 'nothing':
      return moment === 'ceremony' ? 'Rien de particulier' : 'Rien de particulier\u00a0: signer avec le code reçu';
  }
};

/** What the desk calls a task otherwise than the client's progress does. */
const desksOwn: Readonly<Partial<Record<TaskId, string>>> = {
  duplicateSearch: 'Recherche de doublons',
  duplicateConfirmation: 'Confirmation des doublons',
  signature: 'Vérification vidéo et signature du titulaire',
  coHolderSignature: 'Vérification vidéo et signature du co-titulaire',
  welcome: 'Compte ouvert',
};

export const taskWords = (task: TaskId): string => desksOwn[task] ?? progressMessages.names[task];
