import * as t from 'io-ts';
import type { AnswerStore, StoredSelection } from '@application/session/ports';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { stepNames, type StepName } from '@domain/journey/steps';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import { ANSWERS } from './firstAnswers';
import type { TabStorage } from './tabStorage';

const SELECTION = 'omc.selection';

const isStepName = (value: unknown): value is StepName => stepNames.some(name => name === value);
export const Step = new t.Type<StepName>(
  'StepName',
  isStepName,
  (value, context) => (isStepName(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const Participant = t.keyof({ TIT: null, COT: null });
const Selected: t.Type<SelectedContract> = t.intersection([
  t.type({
    catalogNumber: t.string,
    type: t.keyof({ CARDS: null, INSURANCE: null, OVERDRAFT: null, CHECKING_ACCOUNT: null }),
    participants: t.readonlyArray(Participant),
  }),
  t.partial({ amount: t.number, deliveryMode: t.keyof({ AGEN: null, STAN: null, EXPR: null }) }),
]);
const Band = t.keyof({ '18-25': null, '26+': null });
/** Optional in the codec: tabs of an earlier release stored answers without this field. */
const OptionalFlag = new t.Type<boolean, boolean>(
  'OptionalFlag',
  t.boolean.is,
  (value, context) => (value === undefined ? t.success(false) : t.boolean.validate(value, context)),
  t.identity,
);
const Channels = t.type({ email: t.boolean, sms: t.boolean });
const Answered = t.type({
  oneName: OptionalFlag,
  civility: t.keyof({ '': null, MME: null, MR: null }),
  lastName: t.string,
  birthName: t.string,
  firstName: t.string,
  otherFirstNames: t.string,
  birthdate: t.string,
  email: t.string,
  mobile: t.string,
  marketing: t.boolean,
});
const Draft = t.intersection([Answered, t.partial({ marketingChannels: Channels })]);
const Price = t.intersection([t.type({ promoted: t.number, afterwards: t.number }), t.partial({ months: t.number })]);
const Chosen = t.intersection([t.type({ holderId: t.string, contracts: t.readonlyArray(Selected) }), t.partial({ price: Price })]);
const totalOf = ({ promoted, afterwards, months }: t.TypeOf<typeof Price>): MonthlyTotal => ({ promoted, afterwards, months });

const Kept = t.intersection([
  t.type({
    step: Step,
    selection: t.readonlyArray(Selected),
    dematerialization: t.boolean,
    offerConfirmed: t.boolean,
    bands: t.partial({ TIT: Band, COT: Band }),
    applicants: t.type({ TIT: Draft, COT: Draft }),
  }),
  t.partial({
    workflow: t.keyof({ individual: null, joint: null }),
    overdraft: t.boolean,
    insurance: t.boolean,
    insured: t.type({ catalogNumber: t.string, label: t.string, price: t.number }),
    confirmedPrice: Price,
  }),
]);

/** D-09, D-40, D-41: stores the answers for the tab, and the chosen contracts until the bank has them. */
export class TabAnswerStore implements AnswerStore {
  constructor(private readonly storage: TabStorage) {}

  load(): Answers | undefined {
    const stored = this.storage.read(ANSWERS, Kept);
    return (
      stored && {
        ...noAnswers,
        ...stored,
        workflow: stored.workflow,
        overdraft: stored.overdraft,
        insurance: stored.insurance,
        insured: stored.insured,
        confirmedPrice: stored.confirmedPrice && totalOf(stored.confirmedPrice),
        bands: { TIT: stored.bands.TIT, COT: stored.bands.COT },
      }
    );
  }

  keep(answers: Answers): void {
    this.storage.write(ANSWERS, answers);
  }

  forget(): void {
    this.storage.remove(ANSWERS);
  }

  selection(): StoredSelection | undefined {
    const stored = this.storage.read(SELECTION, Chosen);
    return stored && { ...stored, price: stored.price && totalOf(stored.price) };
  }

  keepSelection(selection: StoredSelection): void {
    this.storage.write(SELECTION, selection);
  }

  forgetSelection(): void {
    this.storage.remove(SELECTION);
  }
}
