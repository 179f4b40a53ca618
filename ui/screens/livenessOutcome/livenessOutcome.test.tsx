import type { DossierState } from '@domain/journey/dossierState';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { act } from 'react';
import { LastRefusal } from '@application/refusal/ports';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import { Ceremony } from '@application/signature/Ceremony';
import type { Agency } from '@domain/referentials/entries';
import { livenessMessages } from '@messages/liveness';
import { videoFollowedMessages as videoFollowed } from '@messages/videoFollowed';
import { livenessOutcomeMessages } from '@messages/livenessOutcome';
import { onPhoneMessages } from '@messages/onPhone';
import { refusalMessages } from '@messages/refusal';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { OnPhone } from '@ui/journey/OnPhone';
import { blankProspect } from '@domain/holders/prospect';
import { effectsInARow, FakeLivenessChecks, FakeRoutes, FakeSignatures, liveness, settled, endingSettings } from '@tests/builders/ending';
import { aDossierState, FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { flowBench } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { Conclusion } from '../finalize/Conclusion';
import { KoScreen } from './KoScreen';
import { KoViewModel } from './KoViewModel';
import { OkScreen } from './OkScreen';
import { OkViewModel } from './OkViewModel';

const { omc: copy, mdc } = livenessOutcomeMessages;

const agency: Agency = {
  id: 'A-1',
  name: 'Nantes Centre',
  address: '1 place Royale, 44000 Nantes',
  position: undefined,
  hours: {},
  councilHours: undefined,
  contacts: [],
};
const withCheck = () =>
  new FakeDossierJourney('signature', {
    state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-0' } }) },
    prospect: { identity: { ...blankProspect.identity, agencyId: 'A-1' } },
  });

const notPassed = async (answer: ReturnType<typeof liveness>, mode: 'omc' | 'mdc' = 'omc') => {
  const journey = withCheck();
  journey.steps.mode = mode;
  const { flow } = flowBench(journey, new FakeLivenessChecks(answer));
  const read: string[] = [];
  const agencies = { byId: (id: string) => () => Promise.resolve(E.right((read.push(id), agency))) };
  show(
    <KoScreen />,
    [KoViewModel, new KoViewModel(journey, flow, agencies)],
    [DossierJourney, journey],
    [Dialogs, {}],
    [OnPhone, {}],
    [LastRefusal, new LastRefusal()],
  );
  await act(settled);
  return { journey, read };
};

describe('LIV-05: the check did not pass', () => {
  test.each([
    ['not recognised', liveness({ status: 'ENDED', count: 1 }), 'unrecognised'],
    ['the provider broke down', liveness({ status: 'ERROR', count: 0 }), 'broken'],
  ] as const)('LIV-03: what happened is told in its own words: %s', async (_what, answer, why) => {
    await notPassed(answer);
    expect(screen.getByText(plain(copy.replay.why[why]))).toBeInTheDocument();
  });

  test('D-102: an adviser reads that no result is known, for the client may film still, and waits for it once more', async () => {
    const { journey } = await notPassed(liveness(), 'mdc');
    expect(screen.getByRole('heading', { level: 1, name: videoFollowed.unknown })).toBeInTheDocument();
    expect(screen.getByText(plain(mdc.replay.why.silent))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: mdc.replay.again })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: videoFollowed.again }));
    expect(journey.moves).toEqual(['open LivenessControlProgress']);
  });

  test('LIV-03: after a reload a video that never came is told as one, not as a person who was not recognised', async () => {
    await notPassed(liveness());
    expect(screen.getByText(plain(copy.replay.why.silent))).toBeInTheDocument();
  });

  test('attempts are left: how many, another try, and the agency beside it', async () => {
    const { journey, read } = await notPassed(liveness({ status: 'ENDED', count: 1 }));
    expect(screen.getByRole('heading', { level: 1, name: copy.replay.title })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.replay.left(2)))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: onPhoneMessages.button })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.appointment })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.replay.again }));
    expect(journey.moves).toEqual(['open PreLivenessPage']);
    expect(read).toEqual([]);
  });

  test('none is left: no other try, the agency with its address, the file kept', async () => {
    await notPassed(liveness({ status: 'ENDED', count: 3 }));
    expect(screen.getByRole('heading', { level: 1, name: copy.ko.title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: copy.replay.again })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: onPhoneMessages.button })).not.toBeInTheDocument();
    expect(screen.getByText(agency.name)).toBeInTheDocument();
    expect(screen.getByText('1 place Royale, 44000 Nantes')).toBeInTheDocument();
    expect(screen.getByText(plain(copy.kept('31/01/2026')))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.appointment })).toHaveAttribute('href', '/ouvrirmoncompte/redirect?vers=appointment');
  });

  test.each([
    ['who may try again', 1, false],
    ['who has no try left', 3, true],
  ])('XTR-74: %s: the page tells the right to an account only where it ends', async (_who, count, told) => {
    await notPassed(liveness({ status: 'ENDED', count }));
    const { elsewhere, account } = refusalMessages.omc;
    expect([elsewhere, account].map(text => screen.queryByText(plain(text)) !== null)).toEqual([told, told]);
  });

  test('ADV-04: with an adviser, another try goes back to the signature step', async () => {
    const { journey } = await notPassed(liveness({ status: 'ENDED', count: 1 }), 'mdc');
    await userEvent.click(screen.getByRole('button', { name: mdc.replay.again }));
    expect(journey.moves).toEqual(['forget the result', 'send to signature']);
  });

  test.each([
    ['to be tried again', liveness({ status: 'ENDED', count: 1 }), mdc.replay.why.unrecognised],
    ['not any more', liveness({ status: 'ENDED', count: 3 }), mdc.ko.text],
  ])('with an adviser, %s', async (_what, answer, words) => {
    await notPassed(answer, 'mdc');
    expect(screen.getByText(plain(words))).toBeInTheDocument();
  });
});

