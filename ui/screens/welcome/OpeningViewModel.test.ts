import * as TE from 'fp-ts/TaskEither';
import { SendCode } from '@application/signature/SendCode';
import type { Cart } from '@domain/offer/cart';
import type { DescribePerson } from '@application/summary/DescribePerson';
import { blankProspect } from '@domain/holders/prospect';
import { signatureSuccessMessages as copy } from '@messages/signatureSuccess';
import { FakeSignatures, settled, unreachable } from '@tests/builders/ending';
import { cart } from '@tests/builders/offer';
import { offerToAccept } from '@tests/builders/offerToAccept';
import { otherHolder } from '@tests/builders/people';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { given } from '@tests/fakes/ports';
import { EmailCorrection } from '../summary/EmailCorrection';
import { OpeningViewModel } from './OpeningViewModel';
import { TaxCertification } from '../taxResidence/TaxCertification';

const now = () => '2025-10-15T10:05:00+02:00' as const;

const led = () => new FakeDossierJourney('signature', { state: { mode: 'mdc' } });

const open = (prepared: TE.TaskEither<typeof unreachable, void> = TE.right(undefined), journey = led(), next?: Cart) => {
  const signatures = new FakeSignatures();
  signatures.prepare = () => prepared;
  const describePerson = { run: () => TE.right(blankProspect) } as unknown as DescribePerson;
  const offer = offerToAccept(journey, { mine: () => given(next ?? journey.dossier.cart ?? cart()) });
  const email = new EmailCorrection(journey, new SendCode(signatures));
  return {
    journey,
    onConfirm: jest.fn(),
    vm: new OpeningViewModel(journey, describePerson, signatures, offer, email, new TaxCertification(journey, { now })),
  };
};

/** With everything on the page. */
const seen = async (...given: Parameters<typeof open>) => {
  const opened = open(...given);
  opened.journey.dossier.keepCart(cart());
  opened.vm.enter();
  await settled();
  return opened;
};

describe('D-23, D-43, SUM-02: the terms of a person who meets a file that another began', () => {
  test('without them no call is sent, and the page says so', async () => {
    const { vm, onConfirm } = await seen();
    await vm.submit(onConfirm);
    expect([vm.terms.missing, onConfirm.mock.calls]).toEqual([true, []]);
    vm.terms.accept(true);
    expect(vm.terms.missing).toBe(false);
  });

  test('accepted, the check follows once the bank has them', async () => {
    const { vm, onConfirm } = await seen();
    vm.terms.accept(true);
    await vm.submit(onConfirm);
    expect([onConfirm.mock.calls.length, vm.acting.busy]).toEqual([1, false]);
  });

  test('ERR-04: where the bank does not have them nothing follows, and they can be sent again', async () => {
    const { vm, journey, onConfirm } = await seen(TE.left(unreachable));
    vm.terms.accept(true);
    await vm.submit(onConfirm);
    expect([onConfirm.mock.calls, journey.failures, journey.again]).toEqual([[], [unreachable], expect.any(Function)]);
  });
});

test('D-106: an offer that changed while the co-holder read it is not accepted at the first press', async () => {
  const { vm, onConfirm, journey } = await seen(undefined, led(), cart({ socialShares: 20 }));
  journey.dossier.keepCart(cart());
  vm.terms.accept(true);
  await vm.submit(onConfirm);
  expect([onConfirm.mock.calls.length, vm.offerToAccept.pressAgain]).toEqual([0, true]);
  await vm.submit(onConfirm);
  expect(onConfirm.mock.calls.length).toBe(1);
});

describe('D-47: an error in what the adviser wrote', () => {
  test('sends the file back to the adviser', async () => {
    const { vm, journey } = open();
    const { reporting } = vm;
    reporting.show(true);
    await reporting.send();
    expect([reporting.missing, journey.moves]).toEqual([true, []]); // which lines is asked first
    reporting.tick('address', true);
    reporting.tick('card', true);
    reporting.tick('card', false);
    reporting.write(' J’ai déménagé. ');
    await reporting.send();
    expect([vm.led, reporting.open, journey.moves]).toEqual([true, false, ['send to summary']]);
    expect(journey.reported).toEqual({ lines: ['address'], comment: 'J’ai déménagé.' });
  });

  test('ERR-04: where that fails it can be sent again', async () => {
    const { vm, journey } = open();
    journey.failing = unreachable;
    vm.reporting.show(true);
    vm.reporting.tick('other', true);
    await vm.reporting.send();
    expect(vm.reporting.open).toBe(true);
    expect([journey.failures, journey.again, vm.reporting.sending.busy]).toEqual([[unreachable], expect.any(Function), false]);
  });
});

