import { ContainerModule } from 'inversify';
import { Agencies } from '@application/agency/ports';
import { Clock } from '@application/browser/ports';
import { Signatures } from '@application/signature/ports';
import { Workflow } from '@application/prospect/ports';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Routes } from '@ui/journey/Routes';
import { ClientDossierViewModel } from '@ui/screens/clientDossier/ClientDossierViewModel';
import { DossierCreatedViewModel } from '@ui/screens/dossierCreated/DossierCreatedViewModel';
import { HandedOverViewModel } from '@ui/screens/handedOver/HandedOverViewModel';
import { InvitationMail } from '@ui/screens/signatureSuccess/InvitationMail';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { PossibleDuplicatesViewModel } from '@ui/screens/possibleDuplicates/PossibleDuplicatesViewModel';
import { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';
import { WithAdviserViewModel } from '@ui/screens/withAdviser/WithAdviserViewModel';
import { make } from './make';

/** What an adviser sees of a client's file in place of the client's pages, and the client's wait for the adviser. D-47 */
export const adviser = new ContainerModule(({ bind }) => {
  bind(PossibleDuplicatesViewModel)
    .toResolvedValue(make(PossibleDuplicatesViewModel), [DossierJourney, ReviewRounds, Workflow, Clock])
    .inTransientScope();
  bind(ClientDossierViewModel)
    .toResolvedValue(make(ClientDossierViewModel), [DossierJourney, SummaryViewModel, Signatures])
    .inTransientScope();
  bind(HandedOverViewModel)
    .toResolvedValue(make(HandedOverViewModel), [DossierJourney, ReviewRounds, Routes, InvitationMail, EmailCorrection])
    .inTransientScope();
  bind(DossierCreatedViewModel).toResolvedValue(make(DossierCreatedViewModel), [DossierJourney, Agencies]).inTransientScope();
  bind(WithAdviserViewModel).toResolvedValue(make(WithAdviserViewModel), [DossierJourney, ReviewRounds]).inTransientScope();
});
