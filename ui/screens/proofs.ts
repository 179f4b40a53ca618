import type { PageName } from '@domain/journey/steps';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const upload = lazyScreen(() => import(/* webpackChunkName: "upload" */ './upload/UploadScreen').then(module => module.UploadScreen));
const analysis = lazyScreen(() =>
  import(/* webpackChunkName: "analysis" */ './analysis/AnalysisScreen').then(module => module.AnalysisScreen),
);

/** Screens of the proofs: choose, add, analysis. */
export const proofs: Readonly<Partial<Record<PageName, LazyScreen>>> = {
  IdentityForm: lazyScreen(() =>
    import(/* webpackChunkName: "identity-choice" */ './identityChoice/IdentityChoiceScreen').then(module => module.IdentityChoiceScreen),
  ),
  UploadIdentityProof: upload,
  UploadAddressProof: upload,
  UploadIncomeProof: upload,
  ProofControlProgress: analysis,
  ProofControlCompleted: analysis,
};
