import { ContainerModule } from 'inversify';
import { Browser, Gestures, Frames, Randomness, Tabs, Visibility } from '@application/browser/ports';
import { Camera } from '@application/liveness/ports';
import { Digest } from '@application/signature/ports';
import { ErrorReporter, PageChanges, Tracking } from '@application/observation/ports';
import { Geolocation } from '@application/agency/ports';
import { SessionPeers } from '@application/session/ports';
import { WalletReturns } from '@application/wallet/ports';
import { BrowserGeolocation } from '@infrastructure/browser/BrowserGeolocation';
import { ChannelSessionPeers } from '@infrastructure/browser/ChannelSessionPeers';
import { ChannelWalletReturns } from '@infrastructure/browser/ChannelWalletReturns';
import { MediaCamera } from '@infrastructure/browser/MediaCamera';
import { events, reports } from '@infrastructure/browser/observation/observed';
import { PageVisibility } from '@infrastructure/browser/PageVisibility';
import { WebDigest } from '@infrastructure/browser/WebDigest';
import { WebRandomness } from '@infrastructure/browser/WebRandomness';
import { WindowBrowser } from '@infrastructure/browser/WindowBrowser';
import { WindowGestures } from '@infrastructure/browser/WindowGestures';
import { WindowFrames } from '@infrastructure/browser/WindowFrames';
import { WindowTabs } from '@infrastructure/browser/WindowTabs';
import { make } from './make';

/** The browser's adapters. */
export const browser = new ContainerModule(({ bind }) => {
  bind(Randomness).toResolvedValue(make(WebRandomness));
  bind(Gestures).toResolvedValue(make(WindowGestures));
  bind(Visibility).toResolvedValue(make(PageVisibility));
  bind(Browser).toResolvedValue(make(WindowBrowser));
  bind(Tracking).toConstantValue({ send: event => events.put(event) });
  bind(ErrorReporter).toConstantValue({ report: report => reports.put({ kind: 'report', report }) });
  bind(PageChanges).toConstantValue({ arrivedAt: page => reports.put({ kind: 'page', page }) });
  bind(Camera).toResolvedValue(() => new MediaCamera());
  bind(Frames).toResolvedValue(make(WindowFrames));
  bind(Tabs).toResolvedValue(make(WindowTabs));
  bind(Digest).toResolvedValue(make(WebDigest));
  bind(SessionPeers).toResolvedValue(digest => new ChannelSessionPeers(digest), [Digest]);
  bind(WalletReturns).toResolvedValue(() => new ChannelWalletReturns());
  bind(Geolocation).toResolvedValue(make(BrowserGeolocation));
});
