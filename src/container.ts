import { Container } from 'inversify';
import { AnswerStore, EffectStore, SessionStore, UnsavedInputStore } from '@application/session/ports';
import { Captcha } from '@application/subscription/ports';
import { Clock } from '@application/browser/ports';
import { ErrorReporter, TrackedPages } from '@application/observation/ports';
import { PapersOrder } from '@application/proofs/ports';
import { Settings } from '@application/Settings';
import { LastRefusal } from '@application/refusal/ports';
import { ReturnQuery } from '@application/session/ReturnQuery';
import { responseCodeIn, WalletReturn } from '@application/wallet/WalletReturn';
import { WalletReturns, WalletStore } from '@application/wallet/ports';
import { BrowserClock } from '@infrastructure/browser/BrowserClock';
import { unkept } from '@infrastructure/browser/firstAnswers';
import { AltchaCaptcha } from '@infrastructure/browser/captcha/AltchaCaptcha';
import { PageLeaving } from '@infrastructure/browser/PageLeaving';
import { TabAnswerStore } from '@infrastructure/browser/TabAnswerStore';
import { TabEffectStore } from '@infrastructure/browser/TabEffectStore';
import { ARRIVAL, TabSessionStore } from '@infrastructure/browser/TabSessionStore';
import { TabUnsavedInput } from '@infrastructure/browser/TabUnsavedInput';
import { TabPapersOrder } from '@infrastructure/browser/TabPapersOrder';
import { TabTrackedPages } from '@infrastructure/browser/TabTrackedPages';
import { TabWalletStore } from '@infrastructure/browser/TabWalletStore';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { BankApi } from '@infrastructure/http/BankApi';
import { bankEnd } from './wiring/bankEnd';
import { bankDossier } from './wiring/bankDossier';
import { browser } from './wiring/browser';
import { make } from './wiring/make';
import { Workers } from './workers';

/**
 * Services that live as long as the page: configuration, browser, bank. A service that knows a person or their file belongs to a visit
 * (visit.ts). `arrival`: the query of a return from the identity provider or from a wallet. `shiftMs`: from the
 * device's clock to the bank's.
 */
export const createContainer = (settings: Settings, workers: Workers, arrival = '', shiftMs = 0): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Settings).toConstantValue(settings);
  container.bind(Clock).toConstantValue(new BrowserClock(settings.simulatedNow, shiftMs));
  const tab = new TabStorage(() => sessionStorage, unkept);
  container.bind(TabStorage).toConstantValue(tab);
  const forget = (): void => tab.remove(ARRIVAL);
  const responseCode = responseCodeIn(arrival);
  container.bind(ReturnQuery).toConstantValue(new ReturnQuery(responseCode === undefined ? arrival : '', forget));
  container.bind(WalletStore).toResolvedValue(make(TabWalletStore), [TabStorage]);
  container
    .bind(WalletReturn)
    .toResolvedValue((store, returns) => new WalletReturn(responseCode, store, returns, forget), [WalletStore, WalletReturns]);
  container.bind(PageLeaving).toConstantValue(new PageLeaving());
  container.bind(SessionStore).toResolvedValue(make(TabSessionStore), [TabStorage, Clock, PageLeaving]);
  container.bind(UnsavedInputStore).toResolvedValue(make(TabUnsavedInput), [TabStorage]);
  container.bind(EffectStore).toResolvedValue(make(TabEffectStore), [TabStorage]);
  container.bind(TrackedPages).toResolvedValue(make(TabTrackedPages), [TabStorage]);
  container.bind(PapersOrder).toResolvedValue(make(TabPapersOrder), [TabStorage, Settings]);
  container.bind(AnswerStore).toResolvedValue(make(TabAnswerStore), [TabStorage]);
  container.bind(LastRefusal).toResolvedValue(store => new LastRefusal(() => store.session()?.value), [SessionStore]);
  container
    .bind(BankApi)
    .toResolvedValue(
      (session, reporter, clock, refusal) =>
        new BankApi(
          { ...settings.api, language: settings.language, local: settings.local, traced: settings.observation.traceCalls },
          session,
          reporter,
          clock,
          refusal,
        ),
      [SessionStore, ErrorReporter, Clock, LastRefusal],
    );
  container.bind(Workers).toConstantValue(workers);
  container.bind(Captcha).toResolvedValue(api => new AltchaCaptcha(api, workers.captcha), [BankApi]);
  container.load(browser, bankDossier, bankEnd);
  return container;
};
