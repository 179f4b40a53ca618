import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import { WithAdviserViewModel } from './WithAdviserViewModel';

const open = (participants = holders()) => {
  const journey = new FakeDossierJourney('summary', { state: { mode: 'mdc', participants } });
  return new WithAdviserViewModel(journey, reviewRounds(journey));
};
const reported = { customerExternalId: 'EXT', livenessId: undefined, done: ['errorReported'] } as const;

describe('D-47: the client waits for the adviser', () => {
  test('who prepares the file', () => {
    expect(open().corrected).toBe(false);
  });

  test.each(['TIT', 'COT'] as const)('who corrects what %s reported', who => {
    expect(open(holders({ [who]: reported })).corrected).toBe(true);
  });

  test('D-30: the page follows the file by rounds of its own', () => {
    const vm = open();
    expect([vm.rounds.over, vm.rounds.tries]).toEqual([false, 0]);
  });
});
