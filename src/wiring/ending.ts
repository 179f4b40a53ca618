import { ContainerModule } from 'inversify';
import { Effects } from '@application/effects';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import { MakeReceipt } from '@application/finalisation/MakeReceipt';
import { VideoCheck } from '@application/liveness/VideoCheck';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { Agencies } from '@application/agency/ports';
import { Browser, Clock, Frames, Tabs, Visibility } from '@application/browser/ports';
import { Camera, FaceConsents, LivenessChecks } from '@application/liveness/ports';
import { ErrorReporter } from '@application/observation/ports';
import { CoHolders } from '@application/prospect/ports';
import { MobilityMandates } from '@application/mobility/ports';
import {
  Acknowledgements,
  Digest,
  PaperPages,
  Papers,
  ReadMarks,
  Signatures,
  WithdrawalCalls,
  Withdrawals,
} from '@application/signature/ports';
import { Invitations } from '@application/access/ports';
import { Settings } from '@application/Settings';
import { Ceremony } from '@application/signature/Ceremony';
import { ExpectedDocuments } from '@application/signature/ExpectedDocuments';
import { ReadDocuments } from '@application/signature/ReadDocuments';
import { SendCode } from '@application/signature/SendCode';
import { DescribePerson } from '@application/summary/DescribePerson';
import { Watches } from '@application/watch';
import { PdfPages } from '@infrastructure/browser/papers/PdfPages';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Routes } from '@ui/journey/Routes';
import { Conclusion } from '@ui/screens/finalize/Conclusion';
import { FinalizeViewModel } from '@ui/screens/finalize/FinalizeViewModel';
import { OpeningStages } from '@ui/screens/finalize/OpeningStages';
import { FaceConsenting } from '@ui/screens/liveness/FaceConsenting';
import { LivenessFlow } from '@ui/screens/liveness/LivenessFlow';
import { LivenessViewModel } from '@ui/screens/liveness/LivenessViewModel';
import { KoViewModel } from '@ui/screens/livenessOutcome/KoViewModel';
import { OkViewModel } from '@ui/screens/livenessOutcome/OkViewModel';
import { DepositReceipt } from '@ui/screens/preContract/DepositReceipt';
import { DocumentsRead } from '@ui/screens/preContract/DocumentsRead';
import { StartAgreement } from '@ui/screens/preContract/StartAgreement';
import { PreContractViewModel } from '@ui/screens/preContract/PreContractViewModel';
import { PreLivenessViewModel } from '@ui/screens/preLiveness/PreLivenessViewModel';
import { CodeSender } from '@ui/screens/signature/CodeSender';
import { SignatureViewModel } from '@ui/screens/signature/SignatureViewModel';
import { InvitationMail } from '@ui/screens/signatureSuccess/InvitationMail';
import { SignatureSuccessViewModel } from '@ui/screens/signatureSuccess/SignatureSuccessViewModel';
import { OfferToAccept } from '@ui/screens/offerChange/OfferToAccept';
import { OpeningConfirmed } from '@ui/screens/welcome/OpeningConfirmed';
import { TaxCertification } from '@ui/screens/taxResidence/TaxCertification';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { OpeningViewModel } from '@ui/screens/welcome/OpeningViewModel';
import { MobilityViewModel } from '@ui/screens/welcome/MobilityViewModel';
import { WelcomeViewModel } from '@ui/screens/welcome/WelcomeViewModel';
import { Workers } from '../workers';
import { make } from './make';

