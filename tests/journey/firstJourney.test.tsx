import { TabAnswerStore } from '@infrastructure/browser/TabAnswerStore';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { keepFirstAnswers, isBlankTab } from '@infrastructure/browser/firstAnswers';
import { delays } from '@domain/journey/delays';
import type { StepName } from '@domain/journey/steps';
import type { StepEntry, StepHistory } from '@ui/journey/StepHistory';
import { FirstJourney, type FirstSettings } from '@ui/first/FirstJourney';

class HandHistory implements StepHistory {
  entries: StepEntry[] = [];
  at = -1;
  get entry(): StepEntry | undefined {
    return this.entries[this.at];
  }
  push(entry: StepEntry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }
  replace(entry: StepEntry): void {
    this.at = Math.max(this.at, 0);
    this.entries[this.at] = entry;
  }
  back(): void {
    this.at -= 1;
  }
  forward(): void {
    this.at += 1;
  }
}

const begun = (change: Partial<FirstSettings> = {}) => {
  const history = new HandHistory();
  const told: (string | number)[] = [];
  const slept: number[] = [];
  const left: string[] = [];
  const drawn: StepName[] = [];
  const journey = new FirstJourney(
    { mode: 'omc', jointAccount: 'open', contactPhone: undefined, ...change },
    {
      keep: keepFirstAnswers,
      sleep: milliseconds => () => {
        slept.push(milliseconds);
        return Promise.resolve();
      },
      track: { arrivedAt: page => told.push(page), send: event => told.push(event.kind === 'step' ? event.number : event.label) },
      history,
      changed: () => drawn.push(journey.step),
      leave: () => left.push(journey.answers.step),
    },
  );
  return { journey, history, told, slept, left, drawn };
};

const kept = () => new TabAnswerStore(new TabStorage()).load();
const steps = (history: HandHistory): readonly StepName[] => history.entries.map(({ step }) => step);

beforeEach(() => sessionStorage.clear());

describe('STP-12, D-09: the first questions are asked before the whole journey has come', () => {
  test('STP-11: the start button leads to the account type after the delay of a page change, each its own entry of the history', async () => {
    const { journey, history, told, slept, drawn } = begun();
    await journey.next();
    expect(drawn).toEqual(['accountType']);
    expect([journey.step, steps(history), slept]).toEqual(['accountType', ['home', 'accountType'], [delays.pageChangeMs]]);
    expect(history.entry).toEqual({ step: 'accountType', from: 'home' });
    expect(told).toEqual(['AccountTypeForm', 1]);
  });

  test('a press that came before anything could answer waits no longer', () => {
    const { journey, slept } = begun();
    journey.startEarly();
    expect([journey.step, slept]).toEqual(['accountType', []]);
  });

  test('a second press on the way changes nothing', async () => {
    const { journey, history } = begun();
    await Promise.all([journey.next(), journey.next()]);
    expect(steps(history)).toEqual(['home', 'accountType']);
  });

  test('once it is handed over it writes no more: the whole journey has the history', async () => {
    const { journey, history, drawn } = begun();
    const going = journey.next();
    journey.handOver();
    await going;
    journey.startEarly();
    expect([journey.step, steps(history), drawn]).toEqual(['home', ['home'], []]);
  });

  test('Back is the browser’s own; Forward leads to the question again', async () => {
    const { journey, history } = begun();
    await journey.next();
    await journey.back();
    journey.arrived();
    expect([journey.step, history.at]).toEqual(['home', 0]);
    history.forward();
    journey.arrived();
    expect(journey.step).toBe('accountType');
  });
});

describe('D-40: what is answered stands in the tab as the whole journey keeps it', () => {
  test.each(['individual', 'joint'] as const)('%s', async workflow => {
    const { journey } = begun();
    expect(isBlankTab()).toBe(true);
    await journey.next();
    journey.answer({ workflow });
    expect(kept()).toEqual(journey.answers);
    expect([kept()?.workflow, kept()?.step, isBlankTab()]).toEqual([workflow, 'accountType', false]);
  });

  test('the step after the last of them is left to the whole journey, which finds it in the tab and in its history', async () => {
    const { journey, history, left } = begun();
    await journey.next();
    journey.answer({ workflow: 'individual' });
    await journey.next();
    expect([left, journey.step, kept()?.step]).toEqual([[], 'age', 'age']);
    journey.answer({ bands: { TIT: '26+', COT: undefined } });
    await journey.next();
    expect([left, steps(history), kept()?.step]).toEqual([['offer'], ['home', 'accountType', 'age', 'offer'], 'offer']);
    expect([journey.step, kept()?.bands.TIT]).toEqual(['age', '26+']);
    journey.arrived();
    expect(left).toHaveLength(1);
  });

  test('ACC-03: the age is asked before it too, and Back leads to the account type that was answered', async () => {
    const { journey, history, told, left } = begun();
    await journey.next();
    journey.answer({ workflow: 'joint' });
    await journey.next();
    journey.answer({ bands: { TIT: '26+', COT: undefined } });
    await journey.back();
    journey.arrived();
    expect([journey.step, history.at, left]).toEqual(['accountType', 1, []]);
    expect(told).toContain('AgeForm');
  });

  test('STP-14: once the co-holder has answered, Back is the whole journey’s, which says what another account type clears', async () => {
    const { journey, left } = begun();
    await journey.next();
    journey.answer({ workflow: 'joint' });
    await journey.next();
    journey.answer({ bands: { TIT: '26+', COT: '18-25' } });
    await journey.back();
    journey.arrived();
    expect([left, journey.step, kept()?.bands.COT]).toEqual([['accountType'], 'age', '18-25']);
  });

  test('whatever fails or is asked beyond them is the whole journey’s', async () => {
    const { journey, left } = begun();
    journey.fail();
    await journey.openFile();
    expect(left).toHaveLength(1);
  });
});
