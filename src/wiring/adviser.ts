import { ContainerModule } from 'inversify';
import { Agencies } from '@application/agency/ports';
import { Clock } from '@application/browser/ports';
import { Signatures } from '@application/signature/ports';
import { Workflow } from '@application/prospect/ports';
import { FileJourney } from '@ui/journey/FileJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Routes } from '@ui/journey/Routes';
import { ClientFileViewModel } from '@ui/screens/clientFile/ClientFileViewModel';
import { FileCreatedViewModel } from '@ui/screens/fileCreated/FileCreatedViewModel';
import { HandedOverViewModel } from '@ui/screens/handedOver/HandedOverViewModel';
import { InvitationMail } from '@ui/screens/signatureSuccess/InvitationMail';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { LookAlikesViewModel } from '@ui/screens/lookAlikes/LookAlikesViewModel';
import { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';
import { WithAdviserViewModel } from '@ui/screens/withAdviser/WithAdviserViewModel';
import { make } from './make';

/** What an adviser sees of a client's file in place of the client's pages, and the client's wait for the adviser. D-47 */
export const adviser = new ContainerModule(({ bind }) => {
  bind(LookAlikesViewModel).toResolvedValue(make(LookAlikesViewModel), [FileJourney, ReviewRounds, Workflow, Clock]).inTransientScope();
  bind(ClientFileViewModel).toResolvedValue(make(ClientFileViewModel), [FileJourney, SummaryViewModel, Signatures]).inTransientScope();
  bind(HandedOverViewModel)
    .toResolvedValue(make(HandedOverViewModel), [FileJourney, ReviewRounds, Routes, InvitationMail, EmailCorrection])
    .inTransientScope();
  bind(FileCreatedViewModel).toResolvedValue(make(FileCreatedViewModel), [FileJourney, Agencies]).inTransientScope();
  bind(WithAdviserViewModel).toResolvedValue(make(WithAdviserViewModel), [FileJourney, ReviewRounds]).inTransientScope();
});
