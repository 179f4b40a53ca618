import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { MakeReceipt } from '@application/finalisation/MakeReceipt';
import type { FaceConsent } from '@application/liveness/ports';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { ReadDocuments } from '@application/signature/ReadDocuments';
import type { WithdrawalCalls } from '@application/signature/ports';
import type { Accepted } from '@domain/journey/dossierState';
import type { Participant } from '@domain/journey/words';
import { blankProspect } from '@domain/holders/prospect';
import { catalogue } from '@domain/offer/contracts';
import { priceSummary } from '@domain/offer/priceSummary';
import {
  endingSettings,
  FakeSignatures,
  HandClock,
  InTurn,
  noWithdrawal,
  papers,
  settled,
  signedOut,
  unreachable,
} from '@tests/builders/ending';
import { clockOn, settings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { ConfiguredWithdrawals } from '@infrastructure/config/ConfiguredWithdrawals';
import { WelcomeViewModel } from './WelcomeViewModel';

const accepted: Accepted = { at: '2025-10-12T10:00:00+02:00', terms: '2025-09', price: undefined };

/** `consents`: the agreement to the video, of each person. */
const open = (
  accepts?: Accepted,
  consents: Readonly<Partial<Record<Participant, FaceConsent>>> = {},
  withdrawal: Pick<WithdrawalCalls, 'mine'> = noWithdrawal,
) => {
  const identity = { ...blankProspect.identity, firstName: 'Anna', lastName: 'Exemple' };
  const journey = new FakeDossierJourney('welcome', {
    prospect: { identity },
    state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: undefined, accepted: accepts } }) },
  });
  const bytes = new InTurn<Uint8Array>([E.right(Uint8Array.from(Buffer.from('%PDF-1.7')))]);
  const clock = new HandClock();
  const read = { read: () => bytes.next() };
  const documents = new ReadDocuments(new FakeSignatures(), endingSettings(), read);
  const digest = { sha256: (content: Uint8Array) => () => Promise.resolve(`digest of ${content.length}`) };
  const receipt = new MakeReceipt(documents, read, digest);
  const withdrawals = new ConfiguredWithdrawals(endingSettings());
  const offer = new ReadOfferOnDossier(settings(), clockOn('2025-10-15'));
  return {
    journey,
    clock,
    bytes,
    vm: new WelcomeViewModel(journey, receipt, withdrawals, offer, clock, { given: (who = 'TIT') => consents[who] }, withdrawal, {
      at: undefined,
    }),
  };
};

test('XTR-70, XTR-09: the receipt has the hour of the person’s own consent to the video; without one, nothing', () => {
  const consent = { givenAt: '2025-10-14T16:05:00+02:00', provider: 'Visiolis', keptFor: 30 };
  const { vm, journey } = open(accepted, { TIT: consent });
  expect(vm.faceConsentAt).toEqual({ day: '14/10/2025', time: '16\u00a0h\u00a005' });
  journey.connected = 'COT';
  expect(vm.faceConsentAt).toBeUndefined();
});

