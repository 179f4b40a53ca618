import type { ErrorPageType } from '@domain/errors/codes';
import type { InformationPage } from '@domain/errors/destination';
import type { PageName } from '@domain/journey/steps';

/** Pages of the specification, with their variant if they have several; `alert`: the general alert on the page. */
type Possible =
  | `error/${ErrorPageType}`
  | `information/${InformationPage}`
  | 'alert'
  | 'sms:max-tries'
  | Extract<PageName, 'ProofControlCompleted' | 'UploadIncomeProof' | 'LivenessControlOk' | 'FinalizePage' | 'FinalizeKo'>
  | `${Extract<PageName, 'LivenessControlKo'>}:${'replay' | 'stop'}`
  | `${Extract<PageName, 'DocuSignPage'>}:${'refused' | 'error' | 'sms.success' | 'sms.pending' | 'sms.failed'}`;

/** What a tester sees, in French. */
export const endingWords = {
  alert: 'Alerte générale, la page reste',
  'error/generic': 'Page d’erreur générale',
  'error/AUTHENTICATION': 'Page d’erreur d’identification',
  'error/blocked': 'Page «\u00a0demande bloquée\u00a0»',
  'error/rejected': 'Page «\u00a0demande rejetée\u00a0»',
  'error/excluded': 'Page «\u00a0prospect exclu\u00a0»',
  'error/identical-holders': 'Page «\u00a0titulaires identiques\u00a0»',
  'error/too-young': 'Page «\u00a0moins de 18 ans\u00a0»',
  'error/excluded-department': 'Page «\u00a0département exclu\u00a0»',
  'information/termine': 'Page «\u00a0demande terminée\u00a0»',
  'information/delai-depasse': 'Page «\u00a0délai dépassé\u00a0»',
  'information/suite-non-favorable': 'Page «\u00a0suite non favorable\u00a0»',
  'information/finalize': 'Page «\u00a0l’étude continue\u00a0»',
  ProofControlCompleted: 'Résultat de l’analyse, avec ce qui a été lu et que faire',
  UploadIncomeProof: 'Justificatif de revenu, avec son message',
  LivenessControlOk: 'Contrôle vidéo réussi',
  'LivenessControlKo:replay': 'Contrôle vidéo à recommencer',
  'LivenessControlKo:stop': 'Contrôle vidéo sans nouvel essai, avec l’agence',
  'DocuSignPage:refused': 'Documents non signés, la signature peut reprendre',
  'DocuSignPage:error': 'Signature en erreur, elle peut reprendre',
  'DocuSignPage:sms.success': 'Signature, code parti',
  'DocuSignPage:sms.pending': 'Signature, code déjà parti, décompte d’une minute',
  'sms:max-tries': 'Code de l’espace client, nombre d’essais atteint',
  'DocuSignPage:sms.failed': 'Signature, code non parti',
  FinalizePage: 'Compte créé, puis bienvenue',
  FinalizeKo: 'Création du compte interrompue',
} as const satisfies Readonly<Partial<Record<Possible, string>>>;

/** The page or alert on which a case ends. */
export type Ending = keyof typeof endingWords;
