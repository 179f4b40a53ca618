import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

/** The legal withdrawal period of a distance contract, in calendar days (Code de la consommation, L. 222-7). XTR-26 */
export const withdrawalPeriod = { days: 14 } as const;

export const signatureWithdrawal = rule({
  id: 'signature.withdrawal',
  requirements: ['XTR-26'],
  title: { fr: 'Délai pour changer d’avis', en: 'The withdrawal period' },
  says: {
    fr: 'Après la signature, la personne a {days} jours calendaires pour renoncer au contrat, sans frais et sans donner de raison.',
    en: 'After signing, the person has {days} calendar days to withdraw from the contract, free of charge and without a reason.',
  },
  parameters: { days: { value: withdrawalPeriod.days, unit: 'calendar days', limit: 'included' } },
  input: record({}),
  decide: () => withdrawalPeriod,
  examples: [['the period', {}, { days: 14 }]],
});
