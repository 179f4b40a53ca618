import { ContainerModule } from 'inversify';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { Browser, Clock } from '@application/browser/ports';
import { BrowserWallets, WalletIdentities, WalletReturns, WalletStore } from '@application/wallet/ports';
import { Proofs } from '@application/proofs/ports';
import { Settings } from '@application/Settings';
import { Lists } from '@application/referentials/Lists';
import { ReceiveIdentity } from '@application/wallet/ReceiveIdentity';
import { WalletReturn } from '@application/wallet/WalletReturn';
import { Watches } from '@application/watch';
import { NavigatorWallets } from '@infrastructure/browser/NavigatorWallets';
import { BankApi } from '@infrastructure/http/BankApi';
import { HttpWalletIdentities } from '@infrastructure/http/wallet/HttpWalletIdentities';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ReceivedAnswers } from '@ui/screens/wallet/ReceivedAnswers';
import { WalletViewModel } from '@ui/screens/wallet/WalletViewModel';
import { make } from './make';

/** Loaded with the page that asks a wallet. XTR-38 */
export const wallet = new ContainerModule(({ bind }) => {
  bind(WalletIdentities).toResolvedValue(make(HttpWalletIdentities), [BankApi]);
  bind(BrowserWallets).toResolvedValue(() => new NavigatorWallets());
  bind(ReceiveIdentity).toResolvedValue(make(ReceiveIdentity), [WalletIdentities, BrowserWallets, WalletStore, Clock, Settings]);
  bind(ReceivedAnswers).toResolvedValue(make(ReceivedAnswers), [Lists, Clock, ReadOfferOnDossier]);
  bind(WalletViewModel)
    .toResolvedValue(make(WalletViewModel), [
      DossierJourney,
      ReceiveIdentity,
      WalletReturn,
      WalletReturns,
      Proofs,
      BrowserWallets,
      Browser,
      Clock,
      Settings,
      Watches,
      ReceivedAnswers,
    ])
    .inTransientScope();
});
