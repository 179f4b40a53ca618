import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { DeviceReadings } from '@application/proofs/DeviceReadings';
import { Settings } from '@application/Settings';
import type { TwoDDocRead } from '@application/proofs/PageCodes';
import type { Camera } from '@application/liveness/ports';
import { PaperCamera } from '@application/proofs/ports';
import { SendProof } from '@application/proofs/SendProof';
import { SettleProof } from '@application/proofs/SettleProof';
import type { Environment } from '@domain/brand/variant';
import type { PaperName } from '@domain/proofs/papers';
import type { Side } from '@domain/proofs/scans';
import { papersMessages } from '@messages/papers';
import { uploadMessages } from '@messages/upload';
import type { Mode } from '@domain/journey/words';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ReaderContext } from '@ui/mvvm/messages';
import { Found } from '@ui/screens/analysis/Found';
import { IdentityChoiceViewModel } from '@ui/screens/identityChoice/IdentityChoiceViewModel';
import { CameraAtHand } from '@ui/screens/upload/CameraAtHand';
import { PapersReading } from '@ui/screens/upload/PapersReading';
import { UploadDraft } from '@ui/screens/upload/UploadDraft';
import { UploadScreen } from '@ui/screens/upload/UploadScreen';
import { UploadViewModel } from '@ui/screens/upload/UploadViewModel';
import { settled } from '../builders/ending';
import { settings } from '../builders/journey';
import { aFile, FakeDocuments, FakeSentSides, FakePreparation, FakeProofs } from '../builders/proofs';
import { FakePaperCamera } from '../fakes/FakePaperCamera';
import { FakeDossierJourney } from '../fakes/FakeDossierJourney';
import { show } from './show';

const copy = uploadMessages.omc;

interface Arrival {
  readonly journey?: FakeDossierJourney;
  readonly chosen?: UploadDraft;
  readonly documents?: FakeDocuments;
  /** Reader of the page. */
  readonly reader?: Mode;
  /** What the device reads on a page. */
  readonly code?: () => TwoDDocRead | undefined;
  readonly readings?: DeviceReadings;
  readonly environment?: Environment;
  /** The outcomes that this tab received. */
  readonly found?: Found;
  readonly ownCamera?: boolean;
  readonly device?: Pick<Camera, 'has' | 'inApp'>;
  readonly paperCamera?: PaperCamera;
}

/** The document chosen on the previous page. */
const chosenIdCard = (readings?: DeviceReadings): UploadDraft => {
  const chosen = new UploadDraft(new FakeSentSides(), readings);
  chosen.choose('1', 'CNI');
  return chosen;
};

/** The strip of the papers has tests of its own. */
const noStrip: Partial<PapersReading> = { papers: [], announcement: '', enter: () => () => undefined };

/** The upload page, by default of the holder's identity; thumbnails get the URLs blob:1, blob:2 … */
export const arriveAtUpload = ({
  journey = new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof' }),
  code = () => undefined,
  readings = new DeviceReadings({ on: () => async () => code() }),
  chosen = chosenIdCard(readings),
  documents = new FakeDocuments(),
  reader = 'omc',
  environment = 'prod',
  found = new Found(),
  ownCamera = false,
  device = { has: true, inApp: undefined },
  paperCamera = new FakePaperCamera(),
}: Arrival = {}) => {
  let addresses = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(addresses += 1)}`, revokeObjectURL: jest.fn() });
  const preparation = new FakePreparation();
  const proofs = new FakeProofs();
  const settle = new SettleProof(proofs);
  const vm = new UploadViewModel(journey, chosen, preparation, new SendProof(documents), settle, found);
  const camera = new CameraAtHand(settings({ ownCamera }), device, () => import('@ui/screens/upload/OwnCamera'));
  const choice = new IdentityChoiceViewModel(journey, chosen, settle, settings(), { inApp: undefined }, { press: () => undefined });
  const page = (
    <ReaderContext value={reader}>
      <UploadScreen />
    </ReaderContext>
  );
  show(
    page,
    [DossierJourney, journey],
    [Dialogs, {}],
    [Settings, settings({ environment })],
    [UploadViewModel, vm],
    [CameraAtHand, camera],
    [PaperCamera, paperCamera],
    [IdentityChoiceViewModel, choice],
    [PapersReading, noStrip],
  );
  return { journey, chosen, documents, preparation, proofs, readings };
};

export const slot = (side: Side): HTMLElement => screen.getByRole('group', { name: copy.sideTitle[side] });

/** The file input of a side; its label changes once a page is given. */
export const chooser = (side: Side): HTMLInputElement =>
  within(slot(side)).getByLabelText<HTMLInputElement>(new RegExp(`^(${copy.file}|${copy.fileMore}|${copy.fileAgain})`));
/** Answers which document by pointer: the choice folds. */
export const choosePaper = (paper: PaperName): Promise<void> => userEvent.click(screen.getByRole('radio', { name: papersMessages[paper] }));

/** The camera of a side, on a phone: in the dock, hidden while the page's button opens it. */
export const photographer = (side: Side): HTMLInputElement => {
  const input = document.getElementById(`photo-${side}`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`No camera for ${side}`);
  return input;
};
export const photograph = async (side: Side): Promise<void> => {
  await userEvent.upload(photographer(side), aFile());
  await act(settled);
};

export const give = async (side: Side, file: File = aFile()): Promise<void> => {
  await userEvent.upload(chooser(side), file, { applyAccept: false });
  await act(settled);
};

export const click = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

/** Gives a side; the bank stores it. D-72 */
export const giveAndKeep = async (side: Side, file: File = aFile()): Promise<void> => {
  await give(side, file);
  await click(copy.keep);
};
