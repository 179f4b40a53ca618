import type { PageName } from '@domain/journey/steps';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const outcome = () => import(/* webpackChunkName: "liveness-outcome" */ './livenessOutcome');
const finalize = () => import(/* webpackChunkName: "finalize" */ './finalize/FinalizeScreens');

/** Screens of the video check, the documents, the signature and the end. */
export const ending = {
  PreLivenessPage: lazyScreen(() =>
    import(/* webpackChunkName: "pre-liveness" */ './preLiveness/PreLivenessScreen').then(module => module.PreLivenessScreen),
  ),
  LivenessPage: lazyScreen(() =>
    import(/* webpackChunkName: "liveness" */ './liveness/LivenessScreen').then(module => module.LivenessScreen),
  ),
  LivenessControlProgress: lazyScreen(() =>
    import(/* webpackChunkName: "liveness-progress" */ './liveness/ProgressScreen').then(module => module.ProgressScreen),
  ),
  LivenessControlOk: lazyScreen(() => outcome().then(module => module.OkScreen)),
  LivenessControlKo: lazyScreen(() => outcome().then(module => module.KoScreen)),
  PreContractDocPage: lazyScreen(() =>
    import(/* webpackChunkName: "pre-contract" */ './preContract/PreContractScreen').then(module => module.PreContractScreen),
  ),
  DocuSignPage: lazyScreen(() =>
    import(/* webpackChunkName: "signature" */ './signature/SignatureScreen').then(module => module.SignatureScreen),
  ),
  SignatureSuccessPage: lazyScreen(() =>
    import(/* webpackChunkName: "signature-success" */ './signatureSuccess/SignatureSuccessScreen').then(
      module => module.SignatureSuccessScreen,
    ),
  ),
  FinalizeProgress: lazyScreen(() => finalize().then(module => module.FinalizeProgressScreen)),
  FinalizeKo: lazyScreen(() => finalize().then(module => module.FinalizeKoScreen)),
  FinalizePage: lazyScreen(() => finalize().then(module => module.FinalizeDoneScreen)),
  WelcomePage: lazyScreen(() => import(/* webpackChunkName: "welcome" */ './welcome/WelcomeScreen').then(module => module.WelcomeScreen)),
} satisfies Partial<Record<PageName, LazyScreen>>;
