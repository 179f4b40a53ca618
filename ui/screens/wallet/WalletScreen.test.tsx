import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { NoAnswer, WalletAnswer, WalletDevice, WalletRequest, PendingWallet } from '@application/wallet/ports';
import type { Failure } from '@application/failure';
import { ReceiveIdentity } from '@application/wallet/ReceiveIdentity';
import { WalletReturn } from '@application/wallet/WalletReturn';
import { Watches } from '@application/watch';
import { blankProspect } from '@domain/holders/prospect';
import type { Comparable } from '@domain/holders/typedAndRead';
import { WALLET_CODE, walletRefusals, type WalletIdentity, type WalletOutcome } from '@domain/proofs/walletIdentity';
import type { TaskId } from '@domain/journey/steps';
import { addressMessages } from '@messages/address';
import { familyStatusMessages } from '@messages/familyStatus';
import { walletMessages } from '@messages/wallet';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { OnPhone } from '@ui/journey/OnPhone';
import { settings } from '@tests/builders/journey';
import { HandClock, HandVisibility, settled, unreachable } from '@tests/builders/ending';
import { onFile } from '@tests/builders/proofs';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { plain, screenIs, show } from '@tests/support/show';
import { ReceivedAnswers } from './ReceivedAnswers';
import { WalletScreen } from './WalletScreen';
import { WalletViewModel } from './WalletViewModel';

const copy = walletMessages.omc;
const LINK = 'haip-vp://?request_uri=https%3A%2F%2Fbank.example%2Fr';
const UNTIL = '2025-10-15T10:05:00+02:00';

const identity: WalletIdentity = {
  familyName: 'Exemple',
  givenName: 'Maëlle Lou',
  birthDate: '1992-03-27',
  birthPlace: { country: 'FR', region: 'Loire-Atlantique', locality: 'Nantes' },
  nationalities: ['FR', 'IT'],
  address: { houseNumber: '12', streetAddress: 'rue des Tilleuls', postalCode: '44000', locality: 'Nantes', country: 'FR' },
  expiry: '2030-01-01',
  issuer: 'Ministère de l’Intérieur',
  issuingCountry: 'FR',
};
const received = (change: Partial<WalletIdentity> = {}): WalletOutcome => ({ kind: 'received', identity: { ...identity, ...change } });

interface Arriving {
  readonly on?: 'phone' | 'computer';
  readonly mode?: 'omc' | 'mdc';
  /** The browser's own way brings this; undefined: it has none. */
  readonly brings?: E.Either<NoAnswer, WalletAnswer>;
  readonly outcome?: WalletOutcome;
  readonly code?: string;
  readonly pending?: PendingWallet;
  readonly acrossDevices?: 'none' | 'adviser' | 'all';
  readonly journey?: FakeDossierJourney;
  readonly link?: string;
  readonly fails?: Failure;
  /** The wallet was chosen on the page before. */
  readonly chosen?: boolean;
  /** How long the bank takes to make the request. */
  readonly slowly?: TE.TaskEither<Failure, void>;
}

const maelle = { identity: { civility: 'MME', lastName: 'Exemple', birthName: 'Exemple', firstName: 'Maëlle' } as const };
const mine: PendingWallet = { transactionId: 'WL-0', personId: '10000001', step: 'identityDocUpload' };
const dossierOf = () =>
  new FakeDossierJourney('identityDocUpload', {
    page: 'WalletIdentity',
    prospect: { identity: { ...maelle.identity, otherFirstNames: undefined, agencyId: undefined } },
  });

