import { ContainerModule } from 'inversify';
import { FindAgencies } from '@application/agency/FindAgencies';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { Agencies, Geolocation } from '@application/agency/ports';
import { Carts } from '@application/offer/ports';
import { Clock, Visibility } from '@application/browser/ports';
import { ErrorReporter } from '@application/observation/ports';
import { Proofs } from '@application/proofs/ports';
import { Referentials } from '@application/referentials/ports';
import { Settings } from '@application/Settings';
import { Signatures } from '@application/signature/ports';
import { ControlAnew } from '@application/proofs/ControlAnew';
import { DeviceReadings } from '@application/proofs/DeviceReadings';
import { ReadProof } from '@application/prospect/ReadProof';
import { Lists } from '@application/referentials/Lists';
import { SendCode } from '@application/signature/SendCode';
import { CompareProofs } from '@application/summary/CompareProofs';
import { DescribePerson } from '@application/summary/DescribePerson';
import { Watches } from '@application/watch';
import { listLabels } from '@messages/listLabels';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { OnPhone } from '@ui/journey/OnPhone';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Visit } from '@ui/journey/Visit';
import { OnPhoneViewModel } from '@ui/screens/onPhone/OnPhoneViewModel';
import { Routes } from '@ui/journey/Routes';
import { AddressViewModel } from '@ui/screens/address/AddressViewModel';
import { AgencyViewModel } from '@ui/screens/agency/AgencyViewModel';
import { BirthplaceViewModel } from '@ui/screens/birthplace/BirthplaceViewModel';
import { ComplementaryViewModel } from '@ui/screens/complementary/ComplementaryViewModel';
import { DeliveryViewModel } from '@ui/screens/delivery/DeliveryViewModel';
import { FamilyStatusViewModel } from '@ui/screens/familyStatus/FamilyStatusViewModel';
import { FullIdentityViewModel } from '@ui/screens/fullIdentity/FullIdentityViewModel';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { OfferToAccept } from '@ui/screens/offerChange/OfferToAccept';
import { OfferCorrection } from '@ui/screens/summary/OfferCorrection';
import { ProofComparison } from '@ui/screens/summary/ProofComparison';
import { BackToRecap } from '@ui/screens/summary/BackToRecap';
import { TaxCertification } from '@ui/screens/taxResidence/TaxCertification';
import { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';
import { TaxResidenceViewModel } from '@ui/screens/taxResidence/TaxResidenceViewModel';
import { OpeningConfirmed } from '@ui/screens/welcome/OpeningConfirmed';
import { make } from './make';

export const personal = new ContainerModule(({ bind }) => {
  bind(Lists).toResolvedValue((referentials: Referentials) => new Lists(referentials, listLabels), [Referentials]);
  bind(ReadProof).toResolvedValue((proofs, device) => new ReadProof(proofs, device), [Proofs, DeviceReadings]);
  bind(FindAgencies).toResolvedValue(make(FindAgencies), [Agencies]);
  bind(ReadOfferOnDossier).toResolvedValue(make(ReadOfferOnDossier), [Settings, Clock]);
  bind(CompareProofs).toResolvedValue(make(CompareProofs), [Proofs]);
  bind(SendCode).toResolvedValue(make(SendCode), [Signatures]);
  bind(DescribePerson).toResolvedValue(make(DescribePerson), [Lists, Referentials, ErrorReporter, Settings]);
  bind(FullIdentityViewModel)
    .toResolvedValue(make(FullIdentityViewModel), [DossierJourney, Clock, ReadProof, Lists, ReadOfferOnDossier, Routes, ControlAnew])
    .inTransientScope();
  bind(BirthplaceViewModel).toResolvedValue(make(BirthplaceViewModel), [DossierJourney, Clock, Lists, ReadProof]).inTransientScope();
  bind(FamilyStatusViewModel).toResolvedValue(make(FamilyStatusViewModel), [DossierJourney, Clock, Lists]).inTransientScope();
  bind(AddressViewModel).toResolvedValue(make(AddressViewModel), [DossierJourney, Clock, Lists, ReadProof]).inTransientScope();
  bind(ComplementaryViewModel)
    .toResolvedValue(make(ComplementaryViewModel), [DossierJourney, Clock, Lists, Referentials, ReadProof, Settings])
    .inTransientScope();
  bind(TaxResidenceViewModel)
    .toResolvedValue(
      (journey: DossierJourney, clock: Clock, lists: Lists, settings: Settings) =>
        new TaxResidenceViewModel(journey, clock, lists, settings),
      [DossierJourney, Clock, Lists, Settings],
    )
    .inTransientScope();
  bind(AgencyViewModel)
    .toResolvedValue(make(AgencyViewModel), [DossierJourney, Clock, FindAgencies, Agencies, Geolocation, Lists, Carts])
    .inTransientScope();
  bind(DeliveryViewModel).toResolvedValue(make(DeliveryViewModel), [DossierJourney, Carts, Agencies, Lists]).inTransientScope();
  bind(ReviewRounds).toResolvedValue(make(ReviewRounds), [DossierJourney, Watches, Visibility]).inTransientScope();
  bind(OnPhoneViewModel)
    .toResolvedValue(make(OnPhoneViewModel), [DossierJourney, Watches, Visibility, Settings, OnPhone, Visit])
    .inTransientScope();
  bind(OfferToAccept).toResolvedValue(make(OfferToAccept), [DossierJourney, Clock, ReadOfferOnDossier, Carts]).inTransientScope();
  bind(OfferCorrection).toResolvedValue(make(OfferCorrection), [DossierJourney, ReadOfferOnDossier, Carts]).inTransientScope();
  bind(EmailCorrection).toResolvedValue(make(EmailCorrection), [DossierJourney, SendCode]).inTransientScope();
  bind(OpeningConfirmed).toResolvedValue(make(OpeningConfirmed));
  bind(BackToRecap).toResolvedValue(make(BackToRecap), [DossierJourney, OpeningConfirmed]);
  bind(ProofComparison).toResolvedValue(make(ProofComparison), [DossierJourney, CompareProofs]).inTransientScope();
  bind(TaxCertification).toResolvedValue(make(TaxCertification), [DossierJourney, Clock]).inTransientScope();
  bind(SummaryViewModel)
    .toResolvedValue(make(SummaryViewModel), [
      DossierJourney,
      OfferToAccept,
      DescribePerson,
      Agencies,
      Signatures,
      OfferCorrection,
      EmailCorrection,
      ProofComparison,
      Settings,
      TaxCertification,
    ])
    .inTransientScope();
});
