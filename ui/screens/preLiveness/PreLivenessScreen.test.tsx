import { Settings } from '@application/Settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Camera, CameraProblem } from '@application/liveness/ports';
import type { Invitation } from '@application/access/ports';
import { SendCode } from '@application/signature/SendCode';
import { Ceremony } from '@application/signature/Ceremony';
import type { Described } from '@domain/holders/describe';
import { blankProspect } from '@domain/holders/prospect';
import { preLivenessMessages as copy } from '@messages/preLiveness';
import { summaryMessages } from '@messages/summary';
import { reportMessages } from '@messages/report';
import { welcomeMessages } from '@messages/welcome';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { act } from 'react';
import {
  asksConsent,
  CONSENT,
  endingSettings,
  FakeLivenessChecks,
  FakeSignatures,
  HandClock,
  InTurn,
  liveness,
  refusedWith,
  settled,
  unreachable,
  effectsInARow,
} from '@tests/builders/ending';
import { cart } from '@tests/builders/offer';
import { offerToAccept } from '@tests/builders/offerToAccept';
import { otherHolder } from '@tests/builders/people';
import { aDossierState, FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { flowBench } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { InvitationMail } from '../signatureSuccess/InvitationMail';
import { OpeningConfirmed } from '../welcome/OpeningConfirmed';
import { EmailCorrection } from '../summary/EmailCorrection';
import { OpeningViewModel } from '../welcome/OpeningViewModel';
import { PreLivenessScreen } from './PreLivenessScreen';
import { PreLivenessViewModel } from './PreLivenessViewModel';
import { TaxCertification } from '../taxResidence/TaxCertification';

const camera = (problem?: CameraProblem, browser: Camera['browser'] = 'firefox', inApp?: Camera['inApp'], has = true) => {
  const tries: (CameraProblem | undefined)[] = [];
  return {
    tries,
    browser,
    inApp,
    has,
    tryOut: () => () => {
      tries.push(problem);
      return Promise.resolve(problem === undefined ? E.right(undefined) : E.left(problem));
    },
  };
};

interface Given {
  readonly journey?: FakeDossierJourney;
  readonly cam?: ReturnType<typeof camera>;
  readonly checks?: FakeLivenessChecks;
  readonly signatures?: FakeSignatures;
  readonly invited?: E.Either<Failure, Invitation>;
  /** The bank's answer when the labels of the person's answers are loaded. */
  readonly described?: TE.TaskEither<Failure, Described>;
  readonly settings?: ReturnType<typeof endingSettings>;
}

const unsigned = () => new FakeSignatures(E.left(refusedWith('not_found', 404)));

const arrive = async ({
  journey = new FakeDossierJourney('signature'),
  cam = camera(),
  checks = new FakeLivenessChecks(),
  signatures = unsigned(),
  invited = E.left(unreachable),
  settings = endingSettings(),
  described = TE.right({ ...blankProspect, unlabelled: [], translated: [], missed: [], unknown: [] }),
}: Given = {}) => {
  const { flow, consenting } = flowBench(journey, checks, undefined, settings);
  const clock = new HandClock();
  clock.held = true;
  const invitations = new InTurn<Invitation>([invited]);
  const vm = new PreLivenessViewModel(
    journey,
    flow,
    cam,
    new Ceremony(signatures, settings, effectsInARow()),
    settings,
    new OpeningConfirmed(),
    new InvitationMail(journey, { sendAgain: () => invitations.next() }, clock),
    consenting,
  );
  const opening = new OpeningViewModel(
    journey,
    { run: () => described } as never,
    signatures,
    offerToAccept(journey),
    new EmailCorrection(journey, new SendCode(signatures)),
    new TaxCertification(journey, clock),
  );
  show(
    <PreLivenessScreen />,
    [PreLivenessViewModel, vm],
    [DossierJourney, journey],
    [Dialogs, {}],
    [OpeningViewModel, opening],
    [Settings, settings],
  );
  await act(settled);
  return { journey, cam, flow, clock, invitations, consenting };
};
const start = () => userEvent.click(screen.getByRole('button', { name: copy.start }));

describe('LIV-01, XTR-27: before the video check', () => {
  test('says in one list what will happen and that nothing flashes, and offers the agency beside', async () => {
    await arrive();
    expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeInTheDocument();
    for (const line of copy.how.flatMap(Object.values<string>)) expect(screen.getByText(plain(line))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.agency })).toHaveAttribute(
      'href',
      '/ouvrirmoncompte/redirect?vers=appointment&dossier=10000001',
    );
    expect(screen.getByText(plain(copy.agencyKept('10000001', '31/01/2026')))).toBeInTheDocument();
  });

  test('D-129: the agency, and a call where the bank offers one, weigh as much as the video', async () => {
    const { destinations, liveness: frame } = endingSettings();
    const settings = endingSettings({
      liveness: { ...frame, otherWays: ['agency', 'adviserCall'] },
      destinations: { ...destinations, 'adviser-call': 'https://appel.example.org' },
    });
    await arrive({ settings });
    const video = screen.getByRole('button', { name: copy.start });
    const others = [copy.agency, copy.call].map(name => screen.getByRole('link', { name }));
    expect(others.map(way => way.className)).toEqual([video.className, video.className]);
    expect(screen.getByText(plain(copy.other))).toBeVisible();
    expect(others[1]).toHaveAttribute('href', '/ouvrirmoncompte/redirect?vers=adviser-call&dossier=10000001');
  });

  test('D-129: no call where the bank offers none', async () => {
    await arrive();
    expect(screen.queryByRole('link', { name: copy.call })).not.toBeInTheDocument();
  });

  test('another device: the address where the journey continues', async () => {
    await arrive();
    await userEvent.click(screen.getByText(copy.device.title));
    expect(screen.getByText('https://banque.example.org/ouvrirmoncompte/main')).toBeVisible();
  });
});

