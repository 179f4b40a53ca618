import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import { Watches } from '@application/watch';
import type { Invitation } from '@application/access/ports';
import type { DossierState } from '@domain/journey/dossierState';
import { blankProspect } from '@domain/holders/prospect';
import { signatureSuccessMessages as copy } from '@messages/signatureSuccess';
import {
  effectsInARow,
  FakeRoutes,
  FakeSignatures,
  HandClock,
  HandVisibility,
  InTurn,
  settled,
  signedOut,
  unreachable,
} from '@tests/builders/ending';
import { otherHolder } from '@tests/builders/people';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { Conclusion } from '../finalize/Conclusion';
import { InvitationMail } from './InvitationMail';
import { SignatureSuccessViewModel } from './SignatureSuccessViewModel';

const open = (
  answers: readonly E.Either<Failure, boolean>[],
  state: Partial<DossierState> = {},
  invited: readonly E.Either<Failure, Invitation>[] = [],
) => {
  const journey = new FakeDossierJourney('coHolderSignature', { state: { workflow: 'joint', ...state } });
  const [clock, visibility, finished, signatures] = [new HandClock(), new HandVisibility(), new InTurn(answers), new FakeSignatures()];
  const conclusion = new Conclusion(journey, new CompleteSignature(signatures, effectsInARow()), new FakeRoutes());
  const rounds = { enter: () => () => undefined };
  const coHolders = { hasFinished: () => finished.next() };
  const invitations = new InTurn<Invitation>(invited);
  const mail = new InvitationMail(journey, { sendAgain: () => invitations.next() }, clock);
  const vm = new SignatureSuccessViewModel(journey, coHolders, new Watches(clock, visibility), visibility, clock, conclusion, rounds, mail);
  return { journey, clock, visibility, finished, signatures, vm };
};
const [waiting, signed] = [E.right(false), E.right(true)];

describe('SGN-03, XTR-11: the holder waits for the co-holder', () => {
  test('the page says when it asked last', async () => {
    const { vm, clock } = open([waiting]);
    clock.held = true;
    vm.enter();
    await settled();
    await clock.tick();
    expect([vm.stopped, vm.checkedAt]).toEqual([false, undefined]);
    clock.held = false;
    await clock.tick();
    expect([vm.stopped, vm.checkedAt]).toEqual([true, '10\u00a0h']);
  });

  test('D-93: and whose hour it is, where the device’s clock shows another', async () => {
    const { vm, clock } = open([waiting]);
    clock.deviceOffset = () => -240;
    vm.enter();
    await settled();
    expect(vm.checkedAt).toBe('10\u00a0h (heure de Paris)');
  });

  test('each is named, or told by what they are', () => {
    const { vm, journey } = open([waiting]);
    expect(vm.names).toEqual({ TIT: otherHolder.identity.firstName, COT: copy.other });
    journey.dossier.people = { TIT: blankProspect, COT: otherHolder };
    expect(vm.names).toEqual({ TIT: copy.you, COT: otherHolder.identity.firstName });
  });

  test('the co-holder has signed: the account follows by itself', async () => {
    const { vm, journey } = open([signed], { finalisation: { kind: 'ongoing' } });
    vm.enter();
    await settled();
    expect([vm.finished, journey.moves]).toEqual([true, ['refresh', 'goTo accountCreation']]);
  });

  test('R24, D-38: signed, and the subscription not ended for a whole round: this page ends it, once', async () => {
    const { vm, signatures } = open([signed]);
    vm.enter();
    await settled();
    expect(signatures.calls.filter(call => call.startsWith('end'))).toHaveLength(1);
  });

  test('D-30: a round that is over begins again when the tab is looked at', async () => {
    const { vm, visibility, finished } = open([waiting]);
    vm.enter();
    await settled();
    const before = finished.asked;
    expect(vm.stopped).toBe(true);
    await visibility.show();
    expect(finished.asked).toBeGreaterThan(before);
  });

  test('STP-09, D-30: not signed yet, a round is 60 calls, one without an answer among them, and the file is not read', async () => {
    const { vm, finished, journey } = open([E.left(unreachable), waiting]);
    vm.enter();
    await settled();
    expect([finished.asked, vm.finished, journey.moves]).toEqual([60, false, []]);
  });

  test('STP-09: signed, the file is read until it says that the account follows', async () => {
    const { vm, finished, clock, journey } = open([waiting, signed]);
    clock.held = true;
    vm.enter();
    await settled();
    expect([vm.finished, journey.moves]).toEqual([false, []]);
    await clock.tick();
    expect([vm.finished, journey.moves]).toEqual([true, ['refresh']]);
    journey.dossier.state = { ...journey.dossier.state, task: 'welcome' };
    await clock.tick();
    await settled();
    expect([finished.asked, journey.moves]).toEqual([3, ['refresh', 'refresh', 'goTo welcome']]);
  });

  test('SES-02: a session that ended ends the wait', async () => {
    const { vm, journey } = open([E.left(signedOut)]);
    vm.enter();
    await settled();
    expect([vm.stopped, journey.failures]).toEqual([true, [signedOut]]);
  });
});

describe('JNT-03: the e-mail of the person whose turn it is, once more', () => {
  const sentAt = '2025-10-15T09:58:30+02:00';
  const mailOf = (...invited: readonly E.Either<Failure, Invitation>[]) => {
    const { vm, clock, journey } = open([waiting], { task: 'coHolderSignature' }, invited);
    clock.held = true;
    return { mail: vm.mail, clock, journey };
  };

  test('too many within a day: the day on which another can leave is shown', async () => {
    const { mail } = mailOf(E.right({ sentAt, wait: 84_600 }));
    await mail.send();
    expect([mail.sentAt, mail.nextAt]).toEqual(['9\u00a0h\u00a058', '9\u00a0h\u00a030 le 16/10/2025']);
  });

  test('while it is too early none is asked for; once the page is left nothing is known', async () => {
    const { mail, clock } = mailOf(E.right({ sentAt, wait: 30 }), E.right({ sentAt, wait: 90 }));
    await mail.send();
    await mail.send();
    expect(mail.nextAt).toBe('10\u00a0h');
    mail.leave();
    expect([mail.sentAt, mail.nextAt]).toEqual([undefined, undefined]);
    await clock.tick();
    await mail.send();
    expect(mail.nextAt).toBe('10\u00a0h\u00a001');
  });

  test('a refusal is shown, and the button is there again', async () => {
    const { mail, journey } = mailOf(E.left(unreachable));
    await mail.send();
    expect([journey.failures, mail.nextAt, mail.sending]).toEqual([[unreachable], undefined, false]);
  });
});