describe('FIN-03: the account is open', () => {
  test('whose it is', () => {
    expect(open().vm.person?.firstName).toBe('Anna');
  });

  test('AGY-02: how the card of the person connected comes, once the cart is known', () => {
    const { vm, journey } = open();
    expect(vm.delivery).toBeUndefined();
    journey.dossier.keepCart(cart({ selection: [{ ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'EXPR' }] }));
    expect(vm.delivery).toMatchObject({ mode: 'EXPR' });
    journey.connected = 'COT';
    expect(vm.delivery).toBe('none');
  });

  test('D-106: the price is the one accepted, whatever the offer is today; of an older file, today’s', () => {
    const dearer = cart({ selection: [chosenCard('TIT', catalogue.GOLD_MASTERCARD)] });
    const socialShares = { each: 15, times: 1 };
    const price = priceSummary({ cards: [], overdraft: 200, insurance: 2, socialShares });
    const { vm, journey } = open({ ...accepted, price });
    journey.dossier.keepCart(dearer);
    expect(vm.price).toEqual(price);
    const older = open(accepted);
    older.journey.dossier.keepCart(dearer);
    expect(older.vm.price?.total.afterwards).toBe(10);
  });

  test('XTR-61, D-117: each product ordered by its family and number, on the receipt', () => {
    const { vm, journey } = open();
    expect(vm.products).toEqual([]);
    const insurance = { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] } as const;
    const overdraft = { catalogNumber: catalogue.OVERDRAFT_PLUS_26, type: 'OVERDRAFT', participants: ['TIT'], amount: 200 } as const;
    const account = { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: ['TIT'] } as const;
    const cards = [chosenCard('TIT', catalogue.GOLD_MASTERCARD), chosenCard('COT', catalogue.NONE)];
    journey.dossier.keepCart(cart({ selection: [account, ...cards, overdraft, insurance] }));
    expect(vm.products).toEqual(['checkingaccounts 00400', 'cards 10153', 'overdrafts 10339', 'external-insurances 10048']);
  });

  test('XTR-68: the last day to withdraw follows the period that the bank configured', () => {
    const { vm, journey } = open();
    expect(vm.renounceUntil).toBeUndefined();
    journey.dossier.state = { ...journey.dossier.state, openedOn: '2026-11-28' };
    expect(vm.renounceUntil).toBe('2026-12-14');
  });

  test('XTR-68: the bank’s own last day wins over the rule’s, and without one the rule’s stays', async () => {
    const contracts = [
      { id: '2', label: 'Assurance', until: '2026-12-28' } as const,
      { id: '1', label: 'Convention', until: '2026-12-16' } as const,
    ];
    const answers = (said: typeof contracts) => ({ mine: () => TE.right({ name: '', email: '', contracts: said }) });
    for (const [said, day] of [
      [contracts, '2026-12-16'],
      [[], '2026-12-14'],
    ] as const) {
      const { vm, journey } = open(undefined, undefined, answers([...said]));
      journey.dossier.state = { ...journey.dossier.state, openedOn: '2026-11-28' };
      vm.enter();
      await settled();
      expect(vm.renounceUntil).toBe(day);
    }
  });
});

describe('XTR-09: the receipt', () => {
  test('names each document with the fingerprint of its very bytes, and what was accepted and when, as the bank kept it', async () => {
    const { vm } = open(accepted);
    await vm.showReceipt();
    expect(vm.receipt?.lines).toEqual(papers.map(({ id, label }) => ({ id, label, fingerprint: 'digest of 8' })));
    expect([vm.accepted, vm.acceptedAt]).toEqual([accepted, { day: '12/10/2025', time: '10\u00a0h' }]);
  });

  test('tells a co-holder when and what they accepted themselves', () => {
    const { vm, journey } = open(accepted);
    const own: Accepted = { ...accepted, at: '2025-10-13T11:30:00+02:00' };
    journey.connected = 'COT';
    expect(vm.accepted).toBeUndefined();
    const COT = { customerExternalId: 'EXT-2', livenessId: undefined, accepted: own };
    journey.dossier.state = { ...journey.dossier.state, participants: { ...journey.dossier.state.participants, COT } };
    expect(vm.acceptedAt).toEqual({ day: '13/10/2025', time: '11\u00a0h\u00a030' });
  });

  test('D-93: where the device’s clock shows another hour, whose hour it is', async () => {
    const { vm, clock } = open(accepted);
    clock.deviceOffset = () => 240;
    expect(vm.acceptedAt).toEqual({ day: '12/10/2025', time: '10\u00a0h (heure de Paris)' });
  });

  test('says nothing of when it was accepted where the bank does not', () => {
    expect(open().vm.acceptedAt).toBeUndefined();
  });

  test('one that cannot be made takes nothing away from the page, and can be asked for again', async () => {
    const { vm, journey, bytes } = open();
    bytes.then(E.left(unreachable));
    await vm.showReceipt();
    expect([vm.failed, vm.receipt, journey.failures]).toEqual([true, undefined, []]);
    bytes.then(E.right(new Uint8Array(3)));
    await vm.showReceipt();
    expect([vm.failed, vm.receipt?.lines[0]?.fingerprint]).toEqual([false, 'digest of 3']);
  });

  test('SES-02: a session that ended is shown', async () => {
    const { vm, journey, bytes } = open();
    bytes.then(E.left(signedOut));
    await vm.showReceipt();
    expect([vm.failed, journey.failures]).toEqual([false, [signedOut]]);
  });
});
