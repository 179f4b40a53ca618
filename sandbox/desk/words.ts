import { proofReasons, type ProofReason } from '@domain/proofs/afterFailure';
import type { FindingName } from '../analysis/findings';
import type { FaultKind } from '../faults/fault';
import type { CaptureFault } from '../liveness/decide';
import type { Standing } from '../proofs';
import type { Finalisation, Liveness, Signature } from '../store/documents';
import { decisions, decisionWords } from './decisionWords';

export const standingWords: Readonly<Record<Standing, string>> = {
  absent: 'Absent',
  sent: 'Envoyé, analyse non demandée',
  ongoing: 'Analyse en cours',
  validated: 'Validé',
  forced: 'Maintenu par le client malgré l’analyse',
  failed: 'À remplacer',
};

export const livenessWords: Readonly<Record<Liveness['status'], string>> = { ONGOING: 'En cours', ENDED: 'Terminé', ERROR: 'En erreur' };

export const captureWords: Readonly<Record<CaptureFault, string>> = {
  'other-gesture': 'le geste n’est pas celui demandé',
  'not-a-video': 'le fichier reçu n’est pas une vidéo',
  'too-short': 'la vidéo est trop courte',
  black: 'l’image est noire',
  still: 'rien ne bouge',
};

export const signatureWords: Readonly<Record<Signature['status'], string>> = {
  ONGOING: 'Ouverte',
  OK: 'Signée',
  KO: 'Refusée',
  ERROR: 'En erreur, ou délai dépassé',
};

export const resultWords: Readonly<Record<Finalisation['result'], string>> = {
  created: 'Compte créé',
  finalizeFurtherAnalysis: 'Étude prolongée',
  finalizeRejected: 'Rejetée',
  finalizeGeneric: 'Finie sans décision',
  failed: 'En échec',
};

export const faultWords: Readonly<Record<FaultKind, string>> = {
  latency: 'Lenteur\u00a0: la réponse tarde',
  reset: 'Coupure avant que la banque ait vu la demande',
  lost: 'Coupure après\u00a0: la banque a agi, la réponse est perdue',
  never: 'Silence\u00a0: la banque a agi, rien ne vient',
  status: 'Un statut au choix, avec ou sans code fonctionnel',
  unauthorized: '401, sans corps',
  forbidden: '403, sans corps',
  malformed: 'Corps illisible',
  truncated: 'Corps coupé à la moitié',
  'wrong-type': 'Champs d’un autre type',
  twice: 'La réponse vient deux fois',
};

/** The faults that the analysis found, in the bank staff's words. PRF-08 */
const reasonNames: Readonly<Record<ProofReason, string>> = {
  FIRST_NAME_MISMATCH: 'le prénom est celui de quelqu’un d’autre',
  LAST_NAME_MISMATCH: 'le nom est celui de quelqu’un d’autre',
  BIRTHDATE_MISMATCH: 'la date de naissance n’est pas celle de la personne',
  DOCUMENT_MODEL: 'modèle de document inconnu',
  DOCUMENT_TYPE: 'ce n’est pas le document choisi',
  EXPIRED: 'document expiré',
  ISSUE_DATE: 'date trop ancienne, ou à venir',
  SPECIAL_MENTION_IN_ADDRESS: 'mention particulière dans l’adresse',
  INVALID_TAX_NOTICE_REFERENCE: 'référence de l’avis invalide',
  INVALID_EMPLOYER: 'employeur inconnu',
  UNUSABLE_IMAGE: 'image inutilisable',
  MISSING_BACK: 'il manque le verso',
  ISSUING_COUNTRY: 'pays de délivrance non accepté',
  PORTRAIT_ABSENT: 'portrait absent',
  NOT_CONTROLLED: 'document non contrôlable, à voir par un conseiller',
  DEFAULT: 'raison inconnue',
};

export const reasonWords = (reason: string): string => reasonNames[proofReasons.find(known => known === reason) ?? 'DEFAULT'];

type Choices = readonly (readonly [value: string, words: string])[];

/** The options of the desk's switches; the empty value sets nothing. */
export const switchChoices: Readonly<
  Record<
    'review' | 'papers' | 'liveness' | 'consent' | 'overdraft' | 'opening' | 'refusal' | 'signature' | 'decision',
    { readonly label: string; readonly choices: Choices }
  >
