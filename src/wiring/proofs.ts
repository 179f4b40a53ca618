import { ContainerModule } from 'inversify';
import { Documents } from '@application/ports/Documents';
import { FilePreparation } from '@application/ports/FilePreparation';
import { Proofs } from '@application/ports/Proofs';
import { DecideProof } from '@application/proofs/DecideProof';
import { FollowProof } from '@application/proofs/FollowProof';
import { SendProof } from '@application/proofs/SendProof';
import { Watches } from '@application/watch';
import { FileJourney } from '@ui/journey/FileJourney';
import { AnalysisViewModel } from '@ui/screens/analysis/AnalysisViewModel';
import { Found } from '@ui/screens/analysis/Found';
import { IdentityChoiceViewModel } from '@ui/screens/identityChoice/IdentityChoiceViewModel';
import { ChosenPapers } from '@ui/screens/upload/ChosenPapers';
import { UploadViewModel } from '@ui/screens/upload/UploadViewModel';
import { make } from './make';

export const proofs = new ContainerModule(({ bind }) => {
  bind(SendProof).toResolvedValue(make(SendProof), [Documents]);
  bind(FollowProof).toResolvedValue(make(FollowProof), [Proofs]);
  bind(DecideProof).toResolvedValue(make(DecideProof), [Proofs]);
  bind(ChosenPapers).toResolvedValue(make(ChosenPapers));
  bind(Found).toResolvedValue(make(Found));
  bind(IdentityChoiceViewModel).toResolvedValue(make(IdentityChoiceViewModel), [FileJourney, ChosenPapers]).inTransientScope();
  bind(UploadViewModel).toResolvedValue(make(UploadViewModel), [FileJourney, ChosenPapers, FilePreparation, SendProof]).inTransientScope();
  bind(AnalysisViewModel)
    .toResolvedValue(make(AnalysisViewModel), [FileJourney, FollowProof, DecideProof, Watches, Found])
    .inTransientScope();
});
