import * as TE from 'fp-ts/TaskEither';
import { blankProspect } from '@domain/holders/prospect';
import { MAX_ATTEMPTS } from '@domain/signature/livenessOutcome';
import type { Agency } from '@domain/referentials/entries';
import { FakeLivenessChecks, liveness, settled, unreachable } from '@tests/builders/ending';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { failing } from '@tests/fakes/ports';
import { flowBench } from '@tests/support/flow';
import { KoViewModel } from './KoViewModel';

const agency = { id: 'A-1', name: 'Agence du Port' } as Agency;

const arrive = async (answer: ReturnType<typeof liveness>, mode: 'omc' | 'mdc' = 'omc') => {
  const journey = new FakeDossierJourney('signature', {
    state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-1' } }) },
    prospect: { identity: { ...blankProspect.identity, agencyId: 'A-1' } },
  });
  journey.steps.mode = mode;
  const { flow } = flowBench(journey, new FakeLivenessChecks(answer));
  const agencies = {
    locate: () => failing(unreachable),
    around: () => failing(unreachable),
    byId: (id: string) => (id === 'A-1' ? TE.right(agency) : failing(unreachable)),
  };
  const vm = new KoViewModel(journey, flow, agencies);
  vm.enter();
  await settled();
  return { vm, journey };
};

const failed = (count: number) => liveness({ status: 'ENDED', count });

describe('LIV-03, LIV-05: a video check that did not pass', () => {
  test('is tried again while attempts are left, and says how many', async () => {
    const { vm, journey } = await arrive(failed(1));
    expect([vm.looking, vm.flow.after.retryOffered, vm.why, vm.flow.result?.attemptsLeft]).toEqual([
      false,
      true,
      'unrecognised',
      MAX_ATTEMPTS - 1,
    ]);
    vm.again();
    expect(journey.moves).toEqual(['open PreLivenessPage']);
  });

  test('after the last attempt it leads to the person’s agency', async () => {
    const { vm } = await arrive(failed(MAX_ATTEMPTS));
    expect([vm.flow.after.retryOffered, vm.agency.value]).toEqual([false, agency]);
  });

  test('one that the bank has validated meanwhile continues', async () => {
    const { journey } = await arrive(liveness({ status: 'ENDED', validated: true, count: 1 }));
    expect(journey.moves).toEqual(['open LivenessControlOk']);
  });

  test('an adviser asks the client for a new video: the result awaited is forgotten, the file stays at its task', async () => {
    const { vm, journey } = await arrive(failed(1), 'mdc');
    vm.again();
    await settled();
    expect(journey.moves).toEqual(['forget the result', 'send to signature']);
    expect([vm.flow.phase, vm.flow.result]).toEqual(['none', undefined]); // the next video is another one
  });

  test('ERR-04: where that request fails it can be made again', async () => {
    const { vm, journey } = await arrive(failed(1), 'mdc');
    journey.failing = unreachable;
    vm.again();
    await settled();
    expect(journey.failures).toEqual([unreachable]);
    journey.failing = undefined;
    journey.again?.();
    await settled();
    expect(journey.moves.filter(move => move.startsWith('send'))).toHaveLength(2);
  });

  test('RTE-02: an adviser who leaves the result comes back to the file handed over', async () => {
    const { vm, journey } = await arrive(failed(1), 'mdc');
    vm.leave();
    expect(journey.moves).toEqual(['forget the result', 'open PreLivenessPage']);
  });
});