test('STP-06: a customer who returns with a passed check is asked to wait, never to prepare a video', async () => {
  const TIT = { customerExternalId: 'EXT-1', livenessId: 'LV-0' };
  const journey = new FakeDossierJourney('signature', { state: { participants: holders({ TIT }) } });
  await arrive({ journey, checks: new FakeLivenessChecks(liveness({ status: 'ENDED', validated: true, count: 1 })) });
  expect(screen.getByRole('heading', { level: 1, name: copy.looking.title })).toBeInTheDocument();
  expect(screen.queryByText(plain(copy.title))).toBeNull();
  expect(journey.moves).toEqual(['open PreContractDocPage']);
});

describe('XTR-70: consent to the comparison of the face, where the bank asks for it', () => {
  const box = () => screen.getByRole('checkbox', { name: copy.consent.label });

  test('not ticked in advance, with who keeps the video and for how long; the agency weighs as much', async () => {
    await arrive({ settings: asksConsent() });
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('effacées aussitôt'));
    expect(screen.getByText(/la société Visiolis garde la vidéo 30 jours/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.agency }).className).toBe(screen.getByRole('button', { name: copy.start }).className);
  });

  test('LIV-02: without it neither the camera nor the video starts, and the message is at the box', async () => {
    const { cam, journey } = await arrive({ settings: asksConsent() });
    await start();
    expect([cam.tries, journey.moves]).toEqual([[], []]);
    expect(box()).toBeInvalid();
    expect(screen.getByRole('link', { name: copy.consent.required })).toHaveAttribute('href', `#${box().id}`);
    await userEvent.click(box());
    expect(box()).toBeValid();
    await start();
    expect([cam.tries, journey.moves]).toEqual([[undefined], ['open LivenessPage']]);
  });

  test('is noted at the press that starts the video, not at the tick', async () => {
    const { consenting } = await arrive({ settings: asksConsent() });
    await userEvent.click(box());
    expect(consenting.given()).toBeUndefined();
    await start();
    expect(consenting.given()).toEqual({ ...CONSENT, givenAt: '2025-10-15T10:00:00+02:00' });
  });

  test('coming back to the page withdraws it; after a video that passed it stays', async () => {
    const journey = new FakeDossierJourney('signature', {
      state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-0' } }) },
    });
    const { flow, consenting } = flowBench(journey, undefined, undefined, asksConsent());
    consenting.give();
    const back = async (answer: ReturnType<typeof liveness>) => {
      const checks = new FakeLivenessChecks(answer);
      const passing = flowBench(journey, checks, undefined, asksConsent()).flow;
      const mail = new InvitationMail(journey, { sendAgain: () => TE.left(unreachable) }, new HandClock());
      const ceremony = new Ceremony(unsigned(), asksConsent(), effectsInARow());
      new PreLivenessViewModel(journey, passing, camera(), ceremony, asksConsent(), new OpeningConfirmed(), mail, consenting).enter();
      await settled();
    };
    await back(liveness({ status: 'ENDED', validated: true, count: 1 }));
    expect(consenting.given()).toBeDefined();
    await back(liveness({ status: 'ENDED', count: 1 }));
    expect(consenting.given()).toBeUndefined();
    expect(flow.phase).toBe('none');
  });

  test('no box where the bank asks for none', async () => {
    const { consenting } = await arrive();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await start();
    expect(consenting.given()).toBeUndefined();
  });
});

