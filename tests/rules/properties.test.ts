import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { functionalCodes } from '@domain/errors/codes';
import type { Entry } from '@domain/kernel/entry';
import type { Description } from '@domain/kernel/shape';
import { journeyOwner } from '@domain/journey/owner';
import { backFrom, nextAfter, walkOf, type JourneyPath } from '@domain/journey/navigation';
import { stepNames, stepRow, taskIds } from '@domain/journey/steps';
import { journeyTracking } from '@domain/journey/tracking';
import { monthlyTotal } from '@domain/offer/monthlyTotal';
import { sessionInactivity } from '@domain/session/inactivity';
import { entries } from '@domain/register';

/** Random cases of a rule's form, with an occasional invalid value. */
const caseOf = (form: Description): fc.Arbitrary<unknown> => {
  switch (form.kind) {
    case 'text':
      return fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...functionalCodes, 'constructor', '__proto__', ''));
    case 'whole':
      return fc.oneof(fc.integer({ min: -5, max: 700 }), fc.maxSafeInteger(), fc.constantFrom(1e300, -0));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'day':
      return fc.constantFrom('2004-02-29', '2025-12-31', '0001-01-01', '9999-12-31', '0000-01-01');
    case 'instant':
      return fc.constantFrom('2025-12-31T23:59:00+01:00', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00+00:00');
    case 'oneOf':
      return fc.constantFrom(...form.values);
    case 'list':
      return fc.array(caseOf(form.of), { maxLength: 4 });
    case 'absent':
      return fc.option(caseOf(form.or));
    case 'record':
      return fc.record(Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, caseOf(field)])));
  }
};

const paths = (['individual', 'joint'] as const).flatMap(workflow =>
  (['omc', 'mdc'] as const).flatMap(mode =>
    (['open', 'announced'] as const).map((jointAccount): JourneyPath => ({ workflow, mode, jointAccount })),
  ),
);

describe('every rule', () => {
  test.each(entries.map(entry => [entry.id, entry] as const))(
    '%s answers or refuses by name, whatever it is asked; the same each time',
    (_, entry: Entry) => {
      fc.assert(
        fc.property(fc.oneof({ weight: 9, arbitrary: caseOf(entry.input) }, { weight: 1, arbitrary: fc.anything() }), given => {
          const verdict = entry.evaluate(given);
          if (E.isLeft(verdict)) expect(verdict.left).toMatch(/^[A-Z_]+$/);
          expect(entry.evaluate(given)).toEqual(verdict);
          if (entry.table !== undefined && E.isRight(verdict)) expect(entry.rowsOf(given)).toHaveLength(1);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('tracking (STP-05)', () => {
  test.each(['omc', 'mdc'] as const)('%s: two tasks of one participant share a number only as a proof’s upload and validation', mode => {
    const numbered = taskIds
      .map(taskId => ({ taskId, of: journeyOwner.decide({ taskId }), number: journeyTracking.decide({ taskId, mode, page: null }) }))
      .filter(({ number }) => number !== null);
    for (const one of numbered)
      for (const other of numbered)
        if (one !== other && one.of === other.of && one.number === other.number)
          expect(
            [one.taskId, other.taskId]
              .map(task => task.replace(/DocUpload$|Validation$/, ''))
              .reduce((a, b) => (a === b ? a : 'different')),
          ).not.toBe('different');
  });

  test('numbers run from 1 to 15', () => {
    for (const step of stepNames)
      for (const number of Object.values(stepRow(step).tracking)) if (number !== null) expect(number >= 1 && number <= 15).toBe(true);
  });
});

describe('the journey (STP-01, STP-12)', () => {
  const walked = fc.constantFrom(...paths).chain(path => fc.tuple(fc.constant(path), fc.constantFrom(...walkOf(path))));

  test('Back, then Next, returns to the same step; Next from every step ends at welcome', () => {
    fc.assert(
      fc.property(walked, ([path, step]) => {
        const before = backFrom(step, path);
        if (before !== undefined) expect(nextAfter(before, path)).toBe(step);
        let last = step;
        for (let next = nextAfter(step, path); next !== undefined; next = nextAfter(next, path)) last = next;
        expect(last).toBe('welcome');
      }),
    );
  });

  test('a co-holder’s step never comes before the same step of the holder', () => {
    for (const path of paths) {
      const walk = walkOf(path);
      for (const [place, step] of walk.entries()) {
        if (!step.startsWith('coHolder')) continue;
        const own = `${step.charAt(8).toLowerCase()}${step.slice(9)}`;
        expect(walk.slice(0, place)).toContain(own);
      }
    }
  });
});

describe('amounts (OFR-14)', () => {
  test('a total never depends on the order, and is whole in cents', () => {
    const euros = fc.integer({ min: 0, max: 100_000 }).map(cents => cents / 100);
    const card = fc.record({ standard: euros, promoted: euros, months: fc.constantFrom(0, 6, 12), afterwards: euros });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 4 }), fc.array(euros, { maxLength: 3 }), (cards, fixed) => {
        const total = monthlyTotal(cards, fixed);
        const turned = monthlyTotal([...cards].reverse(), [...fixed].reverse());
        expect(turned).toEqual(total);
        for (const amount of [total.promoted, total.afterwards])
          expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('inactivity (SES-03)', () => {
  test('goes from active to asked to ended, never back without an action of the customer', () => {
    const order = ['active', 'asked', 'ended'];
    const span = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(span, span, span, span, (idleMs, later, afterMs, popupMs) => {
        const now = sessionInactivity.decide({ idleMs, afterMs, popupMs });
        const then = sessionInactivity.decide({ idleMs: idleMs + later, afterMs, popupMs });
        expect(order.indexOf(then)).toBeGreaterThanOrEqual(order.indexOf(now));
      }),
    );
  });
});
