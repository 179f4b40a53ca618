import { tidy } from '@domain/field/tidy';
import { ageBand, type AgeBand } from '@domain/kernel/words';
import { ageOn, day, readDay, type Day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { ADULT_FROM, CLASSIC_FROM } from './adult';

/** The maximum plausible age, in whole years. D-14 */
export const OLDEST = 120;

export type BirthdateVerdict =
  | { readonly valid: true; readonly birthdate: Day }
  | { readonly valid: false; readonly reason: 'invalid' | 'too-young' | 'too-far-back' | 'contradicts-band' };

const refused = (reason: Extract<BirthdateVerdict, { valid: false }>['reason']): BirthdateVerdict => ({ valid: false, reason });

/** The age band of an adult. ACC-03 */
const bandOf = (age: number): AgeBand => (age < CLASSIC_FROM ? '18-25' : '26+');

export const eligibilityBirthdate = rule({
  id: 'eligibility.birthdate',
  requirements: ['INF-02', 'INF-03', 'D-14', 'D-28', 'D-68'],
  title: { fr: 'Date de naissance acceptée', en: 'Accepted birthdate' },
  says: {
    fr: 'Dans l’ordre : une date JJ/MM/AAAA qui existe, {adult} ans révolus, {oldest} ans au plus, et la tranche d’âge déclarée s’il y en a une.',
    en: 'In this order: an existing DD/MM/YYYY date, {adult} whole years, {oldest} at most, and the declared age band where there is one.',
  },
  clauses: [['at most', '120 years old', '121 years old']],
  parameters: {
    adult: { value: ADULT_FROM, unit: 'whole years', limit: 'included' },
    oldest: { value: OLDEST, unit: 'whole years', limit: 'included' },
  },
  input: record({ typed: text, today: day, band: absentOr(ageBand) }),
  decide: ({ typed, today, band }): BirthdateVerdict => {
    const birthdate = readDay(tidy(typed));
    if (birthdate === undefined) return refused('invalid');
    const age = ageOn(today, birthdate);
    if (age < ADULT_FROM) return refused('too-young');
    if (age > OLDEST) return refused('too-far-back');
    if (band !== null && band !== bandOf(age)) return refused('contradicts-band');
    return { valid: true, birthdate };
  },
  examples: [
    ['a date that exists', { typed: '29/02/2004', today: '2026-03-09', band: '18-25' }, { valid: true, birthdate: '2004-02-29' }],
    ['a date that does not exist', { typed: '29/02/2003', today: '2026-03-09', band: '18-25' }, { valid: false, reason: 'invalid' }],
    ['spaces around', { typed: ' 01/01/1990 ', today: '2026-03-09', band: null }, { valid: true, birthdate: '1990-01-01' }],
    [
      'a mark of direction before',
      { typed: '\u200e01/01/1990', today: '2026-03-09', band: null },
      { valid: true, birthdate: '1990-01-01' },
    ],
    ['another form', { typed: '1990-01-01', today: '2026-03-09', band: null }, { valid: false, reason: 'invalid' }],
    ['the eve of 18', { typed: '10/03/2008', today: '2026-03-09', band: '18-25' }, { valid: false, reason: 'too-young' }],
    ['the day of 18', { typed: '09/03/2008', today: '2026-03-09', band: '18-25' }, { valid: true, birthdate: '2008-03-09' }],
    ['born on 29 February, 18 on 1 March', { typed: '29/02/2008', today: '2026-02-28', band: null }, { valid: false, reason: 'too-young' }],
    ['a date in the future', { typed: '10/03/2026', today: '2026-03-09', band: null }, { valid: false, reason: 'too-young' }],
    ['120 years old', { typed: '10/03/1905', today: '2026-03-09', band: '26+' }, { valid: true, birthdate: '1905-03-10' }],
    ['121 years old', { typed: '09/03/1905', today: '2026-03-09', band: '26+' }, { valid: false, reason: 'too-far-back' }],
    ['25 declared as 26 and over', { typed: '10/03/2000', today: '2026-03-09', band: '26+' }, { valid: false, reason: 'contradicts-band' }],
    ['26 declared as 26 and over', { typed: '09/03/2000', today: '2026-03-09', band: '26+' }, { valid: true, birthdate: '2000-03-09' }],
    ['25 declared as 18-25', { typed: '10/03/2000', today: '2026-03-09', band: '18-25' }, { valid: true, birthdate: '2000-03-10' }],
    ['26 declared as 18-25', { typed: '09/03/2000', today: '2026-03-09', band: '18-25' }, { valid: false, reason: 'contradicts-band' }],
    [
      '17 declared as 26 and over: too young first',
      { typed: '10/03/2008', today: '2026-03-09', band: '26+' },
      { valid: false, reason: 'too-young' },
    ],
  ],
});
