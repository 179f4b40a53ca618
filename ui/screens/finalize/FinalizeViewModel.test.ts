import { Watches } from '@application/watch';
import { finalisationResults, type DossierState } from '@domain/journey/dossierState';
import { pollingLimits } from '@domain/session/pollingLimits';
import { FakeRoutes, HandClock, HandVisibility, settled, signedOut, unreachable } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { FinalizeViewModel } from './FinalizeViewModel';
import { OpeningStages } from './OpeningStages';

type Page = 'FinalizeProgress' | 'FinalizeKo' | 'FinalizePage';

const open = (page: Page, state: Partial<DossierState> = { finalisation: { kind: 'ongoing' } }) => {
  const journey = new FakeDossierJourney('signature', { page, state });
  const clock = new HandClock();
  const routes = new FakeRoutes();
  return {
    journey,
    clock,
    routes,
    vm: new FinalizeViewModel(journey, new Watches(clock, new HandVisibility()), routes, new OpeningStages(new HandClock())),
  };
};
const { tries } = pollingLimits.decide({ what: 'state' });
const asked = ({ moves }: FakeDossierJourney): number => moves.filter(move => move === 'refresh').length;

describe('FIN-01: the account’s creation is followed to one of its ends', () => {
  const ends: Readonly<Record<(typeof finalisationResults)[number], readonly string[]>> = {
    created: ['open FinalizePage'],
    finalizeFurtherAnalysis: ['information/finalize'],
    finalizeRejected: ['error/rejected'],
    finalizeGeneric: ['open FinalizeKo'],
  };

  test.each(finalisationResults)('%s', async result => {
    const { vm, journey, routes } = open('FinalizeProgress', { finalisation: { kind: 'ended', result } });
    vm.enter();
    await settled();
    expect([...journey.moves.filter(move => move !== 'refresh'), ...routes.went]).toEqual(ends[result]);
  });

  test('an error of the creation is shown, and asked about again on a click', async () => {
    const { vm, journey } = open('FinalizeProgress', { finalisation: { kind: 'error' } });
    vm.enter();
    await settled();
    expect(journey.moves).toEqual(['refresh', 'open FinalizeKo']);
  });

  test('D-124: an account that opens on a later day is asked about once, and again on a click', async () => {
    const { vm, journey } = open('FinalizeProgress', { finalisation: { kind: 'ongoing' }, opensOn: '2025-10-30' });
    vm.enter();
    await settled();
    expect([vm.phase, vm.opensOn, journey.moves]).toEqual(['stopped', '2025-10-30', ['refresh']]);
    vm.follow();
    await settled();
    expect(journey.moves).toEqual(['refresh', 'refresh']);
  });

  test('the account is open already: the welcome page', async () => {
    const { vm, journey } = open('FinalizePage', { task: 'welcome' });
    await vm.look();
    expect(journey.moves).toEqual(['refresh', 'goTo welcome']);
  });
});

describe('D-30: the rounds of questions', () => {
  test('end with their tries, calls without an answer included; a click starts a new one', async () => {
    const { vm, journey } = open('FinalizeProgress');
    journey.failing = unreachable;
    vm.enter();
    await settled();
    expect([vm.phase, asked(journey), journey.failures]).toEqual(['stopped', tries, []]);
    vm.follow();
    expect(vm.phase).toBe('waiting');
  });

  test('D-60: on the page of the created account they go on until the bank leads to the welcome', async () => {
    const { vm, journey, clock } = open('FinalizePage', { finalisation: { kind: 'ended', result: 'created' } });
    clock.held = true;
    vm.enter();
    await settled();
    expect([vm.phase, asked(journey)]).toEqual(['waiting', 1]);
    journey.dossier.state = { ...journey.dossier.state, task: 'welcome' };
    await clock.tick();
    expect([asked(journey), journey.moves.at(-1)]).toEqual([2, 'goTo welcome']);
  });

  test('SES-02: a session that ended ends them', async () => {
    const { vm, journey } = open('FinalizeProgress');
    journey.failing = signedOut;
    vm.enter();
    await settled();
    expect([vm.phase, journey.failures]).toEqual(['stopped', [signedOut]]);
  });

  test('the page left asks nothing more', async () => {
    const { vm, journey, clock } = open('FinalizeProgress');
    clock.held = true;
    const leave = vm.enter();
    await settled();
    leave();
    await clock.tick();
    expect(asked(journey)).toBe(1);
  });

  test('D-60: the failure’s page continues by itself once the bank has mended it', async () => {
    const { vm, journey, routes } = open('FinalizeKo', { finalisation: { kind: 'ended', result: 'finalizeRejected' } });
    vm.enter();
    await settled();
    expect([journey.moves, routes.went]).toEqual([['refresh'], ['error/rejected']]);
  });

  test('a look on a click says where nothing has changed', async () => {
    const { vm, journey } = open('FinalizeKo', { finalisation: { kind: 'error' } });
    await vm.look();
    expect([journey.moves, vm.phase, vm.looking.busy]).toEqual([['refresh'], 'still', false]);
  });
});
