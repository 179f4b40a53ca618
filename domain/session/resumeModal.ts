import { outcomeAt, refusals, type Outcomes } from '@domain/errors/refusals';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';

export type ResumeModal = Outcomes['resume'];

export const resumeModal = rule({
  id: 'resume.modal',
  requirements: ['RES-02'],
  title: { fr: 'Message quand la reprise échoue', en: 'The message when resuming fails' },
  says: {
    fr: 'Numéro manquant, mal formé ou inconnu : une fenêtre pour chacun ; tout le reste ouvre l’erreur technique.',
    en: 'A missing, malformed or unknown number: a modal for each; anything else opens the technical error.',
  },
  input: record({ functionalCode: absentOr(text) }),
  known: { functionalCode: [null, ...Object.keys(refusals), 'named by no row', '', 'constructor'] },
  decide: ({ functionalCode }): ResumeModal => outcomeAt('resume', functionalCode) ?? 'technical',
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