describe('XTR-06: the camera is tried first', () => {
  test('D-99: it opens: the check begins', async () => {
    const { journey, cam } = await arrive();
    expect(cam.tries).toEqual([]);
    await start();
    expect(cam.tries).toEqual([undefined]);
    expect(journey.moves).toEqual(['open LivenessPage']);
  });

  test.each(['missing', 'busy', 'unsupported'] as const)('%s: what it is, no attempt used, and another try', async problem => {
    const { journey, cam } = await arrive({ cam: camera(problem) });
    await start();
    expect(screen.getByText(plain(copy.problems[problem].title))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.problems[problem].text))).toHaveTextContent('Aucun essai');
    await userEvent.click(screen.getByRole('button', { name: copy.again }));
    expect(cam.tries).toHaveLength(2);
    expect(journey.moves).toEqual([]);
  });

  test.each(['chrome', 'firefox', 'safari', 'ios', 'android', 'other'] as const)(
    'refused in %s: the way out is worded for it',
    async browser => {
      const { journey } = await arrive({ cam: camera('refused', browser) });
      await start();
      for (const line of copy.allow[browser]) expect(screen.getByText(plain(line))).toBeInTheDocument();
      expect(journey.moves).toEqual([]);
    },
  );
});

describe('XTR-40: inside another application, which gives its pages no camera', () => {
  const elsewhere = (inApp: 'safari' | 'chrome') => screen.queryByText(plain(copy.inApp.title[inApp]));
  const take = () => userEvent.click(screen.getByRole('button', { name: copy.inApp.copy }));

  test.each(['safari', 'chrome'] as const)('%s is named before any press, with the menu’s place and the address to copy', async inApp => {
    const user = userEvent.setup();
    await arrive({ cam: camera('unsupported', 'ios', inApp, false) });
    expect(elsewhere(inApp)).toBeInTheDocument();
    expect(screen.getByText(plain(copy.inApp.menu[inApp]))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: copy.inApp.copy }));
    expect(await navigator.clipboard.readText()).toBe('https://banque.example.org/ouvrirmoncompte/main');
    expect(screen.getByText(plain(copy.inApp.copied))).toBeInTheDocument();
  });

  const sendLink = () => userEvent.click(screen.getByRole('button', { name: copy.link.send }));
  const sent = E.right({ sentAt: '2025-10-15T10:00:00+02:00', wait: 120 });
  const withMail = (): FakeDossierJourney => {
    const journey = new FakeDossierJourney('signature');
    journey.dossier.people = { ...journey.dossier.people, TIT: { ...journey.dossier.people.TIT, email: 'maelle@example.fr' } };
    return journey;
  };

  test('one press sends the link by e-mail, says to which address and when; another may be sent later', async () => {
    const { invitations, clock } = await arrive({
      journey: withMail(),
      cam: camera('unsupported', 'android', 'chrome', false),
      invited: sent,
    });
    await sendLink();
    expect(screen.getByText(plain(copy.link.sent('10\u00a0h', 'm•••@example.fr')))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.link.next('10\u00a0h\u00a002')))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: copy.link.send })).not.toBeInTheDocument();
    expect(invitations.asked).toBe(1);
    await act(() => clock.tick());
    expect(screen.getByRole('button', { name: copy.link.send })).toBeInTheDocument();
  });

  test('XTR-27: at the address for another device too; without an answer, the page says so as on every page', async () => {
    const { journey } = await arrive();
    await userEvent.click(screen.getByText(copy.device.title));
    await sendLink();
    expect([journey.failures, journey.moves]).toEqual([[unreachable], []]);
  });

  test('one that gives a camera is not left; once it does not open, it is', async () => {
    await arrive({ cam: camera('refused', 'ios', 'safari') });
    expect(elsewhere('safari')).not.toBeInTheDocument();
    await start();
    expect(elsewhere('safari')).toBeInTheDocument();
  });

  test('where nothing may be copied, the address is there to be taken by hand', async () => {
    await arrive({ cam: camera('unsupported', 'android', 'chrome', false) });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await take();
    expect(screen.getByText(plain(copy.inApp.notCopied))).toBeInTheDocument();
  });
});

