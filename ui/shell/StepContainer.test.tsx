import { Settings } from '@application/Settings';
import { SettleProof } from '@application/proofs/SettleProof';
import { screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { SessionStore } from '@application/session/ports';
import type { DossierState } from '@domain/journey/dossierState';
import { identityChoiceMessages } from '@messages/identityChoice';
import { storageMessages } from '@messages/storage';
import { withAdviserMessages } from '@messages/withAdviser';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DossierStore } from '@ui/journey/DossierStore';
import { Parts } from '@ui/journey/Parts';
import { Startup } from '@ui/journey/Startup';
import { StepJourney } from '@ui/journey/StepJourney';
import { IdentityChoiceViewModel } from '@ui/screens/identityChoice/IdentityChoiceViewModel';
import { UploadDraft } from '@ui/screens/upload/UploadDraft';
import { WithAdviserViewModel } from '@ui/screens/withAdviser/WithAdviserViewModel';
import { arriving, started } from '@tests/builders/arriving';
import { HandClock } from '@tests/builders/ending';
import { FakeSentSides, FakeProofs } from '@tests/builders/proofs';
import { settings } from '@tests/builders/journey';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { StepContainer } from './StepContainer';

const arrive = async (change: Partial<DossierState>, storage = { durable: true, full: false }) => {
  const dossier = new FakeDossierJourney('identityDocUpload', { state: change });
  const { at, journey, startup, model } = arriving({ start: E.right(started(dossier.dossier.state)) });
  await at('/main');
  const clock = new HandClock();
  clock.held = true;
  show(
    <StepContainer />,
    [StepJourney, journey],
    [Startup, startup],
    [DossierStore, model],
    [Parts, { loaded: () => true, load: () => Promise.resolve() }],
    [SessionStore, storage],
    [Dialogs, {}],
    [DossierJourney, dossier],
    [Settings, settings()],
    [
      IdentityChoiceViewModel,
      new IdentityChoiceViewModel(
        dossier,
        new UploadDraft(new FakeSentSides()),
        new SettleProof(new FakeProofs()),
        settings(),
        { inApp: undefined },
        { press: () => undefined },
      ),
    ],
    [WithAdviserViewModel, new WithAdviserViewModel(dossier, reviewRounds(dossier, clock))],
  );
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('D-47: the page of a step is its reader’s', () => {
  test('a client continues with their own file', async () => {
    await arrive({});
    expect(await heading(identityChoiceMessages.omc.title.individual)).toBeInTheDocument();
  });

  test('a client whose adviser has the file waits for the adviser', async () => {
    await arrive({ mode: 'mdc' });
    expect(await heading(withAdviserMessages.title.prepared)).toBeInTheDocument();
  });
});

test('R14: in a dossier, full storage warns about a reload and promises what is saved', async () => {
  await arrive({}, { durable: false, full: true });
  expect(await screen.findByText(plain(storageMessages.omc.session))).toBeVisible();
  expect(screen.queryByText(plain(storageMessages.omc.text))).not.toBeInTheDocument();
});
