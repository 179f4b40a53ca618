import { finalisationRoute } from '@domain/signature/finalisationRoute';
import type { SmsState } from '@domain/signature/smsState';
import { email, type Scenario, type ScenarioContent } from './scenario';
import { codes } from './codes';
import type { Ending } from './endings';

/** The outcomes of a ceremony. SGN-04 */
export const signatures: Readonly<Record<'signed' | 'refused' | 'expired' | 'error', ScenarioContent>> = {
  signed: {
    title: 'Documents signés',
    moment: 'sign',
    trick: { kind: 'nothing' },
    ends: 'FinalizePage',
    requirements: ['SGN-02', 'FIN-01'],
  },
  refused: {
    title: 'Signature refusée',
    moment: 'sign',
    trick: email('signature.refus', 'signature', 'refused', 'La cérémonie finit en refus, quoi que la personne réponde.'),
    ends: 'DocuSignPage:refused',
    requirements: ['SGN-04'],
  },
  expired: {
    title: 'Délai pour signer dépassé',
    moment: 'ceremony',
    trick: email('signature.expiree', 'signature', 'expired', 'Le délai pour signer est passé dès l’ouverture.'),
    ends: 'DocuSignPage:error',
    requirements: ['SGN-04'],
  },
  error: {
    title: 'Signature en erreur',
    moment: 'sign',
    trick: email('signature.erreur', 'signature', 'error', 'La cérémonie finit en erreur au moment de signer.'),
    ends: 'DocuSignPage:error',
    requirements: ['SGN-04'],
  },
};

/** The outcomes of the SMS with the code. MIN-04 */
export const sms: Readonly<Record<SmsState, ScenarioContent>> = {
  success: {
    title: 'Code de signature envoyé',
    moment: 'ceremony',
    trick: { kind: 'nothing' },
    ends: 'DocuSignPage:sms.success',
    requirements: ['MIN-03', 'D-38'],
  },
  pending: { ...codes.EXISTING_KEY_IN_LOCK_CACHE, title: 'Code de signature déjà parti' },
  'max-tries': {
    title: 'Trop de codes demandés pour l’espace client',
    moment: 'areaCode',
    trick: email(
      'sms.maximum',
      'areaSms',
      'max-tries',
      'Le code de l’espace client n’est plus envoyé : le nombre d’essais est atteint (403).',
    ),
    ends: 'sms:max-tries',
    requirements: ['MIN-04'],
  },
  failed: {
    title: 'Code de signature non parti',
    moment: 'ceremony',
    trick: email('sms.echec', 'sms', 'failed', 'L’envoi de chaque SMS échoue.'),
    ends: 'DocuSignPage:sms.failed',
    requirements: ['MIN-04'],
  },
};

/** Banks that take papers at their own task only, while clients give all first. D-125 */
export const papersInTurn: Readonly<Record<'inTurn' | 'refused', ScenarioContent>> = {
  inTurn: {
    title: 'Justificatifs un par un, annoncés par l’état du dossier',
    moment: 'papers',
    trick: email(
      'papiers.tour',
      'papers',
      'inTurn',
      'Chaque justificatif n’est pris qu’à son étape ; l’état du dossier le dit (documentRanks).',
    ),
    ends: 'FullIdentityForm:inTurn',
    requirements: ['STP-15', 'D-125'],
  },
  refused: {
    title: 'Justificatif envoyé trop tôt, demandé à l’étape suivante',
    moment: 'papers',
    trick: email(
      'papiers.attente',
      'papers',
      'refused',
      'Chaque justificatif n’est pris qu’à son étape ; un envoi trop tôt est refusé (409 not_yet).',
    ),
    ends: 'FullIdentityForm:askedLater',
    requirements: ['STP-15', 'D-125'],
  },
};

/** The outcomes of an account's creation. FIN-01 */
export const creations: Readonly<Record<'created' | 'analysis' | 'rejected' | 'generic', ScenarioContent>> = {
  created: { title: 'Compte créé', moment: 'end', trick: { kind: 'nothing' }, ends: 'FinalizePage', requirements: ['FIN-01', 'FIN-03'] },
  analysis: {
    title: 'Étude du dossier prolongée',
    moment: 'end',
    trick: email('fin.analyse', 'decision', 'analysis', 'La banque regarde le dossier de plus près (202).'),
    ends: 'information/finalize',
    requirements: ['FIN-01'],
  },
  rejected: {
    title: 'Création rejetée',
    moment: 'end',
    trick: email('fin.rejet', 'decision', 'rejected', 'L’ouverture finit en rejet.'),
    ends: 'error/rejected',
    requirements: ['FIN-01'],
  },
  generic: {
    title: 'Création finie sans décision',
    moment: 'end',
    trick: email('fin.generique', 'decision', 'generic', 'L’ouverture finit sans décision.'),
    ends: 'FinalizeKo',
    requirements: ['FIN-01'],
  },
};

/** Codes of a refusal at the end; those without a row of their own are 'other functional errors'. D-19 */
export const decisionCodes = ['KO_00', 'KO_01', 'KO_02', 'KO_03', 'KO_04', 'KO_05', 'KO_06', 'KO_07', 'KO_08'] as const;

export const decisionScenario = (code: (typeof decisionCodes)[number]): Scenario => {
  const rejected = finalisationRoute.decide({ functionalCode: code, functional: true }) === 'error/rejected';
  const ends: Ending = rejected ? 'error/rejected' : 'FinalizeKo';
  return {
    id: `decision.${code}`,
    title: `Fin refusée avec le code ${code}`,
    moment: 'end',
    trick: email(
      `fin.${code.toLowerCase().replace('_', '')}`,
      'decision',
      code,
      `La fin de la souscription est refusée avec le code ${code}.`,
    ),
    ends,
    requirements: ['FIN-02', 'D-19'],
  };
};
