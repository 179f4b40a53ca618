import { ContainerModule } from 'inversify';
import { Camera } from '@application/liveness/ports';
import { Clock, Visibility } from '@application/browser/ports';
import { Documents, FilePreparation, PaperCamera, SentSidesStore, Proofs } from '@application/proofs/ports';
import { Settings } from '@application/Settings';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { ControlAnew } from '@application/proofs/ControlAnew';
import { DeviceReadings } from '@application/proofs/DeviceReadings';
import type { PageCodes } from '@application/proofs/PageCodes';
import { SendProof } from '@application/proofs/SendProof';
import { SettleProof } from '@application/proofs/SettleProof';
import { Watches } from '@application/watch';
import { prepare } from '@infrastructure/browser/files/prepare';
import { WorkerFilePreparation } from '@infrastructure/browser/files/WorkerFilePreparation';
import { TabSentSides } from '@infrastructure/browser/TabSentSides';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { BankApi } from '@infrastructure/http/BankApi';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DossierStore } from '@ui/journey/DossierStore';
import { AnalysisViewModel } from '@ui/screens/analysis/AnalysisViewModel';
import { WalletReturn } from '@application/wallet/WalletReturn';
import { Found } from '@ui/screens/analysis/Found';
import { TypedCorrection } from '@ui/screens/analysis/TypedCorrection';
import { IdentityChoiceViewModel } from '@ui/screens/identityChoice/IdentityChoiceViewModel';
import { CameraAtHand } from '@ui/screens/upload/CameraAtHand';
import { PapersReading } from '@ui/screens/upload/PapersReading';
import { UploadDraft } from '@ui/screens/upload/UploadDraft';
import { UploadViewModel } from '@ui/screens/upload/UploadViewModel';
import { make } from './make';
import { Workers } from '../workers';

/** Loads what reads a 2D-Doc with the first page that may show one; what does not load reads nothing. XTR-19 */
const pageCodes = ({ twoDDocReading }: Settings, api: BankApi, { symbols }: Workers): PageCodes => {
  let loaded: Promise<PageCodes> | undefined;
  const load = (): Promise<PageCodes> =>
    (loaded ??= import(/* webpackChunkName: "page-codes" */ '../pageCodes').then(({ readerOf }) => readerOf(api, symbols)));
  return {
    on: page => async () => {
      if (!twoDDocReading) return undefined;
      try {
        return await (await load()).on(page)();
      } catch {
        loaded = undefined;
        return undefined;
      }
    },
  };
};

/** The camera in the page, in a chunk of its own. PRF-04 */
const loadCamera = () => import(/* webpackChunkName: "own-camera" */ '@infrastructure/browser/MediaPaperCamera');
const loadCameraViews = () => import(/* webpackChunkName: "own-camera" */ '@ui/screens/upload/OwnCamera');

const paperCamera = ({ files }: Workers): PaperCamera => ({
  open: (video, ended) => async () => (await loadCamera().then(({ MediaPaperCamera }) => new MediaPaperCamera(files).open(video, ended)))(),
});

export const proofs = new ContainerModule(({ bind }) => {
  bind(FilePreparation).toResolvedValue(
    ({ files }, { photoJudgement }) => new WorkerFilePreparation(files, prepare, photoJudgement),
    [Workers, Settings],
  );
  bind(DeviceReadings).toResolvedValue(
    (settings, api, workers) => new DeviceReadings(pageCodes(settings, api, workers)),
    [Settings, BankApi, Workers],
  );
  bind(ControlAnew).toResolvedValue(make(ControlAnew), [Documents]);
  bind(TypedCorrection).toResolvedValue(make(TypedCorrection), [Clock, ReadOfferOnDossier, ControlAnew]);
  bind(SendProof).toResolvedValue(make(SendProof), [Documents]);
  bind(SettleProof).toResolvedValue(make(SettleProof), [Proofs]);
  bind(SentSidesStore).toResolvedValue(
    (storage, model) => new TabSentSides(storage, kept => model.keepDocuments(kept)),
    [TabStorage, DossierStore],
  );
  bind(UploadDraft).toResolvedValue((store, readings) => new UploadDraft(store, readings), [SentSidesStore, DeviceReadings]);
  bind(Found).toResolvedValue(make(Found));
  bind(IdentityChoiceViewModel)
    .toResolvedValue(make(IdentityChoiceViewModel), [DossierJourney, UploadDraft, SettleProof, Settings, Camera, WalletReturn])
    .inTransientScope();
  bind(PaperCamera).toResolvedValue(paperCamera, [Workers]);
  bind(CameraAtHand)
    .toResolvedValue((settings: Settings, camera: Camera) => new CameraAtHand(settings, camera, loadCameraViews), [Settings, Camera])
    .inTransientScope();
  bind(UploadViewModel)
    .toResolvedValue(make(UploadViewModel), [DossierJourney, UploadDraft, FilePreparation, SendProof, SettleProof, Found])
    .inTransientScope();
  bind(PapersReading)
    .toResolvedValue(make(PapersReading), [DossierJourney, Proofs, Found, Visibility, Watches, UploadDraft])
    .inTransientScope();
  bind(AnalysisViewModel)
    .toResolvedValue(make(AnalysisViewModel), [DossierJourney, SettleProof, Watches, Found, UploadDraft, TypedCorrection])
    .inTransientScope();
});
