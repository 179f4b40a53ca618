import { act, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Clock } from '@application/browser/ports';
import { Proofs } from '@application/proofs/ports';
import { Lists } from '@application/referentials/Lists';
import { blankProspect } from '@domain/holders/prospect';
import { pathOfDossier } from '@domain/journey/navigation';
import { signingTasks, type SigningTask, type DossierState } from '@domain/journey/dossierState';
import { dossierCreatedMessages } from '@messages/dossierCreated';
import { handedOverMessages } from '@messages/handedOver';
import { workstationMessages as copy } from '@messages/workstation';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DossierStore } from '@ui/journey/DossierStore';
import { Parts } from '@ui/journey/Parts';
import { StepJourney } from '@ui/journey/StepJourney';
import { DossierCreatedScreen } from '@ui/screens/dossierCreated/DossierCreatedScreen';
import { DossierCreatedViewModel } from '@ui/screens/dossierCreated/DossierCreatedViewModel';
import { HandedOverScreen } from '@ui/screens/handedOver/HandedOverScreen';
import { HandedOverViewModel } from '@ui/screens/handedOver/HandedOverViewModel';
import { InvitationMail } from '@ui/screens/signatureSuccess/InvitationMail';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { FakeRoutes, HandClock } from '@tests/builders/ending';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import { plain, screenIs, show } from '@tests/support/show';
import { Workstation } from './Workstation';

const adviser = { name: 'Malo Modèle', agency: 'Nantes Centre' };
const named = (firstName: string) => ({ ...blankProspect, identity: { ...blankProspect.identity, firstName, lastName: 'Exemple' } });
const all = signingTasks.filter(deed => deed !== 'errorReported');

const log = [
  { task: 'coHolderSummary', who: 'Malo Modèle', at: '2025-10-15T10:00:00+02:00' },
  { task: 'signature', who: 'Maëlle Exemple', at: '2025-10-15T11:00:00+02:00' },
] as const;

const open = async (task: 'coHolderSignature' | 'welcome', done: readonly SigningTask[], change: Partial<DossierState> = {}) => {
  const state = {
    ...ofTwo,
    mode: 'mdc',
    adviser,
    log,
    participants: {
      TIT: { customerExternalId: 'EXT-1', livenessId: undefined, done: all },
      COT: { customerExternalId: 'EXT-2', livenessId: undefined, done },
    },
    ...change,
  } as const;
  const journey = new FakeDossierJourney(task, { state });
  journey.dossier.people = { TIT: named('Maëlle'), COT: named('Yanis') };
  journey.steps.mode = 'mdc';
  const clock = new HandClock();
  clock.held = true;
  const mail = new InvitationMail(journey, { sendAgain: () => TE.left({ kind: 'conflict' }) }, clock);
  const board = new HandedOverViewModel(
    journey,
    reviewRounds(journey),
    new FakeRoutes(),
    mail,
    new EmailCorrection(journey, { run: () => TE.right('success') } as never),
  );
  show(
    <Workstation environment={undefined} simulatedDate={undefined} adviser={adviser} journey>
      {task === 'welcome' ? <DossierCreatedScreen /> : <HandedOverScreen />}
    </Workstation>,
    [HandedOverViewModel, board],
    [DossierCreatedViewModel, new DossierCreatedViewModel(journey, {} as never)],
    [DossierJourney, journey],
    [DossierStore, { dossier: { state: journey.dossier.state, people: journey.dossier.people }, stands: task, cart: undefined }],
    [
      StepJourney,
      {
        step: task,
        at: journey.steps.at,
        path: pathOfDossier(journey.dossier.state, 'mdc'),
        answers: { selection: [] },
        allows: () => false,
      },
    ],
    [Parts, { loaded: () => true, load: () => Promise.resolve() }],
    [Dialogs, {}],
    [Clock, clock],
    [Proofs, {}],
    [Lists, { streetTypes: TE.right([]) }],
  );
  await act(() => Promise.resolve());
};

const frame = () => screen.getByRole('region', { name: copy.client });
const told = () =>
  within(screen.getByRole('region', { name: copy.log.title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent ?? ''));
const line = (name: string) =>
  within(screen.getByRole('navigation', { name: copy.steps.title }))
    .getAllByText(name)
    .map(each => each.closest('li')?.textContent ?? '');

beforeEach(() => {
  screenIs('wide');
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

const { signingTasks: words } = handedOverMessages;
const kept = `${copy.facts.kept}31/01/2026`;

describe('XTR-53, ADV-02: the workstation’s frame, its log and its board tell the same', () => {
  test('while the second person signs: what the board says they did, the log says too', async () => {
    await open('coHolderSignature', ['linkOpened', 'termsAccepted', 'videoChecked']);
    expect(told()[0]).toBe(`${words.videoChecked} (Yanis) – Yanis Exemple`);
    expect(told()).not.toContain(`${words.signed} (Yanis) – Yanis Exemple`);
    expect(told()).toContain(`11 h${words.signed} (Maëlle) – Maëlle Exemple`);
    expect(frame()).toHaveTextContent(kept);
    expect(screen.getByText(plain(handedOverMessages.turn('Yanis Exemple')))).toBeInTheDocument();
  });

  test('once both have signed, while the account is being created', async () => {
    await open('coHolderSignature', all, { finalisation: { kind: 'ongoing' } });
    expect(screen.getByText(plain(handedOverMessages.creation.ongoing))).toBeInTheDocument();
    expect(told()[0]).toBe(`${words.signed} (Yanis) – Yanis Exemple`);
    expect(line('Vidéo et signature').every(text => text.includes(copy.steps.state.client))).toBe(false);
    expect(frame()).not.toHaveTextContent(copy.facts.kept);
    expect(screen.queryByText(plain(handedOverMessages.kept('31/01/2026')))).not.toBeInTheDocument();
  });

  test('at the end: the account, the last video and the last signature', async () => {
    const end = [...log, { task: 'coHolderSignature', who: 'Yanis Exemple', at: '2025-10-15T12:00:00+02:00' }] as const;
    await open('welcome', all, { log: end, accountNumber: '00012345678', openedOn: '2025-10-15' });
    expect(screen.getByText(plain(dossierCreatedMessages.lead('Maëlle Exemple et Yanis Exemple')))).toBeInTheDocument();
    expect(told().slice(0, 4)).toEqual([
      `${copy.log.account} – ${copy.log.bank}`,
      `12 h${words.signed} (Yanis) – Yanis Exemple`,
      `${words.documentsRead} (Yanis) – Yanis Exemple`,
      `${words.videoChecked} (Yanis) – Yanis Exemple`,
    ]);
    expect(frame()).toHaveTextContent(`${copy.facts.opened}00012345678, ${copy.facts.on('15/10/2025')}`);
    expect(frame()).not.toHaveTextContent(copy.facts.kept);
  });
});
