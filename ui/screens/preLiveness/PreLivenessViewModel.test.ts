import * as E from 'fp-ts/Either';
import type { CameraProblem } from '@application/liveness/ports';
import { Ceremony } from '@application/signature/Ceremony';
import type { DossierState } from '@domain/journey/dossierState';
import {
  endingSettings,
  FakeLivenessChecks,
  FakeSignatures,
  HandClock,
  liveness,
  refusedWith,
  settled,
  unreachable,
  effectsInARow,
} from '@tests/builders/ending';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { flowBench } from '@tests/support/flow';
import { InvitationMail } from '../signatureSuccess/InvitationMail';
import { OpeningConfirmed } from '../welcome/OpeningConfirmed';
import { PreLivenessViewModel } from './PreLivenessViewModel';

interface Given {
  readonly state?: Partial<DossierState>;
  readonly check?: ReturnType<typeof liveness>;
  readonly signed?: 'ongoing' | 'signed';
  readonly problem?: CameraProblem;
}

const arrive = async ({ state = {}, check, signed, problem }: Given = {}) => {
  const TIT = { customerExternalId: 'EXT-1', livenessId: check && 'LV-0' };
  const journey = new FakeDossierJourney('signature', { state: { participants: holders({ TIT }), ...state } });
  const { flow, consenting } = flowBench(journey, new FakeLivenessChecks(...(check ? [check] : [])));
  const camera = {
    browser: 'firefox' as const,
    inApp: undefined,
    has: true,
    tryOut: () => () => Promise.resolve(problem ? E.left(problem) : E.right(undefined)),
  };
  const signatures = new FakeSignatures(signed ? E.right(signed) : E.left(refusedWith('not_found', 404)));
  const vm = new PreLivenessViewModel(
    journey,
    flow,
    camera,
    new Ceremony(signatures, endingSettings(), effectsInARow()),
    endingSettings(),
    new OpeningConfirmed(),
    new InvitationMail(journey, { sendAgain: () => () => Promise.resolve(E.left(unreachable)) }, new HandClock()),
    consenting,
  );
  vm.enter();
  await settled();
  return { journey, vm };
};
const passed = liveness({ status: 'ENDED', validated: true, count: 1 });

describe('LIV-01, XTR-06: before the video check', () => {
  test('the camera is tried first, then the capture is shown', async () => {
    const { vm, journey } = await arrive();
    expect([vm.looking, journey.moves]).toEqual([false, []]);
    await vm.start();
    expect([vm.problem, vm.tryOut.busy, journey.moves]).toEqual([undefined, false, ['open LivenessPage']]);
  });

  test.each(['refused', 'missing', 'busy', 'unsupported'] as const)(
    'a camera that is %s keeps one here, and the page says so',
    async problem => {
      const { vm, journey } = await arrive({ problem });
      await vm.start();
      expect([vm.problem, vm.camera.browser, journey.moves]).toEqual([problem, 'firefox', []]);
    },
  );

  test('XTR-27: where the journey is taken up on another device', async () => {
    expect((await arrive()).vm.address).toBe(endingSettings().identityProvider.redirectUrl);
  });
});

describe('STP-06, SGN-02: a person who comes back', () => {
  test.each([
    ['whose check passed reads the documents', { check: passed }, 'open PreContractDocPage'],
    ['whose signature was begun goes on signing', { check: passed, signed: 'ongoing' }, 'open DocuSignPage'],
    ['whom the bank allows no check more is told so', { check: E.left(refusedWith('MAXIMUM_LIVENESS_COUNT')) }, 'open LivenessControlKo'],
    ['who has no attempt left is told so', { check: liveness({ status: 'ENDED', count: 3 }) }, 'open LivenessControlKo'],
  ] as const)('%s', async (_who, given, move) => {
    expect((await arrive(given)).journey.moves).toEqual([move]);
  });

  test('whose check may be done again stays, and sees how many attempts are left', async () => {
    const { vm, journey } = await arrive({ check: liveness({ status: 'ENDED', count: 1 }) });
    expect([vm.looking, vm.flow.result?.attemptsLeft, journey.moves]).toEqual([false, 2, []]);
  });
});

describe('D-23, D-43, D-47: a person who meets a file that another began', () => {
  test('confirms it first, once', async () => {
    const { vm } = await arrive({ state: { mode: 'mdc' } });
    expect(vm.greeted).toBe(true);
    vm.confirm();
    expect(vm.greeted).toBe(false);
  });

  test('unless the bank says that they did', async () => {
    const TIT = { customerExternalId: 'EXT-1', livenessId: undefined, done: ['termsAccepted'] } as const;
    expect((await arrive({ state: { mode: 'mdc', participants: holders({ TIT }) } })).vm.greeted).toBe(false);
  });

  test('no one confirms their own part', async () => {
    expect((await arrive()).vm.greeted).toBe(false);
  });
});
