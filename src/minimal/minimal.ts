import '@ui/theme/base.css'; // first: defines the order of the cascade layers
import './minimal.css';
import '@ui/shell/LanguageLinks.module.css';
import * as E from 'fp-ts/Either';
import { FollowLink } from '@application/access/FollowLink';
import { brandFacts, brands, firstBrand } from '@domain/brand/variant';
import { TabSessionStore } from '@infrastructure/browser/TabSessionStore';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import { WebRandomness } from '@infrastructure/browser/WebRandomness';
import { decodeAccess, type AccessSettings } from '@infrastructure/config/decodeAccess';
import { FetchAccess } from '@infrastructure/http/access/FetchAccess';
import { FetchSmsSender } from '@infrastructure/http/access/FetchSmsSender';
import { keepClickTargets } from '@ui/kit/keepClickTargets';
import { languageMessages } from '@messages/language';
import { redirectHref } from '@ui/kit/hrefs';
import { loadFaces } from '../first/later';
import type { Boot } from '../loader/boot';
import { showLoadingFailure, wrongConfiguration } from '../loader/failure';
import { keptInTab } from '../loader/tab';
import { construction } from './construction';
import { keepLink } from './languageLinks';
import { login } from './login';
import { minimalPage, type MinimalPage } from './pages';
import { sms } from './sms';
import { people } from './ways';

const UUID = 'omc.sms';

/** The machine's clock, without the calendar of Paris, which is larger than this whole application. */
const machine = {
  now: () => new Date(Date.now() + (window.boot?.shift ?? 0)).toISOString(),
  sleep: (milliseconds: number) => () => new Promise<void>(done => setTimeout(done, milliseconds)),
};

const followLink = ({ api, link }: AccessSettings): FollowLink =>
  new FollowLink(new FetchAccess(api, machine), new TabSessionStore(new TabStorage(), machine), new WebRandomness(), link);

/** /, /login and /sms; any other path redirects to /. MIN-01 to MIN-03 */
const begin = ({ entry, configuration, arrival }: Boot, place: HTMLElement): void => {
  const decoded = decodeAccess(configuration, location.origin, languageMessages.own);
  if (E.isLeft(decoded)) return wrongConfiguration(decoded.left);
  const settings = decoded.right;
  const known = brands.find(code => entry.variant.endsWith(code)) ?? firstBrand.code;
  const brand = brandFacts[known].name;
  const { basePath, contactPhone } = settings;
  delete document.documentElement.dataset['elsewhere'];
  const at = { place, brand, contactPhone, appointment: redirectHref('appointment') };
  document.getElementById('aide')?.append(...people(at));
  keepLink(arrival || location.search);
  const show: Readonly<Record<MinimalPage, () => void>> = {
    IndexPage: () => construction(at, `${entry.base}main`, redirectHref('identification')),
    LoginPage: () => {
      const leaveFor = (address: string): void => location.assign(address);
      login({ ...at, leaveFor, identify: redirectHref('identification') }, followLink(settings), new URLSearchParams(arrival).get('code'));
    },
    SmsPage: () => {
      const sender = new FetchSmsSender(settings.api);
      // not in the address bar, and there again after a reload
      const uuid = keptInTab(UUID, new URLSearchParams(arrival).get('uuid') ?? '');
      sms({ ...at, customerArea: redirectHref('customer-area') }, sender, uuid);
    },
  };
  const page = minimalPage(location.pathname, basePath);
  if (page === undefined) history.replaceState(null, '', `${basePath}/`);
  show[page ?? 'IndexPage']();
};

keepClickTargets();
const place = document.getElementById('contenu');
if (window.boot && place) {
  begin(window.boot, place);
  loadFaces(window.boot);
} else showLoadingFailure();