> = {
  review: {
    label: 'Contrôle des justificatifs',
    choices: [
      ['', 'Selon l’analyse (tout validé\u00a0: accepté)'],
      ['never', 'Toujours à la main'],
      ['always', 'Toujours accepté aussitôt'],
    ],
  },
  papers: {
    label: 'Ordre des justificatifs',
    choices: [
      ['', 'Chacun à tout moment'],
      ['inTurn', 'À son étape, et l’état du dossier le dit (documentRanks)'],
      ['refused', 'À son étape, et un envoi trop tôt est refusé (409 not_yet)'],
    ],
  },
  liveness: {
    label: 'Vérification vidéo',
    choices: [
      ['', 'Selon ce qui est filmé'],
      ['validated', 'Validée'],
      ['refused', 'Refusée'],
      ['error', 'En erreur'],
      ['maximum', 'Plus aucun essai permis'],
      ['silent', 'Sans réponse'],
    ],
  },
  consent: {
    label: 'Accord avant la vidéo',
    choices: [
      ['', 'Noté s’il est donné, sans être exigé'],
      ['required', 'Exigé\u00a0: refus sans accord (CONSENT_MISSING)'],
    ],
  },
  overdraft: {
    label: 'Découvert',
    choices: [
      ['', 'Accordé s’il est demandé'],
      ['refused', 'Refusé\u00a0: le compte s’ouvre sans découvert'],
    ],
  },
  opening: {
    label: 'Ouverture du compte',
    choices: [
      ['', 'Tout de suite'],
      ['afterDelay', 'Après le délai pour changer d’avis, sauf si chacun a accepté de ne pas attendre'],
    ],
  },
  refusal: {
    label: 'Précisions d’un refus',
    choices: [
      ['', 'Aucune'],
      ['notFinal', 'Pas un refus\u00a0: la demande continue en agence'],
      ['automated', 'Définitif, sans intervention humaine, avec son motif'],
      ['letter', 'Définitif, avec un courrier'],
    ],
  },
  signature: {
    label: 'Signature',
    choices: [
      ['', 'Selon la personne'],
      ['refused', 'Refusée'],
      ['error', 'En erreur'],
      ['expired', 'Délai dépassé dès l’ouverture'],
    ],
  },
  decision: {
    label: 'Décision',
    choices: [['', 'Selon l’e-mail, sinon acceptée'], ...decisions.map(name => [name, decisionWords(name)] as const)],
  },
};
export type SwitchName = keyof typeof switchChoices;
export const switchNames: readonly SwitchName[] = [
  'review',
  'papers',
  'liveness',
  'consent',
  'overdraft',
  'opening',
  'refusal',
  'signature',
  'decision',
];

/** Notices after an action, by the name in the address. */
export const doneWords: Readonly<Record<string, string>> = {
  accepte: 'Le dossier est accepté. Le client est prévenu par SMS et par e-mail.',
  renvoye: 'Le justificatif est renvoyé. Le client est prévenu par SMS et par e-mail.',
  etat: 'L’état du dossier est changé.',
  retire: 'Le justificatif est retiré du dossier.',
  reglages: 'Les réglages sont enregistrés.',
  adresse: 'L’adresse est corrigée. Un nouveau lien est parti, et les précédents ne servent plus.',
  ceremonie: 'La signature en cours est terminée.',
  reprise: 'La création du compte est reprise. Le client est prévenu par SMS et par e-mail.',
  prepare: 'Le dossier est prêt. Le lien pour le reprendre est dans ses messages, plus bas.',
  semes: 'Les dossiers sont prêts. Leurs liens sont dans les messages.',
  horloge: 'L’horloge est réglée.',
  panne: 'La panne est posée.',
  'panne-levee': 'La panne est levée.',
  'pannes-levees': 'Toutes les pannes sont levées.',
  echantillons: 'Les échantillons sont en train d’être refaits. Cela prend une à deux minutes.',
  vide: 'La banque est vide\u00a0: plus aucun dossier, plus aucun message.',
};

/** Notices of a failed action. */
export const wrongWords: Readonly<Record<string, string>> = {
  demande: 'Rien n’est changé\u00a0: un champ manque ou n’a pas la forme attendue.',
  moment: 'Rien n’est changé\u00a0: le dossier n’en est pas là.',
  instant: 'L’horloge n’est pas réglée\u00a0: choisissez un jour et une heure.',
};

/** Labels of the data that the analysis reads and expects, by wire name. */
const factNames: Readonly<Record<FindingName, string>> = {
  document: 'Document',
  way: 'Lu par',
  model: 'Modèle',
  number: 'Numéro',
  lastName: 'Nom',
  firstName: 'Prénoms',
  birthdate: 'Naissance',
  birthplace: 'Né(e) à',
  birthCounty: 'Département de naissance',
  nationality: 'Nationalité',
  issued: 'Délivré le',
  expires: 'Valable jusqu’au',
  country: 'Pays',
  portrait: 'Portrait',
  sides: 'Faces',
  address: 'Adresse',
  postalCode: 'Code postal',
  city: 'Ville',
  taxReference: 'Référence de l’avis',
  employer: 'Employeur',
  siret: 'Siret',
  models: 'Modèles connus',
  netIncome: 'Net payé',
  taxYear: 'Début de la référence',
  withoutMention: 'Adresse sans la mention',
  issuedAfter: 'Délivré après le',
  issuedUntil: 'Délivré au plus tard le',
  expiresFrom: 'Valable au moins jusqu’au',
};

const isFact = (name: string): name is FindingName => Object.hasOwn(factNames, name);

/** A wallet alone says it. */
const BIRTH_NAME = 'Nom de naissance';

export const factName = (name: string): string => {
  if (name === 'birthName') return BIRTH_NAME;
  return isFact(name) ? factNames[name] : name;
};