const arrive = async ({
  on = 'phone',
  mode = 'omc',
  brings,
  outcome = { kind: 'waiting' },
  code,
  pending,
  acrossDevices = 'none',
  journey = dossierOf(),
  link = LINK,
  fails,
  chosen = false,
  slowly = TE.right(undefined),
}: Arriving = {}) => {
  screenIs(on === 'phone' ? 'narrow' : 'wide');
  journey.steps.mode = mode;
  const clock = new HandClock();
  clock.held = true;
  const visibility = new HandVisibility();
  const [asked, left, handed]: [string[], string[], string[]] = [[], [], []];
  const kept: { now: PendingWallet | undefined } = { now: pending };
  const store = { pending: () => kept.now, keep: (now: PendingWallet) => void (kept.now = now), forget: () => void (kept.now = undefined) };
  const bank = { outcome };
  const wallets = {
    start: (personId: string, device: WalletDevice): TE.TaskEither<Failure, WalletRequest> => {
      asked.push(`start ${personId} ${device}`);
      if (fails) return TE.left(fails);
      return TE.map(() => ({
        transactionId: 'WL-1',
        link: device === 'BROWSER' ? undefined : link,
        otherLinks: ['openid4vp://?a', 'eudi://?b'],
        request: 'signed',
        until: UNTIL,
      }))(slowly);
    },
    answer: (id: string, { protocol }: WalletAnswer) => TE.fromIO(() => (asked.push(`answer ${id} ${protocol}`), bank.outcome)),
    outcome: (id: string, responseCode?: string) =>
      TE.fromIO(() => (asked.push(['outcome', id, responseCode].filter(Boolean).join(' ')), bank.outcome)),
  };
  let hand: (code: string) => void = () => undefined;
  const returns = {
    hand: (one: string) => void handed.push(one),
    whenHanded: (act: (one: string) => void) => ((hand = act), () => undefined),
  };
  const browserWallets = {
    offered: brings !== undefined,
    ask: (request: string) => (asked.push(`ask ${request}`), TE.fromEither(brings ?? E.left('TOO_LATE' as const))),
  };
  const receive = new ReceiveIdentity(wallets as never, browserWallets, store, clock, settings());
  const led = new WalletReturn(code, store, returns, () => undefined);
  if (chosen) led.press();
  const proofs = { outcome: () => TE.right({ kind: 'validated' as const, controlId: 'C', read: {}, identity }) };
  const configured = settings({ wallet: { offered: true, acrossDevices, links: ['haip-vp://', 'openid4vp://'] } });
  const browser = { leaveFor: (address: string) => void left.push(address), replaceWith: () => undefined };
  const onPhone = new OnPhone();
  const vm = new WalletViewModel(
    journey,
    receive,
    led,
    returns,
    proofs as never,
    browserWallets,
    browser,
    clock,
    configured,
    new Watches(clock, visibility),
    new ReceivedAnswers(formBench().lists, clock, { run: () => undefined }),
  );
  show(<WalletScreen />, [DossierJourney, journey], [Dialogs, {}], [OnPhone, onPhone], [WalletViewModel, vm]);
  await act(settled);
  const tick = () => act(() => clock.tick());
  return {
    asked,
    bank,
    clock,
    journey,
    kept,
    left,
    led,
    onPhone,
    tick,
    visibility,
    vm,
    hand: (one: string) => act(() => (hand(one), settled())),
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  await userEvent.click(button(name));
  await act(settled);
};
const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent ?? '');

afterEach(() => screenIs('wide'));

describe('XTR-38: the page says beforehand what is asked', () => {
  test('each thing with why, and nothing else; photos are one press away', async () => {
    const { journey } = await arrive();
    for (const [claim, why] of copy.asked.claims) expect(screen.getByText(claim).parentElement).toHaveTextContent(why);
    expect(screen.getByText(plain(copy.asked.nothingElse))).toBeVisible();
    await press(copy.photos);
    expect(journey.moves).toEqual(['open IdentityForm']);
  });

  test('JNT-01: of two people, whose wallet it is', async () => {
    await arrive({ journey: new FakeDossierJourney('coHolderIdentityDocUpload', { page: 'WalletIdentity', state: ofTwo }) });
    expect(heading()).toBe(copy.title.COT);
    expect(screen.getByText(copy.theirs)).toBeVisible();
  });
});