describe('a person who comes back continues where they were', () => {
  const checked = (change = {}) =>
    new FakeDossierJourney('signature', {
      state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-0' } }), ...change },
    });

  test('the check passed: the documents', async () => {
    const { journey } = await arrive({
      journey: checked(),
      checks: new FakeLivenessChecks(liveness({ status: 'ENDED', validated: true, count: 1 })),
    });
    expect(journey.moves).toEqual(['open PreContractDocPage']);
  });

  test.each(['ongoing', 'signed', 'refused'] as const)('the signature was begun (%s): the signature', async status => {
    const { journey } = await arrive({
      journey: checked(),
      checks: new FakeLivenessChecks(liveness({ status: 'ENDED', validated: true, count: 1 })),
      signatures: new FakeSignatures(E.right(status)),
    });
    expect(journey.moves).toEqual(['open DocuSignPage']);
  });

  test.each(['TIT', 'COT'] as const)(
    'R24: the co-holder has signed, nobody ended the subscription, %s comes back: straight to its end, nothing is greeted or filmed',
    async connected => {
      const participants = holders({ COT: { customerExternalId: 'EXT-2', livenessId: 'LV-2' } });
      const journey = new FakeDossierJourney('coHolderSignature', {
        state: { workflow: 'joint', participants, ids: { TIT: '10000001', COT: '10000002' } },
      });
      journey.connected = connected;
      const checks = new FakeLivenessChecks(liveness({ status: 'ENDED', validated: true, count: 1 }));
      await arrive({ journey, checks, signatures: new FakeSignatures(E.right('signed')) });
      expect(journey.moves).toEqual(['open DocuSignPage']);
      expect(checks.created).toEqual([]);
      expect(screen.queryByRole('button', { name: welcomeMessages.opening.confirm })).not.toBeInTheDocument();
    },
  );

  test('no attempt is left: the page that says so', async () => {
    const { journey } = await arrive({ journey: checked(), checks: new FakeLivenessChecks(liveness({ status: 'ENDED', count: 3 })) });
    expect(journey.moves).toEqual(['open LivenessControlKo']);
  });

  test('attempts are left: they are counted', async () => {
    const { journey } = await arrive({ journey: checked(), checks: new FakeLivenessChecks(liveness({ status: 'ENDED', count: 2 })) });
    expect(screen.getByText(plain(copy.attempts(1)))).toBeInTheDocument();
    expect(journey.moves).toEqual([]);
  });

  test('a check never ended is restarted', async () => {
    const { journey } = await arrive({ journey: checked() });
    expect(screen.getByRole('button', { name: copy.start })).toBeInTheDocument();
    expect(journey.moves).toEqual([]);
  });
});

