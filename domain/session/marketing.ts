import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record } from '@domain/kernel/shape';
import { participant } from '@domain/kernel/words';

/** The answer before a person ticks anything: no. */
export const MARKETING_BY_DEFAULT: boolean = false;

export const consentMarketing = rule({
  id: 'consent.marketing',
  requirements: ['INF-01', 'D-64'],
  title: { fr: 'Accord pour recevoir des offres', en: 'Agreement to receive offers' },
  says: {
    fr: 'La case n’est pas cochée d’avance et rien n’en dépend. Chacun répond pour soi : la page d’une personne ne pose la question qu’à elle. La réponse enregistrée est oui si la case a été cochée, non sinon.',
    en: 'The box is not ticked beforehand and nothing depends on it. Each person answers for themselves: a page asks the question to its own person only. The saved answer is yes if the box was ticked, no otherwise.',
  },
  clauses: [['to its own person only', 'the co-holder, on their own page', 'the co-holder, on the holder’s form']],
  input: record({ about: participant, answering: participant, ticked: absentOr(boolean) }),
  decide: ({ about, answering, ticked }) => ({
    asked: about === answering,
    saved: about === answering && (ticked ?? MARKETING_BY_DEFAULT),
  }),
  examples: [
    ['the holder ticks the box', { about: 'TIT', answering: 'TIT', ticked: true }, { asked: true, saved: true }],
    ['the holder leaves it', { about: 'TIT', answering: 'TIT', ticked: null }, { asked: true, saved: false }],
    ['the holder unticks it', { about: 'TIT', answering: 'TIT', ticked: false }, { asked: true, saved: false }],
    ['the co-holder, on the holder’s form', { about: 'COT', answering: 'TIT', ticked: true }, { asked: false, saved: false }],
    ['the co-holder, on their own page', { about: 'COT', answering: 'COT', ticked: true }, { asked: true, saved: true }],
  ],
});
