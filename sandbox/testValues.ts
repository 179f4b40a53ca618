/** The moments at which a test e-mail changes the bank's behaviour. */
export type Moment = 'creation' | 'video' | 'signature' | 'sms' | 'areaSms' | 'decision';

interface TestValue {
  /** The part before the @. */
  readonly local: string;
  readonly moment: Moment;
  /** The bank's behaviour: an outcome, or the code of a refusal. */
  readonly does: string;
  /** A sentence for testers. */
  readonly says: string;
}

const refusal = (number: string): TestValue => ({
  local: `fin.ko${number}`,
  moment: 'decision',
  does: `KO_${number}`,
  says: `La fin de la souscription est refusée avec le code KO_${number}.`,
});

/** The only list of test values: the start of the e-mail address of the person concerned. The desk's switches override them. */
export const testValues: readonly TestValue[] = [
  {
    local: 'exclu.departement',
    moment: 'creation',
    does: 'EXCLUDED_DEPARTMENT',
    says: 'La création est refusée : département exclu.',
  },
  {
    local: 'exclu.mineur',
    moment: 'creation',
    does: 'HOLDER_TOO_YOUNG',
    says: 'La création est refusée : titulaire trop jeune, quelle que soit la date de naissance.',
  },
  {
    local: 'exclu.identiques',
    moment: 'creation',
    does: 'IDENTICAL_HOLDERS',
    says: 'La création est refusée : les deux titulaires sont la même personne pour la banque.',
  },
  {
    local: 'exclu.prospect',
    moment: 'creation',
    does: 'exclusionProspect',
    says: 'La création est refusée : prospect exclu (exclusionProspect).',
  },
  { local: 'exclu.generique', moment: 'creation', does: 'generic', says: 'La création est refusée sans raison connue (generic).' },
  { local: 'exclu.autre', moment: 'creation', does: 'EXCLUSION_PROSPECT_AUTRE', says: 'La création est refusée : prospect exclu.' },
  { local: 'video.ok', moment: 'video', does: 'validated', says: 'Le contrôle vidéo est validé, quoi que la caméra ait filmé.' },
  { local: 'video.refus', moment: 'video', does: 'refused', says: 'Chaque contrôle vidéo est refusé ; le troisième est le dernier.' },
  { local: 'video.erreur', moment: 'video', does: 'error', says: 'Chaque contrôle vidéo finit en erreur ; aucun essai n’est décompté.' },
  { local: 'video.maximum', moment: 'video', does: 'maximum', says: 'Aucun contrôle vidéo n’est plus accepté (MAXIMUM_LIVENESS_COUNT).' },
  { local: 'video.silence', moment: 'video', does: 'silent', says: 'Aucun contrôle vidéo ne finit : les vingt demandes s’épuisent.' },
  { local: 'sms.attente', moment: 'sms', does: 'pending', says: 'Un SMS vient toujours de partir (EXISTING_KEY_IN_LOCK_CACHE).' },
  {
    local: 'sms.maximum',
    moment: 'areaSms',
    does: 'max-tries',
    says: 'Le code de l’espace client n’est plus envoyé : le nombre d’essais est atteint (403).',
  },
  { local: 'sms.echec', moment: 'sms', does: 'failed', says: 'L’envoi de chaque SMS échoue.' },
  { local: 'signature.refus', moment: 'signature', does: 'refused', says: 'La cérémonie finit en refus, quoi que la personne réponde.' },
  { local: 'signature.erreur', moment: 'signature', does: 'error', says: 'La cérémonie finit en erreur au moment de signer.' },
  { local: 'signature.expiree', moment: 'signature', does: 'expired', says: 'Le délai pour signer est passé dès l’ouverture.' },
  {
    local: 'signature.ko',
    moment: 'decision',
    does: 'HOLDER_SIGNATURE_KO',
    says: 'La signature du titulaire, faite, est refusée ensuite (HOLDER_SIGNATURE_KO).',
  },
  { local: 'fin.analyse', moment: 'decision', does: 'analysis', says: 'La banque regarde le dossier de plus près (202).' },
  { local: 'fin.rejet', moment: 'decision', does: 'rejected', says: 'L’ouverture finit en rejet.' },
  { local: 'fin.generique', moment: 'decision', does: 'generic', says: 'L’ouverture finit sans décision.' },
  ...['00', '01', '02', '03', '04', '05', '06', '07', '08'].map(refusal),
];

/** The behaviour that an e-mail address selects at a moment. */
export const testValueOf = (email: string, moment: Moment): string | undefined => {
  const [local = ''] = email.split('@');
  return testValues.find(value => value.local === local && value.moment === moment)?.does;
};
