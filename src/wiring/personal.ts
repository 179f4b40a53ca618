import { ContainerModule } from 'inversify';
import { FindAgencies } from '@application/agency/FindAgencies';
import { ReadAgency } from '@application/agency/ReadAgency';
import { ChooseDelivery } from '@application/delivery/ChooseDelivery';
import { ReadOfferOnFile } from '@application/offer/ReadOfferOnFile';
import { Agencies } from '@application/ports/Agencies';
import { AnswerStore } from '@application/ports/AnswerStore';
import { Carts } from '@application/ports/Carts';
import { Clock } from '@application/ports/Clock';
import { Geolocation } from '@application/ports/Geolocation';
import { Proofs } from '@application/ports/Proofs';
import { Referentials } from '@application/ports/Referentials';
import { Settings } from '@application/ports/Settings';
import { Signatures } from '@application/ports/Signatures';
import { Visibility } from '@application/ports/Visibility';
import { ReadProof } from '@application/prospect/ReadProof';
import { FindFiscalFormat } from '@application/referentials/FindFiscalFormat';
import { FindTowns } from '@application/referentials/FindTowns';
import { ListCounties } from '@application/referentials/ListCounties';
import { ListCountries } from '@application/referentials/ListCountries';
import { ListEntries } from '@application/referentials/ListEntries';
import { ListProfessions } from '@application/referentials/ListProfessions';
import { ChangeOffer } from '@application/offer/ChangeOffer';
import { SendCode } from '@application/signature/SendCode';
import { CompareProofs } from '@application/summary/CompareProofs';
import { DescribePerson } from '@application/summary/DescribePerson';
import { Watches } from '@application/watch';
import { FileJourney } from '@ui/journey/FileJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Routes } from '@ui/journey/Routes';
import { AddressViewModel } from '@ui/screens/address/AddressViewModel';
import { AgencyViewModel } from '@ui/screens/agency/AgencyViewModel';
import { BirthplaceViewModel } from '@ui/screens/birthplace/BirthplaceViewModel';
import { ComplementaryViewModel } from '@ui/screens/complementary/ComplementaryViewModel';
import { DeliveryViewModel } from '@ui/screens/delivery/DeliveryViewModel';
import { FamilyStatusViewModel } from '@ui/screens/familyStatus/FamilyStatusViewModel';
import { FullIdentityViewModel } from '@ui/screens/fullIdentity/FullIdentityViewModel';
import { EmailCorrection } from '@ui/screens/summary/EmailCorrection';
import { OfferCorrection } from '@ui/screens/summary/OfferCorrection';
import { ProofComparison } from '@ui/screens/summary/ProofComparison';
import { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';
import { TaxResidenceViewModel } from '@ui/screens/taxResidence/TaxResidenceViewModel';
import { make } from './make';

export const personal = new ContainerModule(({ bind }) => {
  bind(ListCountries).toResolvedValue(make(ListCountries), [Referentials, Clock]);
  bind(ListCounties).toResolvedValue(make(ListCounties), [Referentials, Clock]);
  bind(FindTowns).toResolvedValue(make(FindTowns), [Referentials, Clock]);
  bind(ListEntries).toResolvedValue(make(ListEntries), [Referentials]);
  bind(ListProfessions).toResolvedValue(make(ListProfessions), [Referentials]);
  bind(FindFiscalFormat).toResolvedValue(make(FindFiscalFormat), [Referentials, Clock]);
  bind(ReadProof).toResolvedValue(make(ReadProof), [Proofs]);
  bind(FindAgencies).toResolvedValue(make(FindAgencies), [Agencies]);
  bind(ReadAgency).toResolvedValue(make(ReadAgency), [Agencies]);
  bind(ChooseDelivery).toResolvedValue(make(ChooseDelivery), [Carts]);
  bind(ReadOfferOnFile).toResolvedValue(make(ReadOfferOnFile), [Settings, Clock]);
  bind(ChangeOffer).toResolvedValue(make(ChangeOffer), [Carts]);
  bind(CompareProofs).toResolvedValue(make(CompareProofs), [Proofs]);
  bind(SendCode).toResolvedValue(make(SendCode), [Signatures]);
  bind(DescribePerson).toResolvedValue(make(DescribePerson), [ListCountries, ListCounties, ListEntries, ListProfessions, Referentials]);
  bind(FullIdentityViewModel)
    .toResolvedValue(make(FullIdentityViewModel), [FileJourney, Clock, ReadProof, ListCountries, ReadOfferOnFile, AnswerStore, Routes])
    .inTransientScope();
  bind(BirthplaceViewModel)
    .toResolvedValue(make(BirthplaceViewModel), [FileJourney, Clock, ListCountries, ListCounties, FindTowns, ReadProof])
    .inTransientScope();
  bind(FamilyStatusViewModel).toResolvedValue(make(FamilyStatusViewModel), [FileJourney, Clock, ListEntries]).inTransientScope();
  bind(AddressViewModel)
    .toResolvedValue(make(AddressViewModel), [FileJourney, Clock, ListCountries, ListEntries, FindTowns, ReadProof])
    .inTransientScope();
  bind(ComplementaryViewModel)
    .toResolvedValue(make(ComplementaryViewModel), [FileJourney, Clock, ListProfessions, Referentials, ListEntries, ReadProof])
    .inTransientScope();
  bind(TaxResidenceViewModel)
    .toResolvedValue(make(TaxResidenceViewModel), [FileJourney, Clock, ListCountries, FindFiscalFormat])
    .inTransientScope();
  bind(AgencyViewModel)
    .toResolvedValue(make(AgencyViewModel), [FileJourney, Clock, FindAgencies, ReadAgency, Geolocation])
    .inTransientScope();
  bind(DeliveryViewModel)
    .toResolvedValue(make(DeliveryViewModel), [FileJourney, ChooseDelivery, ReadAgency, ListEntries])
    .inTransientScope();
  bind(ReviewRounds).toResolvedValue(make(ReviewRounds), [FileJourney, Watches, Visibility]).inTransientScope();
  bind(OfferCorrection).toResolvedValue(make(OfferCorrection), [FileJourney, ReadOfferOnFile, ChangeOffer]).inTransientScope();
  bind(EmailCorrection).toResolvedValue(make(EmailCorrection), [FileJourney, SendCode]).inTransientScope();
  bind(ProofComparison).toResolvedValue(make(ProofComparison), [FileJourney, CompareProofs]).inTransientScope();
  bind(SummaryViewModel)
    .toResolvedValue(make(SummaryViewModel), [
      FileJourney,
      Clock,
      ReadOfferOnFile,
      AnswerStore,
      DescribePerson,
      ReadAgency,
      Signatures,
      OfferCorrection,
      EmailCorrection,
      ProofComparison,
    ])
    .inTransientScope();
});
