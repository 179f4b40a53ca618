import { minutesFor, papersFor } from '@domain/journey/papers';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { MemoryCarts } from '@tests/fakes/ports';
import { clockOn, settings } from '@tests/builders/journey';
import { AccountTypeViewModel } from './AccountTypeViewModel';

test.each(['individual', 'joint'] as const)('XTR-04: papers and minutes of the path of an account: %s', workflow => {
  const path = { workflow, mode: 'omc', jointAccount: 'open' } as const;
  const vm = new AccountTypeViewModel(
    new FakeJourney('accountType'),
    settings({ jointAccount: 'open', mode: 'omc' }),
    new MemoryCarts(),
    clockOn('2025-10-15'),
  );
  expect(vm.effort(workflow)).toEqual({ papers: papersFor(path).length, minutes: minutesFor(path) });
  expect(vm.effort(workflow)).toEqual(
    workflow === 'joint' ? { papers: 6, minutes: minutesFor(path) } : { papers: 3, minutes: minutesFor(path) },
  );
});
