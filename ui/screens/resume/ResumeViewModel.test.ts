import { OpenLocalSession } from '@application/session/OpenLocalSession';
import { ResumeByNumber } from '@application/session/ResumeByNumber';
import type { Failure } from '@application/failure';
import { HandClock, refusedWith, settled, unreachable } from '@tests/builders/ending';
import { failing, given, MemorySession } from '@tests/fakes/ports';
import { ResumeViewModel } from './ResumeViewModel';

const token = { value: 'T', type: 'Bearer', expiresIn: 3_600, jwt: undefined };

const open = (refusals: readonly Failure[] = [], prospectResumeAllowed = true) => {
  const [asked, told, session]: [string[], string[], MemorySession] = [[], [], new MemorySession()];
  let again: (() => void) | undefined;
  const answer = (what: string) => {
    const refusal = refusals[asked.length];
    asked.push(what);
    return refusal === undefined ? given(token) : failing(refusal);
  };
  const tokens = {
    ofClient: (id: string) => answer(`client ${id}`),
    ofProspect: (id: string) => answer(`prospect ${id}`),
    jwt: () => given('JWT'),
  };
  const settings = { prospectResumeAllowed };
  const technical = (retry?: () => void): void => {
    told.push('technical');
    again = retry;
  };
  const resume = new ResumeByNumber(new OpenLocalSession(tokens, session, new HandClock(), { local: false }), settings);
  const vm = new ResumeViewModel(resume, { again: () => void told.push('begun again') }, { technical }, settings);
  return { vm, asked, told, session, again: () => again?.() };
};

describe('RES-01 to RES-03: resuming by number', () => {
  test('a client’s number becomes a session, and the journey starts at the step of its state', async () => {
    const { vm, asked, told, session } = open();
    vm.type('clientId', '12345678');
    await vm.submit();
    expect([asked, told, session.held?.value, vm.resuming.busy]).toEqual([['client 12345678'], ['begun again'], 'T', false]);
  });

  test('a prospect’s number where the configuration allows it', async () => {
    const { vm, asked } = open();
    vm.type('prospectId', '87654321');
    await vm.submit();
    expect([vm.prospectAllowed, asked]).toEqual([true, ['prospect 87654321']]);
    expect(open([], false).vm.prospectAllowed).toBe(false);
  });

  test('without a number nothing is asked of the bank; the dialog that says so is closed', async () => {
    const { vm, asked } = open();
    await vm.submit();
    expect([asked, vm.refused]).toEqual([[], expect.any(String)]);
    vm.close();
    expect(vm.refused).toBeUndefined();
  });

  test('what the bank refuses otherwise is the technical error, which may be tried again', async () => {
    const { vm, told, again } = open([unreachable, refusedWith('SOMETHING_ELSE')]);
    vm.type('clientId', '12345678');
    await vm.submit();
    expect([told, vm.refused]).toEqual([['technical'], undefined]);
    again();
    await settled();
    expect(told).toEqual(['technical', 'technical']);
  });
});
