import fc from 'fast-check';
import { noAnswers, type Answers } from './answers';
import { answersAfter } from './invalidation';
import { backFrom, nextAfter, walkOf, type JourneyPath } from './navigation';
import { stepNames, type StepName } from './steps';
import { furthestStep, mayEnter } from './guards';
import { catalogue } from '@domain/offer/contracts';
import { chosenCard } from '@tests/builders/offer';

/** Step and answers before the subscription. */
interface Model {
  step: StepName;
  answers: Answers;
}

const pathOf = ({ answers }: Model): JourneyPath => ({ workflow: answers.workflow ?? 'individual', mode: 'omc', jointAccount: 'open' });
const show = (model: Model, wanted: StepName): void => void (model.step = furthestStep(model.answers, wanted, pathOf(model)));
const answer = (change: Partial<Answers>) => (model: Model) => {
  model.answers = answersAfter(model.answers, change, '2025-06-01').answers;
  show(model, model.step);
};

/** Actions: answers, a reload, Back and Forward, a deep link. */
const acts: fc.Arbitrary<(model: Model) => void> = fc.oneof(
  fc.constantFrom('individual' as const, 'joint' as const).map(workflow => answer({ workflow })),
  fc
    .record({ TIT: fc.constantFrom('18-25' as const, '26+' as const), COT: fc.constantFrom('18-25' as const, '26+' as const) })
    .map(bands => answer({ bands })),
  fc.constant(answer({ selection: [chosenCard('TIT', catalogue.MASTERCARD)] })),
  fc.boolean().map(overdraft => answer({ overdraft, dematerialization: true })),
  fc.boolean().map(insurance => answer({ insurance })),
  fc.constant(answer({ offerConfirmed: true })),
  fc.constantFrom(...stepNames).map(wanted => (model: Model) => show(model, wanted)),
  fc.constant((model: Model) => show(model, nextAfter(model.step, pathOf(model)) ?? model.step)),
  fc.constant((model: Model) => show(model, backFrom(model.step, pathOf(model)) ?? model.step)),
);

test('R22: after any two hundred acts, the page shown is one that the answers allow, and there is a way forward or back', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 200 }), done => {
      const model: Model = { step: 'home', answers: noAnswers };
      for (const act of done) {
        act(model);
        const path = pathOf(model);
        expect(walkOf(path)).toContain(model.step);
        expect(mayEnter(model.answers, model.step, path)).toBe(true);
        expect(nextAfter(model.step, path) ?? backFrom(model.step, path)).toBeDefined();
      }
    }),
    { numRuns: 500 },
  );
});