describe('D-23, D-43: a co-holder first confirms what the file says', () => {
  const joint = () => {
    const state = aDossierState({
      workflow: 'joint',
      participants: holders({ COT: { customerExternalId: 'EXT-2', livenessId: undefined } }),
      ids: { TIT: '10000001', COT: '10000002' },
    });
    const journey = new FakeDossierJourney('coHolderSignature', { state: { ...state, task: 'coHolderSignature' } });
    journey.connected = 'COT';
    journey.dossier.keepCart(cart());
    return journey;
  };

  test('the recap comes before the check, once', async () => {
    const { journey } = await arrive({ journey: joint() });
    await screen.findByRole('heading', { level: 1, name: welcomeMessages.opening.title(undefined) });
    expect(screen.getByText(plain(welcomeMessages.opening.text.COT(otherHolder.identity.firstName!)))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: copy.start })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: welcomeMessages.opening.confirm }));
    expect(screen.queryByRole('button', { name: copy.start })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: summaryMessages.omc.terms.label }));
    await userEvent.click(screen.getByRole('button', { name: welcomeMessages.opening.confirm }));
    expect(await screen.findByRole('button', { name: copy.start })).toBeInTheDocument();
    expect(journey.moves).toEqual([]);
  });

  test('SUM-02, D-47: the terms are their own to accept, and asked for once', async () => {
    await arrive({ journey: joint() });
    await userEvent.click(await screen.findByRole('button', { name: welcomeMessages.opening.confirm }));
    expect(screen.getAllByText(summaryMessages.omc.terms.required).length).toBeGreaterThan(0);
  });

  test('SUM-02, JNT-01: nothing can be accepted before all of it is shown', async () => {
    const journey = joint();
    await arrive({ journey, described: () => new Promise(() => undefined) });
    await screen.findByRole('heading', { level: 1, name: welcomeMessages.opening.title(undefined) });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: welcomeMessages.opening.confirm })).not.toBeInTheDocument();
    expect(screen.getAllByText(summaryMessages.omc.loading).length).toBeGreaterThan(0);
  });

  test('D-47: a person who accepted the terms before goes straight to the check', async () => {
    const journey = joint();
    const done = ['linkOpened', 'termsAccepted'] as const;
    journey.dossier.state = {
      ...journey.dossier.state,
      participants: holders({ COT: { customerExternalId: 'EXT-2', livenessId: undefined, done } }),
    };
    await arrive({ journey });
    expect(screen.getByRole('button', { name: copy.start })).toBeInTheDocument();
  });

  test('D-47: the client of an adviser’s file reports an error: the file goes back to the adviser', async () => {
    const adviser = { name: 'Nadia Exemple', agency: 'Nantes Centre' };
    const journey = new FakeDossierJourney('signature', { state: { mode: 'mdc', adviser } });
    journey.dossier.keepCart(cart());
    await arrive({ journey });
    await screen.findByText(plain(welcomeMessages.opening.prepared(adviser.name, adviser.agency)));
    await userEvent.click(screen.getByRole('button', { name: welcomeMessages.opening.wrong }));
    const send = () => userEvent.click(screen.getByRole('button', { name: reportMessages.send, hidden: true }));
    await send();
    expect(screen.getAllByText(reportMessages.missing).length).toBeGreaterThan(0);
    expect(journey.moves).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: reportMessages.lines.address, hidden: true }));
    await send();
    expect([journey.moves, journey.reported]).toEqual([['send to summary'], { lines: ['address'] }]);
  });

  test('D-108: terms that are to be accepted again come before the check, though it has passed', async () => {
    const COT = { customerExternalId: 'EXT-2', livenessId: 'LV-2', done: ['videoChecked'] as const };
    const journey = new FakeDossierJourney('coHolderSignature', { state: { workflow: 'joint', participants: holders({ COT }) } });
    journey.dossier.keepCart(cart());
    await arrive({ journey, checks: new FakeLivenessChecks(liveness({ status: 'ENDED', validated: true, count: 1 })) });
    await screen.findByRole('heading', { level: 1, name: welcomeMessages.opening.title(undefined) });
    expect(journey.moves).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: summaryMessages.omc.terms.label }));
    await userEvent.click(screen.getByRole('button', { name: welcomeMessages.opening.confirm }));
    await act(settled);
    expect(journey.moves).toEqual(['open PreContractDocPage']);
  });

  test('an error is reported to an adviser, at equal weight', async () => {
    await arrive({ journey: joint() });
    expect(await screen.findByRole('link', { name: welcomeMessages.opening.wrong })).toHaveAttribute(
      'href',
      '/ouvrirmoncompte/redirect?vers=appointment',
    );
  });
});
