import { ranks } from '@domain/proofs/papers';
import type { FunctionalCode, ProposedCode } from '@domain/errors/codes';
import { email, type ScenarioContent } from './scenario';

/** Each functional code of section 8, and the proposed ones. ERR-01, D-82 */
export const codes: Readonly<Record<FunctionalCode | ProposedCode, ScenarioContent>> = {
  generic: {
    title: 'Création refusée sans raison connue',
    moment: 'creation',
    trick: email('exclu.generique', 'creation', 'generic', 'La création est refusée sans raison connue (generic).'),
    ends: 'alert',
    requirements: ['ERR-01', 'ERR-05'],
  },
  authentication: {
    title: 'Identification refusée au retour du fournisseur d’identité',
    moment: 'return',
    trick: {
      kind: 'fault',
      fault: { method: 'POST', path: '/identite/token', kind: 'status', status: 401, code: 'authentication', times: 1 },
    },
    ends: 'error/AUTHENTICATION',
    requirements: ['RTE-01', 'ERR-03'],
  },
  exclusionProspect: {
    title: 'Prospect exclu, code exclusionProspect',
    moment: 'creation',
    trick: email('exclu.prospect', 'creation', 'exclusionProspect', 'La création est refusée : prospect exclu (exclusionProspect).'),
    ends: 'error/excluded',
    requirements: ['ERR-06'],
  },
  EXISTING_KEY_IN_LOCK_CACHE: {
    title: 'Code SMS redemandé trop tôt',
    moment: 'ceremony',
    trick: email('sms.attente', 'sms', 'pending', 'Un SMS vient toujours de partir (EXISTING_KEY_IN_LOCK_CACHE).'),
    ends: 'DocuSignPage:sms.pending',
    requirements: ['MIN-04', 'D-26'],
  },
  MAXIMUM_LIVENESS_COUNT: {
    title: 'Plus aucune vérification vidéo permise',
    moment: 'video',
    trick: email('video.maximum', 'video', 'maximum', 'Aucune vérification vidéo n’est plus acceptée (MAXIMUM_LIVENESS_COUNT).'),
    ends: 'LivenessControlKo:stop',
    requirements: ['LIV-03', 'LIV-05'],
  },
  HOLDER_TOO_YOUNG: {
    title: 'Titulaire trop jeune pour la banque',
    moment: 'creation',
    trick: email(
      'exclu.mineur',
      'creation',
      'HOLDER_TOO_YOUNG',
      'La création est refusée : titulaire trop jeune, quelle que soit la date de naissance.',
    ),
    ends: 'error/too-young',
    requirements: ['ERR-06'],
  },
  EXCLUSION_PROSPECT_AUTRE: {
    title: 'Prospect exclu',
    moment: 'creation',
    trick: email('exclu.autre', 'creation', 'EXCLUSION_PROSPECT_AUTRE', 'La création est refusée : prospect exclu.'),
    ends: 'error/excluded',
    requirements: ['ERR-06'],
  },
  EXCLUDED_DEPARTMENT: {
    title: 'Département exclu',
    moment: 'creation',
    trick: email('exclu.departement', 'creation', 'EXCLUDED_DEPARTMENT', 'La création est refusée : département exclu.'),
    ends: 'error/excluded-department',
    requirements: ['ERR-06'],
  },
  SUBSCRIPTION_FINALIZED: {
    title: 'Dossier déjà terminé',
    moment: 'startup',
    trick: { kind: 'status', status: 'SUBSCRIPTION_FINALIZED' },
    ends: 'information/termine',
    requirements: ['RTE-06', 'ERR-02'],
  },
  SUBSCRIPTION_EXCLUDED: {
    title: 'Dossier refusé',
    moment: 'startup',
    trick: { kind: 'status', status: 'SUBSCRIPTION_EXCLUDED' },
    ends: 'information/suite-non-favorable',
    requirements: ['RTE-06', 'ERR-02'],
  },
  SUBSCRIPTION_PURGED: {
    title: 'Dossier effacé, délai dépassé',
    moment: 'startup',
    trick: { kind: 'status', status: 'SUBSCRIPTION_PURGED' },
    ends: 'information/delai-depasse',
    requirements: ['RTE-06', 'ERR-02'],
  },
  SUBSCRIPTION_BLOCKED: {
    title: 'Dossier bloqué par la banque',
    moment: 'startup',
    trick: { kind: 'status', status: 'SUBSCRIPTION_BLOCKED' },
    ends: 'error/blocked',
    requirements: ['ERR-03', 'D-82'],
  },
  SUBSCRIPTION_UNKNOWN: {
    title: 'Dossier inconnu',
    moment: 'startup',
    trick: { kind: 'status', status: 'UNKNOWN' },
    ends: 'error/generic',
    requirements: ['ERR-02'],
  },
  INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN: {
    title: 'Justificatif de revenu manquant au récapitulatif',
    moment: 'recap',
    trick: { kind: 'removal', rank: ranks.TIT.income },
    ends: 'UploadIncomeProof',
    requirements: ['PRF-12'],
  },
  IDENTICAL_HOLDERS: {
    title: 'Titulaires identiques pour la banque',
    moment: 'creation',
    trick: email(
      'exclu.identiques',
      'creation',
      'IDENTICAL_HOLDERS',
      'La création est refusée : les deux titulaires sont la même personne pour la banque.',
    ),
    ends: 'error/identical-holders',
    requirements: ['JNT-02', 'D-69'],
  },
  HOLDER_SIGNATURE_KO: {
    title: 'Signature du titulaire refusée après coup',
    moment: 'end',
    trick: email(
      'signature.ko',
      'decision',
      'HOLDER_SIGNATURE_KO',
      'La signature du titulaire, faite, est refusée ensuite (HOLDER_SIGNATURE_KO).',
    ),
    ends: 'DocuSignPage:refused',
    requirements: ['SGN-04'],
  },
};
