import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';

/** The refusals that have a modal of their own. RES-02 */
export const resumeRefusals = ['MISSING_ID', 'MALFORMED_PROSPECT_ID', 'MALFORMED_CLIENT_ID', 'UNKNOWN_CLIENT_ID'] as const;
export type ResumeModal = (typeof resumeRefusals)[number] | 'technical';

export const resumeModal = rule({
  id: 'resume.modal',
  requirements: ['RES-02'],
  title: { fr: 'Message quand la reprise échoue', en: 'The message when resuming fails' },
  says: {
    fr: 'Numéro manquant, mal formé ou inconnu : une fenêtre pour chacun ; tout le reste ouvre l’erreur technique.',
    en: 'A missing, malformed or unknown number: a modal for each; anything else opens the technical error.',
  },
  input: record({ functionalCode: absentOr(text) }),
  decide: ({ functionalCode }): ResumeModal => resumeRefusals.find(known => known === functionalCode) ?? 'technical',
  examples: [
    ['no number', { functionalCode: 'MISSING_ID' }, 'MISSING_ID'],
    ['a malformed prospect number', { functionalCode: 'MALFORMED_PROSPECT_ID' }, 'MALFORMED_PROSPECT_ID'],
    ['a malformed client number', { functionalCode: 'MALFORMED_CLIENT_ID' }, 'MALFORMED_CLIENT_ID'],
    ['an unknown client', { functionalCode: 'UNKNOWN_CLIENT_ID' }, 'UNKNOWN_CLIENT_ID'],
    ['another known code', { functionalCode: 'SUBSCRIPTION_UNKNOWN' }, 'technical'],
    ['no code', { functionalCode: null }, 'technical'],
    ['a property that every object has', { functionalCode: 'constructor' }, 'technical'],
  ],
});
