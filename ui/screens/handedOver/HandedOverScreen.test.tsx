import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { blankProspect } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import { handedOverMessages as copy } from '@messages/handedOver';
import { mailAgainMessages } from '@messages/mailAgain';
import { newEmailMessages } from '@messages/newEmail';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { FakeRoutes, HandClock } from '@tests/builders/ending';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { ReaderContext } from '@ui/mvvm/messages';
import { InvitationMail } from '../signatureSuccess/InvitationMail';
import { EmailCorrection } from '../summary/EmailCorrection';
import { HandedOverScreen } from './HandedOverScreen';
import { HandedOverViewModel } from './HandedOverViewModel';

const anna = { identity: { ...blankProspect.identity, firstName: 'Anna', lastName: 'Exemple' }, email: 'anna@example.fr' };

const arrive = (state: Partial<DossierState>, step: 'signature' | 'coHolderSignature' = 'signature') => {
  const journey = new FakeDossierJourney(step, { state: { mode: 'mdc', ...state }, prospect: anna });
  journey.steps.mode = 'mdc';
  const routes = new FakeRoutes();
  const sendAgain = () => TE.right({ sentAt: '2025-10-15T10:00:00+02:00', wait: 120 });
  const clock = new HandClock();
  clock.held = true;
  const mail = new InvitationMail(journey, { sendAgain }, clock);
  const address = new EmailCorrection(journey, { run: () => TE.right('success' as const) } as never);
  const vm = new HandedOverViewModel(journey, reviewRounds(journey), routes, mail, address);
  show(
    <ReaderContext.Provider value="mdc">
      <HandedOverScreen />
    </ReaderContext.Provider>,
    [HandedOverViewModel, vm],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
  return { journey, routes };
};
const states = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(item => item.textContent);

describe('ADV-02, D-47: the file is handed over', () => {
  test('what the client has done, what is in progress, what comes next', () => {
    arrive({
      participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: undefined, done: ['linkOpened', 'termsAccepted'] } }),
    });
    expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeInTheDocument();
    expect(states(screen.getByRole('list'))).toEqual([
      `${copy.signingTasks.linkOpened}${copy.done}`,
      `${copy.signingTasks.termsAccepted}${copy.done}`,
      `${copy.signingTasks.videoChecked}${copy.now}`,
      `${copy.signingTasks.documentsRead}${copy.later}`,
      `${copy.signingTasks.signed}${copy.later}`,
    ]);
    expect(screen.getByText(plain(copy.turn('Anna Exemple')))).toBeInTheDocument();
  });

  test('joint: each of them, and whose turn it is', () => {
    const done = ['linkOpened', 'termsAccepted', 'videoChecked', 'documentsRead', 'signed'] as const;
    arrive(
      {
        workflow: 'joint',
        ids: { TIT: '10000001', COT: '10000002' },
        participants: {
          TIT: { customerExternalId: 'EXT-1', livenessId: undefined, done },
          COT: { customerExternalId: 'EXT-2', livenessId: undefined, done: [] },
        },
      },
      'coHolderSignature',
    );
    const [holder, coHolder] = screen.getAllByRole('list').map(states);
    expect(holder?.every(line => line?.endsWith(copy.done))).toBe(true);
    expect(coHolder?.[0]).toBe(`${copy.signingTasks.linkOpened}${copy.now}`);
    expect(screen.getByText(plain(copy.number('10000001')))).toBeInTheDocument();
  });

  test('RTE-02: a video check that was begun can be followed', async () => {
    const { routes } = arrive({
      participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-1', done: ['linkOpened', 'termsAccepted'] } }),
    });
    await userEvent.click(screen.getByRole('button', { name: copy.video.follow }));
    expect(routes.went).toEqual(['signature']);
  });

  test.each([
    ['not begun', { livenessId: undefined, done: [] }],
    ['passed already', { livenessId: 'LV-1', done: ['videoChecked'] as const }],
  ])('RTE-02: one that is %s is not', (_what, on) => {
    arrive({ participants: holders({ TIT: { customerExternalId: 'EXT-1', ...on } }) });
    expect(screen.queryByRole('button', { name: copy.video.follow })).not.toBeInTheDocument();
  });

  test('JNT-03: the e-mail of the person whose turn it is leaves again', async () => {
    arrive({ task: 'signature' });
    const words = mailAgainMessages.mdc;
    const section = within(screen.getByRole('region', { name: words.title('Anna') }));
    expect(section.getByText(plain(words.wentTo('anna@example.fr')))).toBeInTheDocument();
    await userEvent.click(section.getByRole('button', { name: words.send }));
    expect(section.getByText(plain(words.again('10\u00a0h', '10\u00a0h\u00a002')))).toBeInTheDocument();
  });

  test('ADV-03: the adviser corrects the address at once, and reads that a new e-mail has left', async () => {
    const { journey } = arrive({ task: 'signature' });
    await userEvent.click(screen.getByRole('button', { name: copy.address.correct }));
    await userEvent.type(screen.getByLabelText(newEmailMessages.mdc.label), 'anne@example.fr');
    await userEvent.click(screen.getByRole('button', { name: newEmailMessages.mdc.confirm }));
    expect(await screen.findByText(plain(copy.address.corrected))).toBeInTheDocument();
    expect(journey.saved).toEqual([{ email: 'anne@example.fr' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['once', []],
    ['known', ['linkOpened', 'termsAccepted']],
  ] as const)('D-107: the mobile alone leads the client back %s', (says, done) => {
    arrive({ participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: undefined, done } }) });
    expect(screen.getByText(plain(copy.address.mobile[says]))).toBeInTheDocument();
  });

  test('JNT-03: nobody receives a message once everything is signed', () => {
    arrive({ task: 'welcome' });
    expect(screen.queryByRole('button', { name: mailAgainMessages.mdc.send })).not.toBeInTheDocument();
  });

  test('FIN-01: once all is signed it says what becomes of the account', () => {
    arrive({ finalisation: { kind: 'ended', result: 'finalizeRejected' } });
    expect(screen.getByText(plain(copy.creation.finalizeRejected))).toBeInTheDocument();
  });
});
