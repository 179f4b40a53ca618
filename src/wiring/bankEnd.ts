import { ContainerModule } from 'inversify';
import { CoHolders } from '@application/prospect/ports';
import { Invitations } from '@application/access/ports';
import { FaceConsents, LivenessChecks } from '@application/liveness/ports';
import { Acknowledgements, Papers, ReadMarks, Signatures, WithdrawalCalls, Withdrawals } from '@application/signature/ports';
import { MobilityMandates } from '@application/mobility/ports';
import { RefusalRequests } from '@application/refusal/ports';
import { Settings } from '@application/Settings';
import { TabAcknowledgements } from '@infrastructure/browser/TabAcknowledgements';
import { TabFaceConsents } from '@infrastructure/browser/TabFaceConsents';
import { TabReadMarks } from '@infrastructure/browser/TabReadMarks';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { ConfiguredWithdrawals } from '@infrastructure/config/ConfiguredWithdrawals';
import { BankApi } from '@infrastructure/http/BankApi';
import { HttpCoHolders } from '@infrastructure/http/coHolders/HttpCoHolders';
import { HttpInvitations } from '@infrastructure/http/coHolders/HttpInvitations';
import { HttpLivenessChecks } from '@infrastructure/http/liveness/HttpLivenessChecks';
import { HttpPapers } from '@infrastructure/http/papers/HttpPapers';
import { HttpMobilityMandates } from '@infrastructure/http/mobility/HttpMobilityMandates';
import { HttpRefusalRequests } from '@infrastructure/http/refusal/HttpRefusalRequests';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { HttpWithdrawalCalls } from '@infrastructure/http/signature/HttpWithdrawalCalls';
import { make } from './make';

/** The bank's adapters for the end of the journey. */
export const bankEnd = new ContainerModule(({ bind }) => {
  bind(CoHolders).toResolvedValue(make(HttpCoHolders), [BankApi]);
  bind(Invitations).toResolvedValue(make(HttpInvitations), [BankApi]);
  bind(LivenessChecks).toResolvedValue(make(HttpLivenessChecks), [BankApi]);
  bind(Signatures).toResolvedValue(make(HttpSignatures), [BankApi]);
  bind(Papers).toResolvedValue(make(HttpPapers), [Settings]);
  bind(FaceConsents).toResolvedValue(make(TabFaceConsents), [TabStorage]);
  bind(Acknowledgements).toResolvedValue(make(TabAcknowledgements), [TabStorage]);
  bind(ReadMarks).toResolvedValue(make(TabReadMarks), [TabStorage]);
  bind(WithdrawalCalls).toResolvedValue(make(HttpWithdrawalCalls), [BankApi]);
  bind(MobilityMandates).toResolvedValue(make(HttpMobilityMandates), [BankApi]);
  bind(RefusalRequests).toResolvedValue(make(HttpRefusalRequests), [BankApi]);
  bind(Withdrawals).toResolvedValue(make(ConfiguredWithdrawals), [Settings]);
});
