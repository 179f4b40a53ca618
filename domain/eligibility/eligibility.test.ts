import fc from 'fast-check';
import { eligibilityAge } from './age';
import { eligibilityBirthdate } from './birthdate';
import { eligibilityOlderThan23 } from './olderThan23';
import { CLASSIC_FROM } from './adult';
import { eligibilityYouth } from './youth';
import { datesDisplay } from '@domain/field/displayDate';
import { daysAfter } from '@domain/kernel/calendar';
import { displayDay, type Day } from '@domain/kernel/day';

const FIRST: Day = '1880-01-01';
const days = fc.integer({ min: 0, max: 58_000 }).map(count => daysAfter(FIRST, { days: count }));

describe('ages', () => {
  it('change by one on one day of the year, the birthday (INF-02, D-14), and above 23 from the 24th on (D-83)', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 100 }), (birthdate, years) => {
        const leapDayInCommonYear = birthdate.endsWith('-02-29') && !daysAfter(birthdate, { years }).endsWith('-02-29');
        const birthday = daysAfter(daysAfter(birthdate, { years }), { days: leapDayInCommonYear ? 1 : 0 });
        expect(eligibilityAge.decide({ birthdate, today: birthday })).toBe(years);
        expect(eligibilityOlderThan23.decide({ birthdate, today: birthday })).toBe(years >= 24);
        expect(eligibilityAge.decide({ birthdate, today: daysAfter(birthday, { days: -1 }) })).toBe(years - 1);
      }),
    );
  });
});

describe('bands of age', () => {
  const accepted = (birthdate: Day, today: Day, band: '18-25' | '26+'): boolean =>
    eligibilityBirthdate.decide({ typed: displayDay(birthdate), today, band }).valid;

  it('are exclusive and cover every adult of at most 120 years (ACC-03, INF-03)', () => {
    fc.assert(
      fc.property(days, days, (birthdate, today) => {
        const age = eligibilityAge.decide({ birthdate, today });
        const bands = [accepted(birthdate, today, '18-25'), accepted(birthdate, today, '26+')].filter(Boolean).length;
        expect(bands).toBe(age >= 18 && age <= 120 ? 1 : 0);
      }),
    );
  });

  it('agree with the youth rule: a person who is accepted as 18-25 is youth, as 26 and over is not (ACC-04)', () => {
    fc.assert(
      fc.property(days, days, (birthdate, today) => {
        const youth = eligibilityYouth.decide({ workflow: 'individual', holderBirthdate: birthdate, coHolderBirthdate: null, today });
        expect(accepted(birthdate, today, '18-25') && !youth).toBe(false);
        expect(accepted(birthdate, today, '26+') && youth).toBe(false);
        expect(youth).toBe(eligibilityAge.decide({ birthdate, today }) < CLASSIC_FROM);
      }),
    );
  });

  it('of two holders: a joint file is youth exactly when each of them alone is', () => {
    fc.assert(
      fc.property(fc.option(days), fc.option(days), days, (one, other, today) => {
        const alone = (holderBirthdate: Day | null): boolean =>
          eligibilityYouth.decide({ workflow: 'individual', holderBirthdate, coHolderBirthdate: null, today });
        const joint = eligibilityYouth.decide({ workflow: 'joint', holderBirthdate: one, coHolderBirthdate: other, today });
        expect(joint).toBe(alone(one) && alone(other));
      }),
    );
  });
});

it('a typed birthdate is read back as the day that was meant, for every day of 160 years (CFG-06)', () => {
  fc.assert(
    fc.property(days, birthdate => {
      const { displayed, parisLocalTime } = datesDisplay.decide({ birthdate });
      expect(displayed.split('/').reverse().join('-')).toBe(birthdate);
      expect(parisLocalTime).toBe('12:00');
    }),
  );
});