describe('XTR-38: on a phone the wallet opens by a link', () => {
  test('the request is in hand before the press, and the tab knows it before the page may unload', async () => {
    const { asked, kept, left } = await arrive();
    expect([asked, left]).toEqual([['start 10000001 SAME'], []]);
    await press(copy.open);
    expect([kept.now, left]).toEqual([{ ...mine, transactionId: 'WL-1' }, [LINK]]);
    expect(screen.getByText(plain(copy.nothingOpened)).closest('[role=status]')).not.toBeNull();
  });

  test('it opens by itself where it was chosen on the page before, and once', async () => {
    const { left, vm } = await arrive({ chosen: true });
    expect(left).toEqual([LINK]);
    vm.open(false);
    expect(left).toEqual([LINK]);
  });

  test('a request that came too late for that press waits for another', async () => {
    let come = (): void => undefined;
    const { left, tick } = await arrive({ chosen: true, slowly: () => new Promise(done => (come = () => done(E.right(undefined)))) });
    await tick();
    await act(() => (come(), settled()));
    expect(left).toEqual([]);
    await press(copy.open);
    expect(left).toEqual([LINK]);
  });

  test('nothing opened: another wallet is tried by its own link, photos stay', async () => {
    const { left, journey } = await arrive();
    expect(screen.queryByRole('button', { name: copy.other })).not.toBeInTheDocument();
    await press(copy.open);
    await press(copy.other);
    await press(copy.other);
    expect([left, journey.failures]).toEqual([[LINK, 'openid4vp://?a'], [{ kind: 'unreadable', report: ['link'] }]]);
    expect(button(copy.photos)).toBeVisible();
  });

  test('X20: a link that the configuration does not know is not followed', async () => {
    const { journey, kept, left } = await arrive({ link: 'https://elsewhere.example/' });
    await press(copy.open);
    expect([left, kept.now, journey.failures]).toEqual([[], undefined, [{ kind: 'unreadable', report: ['link'] }]]);
  });

  test('an unused request is renewed when it expires', async () => {
    const { asked, tick } = await arrive();
    await tick();
    expect(asked).toEqual(['start 10000001 SAME', 'start 10000001 SAME']);
  });

  test('ERR-04: a bank that does not answer is reported, and asked again', async () => {
    const { journey } = await arrive({ fails: unreachable });
    expect(journey.failures).toEqual([unreachable]);
    expect(journey.again).toBeDefined();
  });
});

describe('XTR-38: the wallet leads back', () => {
  test('the code goes to the bank once with this tab’s request, and both are forgotten', async () => {
    const { asked, kept, led } = await arrive({ code: 'RC', pending: mine, outcome: received() });
    expect([asked, kept.now, led.code]).toEqual([['outcome WL-0 RC'], undefined, undefined]);
    expect(heading()).toBe(copy.received.title);
    expect(screen.getByText('12 rue des Tilleuls, 44000 Nantes, France')).toBeVisible();
  });

  test('to another tab, as applications do: that tab hands the code over', async () => {
    const { asked, bank, hand } = await arrive();
    await press(copy.open);
    bank.outcome = received();
    await hand('RC');
    expect(asked.at(-1)).toBe('outcome WL-1 RC');
    expect(heading()).toBe(copy.received.title);
  });

  test('a code is of no use to another person’s page', async () => {
    const { asked } = await arrive({ code: 'RC', pending: { ...mine, personId: '10000009' }, outcome: received() });
    expect(asked).toEqual(['start 10000001 SAME']);
  });
});

describe('XTR-38: on a computer', () => {
  const brings = E.right({ protocol: 'openid4vp-v1-signed', data: { response: 'sealed' } });

  test('the browser asks with the request in hand; its answer goes to the bank unread', async () => {
    const { asked } = await arrive({ on: 'computer', brings, outcome: received() });
    await press(copy.browser);
    expect(asked).toEqual(['start 10000001 BROWSER', 'ask signed', 'answer WL-1 openid4vp-v1-signed']);
    expect(heading()).toBe(copy.received.title);
  });

  test.each(['REFUSED_IN_WALLET', 'TOO_LATE'] as const)(
    'a browser that brings nothing (%s) has its sentence, and asks again',
    async reason => {
      const { asked } = await arrive({ on: 'computer', brings: E.left(reason) });
      await press(copy.browser);
      expect(screen.getByText(plain(copy.refused.reasons[reason]))).toBeVisible();
      await press(copy.refused.again);
      expect(asked.filter(call => call.startsWith('start'))).toHaveLength(2);
    },
  );

  test('a link, the phone and photos stay beside it', async () => {
    const { left, onPhone } = await arrive({ on: 'computer', brings });
    expect(button(copy.photos)).toBeVisible();
    await press(copy.here);
    expect(left).toEqual([LINK]);
    await press(copy.onPhone);
    expect(onPhone.open).toBe(true);
  });

  test('without the browser’s way the phone comes first; no code across devices but where the configuration lets everybody', async () => {
    const { asked } = await arrive({ on: 'computer' });
    expect(asked).toEqual([]);
    expect(button(copy.onPhone)).toHaveClass('primary');
    expect(screen.queryByRole('button', { name: copy.scan })).not.toBeInTheDocument();
  });

  test('where it lets everybody, a code is shown at a press', async () => {
    await arrive({ on: 'computer', acrossDevices: 'all' });
    await press(copy.scan);
    expect(screen.getByRole('img', { name: copy.code.label })).toBeVisible();
  });
});