test('XTR-36: what was ticked and written is there when the page opens again, until it is sent', async () => {
  const journey = led();
  const { vm } = open(undefined, journey);
  vm.reporting.tick('address', true);
  vm.reporting.write('J’ai déménagé.');
  const again = open(undefined, journey).vm.reporting;
  expect([again.open, again.lines, again.comment]).toEqual([true, ['address'], 'J’ai déménagé.']);
  await again.send();
  expect([again.open, open(undefined, journey).vm.reporting.open]).toEqual([false, false]);
  journey.keepDraft({ lines: ['none of them'], comment: 1 });
  expect(open(undefined, journey).vm.reporting.open).toBe(false);
});

test('JNT-01: the offer is shown once the cart is there; who is not named is shown by what they are', () => {
  const { vm, journey } = open();
  expect([vm.offer, vm.names]).toEqual([undefined, { TIT: copy.other, COT: copy.you }]);
  journey.dossier.keepCart(cart());
  expect(vm.offer).toBeDefined();
});

test.each([
  ['never given, left so', undefined, false, []],
  ['never given, now given', undefined, true, [{ marketing: true }]],
  ['given before, left so', true, true, []],
  ['given before, withdrawn', true, false, [{ marketing: false }]],
  ['refused before, left so', false, false, []],
] as const)('D-64c: the co-holder’s consent to offers, %s, is what the bank has', async (_what, before, ticked, sent) => {
  const own = new FakeDossierJourney('coHolderSignature', { state: { ...ofTwo, mode: 'omc' }, prospect: { marketing: before } });
  const { vm, journey, onConfirm } = await seen(undefined, own);
  expect(vm.offers).toEqual({ marketing: before ?? false });
  vm.wantOffers({ marketing: ticked });
  vm.terms.accept(true);
  await vm.submit(onConfirm);
  expect([journey.saved, onConfirm.mock.calls.length]).toEqual([sent, 1]);
});

test('D-64c: the co-holder’s consent to offers is theirs: asked on their page, sent once they continue, and only if it changed', async () => {
  const own = () => new FakeDossierJourney('coHolderSignature', { state: { ...ofTwo, mode: 'omc' } });
  const kept = await seen(undefined, own());
  kept.vm.terms.accept(true);
  await kept.vm.submit(kept.onConfirm);
  expect([kept.vm.asksMarketing, kept.journey.saved]).toEqual([true, []]);

  const given = await seen(undefined, own());
  given.vm.wantOffers({ marketing: true });
  given.vm.terms.accept(true);
  await given.vm.submit(given.onConfirm);
  expect([given.journey.saved, given.onConfirm.mock.calls.length]).toEqual([[{ marketing: true }], 1]);

  const withoutAdviser = new FakeDossierJourney('signature', { state: { ...ofTwo, mode: 'omc' } });
  expect(open(undefined, withoutAdviser).vm.asksMarketing).toBe(false); // the holder has answered on their own form
});

test('D-124: an adviser’s client is asked on this page, with nothing ticked, whether holder or co-holder', async () => {
  for (const step of ['signature', 'coHolderSignature'] as const) {
    const { vm, journey, onConfirm } = await seen(undefined, new FakeDossierJourney(step, { state: { ...ofTwo, mode: 'mdc' } }));
    expect([vm.asksMarketing, vm.offers]).toEqual([true, { marketing: false }]);
    vm.wantOffers({ marketing: false, marketingChannels: { email: true, sms: false } });
    vm.terms.accept(true);
    await vm.submit(onConfirm);
    expect(journey.saved).toEqual([{ marketing: false, marketingChannels: { email: true, sms: false } }]);
  }
});

test('JNT-01: each holder is named by their own name', () => {
  const identity = { ...blankProspect.identity, firstName: 'Yanis' };
  const { vm } = open(undefined, new FakeDossierJourney('coHolderSignature', { state: ofTwo, prospect: { identity } }));
  expect(vm.names).toEqual({ TIT: otherHolder.identity.firstName, COT: 'Yanis' });
});

test('JNT-01, D-62: only the co-holder, alone with their part, changes what is theirs', () => {
  expect([open().vm.alone, open().vm.corrects('FamilyStatusForm')]).toEqual([false, false]);
  const { vm } = open(undefined, new FakeDossierJourney('coHolderSignature', { state: { workflow: 'joint' } }));
  expect([vm.alone, vm.corrects('FamilyStatusForm'), vm.corrects('FullIdentityForm')]).toEqual([true, true, false]);
});