/** The video check, the offer's documents, the signature, the opened account. */
export const ending = new ContainerModule(({ bind }) => {
  bind(VideoCheck).toResolvedValue(make(VideoCheck), [LivenessChecks, Settings, Effects]);
  bind(ReadDocuments).toResolvedValue(make(ReadDocuments), [Signatures, Settings, Papers]);
  bind(ExpectedDocuments).toResolvedValue(make(ExpectedDocuments), [Settings, ErrorReporter]);
  bind(Ceremony).toResolvedValue(make(Ceremony), [Signatures, Settings, Effects]);
  bind(CompleteSignature).toResolvedValue(make(CompleteSignature), [Signatures, Effects]);
  bind(MakeReceipt).toResolvedValue(make(MakeReceipt), [ReadDocuments, Papers, Digest]);

  bind(PaperPages).toResolvedValue(({ papers }) => new PdfPages(papers), [Workers]);
  bind(DocumentsRead).toResolvedValue(make(DocumentsRead), [ReadMarks, DossierJourney]);
  bind(DepositReceipt).toResolvedValue(make(DepositReceipt), [DossierJourney, Acknowledgements, Clock]);
  bind(StartAgreement).toResolvedValue(make(StartAgreement), [DossierJourney, Acknowledgements, Clock, Settings]);
  bind(OpeningStages).toResolvedValue(make(OpeningStages), [Clock]);
  bind(Conclusion).toResolvedValue(make(Conclusion), [DossierJourney, CompleteSignature, Routes]);
  bind(FaceConsenting).toResolvedValue(make(FaceConsenting), [DossierJourney, FaceConsents, Settings, Clock]);
  bind(LivenessFlow).toResolvedValue(make(LivenessFlow), [DossierJourney, VideoCheck, Watches, Frames, Settings, Clock, FaceConsenting]);

  bind(InvitationMail).toResolvedValue(make(InvitationMail), [DossierJourney, Invitations, Clock]).inTransientScope();
  bind(PreLivenessViewModel)
    .toResolvedValue(make(PreLivenessViewModel), [
      DossierJourney,
      LivenessFlow,
      Camera,
      Ceremony,
      Settings,
      OpeningConfirmed,
      InvitationMail,
      FaceConsenting,
    ])
    .inTransientScope();
  bind(LivenessViewModel)
    .toResolvedValue(make(LivenessViewModel), [DossierJourney, LivenessFlow, Browser, ReviewRounds])
    .inTransientScope();
  bind(OkViewModel).toResolvedValue(make(OkViewModel), [DossierJourney, LivenessFlow, Ceremony, Conclusion]).inTransientScope();
  bind(KoViewModel).toResolvedValue(make(KoViewModel), [DossierJourney, LivenessFlow, Agencies]).inTransientScope();
  bind(PreContractViewModel)
    .toResolvedValue(make(PreContractViewModel), [
      DossierJourney,
      ReadDocuments,
      Tabs,
      DocumentsRead,
      PaperPages,
      OfferToAccept,
      Withdrawals,
      DepositReceipt,
      ExpectedDocuments,
      StartAgreement,
    ])
    .inTransientScope();
  bind(CodeSender).toResolvedValue(make(CodeSender), [DossierJourney, SendCode, Clock]).inTransientScope();
  bind(SignatureViewModel)
    .toResolvedValue(make(SignatureViewModel), [
      DossierJourney,
      Ceremony,
      Watches,
      Frames,
      Settings,
      Browser,
      Conclusion,
      CodeSender,
      Clock,
      OpeningStages,
      StartAgreement,
    ])
    .inTransientScope();
  bind(SignatureSuccessViewModel)
    .toResolvedValue(make(SignatureSuccessViewModel), [
      DossierJourney,
      CoHolders,
      Watches,
      Visibility,
      Clock,
      Conclusion,
      ReviewRounds,
      InvitationMail,
    ])
    .inTransientScope();
  bind(FinalizeViewModel).toResolvedValue(make(FinalizeViewModel), [DossierJourney, Watches, Routes, OpeningStages]).inTransientScope();
  bind(OpeningViewModel)
    .toResolvedValue(make(OpeningViewModel), [DossierJourney, DescribePerson, Signatures, OfferToAccept, EmailCorrection, TaxCertification])
    .inTransientScope();
  bind(MobilityViewModel)
    .toResolvedValue(make(MobilityViewModel), [DossierJourney, MobilityMandates, Effects, Clock, Settings])
    .inTransientScope();
  bind(WelcomeViewModel)
    .toResolvedValue(make(WelcomeViewModel), [
      DossierJourney,
      MakeReceipt,
      Withdrawals,
      ReadOfferOnDossier,
      Clock,
      FaceConsenting,
      WithdrawalCalls,
      DepositReceipt,
    ])
    .inTransientScope();
});