describe('XTR-38, ADV-02: at an adviser’s the client scans the code', () => {
  const words = walletMessages.mdc;
  const atDesk = () => arrive({ on: 'computer', mode: 'mdc', acrossDevices: 'adviser' });

  test('and the page follows by itself, in a window that becomes narrow too', async () => {
    const { asked, bank, tick } = await atDesk();
    expect(screen.getByRole('img', { name: words.code.label })).toBeVisible();
    act(() => screenIs('narrow'));
    expect(asked).toEqual(['start 10000001 OTHER', 'outcome WL-1']);
    bank.outcome = received();
    await tick();
    expect(heading()).toBe(words.received.title);
  });

  test('R16: once the page is left, the bank is asked no more', async () => {
    const { asked, tick } = await atDesk();
    const before = [...asked];
    cleanup();
    await tick();
    await tick();
    expect(asked).toEqual(before);
  });

  test('until the deadline of the request', async () => {
    const { clock, tick } = await atDesk();
    const tooLate = (): HTMLElement | null => screen.queryByText(plain(words.refused.reasons.TOO_LATE));
    clock.now = () => '2025-10-15T10:04:59+02:00';
    await tick();
    expect(tooLate()).toBeNull();
    clock.now = () => UNTIL;
    await tick();
    expect(tooLate()).toBeVisible();
  });
});

describe('XTR-38: no identity came', () => {
  const again = walletRefusals.filter(
    reason => !['EXPIRED', 'REVOKED', 'UNKNOWN_ISSUER', 'NOT_ACCEPTED', 'HOLDER_TOO_YOUNG'].includes(reason),
  );

  test.each(walletRefusals)('%s has a sentence of its own, photos one press away, and another try where it may help', async reason => {
    const { journey } = await arrive({ code: 'RC', pending: mine, outcome: { kind: 'refused', reason } });
    expect(heading()).toBe(copy.refused.title);
    expect(screen.getByText(plain(copy.refused.reasons[reason]))).toBeVisible();
    expect(screen.queryByRole('button', { name: copy.refused.again }) !== null).toBe(again.includes(reason));
    await press(copy.photos);
    expect(journey.moves).toEqual(['open IdentityForm']);
  });

  test('no two reasons share a sentence', () => {
    for (const { refused } of [copy, walletMessages.mdc]) expect(new Set(Object.values(refused.reasons)).size).toBe(walletRefusals.length);
  });

  test.each([
    ['D-91: of a country that is not accepted', { issuingCountry: 'US' }, 'NOT_ACCEPTED'],
    ['expired yesterday', { expiry: '2025-10-14' }, 'EXPIRED'],
    ['D-120: of somebody who is 18 tomorrow', { birthDate: '2007-10-16' }, 'HOLDER_TOO_YOUNG'],
  ] as const)('%s, whatever the bank says', async (_, change, reason) => {
    await arrive({ code: 'RC', pending: mine, outcome: received(change) });
    expect(screen.getByText(plain(copy.refused.reasons[reason]))).toBeVisible();
  });
});