const passed = (signatures: FakeSignatures, forAdviser?: DossierState) => {
  const journey = withCheck();
  if (forAdviser) [journey.steps.mode, journey.dossier.state] = ['mdc', forAdviser];
  const conclusion = new Conclusion(journey, new CompleteSignature(signatures, effectsInARow()), new FakeRoutes());
  show(
    <OkScreen />,
    [OkViewModel, new OkViewModel(journey, { check: undefined }, new Ceremony(signatures, endingSettings(), effectsInARow()), conclusion)],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
  return journey;
};

describe('LIV-04: the check passed', () => {
  const goOn = () => userEvent.click(screen.getByRole('button', { name: livenessMessages.mdc.ok.next }));

  test('D-38: nothing is left to sign: the subscription ends', async () => {
    const signatures = new FakeSignatures(E.right('signed'));
    const journey = passed(signatures);
    await act(settled);
    expect(signatures.calls).toEqual(['holder', 'end secret-2']);
    expect(journey.moves).toEqual(['refresh', 'refresh', 'goTo accountCreation']);
  });

  test('D-109, WCAG 2.2.1: with an adviser the page stays until its button is pressed', async () => {
    jest.useFakeTimers();
    const journey = passed(new FakeSignatures(E.right('signed')), aDossierState({ task: 'signature', mode: 'mdc' }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(journey.moves).toEqual([]);
    expect(screen.getByRole('button', { name: livenessMessages.mdc.ok.next })).toBeVisible();
  });

  test('with an adviser the result is recorded, and nothing is ended', async () => {
    const signatures = new FakeSignatures(E.right('signed'));
    const journey = passed(signatures, aDossierState({ task: 'signature', mode: 'mdc' }));
    expect(screen.getByText(plain(livenessMessages.mdc.ok.text))).toBeInTheDocument();
    await goOn();
    expect(signatures.calls).toEqual([]);
    expect(journey.moves).toEqual(['forget the result', 'refresh', 'open PreLivenessPage']);
  });

  test('ADV-04: with an adviser, once the bank moved the file on, its own step is shown', async () => {
    const signatures = new FakeSignatures(E.right('signed'));
    const journey = passed(signatures, aDossierState({ task: 'welcome', mode: 'mdc' }));
    await goOn();
    expect(signatures.calls).toEqual([]);
    expect(journey.moves).toEqual(['forget the result', 'refresh']);
  });
});
