import { Container } from 'inversify';
import { AnswerStore } from '@application/ports/AnswerStore';
import { Browser } from '@application/ports/Browser';
import { Captcha } from '@application/ports/Captcha';
import { Clock } from '@application/ports/Clock';
import { ErrorReporter } from '@application/ports/ErrorReporter';
import { FilePreparation } from '@application/ports/FilePreparation';
import { Randomness } from '@application/ports/Randomness';
import { SessionStore } from '@application/ports/SessionStore';
import { Settings } from '@application/ports/Settings';
import { Tracking } from '@application/ports/Tracking';
import { Visibility } from '@application/ports/Visibility';
import { Watches } from '@application/watch';
import { PageVisibility } from '@infrastructure/browser/PageVisibility';
import { BrowserClock } from '@infrastructure/browser/BrowserClock';
import { AltchaCaptcha } from '@infrastructure/browser/captcha/AltchaCaptcha';
import { WorkerFilePreparation } from '@infrastructure/browser/files/WorkerFilePreparation';
import { MemoryErrorReporter } from '@infrastructure/browser/MemoryErrorReporter';
import { MemoryTracking } from '@infrastructure/browser/MemoryTracking';
import { TabAnswerStore } from '@infrastructure/browser/TabAnswerStore';
import { TabSessionStore } from '@infrastructure/browser/TabSessionStore';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { WebRandomness } from '@infrastructure/browser/WebRandomness';
import { WindowBrowser } from '@infrastructure/browser/WindowBrowser';
import { BankApi } from '@infrastructure/http/BankApi';
import { bankEnd } from './wiring/bankEnd';
import { bankFile } from './wiring/bankFile';
import { ending } from './wiring/ending';
import { holders } from './wiring/holders';
import { journey } from './wiring/journey';
import { offer } from './wiring/offer';
import { proofs } from './wiring/proofs';
import { outside } from './wiring/outside';
import { personal } from './wiring/personal';
import { make } from './wiring/make';

/** Workers, which only the browser's bundle can name. */
export interface Workers {
  readonly captcha: () => Worker;
  readonly files: () => Worker;
  /** The same work without a worker, where one cannot do it. */
  readonly filesOnPage: () => Promise<(file: Blob, together: number) => Promise<unknown>>;
}

/** Who meets whom, in one place. */
export const createContainer = (settings: Settings, workers: Workers): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(Settings).toConstantValue(settings);
  container.bind(Clock).toConstantValue(new BrowserClock(settings.simulatedNow));
  container.bind(TabStorage).toConstantValue(new TabStorage());
  container.bind(Randomness).toResolvedValue(make(WebRandomness));
  container.bind(Visibility).toResolvedValue(make(PageVisibility));
  container.bind(Watches).toResolvedValue(make(Watches), [Clock, Visibility]);
  container.bind(Browser).toResolvedValue(make(WindowBrowser));
  container.bind(Tracking).toResolvedValue(make(MemoryTracking));
  container.bind(ErrorReporter).toResolvedValue(make(MemoryErrorReporter));
  container.bind(SessionStore).toResolvedValue(make(TabSessionStore), [TabStorage, Clock]);
  container.bind(AnswerStore).toResolvedValue(make(TabAnswerStore), [TabStorage]);
  container
    .bind(BankApi)
    .toResolvedValue((session, reporter) => new BankApi(settings.api, session, reporter), [SessionStore, ErrorReporter]);
  container.bind(FilePreparation).toConstantValue(new WorkerFilePreparation(workers.files, workers.filesOnPage));
  container.bind(Captcha).toResolvedValue(api => new AltchaCaptcha(api, workers.captcha), [BankApi]);
  container.load(bankFile, bankEnd, journey, offer, holders, personal, outside, proofs, ending);
  return container;
};
