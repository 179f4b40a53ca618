import fc from 'fast-check';
import { sessionExpiry } from './expiry';
import { eligibilityToday } from '@domain/eligibility/today';

const instants = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true });

it('a token expires the given seconds after it was issued, over changes of clock too (SES-01)', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 10_000_000 }), (issued, expiresIn) => {
      const expiry = sessionExpiry.decide({ issuedAt: issued.toISOString(), expiresIn });
      expect(Date.parse(expiry) - issued.getTime()).toBe(expiresIn * 1_000);
    }),
  );
});

it('today in Paris never goes back as time passes, and is the day that a Paris calendar shows (CFG-06)', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 100_000_000 }), (moment, later) => {
      const day = eligibilityToday.decide({ instant: moment.toISOString() });
      expect(day).toBe(calendar.format(moment));
      const then = eligibilityToday.decide({ instant: new Date(moment.getTime() + later).toISOString() });
      expect(then >= day).toBe(true);
    }),
  );
});
