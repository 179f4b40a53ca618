import type { PageName } from '@domain/journey/steps';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const delivery = lazyScreen(() =>
  import(/* webpackChunkName: "delivery" */ './delivery/DeliveryScreen').then(module => module.DeliveryScreen),
);
const duplicates = lazyScreen(() =>
  import(/* webpackChunkName: "duplicates" */ './duplicates/DuplicatesScreen').then(module => module.DuplicatesScreen),
);

/** Screens of personal information, agency, delivery, review and recap. */
export const personal = {
  FullIdentityForm: lazyScreen(() =>
    import(/* webpackChunkName: "full-identity" */ './fullIdentity/FullIdentityScreen').then(module => module.FullIdentityScreen),
  ),
  BirthplaceForm: lazyScreen(() =>
    import(/* webpackChunkName: "birthplace" */ './birthplace/BirthplaceScreen').then(module => module.BirthplaceScreen),
  ),
  FamilyStatusForm: lazyScreen(() =>
    import(/* webpackChunkName: "family-status" */ './familyStatus/FamilyStatusScreen').then(module => module.FamilyStatusScreen),
  ),
  AddressForm: lazyScreen(() => import(/* webpackChunkName: "address" */ './address/AddressScreen').then(module => module.AddressScreen)),
  ComplementaryInformationForm: lazyScreen(() =>
    import(/* webpackChunkName: "complementary" */ './complementary/ComplementaryScreen').then(module => module.ComplementaryScreen),
  ),
  TaxResidenceForm: lazyScreen(() =>
    import(/* webpackChunkName: "tax-residence" */ './taxResidence/TaxResidenceScreen').then(module => module.TaxResidenceScreen),
  ),
  StructureChoice: lazyScreen(() => import(/* webpackChunkName: "agency" */ './agency/AgencyScreen').then(module => module.AgencyScreen)),
  DeliveryChoiceTit: delivery,
  DeliveryChoiceCotit: delivery,
  DuplicateSearch: duplicates,
  DuplicateConfirmation: duplicates,
  MiddleControlPage: lazyScreen(() =>
    import(/* webpackChunkName: "middle-control" */ './middleControl/MiddleControlScreen').then(module => module.MiddleControlScreen),
  ),
  SummaryPage: lazyScreen(() => import(/* webpackChunkName: "summary" */ './summary/SummaryScreen').then(module => module.SummaryScreen)),
} satisfies Partial<Record<PageName, LazyScreen>>;
