import { ContainerModule } from 'inversify';
import { Browser } from '@application/ports/Browser';
import { Camera } from '@application/ports/Camera';
import { Digest } from '@application/ports/Digest';
import { ErrorReporter } from '@application/ports/ErrorReporter';
import { Frames } from '@application/ports/Frames';
import { Geolocation } from '@application/ports/Geolocation';
import { PageChanges } from '@application/ports/PageChanges';
import { Randomness } from '@application/ports/Randomness';
import { Tabs } from '@application/ports/Tabs';
import { Tracking } from '@application/ports/Tracking';
import { Visibility } from '@application/ports/Visibility';
import { BrowserGeolocation } from '@infrastructure/browser/BrowserGeolocation';
import { MediaCamera } from '@infrastructure/browser/MediaCamera';
import { events, reports } from '@infrastructure/browser/observation/observed';
import { PageVisibility } from '@infrastructure/browser/PageVisibility';
import { WebDigest } from '@infrastructure/browser/WebDigest';
import { WebRandomness } from '@infrastructure/browser/WebRandomness';
import { WindowBrowser } from '@infrastructure/browser/WindowBrowser';
import { WindowFrames } from '@infrastructure/browser/WindowFrames';
import { WindowTabs } from '@infrastructure/browser/WindowTabs';
import { make } from './make';

/** The browser, as whoever visits the page uses it. */
export const browser = new ContainerModule(({ bind }) => {
  bind(Randomness).toResolvedValue(make(WebRandomness));
  bind(Visibility).toResolvedValue(make(PageVisibility));
  bind(Browser).toResolvedValue(make(WindowBrowser));
  bind(Tracking).toConstantValue({ send: event => events.put(event) });
  bind(ErrorReporter).toConstantValue({ report: report => reports.put({ kind: 'report', report }) });
  bind(PageChanges).toConstantValue({ arrivedAt: page => reports.put({ kind: 'page', page }) });
  bind(Camera).toResolvedValue(() => new MediaCamera());
  bind(Frames).toResolvedValue(make(WindowFrames));
  bind(Tabs).toResolvedValue(make(WindowTabs));
  bind(Digest).toResolvedValue(make(WebDigest));
  bind(Geolocation).toResolvedValue(make(BrowserGeolocation));
});
