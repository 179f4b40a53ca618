import { absentOr, record } from '@domain/kernel/shape';
import { ageOn, day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { workflow } from '@domain/kernel/words';
import { CLASSIC_FROM } from './adult';

export const eligibilityYouth = rule({
  id: 'eligibility.youth',
  requirements: ['ACC-04', 'OPT-01'],
  title: { fr: 'Droit à l’offre jeunes', en: 'Youth eligibility' },
  says: {
    fr: 'Le titulaire a moins de {classicFrom} ans ; en compte joint, les deux titulaires. Sans date de naissance, pas d’offre jeunes.',
    en: 'The holder is under {classicFrom}; in a joint account both holders are. Without a birthdate, no youth offer.',
  },
  clauses: [['under', 'the eve of 26', 'the day of 26']],
  parameters: {
    classicFrom: { value: CLASSIC_FROM, unit: 'whole years', limit: 'excluded' },
  },
  input: record({ workflow, holderBirthdate: absentOr(day), coHolderBirthdate: absentOr(day), today: day }),
  decide: ({ workflow, holderBirthdate, coHolderBirthdate, today }) =>
    (workflow === 'joint' ? [holderBirthdate, coHolderBirthdate] : [holderBirthdate]).every(
      birthdate => birthdate !== null && ageOn(today, birthdate) < CLASSIC_FROM,
    ),
  examples: [
    ['the eve of 26', { workflow: 'individual', holderBirthdate: '2000-03-10', coHolderBirthdate: null, today: '2026-03-09' }, true],
    ['the day of 26', { workflow: 'individual', holderBirthdate: '2000-03-10', coHolderBirthdate: null, today: '2026-03-10' }, false],
    ['joint, both young', { workflow: 'joint', holderBirthdate: '2003-01-01', coHolderBirthdate: '2004-01-01', today: '2026-03-09' }, true],
    [
      'joint, one of them 26',
      { workflow: 'joint', holderBirthdate: '2003-01-01', coHolderBirthdate: '2000-03-09', today: '2026-03-09' },
      false,
    ],
    ['birthdate not given', { workflow: 'individual', holderBirthdate: null, coHolderBirthdate: null, today: '2026-03-09' }, false],
  ],
});
