import type { StageProgress } from '@domain/journey/progress';
import type { StepName } from '@domain/journey/steps';

const coHolder = (name: string): string => `${name} du co-titulaire`;

const names: Readonly<Record<StepName, string>> = {
  home: 'Accueil',
  accountType: 'Type de compte',
  age: 'Âge',
  offer: 'Carte',
  coHolderOffer: coHolder('Carte'),
  options: 'Options',
  insurance: 'Assurance',
  offerConfirmation: 'Confirmation',
  information: 'Coordonnées',
  coHolderInformation: coHolder('Coordonnées'),
  identityDocUpload: 'Pièce d’identité',
  coHolderIdentityDocUpload: coHolder('Pièce d’identité'),
  identityValidation: 'Identité',
  coHolderIdentityValidation: coHolder('Identité'),
  addressDocUpload: 'Justificatif d’adresse',
  coHolderAddressDocUpload: coHolder('Justificatif d’adresse'),
  addressValidation: 'Adresse',
  coHolderAddressValidation: coHolder('Adresse'),
  incomeDocUpload: 'Justificatif de revenu',
  coHolderIncomeDocUpload: coHolder('Justificatif de revenu'),
  compInfos: 'Situation et impôts',
  coHolderCompInfos: coHolder('Situation et impôts'),
  structureChoice: 'Agence',
  deliveryChoice: 'Envoi de la carte',
  duplicateSearch: 'Vérification',
  duplicateConfirmation: 'Vérification',
  middleControl: 'Contrôle du dossier',
  summary: 'Récapitulatif',
  coHolderSummary: coHolder('Récapitulatif'),
  signature: 'Vidéo et signature',
  signatureSuccess: 'Signature faite',
  coHolderSignature: 'Vidéo et signature',
  accountCreation: 'Création du compte',
  welcome: 'Bienvenue',
};

/** Each answer says how long it takes. ACC-01 */
const CHOICE: StepName = 'accountType';

/** 'Justificatif d’adresse, 3 sur 9 · encore 12 min environ'; names what the bank does on steps without a rank. */
const text = (step: StepName, { rank, count, minutes }: StageProgress): string => {
  if (rank === null) return progressMessages.names[step];
  const named = count > 1 ? `${progressMessages.names[step]}, ${rank}\u00a0sur\u00a0${count}` : progressMessages.names[step];
  return minutes > 0 && step !== CHOICE ? `${named}\u00a0· encore ${minutes}\u00a0min environ` : named;
};

/** A step that is corrected from the recap. */
const corrected = (step: StepName): string => `Correction\u00a0: ${names[step]}`;

export const progressMessages = { names, text, corrected };
