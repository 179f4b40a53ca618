import { blankProspect } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import { FakeRoutes } from '@tests/builders/ending';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import type { EmailCorrection } from '../summary/EmailCorrection';
import type { InvitationMail } from '../signatureSuccess/InvitationMail';
import { HandedOverViewModel } from './HandedOverViewModel';

const anna = { identity: { ...blankProspect.identity, firstName: 'Anna', lastName: 'Exemple' } };
const on = (livenessId: string | undefined, ...done: NonNullable<DossierState['participants']['TIT']['done']>) => ({
  customerExternalId: 'EXT',
  livenessId,
  done,
});

const open = (state: Partial<DossierState> = {}, step: 'signature' | 'coHolderSignature' = 'signature') => {
  const journey = new FakeDossierJourney(step, { state: { mode: 'mdc', ...state }, prospect: anna });
  const routes = new FakeRoutes();
  const corrected: string[] = [];
  const address = { openFor: (who: string) => void corrected.push(who) } as unknown as EmailCorrection;
  return { routes, corrected, vm: new HandedOverViewModel(journey, reviewRounds(journey), routes, {} as InvitationMail, address) };
};

describe('ADV-02, XTR-11: the board of a file that was handed over', () => {
  test('one person alone: their name, and what is theirs to do now', () => {
    const { vm } = open({ participants: holders({ TIT: on(undefined, 'linkOpened') }) });
    const [board, nobody] = vm.board;
    expect([board?.name, nobody, vm.turn]).toEqual(['Anna Exemple', undefined, 'TIT']);
    expect(board?.signingTasks.slice(0, 3).map(({ state }) => state)).toEqual(['done', 'now', 'later']);
  });

  test('two: the co-holder’s turn comes once the holder has signed', () => {
    const { vm } = open({ workflow: 'joint', participants: { TIT: on('LV-1', 'signed'), COT: on(undefined) } }, 'coHolderSignature');
    expect([vm.board.map(({ who }) => who), vm.turn]).toEqual([['TIT', 'COT'], 'COT']);
    expect(vm.board[0]?.signingTasks.every(({ state }) => state === 'done')).toBe(true);
  });

  test.each([
    ['is under way', { kind: 'ongoing' }, 'ongoing'],
    ['went wrong', { kind: 'error' }, 'error'],
    ['has ended', { kind: 'ended', result: 'created' }, 'created'],
  ] as const)('FIN-01: what becomes of the account, whose creation %s', (_how, finalisation, creation) => {
    const { vm } = open({ finalisation });
    expect([vm.creation, vm.turn, vm.filming]).toEqual([creation, undefined, false]);
  });
});

test.each([
  ['signature', 'TIT', on(undefined)],
  ['coHolderSignature', 'COT', on('LV-1', 'signed')],
] as const)('ADV-03, JNT-01: at %s the address to correct is that of the person whose turn it is', (step, who, TIT) => {
  const { vm, corrected } = open({ workflow: 'joint', participants: { TIT, COT: on(undefined) } }, step);
  vm.correctAddress();
  expect(corrected).toEqual([who]);
});

describe('RTE-02: a video check under way', () => {
  test.each([
    ['not begun', on(undefined), false],
    ['begun', on('LV-1'), true],
    ['passed', on('LV-1', 'videoChecked'), false],
  ])('%s', (_where, TIT, filming) => {
    expect(open({ participants: holders({ TIT }) }).vm.filming).toBe(filming);
  });

  test('of the person whose turn it is alone', () => {
    const participants = { TIT: on('LV-1', 'signed'), COT: on(undefined) };
    expect(open({ workflow: 'joint', participants }, 'coHolderSignature').vm.filming).toBe(false);
  });

  test('is followed on /signature', () => {
    const { vm, routes } = open();
    vm.followVideo();
    expect(routes.went).toEqual(['signature']);
  });
});