describe('XTR-38: what was received', () => {
  test('is in rows, and the bank’s state says which task follows', async () => {
    const { journey } = await arrive({ code: 'RC', pending: mine, outcome: received({ birthFamilyName: 'EXEMPLE' }) });
    for (const [label, value] of [
      [copy.received.rows.familyName, 'Exemple'],
      [copy.received.rows.birthFamilyName, 'EXEMPLE'],
      [copy.received.rows.birthPlace, 'Nantes, Loire-Atlantique, France'],
      [copy.received.rows.nationalities, 'France, Italie'],
      [copy.received.rows.issuer, 'Ministère de l’Intérieur (France)'],
      [copy.received.rows.expiry, '01/01/2030'],
    ] as const)
      expect(screen.getByText(label).parentElement).toHaveTextContent(value);
    expect(screen.queryByText(copy.received.differs)).not.toBeInTheDocument();
    await press(copy.received.next);
    expect([journey.moves, journey.saved]).toEqual([['refresh', 'finish'], []]);
  });

  const born = { country: 'FR', region: 'Rhône', locality: 'Lyon' };
  const whole = { nationalities: ['FR'], birthPlace: born };
  const keptIdentity = {
    identity: { lastName: 'Exemple', firstName: 'Maëlle', otherFirstNames: 'Lou' },
    birth: { birthdate: '1992-03-27', nationality: '001' },
  };
  test.each<[string, Partial<WalletIdentity>, object]>([
    ['a birthplace without its town', { ...whole, birthPlace: { country: 'FR', region: 'Rhône' } }, keptIdentity],
    ['a birthplace whose town is in no list', { ...whole, birthPlace: { ...born, locality: 'Nulle-Part' } }, keptIdentity],
  ])('D-63: one press keeps it, and what is missing is asked: %s', async (_what, change, saved) => {
    const { journey } = await arrive({ code: 'RC', pending: mine, outcome: received(change) });
    await press(copy.received.next);
    expect([journey.moves, journey.saved]).toMatchObject([['refresh', 'finish'], [saved]]);
    expect(journey.saved).toHaveLength(1);
  });

  test.each([
    ['COT', 'another person', { firstName: 'Yanis', birthdate: '1988-09-14' }, 1],
    ['COT', 'the same person', { firstName: 'Maëlle', birthdate: '1992-03-27' }, 0],
    ['TIT', 'another person', { firstName: 'Yanis', birthdate: '1988-09-14' }, 1],
  ] as const)(
    'INF-06, JNT-01: an identity from a wallet (%s) is compared with the other holder, who is %s',
    async (who, _what, { firstName, birthdate }, times) => {
      const people = { ...maelle.identity, otherFirstNames: undefined, agencyId: undefined };
      const born = (day: typeof birthdate) => ({ ...blankProspect.birth, birthdate: day });
      const step = who === 'COT' ? 'coHolderIdentityDocUpload' : 'identityDocUpload';
      const journey = new FakeDossierJourney(step, {
        page: 'WalletIdentity',
        state: ofTwo,
        prospect: { identity: people, birth: born('1992-03-27') },
      });
      const other = { ...blankProspect, identity: { ...people, firstName }, birth: born(birthdate) };
      journey.dossier.people = who === 'COT' ? { TIT: other, COT: journey.prospect } : { TIT: journey.prospect, COT: other };
      const pending = { ...mine, personId: ofTwo.ids[who], step } as const;
      await arrive({ code: 'RC', pending, outcome: received({ ...whole, birthPlace: { country: 'FR', region: 'Rhône' } }), journey });
      const { next } = walletMessages.mdc.received;
      await press(screen.queryByRole('button', { name: next }) ? next : copy.received.next);
      expect(journey.saved).toHaveLength(times);
    },
  );

  const answer = async (legend: string, label: string) => {
    await userEvent.click(within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: label }));
    await act(settled);
  };
  const { situation } = familyStatusMessages.omc;
  const { housing } = addressMessages.omc;
  const keptWhole = { ...keptIdentity, birth: { ...keptIdentity.birth, country: 'FR', county: '69', town: 'LYON' } };
  const lyon = { houseNumber: '12', streetAddress: 'rue des Tilleuls', postalCode: '69001', locality: 'Lyon', country: 'FR' };

  test.each<[string, Partial<WalletIdentity>, readonly TaskId[], boolean]>([
    ['the family and the housing, whose answer goes on', { ...whole, address: lyon }, [], true],
    ['the family alone: no address came', { ...whole, address: undefined }, [], false],
    ['the family alone: the bank asks for a proof of address', { ...whole, address: lyon }, ['addressDocUpload'], false],
    ['the family alone: the street has no name', { ...whole, address: { ...lyon, streetAddress: '' } }, [], false],
    ['the family alone: the town is in no list', { ...whole, address: { ...lyon, postalCode: '69999' } }, [], false],
  ])('PER-04, PER-05: beside an identity that answers its pages whole is asked %s', async (_what, change, tasksLeft, both) => {
    const journey = dossierOf();
    journey.dossier.state = { ...journey.dossier.state, tasksLeft };
    await arrive({ code: 'RC', pending: mine, outcome: received(change), journey });
    if (both) {
      expect(screen.getByText(/12 rue des Tilleuls, 69001 Lyon\./)).toBeVisible();
      await answer(housing.legend.individual, 'Le second');
      expect([journey.saved, screen.queryByRole('button', { name: copy.received.next }) !== null]).toEqual([[], true]);
      await press(copy.received.next);
      expect(screen.getAllByText(familyStatusMessages.omc.message('situation')).length).toBeGreaterThan(0);
      await answer(situation.legend, 'Le premier');
      await press(copy.received.next);
    } else {
      expect(screen.queryByRole('group', { name: housing.legend.individual })).not.toBeInTheDocument();
      await answer(situation.legend, 'Le premier');
    }
    const home = { streetNumber: '12', streetType: 'RUE', streetName: 'des Tilleuls', postalCode: '69001', town: 'LYON', housing: '2' };
    expect(journey.saved).toMatchObject([{ ...keptWhole, family: { situation: '1' }, ...(both ? { address: home } : {}) }]);
    expect(both || !('address' in (journey.saved[0] ?? {}))).toBe(true);
    expect(journey.moves).toEqual(['refresh', 'finish']);
  });

  test('STP-14: the housing is the last answer, and continues', async () => {
    const journey = dossierOf();
    journey.dossier.state = { ...journey.dossier.state, tasksLeft: [] };
    await arrive({ code: 'RC', pending: mine, outcome: received({ ...whole, address: lyon }), journey });
    await answer(situation.legend, 'Le premier');
    expect(screen.queryByRole('button', { name: copy.received.next })).not.toBeInTheDocument();
    await answer(housing.legend.individual, 'Le second');
    expect(journey.moves).toEqual(['refresh', 'finish']);
  });

  test.each<[string, Partial<WalletIdentity>, boolean]>([
    ['what differs from what was typed', { ...whole, givenName: 'Anne' }, false],
    ['a correction from the recap', whole, true],
  ])('D-63: its page is shown for %s', async (_what, change, correcting) => {
    const journey = dossierOf();
    journey.correcting = correcting;
    await arrive({ code: 'RC', pending: mine, outcome: received(change), journey });
    await press(copy.received.next);
    expect(journey.saved).toEqual([]);
  });

  test.each<[what: Comparable, change: Partial<WalletIdentity>, received: string, typed: string]>([
    ['lastName', { familyName: 'Durand', birthFamilyName: 'Exemple' }, 'Durand', 'Exemple'],
    ['birthName', { birthFamilyName: 'Durand' }, 'Durand', 'Exemple'],
    ['firstName', { givenName: 'Anne' }, 'Anne', 'Maëlle'],
    ['birthdate', { birthDate: '1960-01-01' }, '01/01/1960', '27/03/1992'],
  ])('XTR-22, D-120: %s, which differs from what was typed, is told, with who looks at it', async (what, change, value, typed) => {
    const journey = dossierOf();
    const birth = { ...blankProspect.birth, birthdate: '1992-03-27' } as const;
    journey.dossier.people = { ...journey.dossier.people, TIT: { ...journey.prospect, birth } };
    await arrive({ code: 'RC', pending: mine, outcome: received(change), journey });
    expect(screen.getByText(plain(copy.received.line(what, value, typed)))).toBeVisible();
    expect(screen.getByText(plain(copy.received.choose))).toBeVisible();
  });

  test('after a reload the bank has it still', async () => {
    const proof = onFile({ rank: '1', documentCode: WALLET_CODE });
    const journey = new FakeDossierJourney('identityDocUpload', { page: 'WalletIdentity', state: { proofs: [proof] } });
    const { asked } = await arrive({ journey });
    expect([asked, heading()]).toEqual([[], copy.received.title]);
  });
});
